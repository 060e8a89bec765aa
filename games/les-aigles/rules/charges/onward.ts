/** Squadrons that go on once the first of their regiment have met the enemy. */
import { sizeOf } from '@grognard/engine';
import {
  type Body,
  bodyOf,
  eastOf,
  gap,
  normalHeading,
  northOf,
  overlapArea,
  type Pose,
  roundUnit,
  SAME,
  turnBetween,
} from '@grognard/field';
import { blocksOf, bodyOfPart } from '../../ground/shape/blocks.ts';
import { placedAt } from '../../ground/shape/placed.ts';
import { zoneOf } from '../../ground/shape/zones.ts';
import { hourOf, partOf, standingOutside, unitOfPart, without } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Stands } from '../../model/stands.ts';
import type { Contact } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Unit } from '../../model/unit.ts';
import type { Facing, Formation, Level } from '../../model/vocabulary.ts';
import { cavalryBase } from '../../tables/bases.ts';
import { isInTrees, meetingOn } from '../cover/meeting.ts';
import { isObstructed } from '../ground/charges.ts';
import { isBarredAt } from '../ground/queries.ts';
import type { Settled } from './contact.ts';
import { bodyOfSquadron, flankOf, type Reached, type Squadron, straightTo } from './flanks.ts';
import type { Outcome, Ridden } from './outcome.ts';
import { fromLeft, lineOf } from './squadron-lines.ts';
import { isAbreast, staysAmong } from './squadrons.ts';

const COLUMNS: ReadonlySet<Formation> = new Set(['march column', 'section column', 'division column']);
const SQUARES: ReadonlySet<Formation> = new Set(['square', 'full square']);

export const goOnward = (story: Story, { ridden }: Outcome, settled: readonly Settled[]): void => {
  const done = new Set<number>();
  for (const { contact } of settled) {
    const rode = ridden.get(contact.attacker);
    if (rode === undefined || done.has(contact.attacker)) continue;
    done.add(contact.attacker);
    const { unit, part } = rode.rider;
    if (unit.arm !== 'cavalry' || part.secret?.onward === 'halt') continue;
    const hasFollowed = bringOn(story, contact, leftOf(contact, rode), 'charge');
    if (!hasFollowed && isAbreast(part)) pushPast(story, contact, rode);
  }
};

/** LA-U2.3-5, -10: the squadrons behind the first of a chequer or an echelon come on; false for whoever has none. */
export const bringOn = (story: Story, contact: Contact, movement: number, level: Level): boolean => {
  const { formation } = partOf(story.state, contact.attacker);
  if (formation === 'chequer') closeUp(story, contact.attacker, movement);
  else if (formation === 'echelon') trail(story, contact, movement, level);
  else return false;
  return true;
};

/** What is left of the quarter's movement. */
const leftOf = (contact: Contact, { rider, length }: Ridden): number =>
  rider.step + (contact.charged === true ? rider.bonus : 0) - length;

/** LA-U5.1-1: less shared ground than this is no more than touching. */
const TOUCHING = 10_000;

const othersThan = ({ setting, state }: Story, mine: readonly number[]): readonly Body[] =>
  standingOutside(state).flatMap((index) =>
    mine.includes(index) ? [] : [bodyOfPart(setting, partOf(state, index), unitOfPart(state, index).arm)],
  );

/** LA-U2.3-10: the second row of a chequer comes up into the intervals, and the regiment is in line. */
const closeUp = (story: Story, index: number, movement: number): void => {
  if (movement < cavalryBase.depth) return;
  const part = partOf(story.state, index);
  const unit = unitOfPart(story.state, index);
  const { x, y, heading, companies, degradation } = part;
  const ranks = [part.ranks.reduce((sum, rank) => sum + rank, 0)];
  const body = bodyOf(blocksOf(story.setting, { ...part, formation: 'line', ranks }, unit.arm));
  if (othersThan(story, [index]).some((other) => overlapArea(body, other) > TOUCHING)) return;
  const stands: Stands = { x, y, heading, companies, degradation, formation: 'line', ranks };
  if (isBarredAt(story.setting, story.state, part, unit, stands)) return;
  happen(story, {
    kind: 'completed',
    part: index,
    what: 'change',
    stands,
    front: (ranks[0] ?? 0) * cavalryBase.width,
    rules: ['LA-U2.3-9', 'LA-U2.3-10'],
  });
};

