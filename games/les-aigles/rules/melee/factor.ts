/** What figures are worth in a round: their combat value and everything that is added to it or taken from it. */
import type { Modifier } from '@grognard/engine';
import { placedAt } from '../../ground/shape/placed.ts';
import type { StandingFigure } from '../../ground/shape/standing-figures.ts';
import { isTakenOn } from '../../ground/shape/zones.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Group, Pair } from '../../model/fighting.ts';
import type { Part } from '../../model/part.ts';
import type { Setting } from '../../model/setting.ts';
import { figuresIn } from '../../model/stands.ts';
import type { State } from '../../model/state.ts';
import type { Unit } from '../../model/unit.ts';
import {
  type Degradation,
  DISORGANISED,
  FORMED,
  isArtillery,
  WITHOUT_FORMATION,
} from '../../model/vocabulary.ts';
import {
  coverRows,
  degradationRows,
  fatigueRow,
  INSPIRING,
  meleeRows,
  STEADY_SHARE,
  sideRows,
} from '../../tables/melee.ts';
import { type Troop, troopOf } from '../../tables/troops.ts';
import { bonusRules } from '../charges/contact.ts';
import { groupsOf, pushingRanks } from '../charges/worth.ts';
import { followRules } from '../cover/melee-rules.ts';
import { redoubtOf } from '../cover/redoubts.ts';
import { effectiveDegradation } from '../degradation/degradation.ts';
import type { Pursuit } from '../rallies/combat.ts';
import { coverIn } from './cover.ts';
import { isWholeSquare } from './engaged.ts';
import { hasCharged, otherOf, roundOf, sideInPair } from './pairs.ts';

/** One part of a pair, and what is to be known of both. */
export interface Blow {
  readonly setting: Setting;
  readonly state: State;
  readonly pair: Pair;
  readonly index: number;
  readonly figures: readonly StandingFigure[];
  /** One of the two has rallied, and the other has followed it. */
  readonly pursuit?: Pursuit & { readonly isFollower: boolean };
  /** The enemy runs and does not strike back. */
  readonly isRunDown: boolean;
}

export interface Worth {
  readonly groups: readonly Group[];
  readonly rules: readonly string[];
}

interface Rows {
  readonly rows: readonly Modifier[];
  readonly rules: readonly string[];
}

const NONE: Rows = { rows: [], rules: [] };

const given = (row: Modifier | undefined, ...rules: string[]): Rows =>
  row === undefined ? NONE : { rows: [row], rules };

const DEGRADED: Readonly<Record<Degradation, readonly string[]>> = {
  0: [],
  1: ['LA-U4.1-6'],
  2: ['LA-U4.1-12', 'LA-U3.4-7'],
  3: ['LA-U4.1-23', 'LA-U3.4-7'],
};

const degradationOf = ({ setting, state, index, pursuit }: Blow): Rows => {
  const side = pursuit?.isFollower === true ? pursuit.follower : pursuit?.rallier;
  const own = effectiveDegradation(partOf(state, index), true);
  // LA-O9.1-4: a garrison that still has its formation is formed.
  const isHeld =
    own === DISORGANISED && redoubtOf(setting, state, placedAt(setting, state, index)) !== undefined;
  const level = side?.counts ?? (isHeld ? FORMED : own);
  return given(degradationRows[level], 'LA-U4.1-3', ...DEGRADED[level]);
};

const followUp = ({ setting, state, pair, index, pursuit, isRunDown }: Blow): Rows => {
  const hasFollowed = pair.contacts.some(({ follower }) => follower === index);
  if (pursuit?.isFollower === true) return given(meleeRows.followUp, 'LA-M3.3-15');
  if (hasFollowed)
    return given(
      meleeRows.followUp,
      ...followRules(setting, state, placedAt(setting, state, otherOf(pair, index))),
      ...(pair.contacts.some(({ over }) => over !== undefined) ? ['LA-O8.6-20'] : []),
    );
  return isRunDown ? given(meleeRows.followUp) : NONE;
};

/** LA-S3.5-4: an enemy who is taken in flank or rear; one who runs, always in the rear. */
const fromBehind = ({ state, pair, index, isRunDown }: Blow): Rows => {
  if (isRunDown) return given(sideRows.rear, 'LA-S3.5-28');
  const enemy = otherOf(pair, index);
  const side = sideInPair(pair, enemy);
  const part = partOf(state, enemy);
  if (isTakenOn(part, side)) return given(sideRows[side]);
  return part.formation === 'square' && side !== 'front' ? { rows: [], rules: ['LA-U2.2-27'] } : NONE;
};

const inSquare = (part: Part, enemy: Unit): Rows => {
  if (part.formation === 'full square') return given(meleeRows.fullSquare, 'LA-U2.2-42', 'LA-U2.2-43');
  if (part.formation !== 'square') return NONE;
  if (enemy.arm !== 'cavalry') return given(meleeRows.squareAgainstInfantry, 'LA-U2.2-33');
  return isWholeSquare(part) ? given(meleeRows.squareAgainstCavalry) : NONE;
};

