/** LA-S3.4-36: whoever is charged fires at the charger, quarter by quarter, while it comes on. */
import { type Body, gap, isUpTo } from '@grognard/field';
import { aheadOf, distanceAhead, isStraightAhead } from '../../ground/shape/ahead.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { standingWhere } from '../../ground/shape/whereabouts.ts';
import { hourOf, isThere, partOf, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Unit } from '../../model/unit.ts';
import { wholeMen } from '../../tables/loss-formula.ts';
import type { Outcome, Ridden } from '../charges/outcome.ts';
import { ahead } from '../charges/riders.ts';
import { firesAtChargers } from '../planning/fire-order.ts';
import { shootersOf } from './fronts.ts';
import { compareByName, type FireGround, fireGroundOf, type Standing } from './ground.ts';
import { payFor, tellVolleys } from './tell.ts';
import { type Foe, type Volley, volleysOf } from './volley.ts';
import { willMarch, worthOfQuarter } from './who.ts';

/** Where a charger stands at the end of its plain march; its bonus does not count. */
const afterMarch = ({ rider, to, length, bonus = 0, at }: Ridden): Part => {
  if (rider.turn !== undefined) return { ...rider.part, ...to };
  if (bonus === 0) return { ...rider.part, ...(at ?? to) };
  return { ...rider.part, ...ahead(rider.part, length - bonus) };
};

/** A charge that comes at somebody: at whom, and how far off it was when the quarter began. */
interface Coming {
  readonly rode: Ridden;
  readonly distance: number;
}

