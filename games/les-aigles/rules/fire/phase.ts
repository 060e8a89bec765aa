/** LA-S3.1-8: the fire of half a period. Everybody fires on the same situation; then the figures are taken off. */

import { boxesMeet, gap, isUpTo } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { hoursSince, partOf, standing } from '../../model/evolve.ts';
import type { AimedFire } from '../../model/fire-order.ts';
import type { Memories } from '../../model/setting.ts';
import { happen, type Story } from '../../model/story.ts';
import { troopOf } from '../../tables/troops.ts';
import type { Bar } from '../cover/bars.ts';
import type { Silence } from '../cover/silence.ts';
import { fireOrderOf, saysAnything } from '../planning/fire-order.ts';
import { batter } from './battering.ts';
import { payApproach } from './chargers.ts';
import { amidst, opponentsOf, type Shooter, shootersOf } from './fronts.ts';
import { compareByName, type FireGround, fireGroundOf, inOrder, type Standing } from './ground.ts';
import { choiceOf, isAllowed } from './marks.ts';
import { hiddenFrom, isCovered, sawBefore } from './own-sight.ts';
import { payFor, tellVolleys } from './tell.ts';
import { carries, couldBear, type Foe, type Volley, volleysOf } from './volley.ts';
import { quartersOfFire, silenceOf, stoodAt } from './who.ts';
import { loseTargets } from './wonder.ts';

type Quarters = ReturnType<typeof quartersOfFire>;

export const fireAll = (story: Story): void => {
  for (const index of standing(story.state))
    if (partOf(story.state, index).charge === undefined) payApproach(story, index);
  const ground = fireGroundOf(story.setting, story.state);
  const fires = firesOf(ground);
  for (const each of fires) {
    if (each.held !== undefined) tellHeld(story, each.from, each.held);
    tellMissed(story, ground, each);
  }
  const volleys = fires.flatMap((each) => each.volleys);
  tellVolleys(
    story,
    ground,
    volleys,
    (volley) => quarterRules(ground, volley),
    () => false,
  );
  for (const volley of volleys) batter(story, volley);
  for (const { index } of ground.all) {
    const { underFire } = partOf(story.state, index);
    if (underFire !== undefined) payFor(story, index, underFire.men, ['LA-S3.1-8', 'LA-S3.3-21']);
  }
  loseTargets(story, volleys);
};

/** What one part fires, or what of the ground keeps it from firing at all. */
interface Fires {
  readonly from: Standing;
  readonly volleys: readonly Volley[];
  readonly held?: Held;
}

type Held = Bar | Silence | { readonly by: 'order' | 'nobody'; readonly rules: readonly string[] };

const BY_ORDER: Held = { by: 'order', rules: ['LA-S3.4-39', 'LA-S3.4-38'] };
/** It got to fire at nobody in the way that it was told. */
const AT_NOBODY: Held = { by: 'nobody', rules: ['LA-S3.4-38'] };

/** Those who were hidden and have shown themselves by firing, with the quarter in which they did. */
type Betrayed = ReadonlyMap<number, number>;

/** Not seen, or not by everybody who may be near. */
const isHidden = (ground: FireGround, from: Standing): boolean =>
  from.part.unseen !== undefined || isCovered(ground, from);

/** Those of them whom one has not seen before. */
const newTo = (ground: FireGround, from: Standing, betrayed: Betrayed): Betrayed =>
  new Map(
    [...betrayed].filter(([index]) => {
      const foe = ground.of(index);
      return foe === undefined || !sawBefore(ground, from, foe);
    }),
  );