/** LA-S3.5-8: halted infantry in line that infantry comes at from ahead, and that nobody has pushed back. */
const steadiness = ({ state, pair, index }: Blow, part: Part, unit: Unit, enemy: Unit): Rows => {
  const isLine = part.formation === 'line' || part.formation === 'double line';
  const isHalted = part.moved !== true && pair.contacts.every(({ attacker }) => attacker !== index);
  const isPressed = pair.contacts.some(({ follower }) => follower !== undefined);
  const strength = figuresIn(
    unit,
    unit.companies.map((_company, number) => number),
  );
  const isSteady =
    isLine &&
    unit.arm === 'infantry' &&
    enemy.arm === 'infantry' &&
    isHalted &&
    !isPressed &&
    effectiveDegradation(part, true) < WITHOUT_FORMATION &&
    sideInPair(pair, index) === 'front' &&
    strength >= STEADY_SHARE * unit.raised &&
    partOf(state, index).routing !== true;
  return isSteady ? given(meleeRows.steadyLine) : NONE;
};

/** LA-S3.5-9: a general whom men look up to is with the unit. */
const ledBy = (state: State, part: Part): Rows =>
  state.officers.some(
    ({ rank, charisma = 0, with: joined }) =>
      rank === 'general' && joined === part.unit && charisma >= INSPIRING,
  )
    ? given(meleeRows.general)
    : NONE;

/** LA-S3.5-10: the attacker of a cover fights at a disadvantage; in a wood, everybody. */
const againstCover = ({ setting, state, pair, index }: Blow): Rows => {
  const enemy = otherOf(pair, index);
  const { cover, rules } = coverIn(setting, state, pair, enemy);
  if (cover === 'none') return { rows: [], rules };
  const [contact] = pair.contacts;
  const isInside = contact?.inside === true;
  const house = contact?.wall !== undefined ? ['LA-O5.5-15'] : isInside ? ['LA-O5.5-34', 'LA-O5.5-50'] : [];
  return given(coverRows[cover], ...rules, ...house);
};

/** LA-S3.5-5: only in the round of contact. */
const higher = ({ pair, index }: Blow): Rows => {
  const contact = pair.contacts.find(({ above }) => above === index);
  if (roundOf(pair) > 1 || contact === undefined) return NONE;
  return given(meleeRows.above, ...(contact.groundRules ?? []));
};

/** LA-U5.3-7: whoever a friend is coming through fights on his own, and alone takes the losses. */
const crossed = ({ state, index }: Blow): Rows =>
  state.crossings.some((each) => each.crossed === index) ? { rows: [], rules: ['LA-U5.3-7'] } : NONE;

const chargeOf = (blow: Blow, part: Part, unit: Unit): { readonly pushing?: number } & Rows => {
  const { pair, index, pursuit } = blow;
  if (pursuit?.isFollower === true && pursuit.follower.chargeBonuses)
    return { pushing: 0, rows: [], rules: ['LA-S3.5-1', 'LA-M3.3-16'] };
  if (roundOf(pair) > 1 || pursuit !== undefined || !hasCharged(pair, index)) return NONE;
  const pushing = pushingRanks(unit, part);
  const rules = ['LA-S3.5-1', ...(pushing > 0 ? ['LA-S3.5-2'] : []), ...bonusRules({ unit, part })];
  return { pushing, rows: [], rules };
};

const frontOf = (unit: Unit, figures: readonly StandingFigure[]): readonly [Troop, number][] => {
  const counts = new Map<string, number>();
  for (const { company } of figures) {
    const troop = unit.companies[company]?.troop ?? '';
    counts.set(troop, (counts.get(troop) ?? 0) + 1);
  }
  return [...counts].map(([troop, count]) => [troopOf(unit.nation, troop), count]);
};

/** The figures that strike, by their value, with every row that counts for them; the chance of the day comes on top. */
export const worthOf = (blow: Blow, chance: Modifier): Worth => {
  const { state, index, figures } = blow;
  const part = partOf(state, index);
  const unit = unitOfPart(state, index);
  const enemy = unitOfPart(state, otherOf(blow.pair, index));
  const charge = chargeOf(blow, part, unit);
  const found = [
    charge,
    followUp(blow),
    fromBehind(blow),
    higher(blow),
    inSquare(part, enemy),
    steadiness(blow, part, unit, enemy),
    ledBy(state, part),
    againstCover(blow),
    part.formation === 'skirmish' && part.inside === undefined ? given(meleeRows.skirmishing) : NONE,
    degradationOf(blow),
    given(fatigueRow(part.fatigue ?? 0)),
    crossed(blow),
    given(chance.value === 0 ? undefined : chance),
  ];
  const rows = found.flatMap((each) => each.rows);
  const groups = groupsOf(frontOf(unit, figures), charge.pushing);
  const isGuns = isArtillery(unit.arm);
  return {
    groups: groups.map((group) => ({ ...group, rows: [...group.rows, ...rows] })),
    rules: [...new Set([...found.flatMap((each) => each.rules), ...(isGuns ? ['LA-S3.5-29'] : [])])],
  };
};
