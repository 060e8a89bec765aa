import { type Refusal, type RuleId, refuse } from '@grognard/engine';
import { sideTowards } from '@grognard/field/hex';
import type { Passage } from '../../model/memory.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import {
  type CounterKind,
  type Ground,
  type MoveClass,
  moveClasses,
  type SideKind,
} from '../../model/vocabulary.ts';
import { counterFacts } from '../../tables/counters.ts';
import { type Cost, moveFacts } from '../../tables/movement.ts';
import { citedBy } from '../counters/citations.ts';
import { kindsOn } from '../counters/obstacles.ts';
import { groundAt } from '../map/board.ts';
import { palisadeAcross } from '../map/engagement.ts';
import { carriesBoat, classRule, type Walker } from './walker.ts';

const UPHILL = 1;

/** Between hexes on which nothing lies there is nothing but the map. */
const bare: State['counters'] = [];

/** A number for everything about a walker with empty hands that a passage depends on. */
const codeOf = ({ class: moving, infantry, slips, formed }: Walker): number =>
  moveClasses.indexOf(moving) * 8 + (infantry ? 4 : 0) + (slips ? 2 : 0) + (formed ? 1 : 0);

/** The step between two neighbours, as the counters on the table make it; what is carried along does not hinder. */
export const passageOf = (
  reading: Reading,
  walker: Walker,
  from: number,
  to: number,
  carried: readonly number[] = [],
): Passage => {
  const { setting, view } = reading;
  if (carried.length > 0 || walker.carries.length > 0) return findPassage(reading, walker, from, to, carried);
  const isBare = kindsOn(reading, to).length === 0 && kindsOn(reading, from).length === 0;
  const passages = setting.memory.passages(isBare ? bare : view.counters);
  const { size } = setting.terrain.board;
  const key = (codeOf(walker) * size + from) * size + to;
  const old = passages.get(key);
  if (old !== undefined) return old;
  const found = findPassage(reading, walker, from, to, carried);
  passages.set(key, found);
  return found;
};

const findPassage = (
  reading: Reading,
  walker: Walker,
  from: number,
  to: number,
  carried: readonly number[],
): Passage => {
  const { setting } = reading;
  const { board, sides, altitude } = setting.terrain;
  const kind = sides[from * 6 + sideTowards(board, from, to)] ?? 'normal';
  const ground = groundAt(reading, to);
  const kinds = kindsOn(reading, to, carried);
  const moving = movingOver(walker, ground);
  const price = groundPrice(setting, moving, kind, ground, kinds);
  const extra = surcharge(setting, moving, ground, kinds);
  const climbs = (altitude[to] ?? 0) > (altitude[from] ?? 0);
  const { roughSide } = moveFacts[moving];
  const rough = kind === 'rough' && typeof roughSide === 'number' ? roughSide : 0;
  const barred = barredBy(walker, kind, ground, kinds, price) ?? palisadeBars(reading, walker, from, to);
  const minimal = minimalOnly(reading, walker, from, to, ground, price);
  return {
    cost: (typeof price === 'number' ? price : 0) + rough + (climbs ? UPHILL : 0) + extra.cost,
    rules: [
      ...['CB-B4.4', classRule[moving], ...citedBy(kinds, 'ground'), ...extra.rules],
      ...(climbs ? ['CB-B4.4-8'] : []),
      ...(kind === 'road' && moving === 'foot' ? ['CB-C13'] : []),
      ...palisadeRules(reading, from, to, kinds),
      ...(kinds.length > 1 ? ['CB-Q27'] : []),
    ],
    ...(barred !== undefined && { barred }),
    ...(minimal !== undefined && { minimal }),
  };
};

/** CB-BOATS-9: on the water those who carry boats go by boat. */
const movingOver = (walker: Walker, ground: Ground): MoveClass =>
  ground === 'water' && carriesBoat(walker) ? 'naval' : walker.class;

/** A road makes up for the printed ground, not for what has been put upon it. */
const groundPrice = (
  { switches }: Setting,
  moving: MoveClass,
  kind: SideKind,
  ground: Ground,
  kinds: readonly CounterKind[],
): Cost => {
  const { road, grounds } = moveFacts[moving];
  if (ground === 'impassable') return 'no';
  const encumbered = kinds.some((each) => counterFacts[each].ground !== undefined);
  if (kind !== 'road' || road === 'no' || encumbered) return grounds[ground];
  return moving === 'foot' && switches.footOnRoad === 0.5 ? 1 : road;
};