/** LA-U2.3-5 to -7: the squadrons behind the first of an echelon. */
const trail = (story: Story, contact: Contact, movement: number, level: Level): void => {
  const { attacker: index } = contact;
  const part = partOf(story.state, index);
  const unit = unitOfPart(story.state, index);
  const squadrons = blocksOf(story.setting, part, unit.arm).map(
    ({ x, y, heading, halfFront, halfDepth }): Squadron => ({
      x: roundUnit(x + eastOf(heading) * halfDepth),
      y: roundUnit(y + northOf(heading) * halfDepth),
      heading,
      width: 2 * halfFront,
    }),
  );
  sendOn(story, contact, {
    ...{ index, unit, squadrons },
    places: squadrons.map((_squadron, place) => place).slice(1),
    ...{ movement, level },
    rules: ['LA-U2.3-5', 'LA-U2.3-6', 'LA-U2.3-7'],
    bodyOf: (places) => echelonOf(unit, part, places),
  });
};

/** The foremost squadrons of an echelon, without those behind them. */
const echelonOf = (unit: Unit, part: Part, places: readonly number[]): Stands => {
  const { heading, degradation, leads = 'left' } = part;
  const companies = part.companies.slice(0, places.length);
  const figures = (numbers: readonly number[]): number =>
    numbers.reduce((sum, company) => sum + (unit.companies[company]?.figures ?? 0), 0);
  const hand = leads === 'left' ? 1 : -1;
  const aside = (hand * (figures(companies) - figures(part.companies)) * cavalryBase.width) / 2;
  const isAlone = companies.length === 1;
  return {
    x: roundUnit(part.x + northOf(heading) * aside),
    y: roundUnit(part.y - eastOf(heading) * aside),
    ...{ heading, degradation, companies },
    formation: isAlone ? 'line' : 'echelon',
    ranks: part.ranks.slice(0, companies.length),
    ...(!isAlone && { leads }),
  };
};

const QUARTERS_IN_HALF = 2;

/** LA-M5.7-12: a line that has met a square or a column goes past it with the squadrons that have met nobody. */
const pushPast = (story: Story, contact: Contact, rode: Ridden): void => {
  const { state, setting } = story;
  const { index, unit, step, bonus } = rode.rider;
  const enemy = partOf(state, contact.defender);
  const isFoot = unitOfPart(state, contact.defender).arm === 'infantry';
  if (!isFoot || !(COLUMNS.has(enemy.formation) || SQUARES.has(enemy.formation))) return;
  const used = (state.quarter % QUARTERS_IN_HALF === 1 ? 0 : step) + rode.length;
  const withBonus = contact.charged === true && setting.switches.pushPastUses === 'stepsAndBonus';
  const movement = QUARTERS_IN_HALF * step + (withBonus ? bonus : 0) - used;
  const body = bodyOfPart(setting, enemy, 'infantry');
  for (const from of ['left', 'right'] as const) {
    const part = partOf(story.state, index);
    const squadrons = part.companies.map((_company, place): Squadron => {
      const { x, y, heading, ranks } = lineOf(unit, part, [place]);
      return { x, y, heading, width: (ranks[0] ?? 0) * cavalryBase.width };
    });
    sendOn(story, contact, {
      ...{ index, unit, squadrons, movement },
      places: outerSquadrons(squadrons, body, from),
      level: 'charge',
      rules: ['LA-M5.7-1', 'LA-M5.7-2', 'LA-M5.7-12'],
      bodyOf: (places) => lineOf(unit, part, places),
    });
  }
};

/** The squadrons beyond the last that touches the enemy, the nearest to it first. */
const outerSquadrons = (
  squadrons: readonly Squadron[],
  enemy: Body,
  from: 'left' | 'right',
): readonly number[] => {
  const touching = squadrons.flatMap((squadron, place) =>
    gap(bodyOfSquadron(squadron), enemy) <= 4 * SAME ? [place] : [],
  );
  const [first, last] = [touching[0], touching.at(-1)];
  if (first === undefined || last === undefined) return [];
  const places = squadrons.map((_squadron, place) => place);
  return from === 'left' ? places.slice(0, first).reverse() : places.slice(last + 1);
};

interface Sending {
  readonly index: number;
  readonly unit: Unit;
  readonly squadrons: readonly Squadron[];
  /** Those who may go on, the nearest to the enemy first; whoever stands beyond one who goes is left on his own. */
  readonly places: readonly number[];
  readonly movement: number;
  readonly level: Level;
  readonly rules: readonly string[];
  bodyOf(places: readonly number[]): Stands;
}