/** LA-O4.4-3: whoever was hidden is fired at in the quarter after his own first shot. */
const firesOf = (ground: FireGround): readonly Fires[] => {
  const order = inOrder(ground.all);
  const first = order.map((from) => fireOf(ground, from, new Map()));
  const betrayed: Betrayed = new Map(
    first.flatMap(({ from, volleys }) => {
      if (!isHidden(ground, from) || volleys.length === 0) return [];
      const since = Math.min(...volleys.map((volley) => volley.since ?? Infinity));
      return since === Infinity ? [] : [[from.index, since] as const];
    }),
  );
  if (betrayed.size === 0) return first;
  const isConcerned = (from: Standing): boolean =>
    enemiesOf(ground, from, mostOf(from)).some(({ index }) => betrayed.has(index));
  // Whoever has none of them within reach fires as he would have.
  const then = first.map((fires) =>
    isConcerned(fires.from) ? fireOf(ground, fires.from, newTo(ground, fires.from, betrayed)) : fires,
  );
  // A shot is told before what answers it.
  const isFirst = ({ from }: Fires): boolean => betrayed.has(from.index);
  return [...then.filter(isFirst), ...then.filter((fires) => !isFirst(fires))];
};

/** LA-S3.4-38, -39: as it was told; whoever holds his fire does not give himself away. */
const fireOf = (ground: FireGround, from: Standing, betrayed: Betrayed): Fires => {
  const order = fireOrderOf(ground.setting, from.part);
  if (order === 'hold') return { from, volleys: [], held: BY_ORDER };
  const fires = aimed(ground, from, order, betrayed);
  const isSilent = fires.volleys.length === 0 && fires.held === undefined;
  // Whoever had a target by name hears of that.
  return isSilent && saysAnything(order) && order.target === undefined
    ? { ...fires, held: AT_NOBODY }
    : fires;
};

/** LA-S3.4-28: the fire of one part, at the nearest enemy first. */
const aimed = (ground: FireGround, from: Standing, order: AimedFire, betrayed: Betrayed): Fires => {
  const none: Fires = { from, volleys: [] };
  const about = enemiesOf(ground, from, mostOf(from)).filter(
    (foe) => isAllowed(order, foe) && isShown(foe, from, betrayed),
  );
  if (about.length === 0) return none;
  const quarters = quartersOfFire(ground, from);
  const silence = quarters.length === 0 ? silenceOf(ground, from) : undefined;
  if (quarters.length === 0 && silence === undefined) return none;
  const shooters = shootersOf(ground.setting, ground.state, from.index);
  const reach = Math.max(0, ...shooters.map(carries));
  if (reach === 0) return none;
  const isLate = ({ index }: Standing): number => (betrayed.has(index) ? 1 : 0);
  const foes = about
    .filter((foe) => boxesMeet(from.body, foe.body, reach) && couldBear(from, shooters, foe))
    .map((foe) => ({ foe, far: gap(from.body, foe.body), choice: choiceOf(order, foe) }))
    .filter(({ far }) => isUpTo(far, reach))
    .sort(
      (a, b) =>
        a.choice - b.choice || isLate(a.foe) - isLate(b.foe) || a.far - b.far || compareByName(a.foe, b.foe),
    );
  if (silence !== undefined) return foes.length > 0 ? { ...none, held: silence } : none;
  const barred: Bar[] = [];
  const volleys = byTurns(shooters, quarters).flatMap((turn) => {
    const targets = foes.map(({ foe, far }) =>
      foeAt(ground.setting, from, foe, far, turn.quarters, betrayed),
    );
    return volleysOf(ground, from, turn.shooters, targets, barred);
  });
  const [held] = barred;
  return volleys.length === 0 && held !== undefined ? { ...none, held } : { from, volleys };
};

/** How far any weapon of a unit carries, whoever of it may use one. */
const mostOf = ({ unit }: Standing): number =>
  Math.max(0, ...unit.companies.map(({ troop }) => carries({ troop: troopOf(unit.nation, troop) })));

/** LA-O5.2-32, -38: those who change their walls in a house fire in the quarters in which they do not move. */
const byTurns = (
  shooters: readonly Shooter[],
  quarters: Quarters,
): readonly { readonly shooters: readonly Shooter[]; readonly quarters: Quarters }[] => {
  const movers = shooters.filter(({ moves }) => moves !== undefined);
  if (movers.length === 0) return [{ shooters, quarters }];
  const [first, last] = movers[0]?.moves ?? [0, 0];
  const still = quarters.filter(({ hour }) => hour < first || hour > last);
  return [
    { shooters: amidst(shooters.filter(({ moves }) => moves === undefined)), quarters },
    { shooters: still.length === 0 ? [] : amidst(movers), quarters: still },
  ];
};