/** CB-B4.4-11: what obstacles cost on top; CB-Q42: boats only those who walk into them; CB-Q44: a flyer where it lands. */
const surcharge = (
  { switches }: Setting,
  moving: MoveClass,
  ground: Ground,
  kinds: readonly CounterKind[],
): Pick<Passage, 'cost' | 'rules'> => {
  const over = moving === 'flying' && switches.flyersMind === 'whereTheyLand';
  const met = kinds.filter(
    (kind) => !over && !(ground === 'water' && counterFacts[kind].carried?.boat === true),
  );
  const cost = met.reduce((sum, kind) => sum + (counterFacts[kind].surcharge ?? 0), 0);
  const boats = met.some((kind) => counterFacts[kind].carried?.boat === true) ? ['CB-Q42'] : [];
  return { cost, rules: cost === 0 ? [] : ['CB-B4.4-11', ...citedBy(met, 'surcharge'), ...boats] };
};

const barredBy = (
  walker: Walker,
  kind: SideKind,
  ground: Ground,
  kinds: readonly CounterKind[],
  price: Cost,
): Refusal | undefined => {
  const moving = movingOver(walker, ground);
  const afloat = moving === 'naval' || carriesBoat(walker);
  if (kind === 'impassable' || (kind === 'water' && moving !== 'flying' && !afloat))
    return refuse('CB-B4.1-1', 'closed-side');
  if (ground === 'impassable') return refuse('CB-B4.1-1', 'closed-ground');
  if (kinds.includes('blaze')) return refuse('CB-B4.12-18', 'blazing-hex');
  if (kind === 'rough' && walker.formed) return refuse('CB-B4.11-8', 'closed-side');
  if (kind === 'rough' && moveFacts[moving].roughSide === 'no')
    return refuse(classRule[moving], 'closed-side');
  if (walker.formed && ground !== 'clear') return refuse('CB-B4.11-4', 'formation-on-clear-only');
  if (ground === 'difficult' && walker.carries.some((each) => counterFacts[each].carried?.never === ground))
    return refuse('CB-MANTLETS-11', 'mantlets-on-difficult');
  if (carriesBoat(walker) && ground !== 'water' && ground !== 'clear')
    return refuse('CB-BOATS-8', 'boats-on-clear-only');
  return price === 'no' ? refuse(classRule[moving], 'closed-ground') : undefined;
};

/** CB-Q12: its front is left freely; CB-PALISADE-4: every side but those of the front is open. */
const palisadeRules = (
  reading: Reading,
  from: number,
  to: number,
  kinds: readonly CounterKind[],
): readonly RuleId[] => {
  const opens = kinds.includes('palisade') && palisadeAcross(reading, from, to) === undefined;
  return [
    ...(palisadeAcross(reading, to, from) === undefined ? [] : ['CB-Q12']),
    ...(opens ? ['CB-PALISADE-4', 'CB-B4.1-5'] : []),
  ];
};

/** CB-PALISADE-6: its front is closed to all but infantry, flyers and infiltrators. */
const palisadeBars = (
  reading: Reading,
  { infantry, slips }: Walker,
  from: number,
  to: number,
): Refusal | undefined =>
  !infantry && !slips && palisadeAcross(reading, from, to) !== undefined
    ? refuse('CB-PALISADE-6', 'palisade-closed')
    : undefined;

const minimalOnly = (
  reading: Reading,
  walker: Walker,
  from: number,
  to: number,
  ground: Ground,
  price: Cost,
): Refusal | undefined => {
  if (price === 'minimal') return refuse(classRule[walker.class], 'minimal-move-only');
  if (carriesBoat(walker) && ground !== 'water') return refuse('CB-BOATS-8', 'minimal-move-only');
  return walker.infantry && !walker.slips && palisadeAcross(reading, from, to) !== undefined
    ? refuse('CB-PALISADE-6', 'minimal-move-only')
    : undefined;
};