const sendOn = (story: Story, contact: Contact, sending: Sending): void => {
  const reached = reachedBy(story, contact, sending);
  const { places, squadrons } = sending;
  const leaving = places.slice(
    Math.max(
      0,
      places.findIndex((place) => reached.has(place)),
    ),
  );
  if (reached.size === 0) return;
  let kept = squadrons.map((_squadron, place) => place);
  for (const place of [...leaving].reverse()) {
    kept = kept.filter((each) => each !== place);
    const part = detach(story, sending, place, kept);
    const way = reached.get(place);
    if (way !== undefined) arrive(story, contact, sending, part, way);
  }
};

/** Where each comes to, one after the other, so that none rides into another. */
const reachedBy = (
  story: Story,
  { defender }: Contact,
  { index, unit, squadrons, places, movement }: Sending,
): ReadonlyMap<number, Reached> => {
  const enemy = bodyOfPart(
    story.setting,
    partOf(story.state, defender),
    unitOfPart(story.state, defender).arm,
  );
  const others = othersThan(story, [index, defender]);
  const known = { setting: story.setting, view: story.state };
  const bodies = squadrons.map(bodyOfSquadron);
  const reached = new Map<number, Reached>();
  for (const place of places) {
    const squadron = squadrons[place];
    if (squadron === undefined) continue;
    const own = bodies.filter((_body, each) => each !== place);
    const around = { enemy, others, own };
    const way = straightTo(squadron, movement, around) ?? flankOf(squadron, movement, around);
    // LA-OX-6: whoever would come onto an obstacle stays before it.
    const alone = aloneAs(partOf(story.state, index), squadron);
    if (way === undefined || isObstructed(known, { part: alone, unit }, way.way, way.motions)) continue;
    reached.set(place, way);
    bodies[place] = bodyOfSquadron({ ...way.to, width: squadron.width });
  }
  return reached;
};

/** A squadron as a line of its own. */
const aloneAs = (part: Part, { x, y, heading, width }: Squadron): Part => ({
  ...without(part, 'turned', 'leads'),
  ...{ x, y, heading, formation: 'line', ranks: [Math.round(width / cavalryBase.width)] },
});

/** A squadron leaves the body; the number of its part. */
const detach = (story: Story, sending: Sending, place: number, kept: readonly number[]): number => {
  const { index, unit, squadrons, rules, bodyOf: bodyWith } = sending;
  const whole = partOf(story.state, index);
  const part = sizeOf(story.state.parts);
  const squadron = squadrons[place];
  const company = fromLeft(whole)[kept.filter((each) => each < place).length] ?? 0;
  const { x, y, heading } = squadron ?? whole;
  const figures = unit.companies[company]?.figures ?? 0;
  const detached: Part = {
    ...{ unit: whole.unit, companies: [company], formation: 'line', ranks: [figures] },
    ...{ x, y, heading, degradation: whole.degradation, run: 0, apart: hourOf(story.state) },
  };
  happen(story, { kind: 'detached', part: index, body: bodyWith(kept), detached, rules });
  staysAmong(story, index, part);
  return part;
};

/** The side of a part against which one stands with this heading. */
const sideAgainst = ({ heading }: Pose, against: number): Facing => {
  const turn = turnBetween(heading, normalHeading(against + 18_000));
  if (Math.abs(turn) <= 4_500) return 'front';
  if (Math.abs(turn) >= 13_500) return 'rear';
  return turn > 0 ? 'right' : 'left';
};

const arrive = (
  story: Story,
  { defender, charged, since }: Contact,
  { rules, level }: Sending,
  part: number,
  { way, to, onto }: Reached,
): void => {
  const enemy = partOf(story.state, defender);
  const side =
    onto === undefined
      ? zoneOf(story.setting, enemy, unitOfPart(story.state, defender).arm, partOf(story.state, part))
      : sideAgainst(enemy, onto);
  happen(story, { kind: 'moved', part, how: 'marches', level, way: [...way, to], to, run: 0, rules });
  const { setting, state } = story;
  const [one, other] = [placedAt(setting, state, part), placedAt(setting, state, defender)];
  const { rules: ground, ...met } = meetingOn(setting, state, one, other);
  const isCharge = charged === true && onto === undefined && !isInTrees(setting, state, one, other);
  const why = [...ground, ...rules];
  happen(story, {
    kind: 'met',
    contact: {
      ...{ attacker: part, defender, side, since, ...(isCharge && { charged }), ...met },
      ...(met.above !== undefined && { groundRules: ground }),
      rules: why,
    },
    rules: why,
  });
};