/** Nobody fires at whom his side does not see; LA-O5.4-8: at a house neither. */
const isShown = ({ index, part }: Standing, { unit }: Standing, betrayed: Betrayed): boolean => {
  if (betrayed.has(index)) return true;
  return (
    part.unseen?.includes(unit.side) !== true && (part.inside === undefined || part.inside.shown === true)
  );
};

const tellHeld = (story: Story, { index }: Standing, { by, rules }: Held): void =>
  happen(story, { kind: 'held-fire', part: index, by, rules });

/** LA-S3.4-43: the target that it was given by name is out of its sight or not under its fire. */
const tellMissed = (story: Story, ground: FireGround, { from, volleys }: Fires): void => {
  const order = fireOrderOf(ground.setting, from.part);
  if (order === 'hold' || order.target === undefined) return;
  const { target: mark } = order;
  if (volleys.some(({ target }) => target.index === mark)) return;
  const foe = ground.of(mark);
  const isSeen =
    foe !== undefined && isShown(foe, from, new Map()) && hiddenFrom(ground, from, foe) === undefined;
  const why = isSeen ? 'reach' : 'unseen';
  happen(story, {
    ...{ kind: 'missed-mark', part: from.index, target: mark, why },
    ...(volleys.length === 0 && { held: true as const }),
    rules: ['LA-S3.4-43', 'LA-S3.4-38'],
  });
};

/** Enemies whom a part may reach; whoever it fights it does not fire at. */
const enemiesOf = ({ about, state }: FireGround, from: Standing, reach: number): readonly Standing[] => {
  const fought = opponentsOf(state, from.index);
  return about(from.body, reach).filter(
    ({ index, unit, body }) =>
      unit.side !== from.unit.side && !fought.includes(index) && boxesMeet(from.body, body, reach),
  );
};

const foeAt = (
  setting: Memories,
  from: Standing,
  foe: Standing,
  far: number,
  all: Quarters,
  betrayed: Betrayed,
): Foe => {
  const shownIn = betrayed.get(foe.index);
  // LA-S3.4-30: in sight for the whole quarter.
  const first = Math.max(shownIn === undefined ? 0 : shownIn + 1, foe.part.shownFrom ?? 0);
  const quarters = all.filter(({ hour }) => hour >= first);
  const stood = from.part.came === undefined && foe.part.came === undefined;
  const isIn = (hour: number, reach: number): boolean =>
    stood ? isUpTo(far, reach) : isWithin(setting, from, foe, hour, reach);
  return {
    standing: foe,
    ...(shownIn !== undefined && { isBetrayed: true as const }),
    quartersWithin: (reach) =>
      quarters.reduce((sum, { hour, worth }) => sum + (isIn(hour, reach) ? worth : 0), 0),
    firstWithin: (reach) => quarters.find(({ hour }) => isIn(hour, reach))?.hour,
  };
};

/** LA-S3.4-30: in range for the whole quarter: when it began and when it ended. */
const isWithin = (
  setting: Memories,
  from: Standing,
  { part, unit }: Standing,
  hour: number,
  reach: number,
): boolean =>
  [hour, hour + 1].every((when) => {
    const [shooter, target] = [stoodAt(from.part, when), stoodAt(part, when)];
    return isUpTo(
      gap(bodyOfPart(setting, shooter, from.unit.arm), bodyOfPart(setting, target, unit.arm)),
      reach,
    );
  });

/** Which quarters counted, and why others did not. */
const quarterRules = (ground: FireGround, { from, quarters }: Volley): readonly string[] => {
  const { state } = ground;
  const able = quartersOfFire(ground, from);
  const most = able.reduce((sum, { worth }) => sum + worth, 0);
  return [
    'LA-S3.1-8',
    ...(able.length < hoursSince(state, 0).length ? ['LA-S3.4-23'] : []),
    ...(able.some(({ worth }) => worth < 1) ? ['LA-S3.4-24'] : []),
    ...(quarters < most ? ['LA-S3.4-30'] : []),
  ];
};