/** Those whom a charge comes at, as everybody sees it: whoever its front would meet first, and skirmishers before him. */
const charged = (ground: FireGround, rode: Ridden): ReadonlyMap<number, Coming> => {
  const { part, unit } = rode.rider;
  const before = standingWhere(
    ground.setting,
    ground.state,
    aheadOf(ground.setting, part, unit.arm),
    unit.side,
  )
    .flatMap((index) => ground.of(index) ?? [])
    .filter(({ body }) => isStraightAhead(ground.setting, part, unit.arm, body))
    .map((each) => ({ each, distance: distanceAhead(ground.setting, part, unit.arm, each.body) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance || compareByName(a.each, b.each));
  const first = before.findIndex(({ each }) => each.part.formation !== 'skirmish');
  const met = first === -1 ? before : before.slice(0, first + 1);
  return new Map(met.map(({ each, distance }) => [each.index, { rode, distance }] as const));
};

/** Everybody who is charged, with the charges that come at him. */
const allCharged = (
  ground: FireGround,
  { ridden, clashes }: Outcome,
): ReadonlyMap<number, readonly Coming[]> => {
  const found = new Map<number, Coming[]>();
  const met = new Map<number, number[]>();
  for (const { attacker, defender } of clashes) met.set(attacker, [...(met.get(attacker) ?? []), defender]);
  for (const rode of ridden.values()) {
    const own = new Map(charged(ground, rode));
    for (const defender of met.get(rode.rider.index) ?? [])
      if (!own.has(defender)) own.set(defender, metAside(ground, rode, defender));
    for (const [index, coming] of own) found.set(index, [...(found.get(index) ?? []), coming]);
  }
  return found;
};

const metAside = (ground: FireGround, rode: Ridden, defender: number): Coming => {
  const { part, unit } = rode.rider;
  const body: Body | undefined = ground.of(defender)?.body;
  return { rode, distance: body === undefined ? 0 : gap(bodyOfPart(ground.setting, part, unit.arm), body) };
};

/** LA-M5.3-16, LA-S3.4-37: a charger whose plain march is enough to touch is not fired at, or for half a quarter. */
const quartersAt = (
  { setting }: Story,
  { rode, distance }: Coming,
): { quarters: number; isShort: boolean } => {
  const { rider } = rode;
  if (rider.turn !== undefined || !isUpTo(distance, rider.step)) return { quarters: 1, isShort: false };
  return { quarters: setting.switches.fireWhenReachedByStep === 'half' ? 0.5 : 0, isShort: true };
};

/** LA-U3.2-4, LA-U4.2-16, LA-M4.4-5: whoever is still at what he has begun; the garrison of a house has walls that do not move. */
const isBusy = ({ part: { doing, formation } }: Standing): boolean => {
  if (doing === undefined || doing.what === 'post' || doing.what === 'wonder') return false;
  return doing.what !== 'bend' || formation !== 'skirmish';
};

/** What the one who is charged may do about it in this quarter: nothing, if he is on the move or changes his order. */
const worthNow = (ground: FireGround, from: Standing): number => {
  const { state } = ground;
  if (isBusy(from)) return 0;
  const worth = worthOfQuarter(ground, from, hourOf(state));
  if (worth === 0 || !willMarch(state, from)) return worth;
  return from.part.formation === 'skirmish' ? worth / 2 : 0;
};

const foesOf = (
  story: Story,
  ground: FireGround,
  from: Standing,
  coming: readonly Coming[],
): readonly Foe[] => {
  const worth = worthNow(ground, from);
  return coming
    .flatMap((each) => {
      const standing = ground.of(each.rode.rider.index);
      return standing === undefined ? [] : [{ each, standing, far: gap(from.body, standing.body) }];
    })
    .sort((a, b) => a.far - b.far || compareByName(a.standing, b.standing))
    .map(({ each, standing }) => {
      const { quarters, isShort } = quartersAt(story, each);
      return { standing, quartersWithin: () => quarters * worth, ...(isShort && { distance: 0 }) };
    });
};

/** The fire of a quarter of charging; those of whom nobody is left do not come home. */
export const fireAtChargers = <O extends Outcome>(story: Story, outcome: O): O => {
  if (outcome.ridden.size === 0) return outcome;
  const before = fireGroundOf(story.setting, story.state);
  const moved = new Map([...outcome.ridden].map(([index, rode]) => [index, afterMarch(rode)] as const));
  const ground = fireGroundOf(story.setting, story.state, moved);
  const targets = allCharged(before, outcome);
  const volleys = ground.all
    .filter(({ index, part }) => targets.has(index) && firesAtChargers(story.setting, part))
    .sort(compareByName)
    .flatMap((from) =>
      volleysOf(
        ground,
        from,
        shootersOf(story.setting, story.state, from.index),
        foesOf(story, ground, from, targets.get(from.index) ?? []),
      ),
    );
  tellVolleys(
    story,
    ground,
    volleys,
    (volley) => chargerRules(ground, volley),
    (index) => outcome.ridden.has(index),
  );
  for (const { rider } of outcome.ridden.values())
    if (rider.isLast || isMet(outcome, rider.index)) payApproach(story, rider.index);
  return volleys.length === 0 ? outcome : afterLosses(story, outcome);
};

const chargerRules = ({ state }: FireGround, { from, quarters }: Volley): readonly string[] => [
  ...['LA-S3.1-5', 'LA-S3.4-36', 'LA-M5.3-16', 'LA-S3.8-6'],
  ...(quarters < 1 && !willMarch(state, from) ? ['LA-S3.4-37'] : []),
  ...(willMarch(state, from) ? ['LA-S3.4-24'] : []),
];

const isMet = ({ clashes }: Outcome, index: number): boolean =>
  clashes.some(({ attacker, defender }) => attacker === index || defender === index);

/** LA-S3.3-19, -21: the whole approach is one fire, rounded once. */
export const payApproach = (story: Story, index: number): void => {
  const { approach } = partOf(story.state, index);
  if (approach === undefined || approach.paid === true) return;
  const { men, figures } = approach;
  happen(story, {
    kind: 'came-through',
    part: index,
    men: wholeMen(men),
    figures,
    rules: ['LA-S3.3-19', 'LA-S3.3-21'],
  });
  payFor(story, index, men, ['LA-S3.4-36']);
};

/** A loss may have moved the middle of a front: it comes home beside where it would have. */
const asLeft = (rode: Ridden, part: Part, unit: Unit): Ridden => {
  const { x, y } = rode.rider.part;
  const to = { ...rode.to, x: rode.to.x + part.x - x, y: rode.to.y + part.y - y };
  return { ...rode, to, rider: { ...rode.rider, part, unit } };
};

/** Riders as the fire has left them. */
const afterLosses = <O extends Outcome>(story: Story, outcome: O): O => {
  const { state } = story;
  const isLeft = (index: number): boolean => isThere(partOf(state, index));
  const ridden = new Map(
    [...outcome.ridden].flatMap(([index, rode]) =>
      isLeft(index) ? [[index, asLeft(rode, partOf(state, index), unitOfPart(state, index))] as const] : [],
    ),
  );
  const clashes = outcome.clashes.filter(({ attacker, defender }) => isLeft(attacker) && isLeft(defender));
  return { ...outcome, ridden, clashes };
};
