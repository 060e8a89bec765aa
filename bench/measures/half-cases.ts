import {
  type Answers,
  begin,
  defaultsOf,
  type Match,
  openDecisions,
  openTable,
  type Player,
  recorded,
  seeded,
} from '@grognard/engine';
import {
  type LesAiglesTypes,
  lesAigles,
  type Order,
  type PartPlan,
  type Scenario,
} from '@grognard/les-aigles';
import { landFor, PER_STRETCH } from './half-land.ts';

type UnitEntry = Scenario['units'][number];

const companies = (count: number, figures: number, troop: string): UnitEntry['companies'] =>
  Array.from({ length: count }, () => ({ troop, figures }));

/** Room for a battalion in line, in centimetres. */
const FRONT = 32;
const DEPTH = 24;
const ABREAST = 10;

/** Of every ten units six are foot in line, two foot in column, and two horse; both armies look alike. */
const unitAt = (side: 'french' | 'allied', number: number, [x, y]: readonly [number, number]): UnitEntry => {
  const towards = side === 'french' ? -1 : 1;
  const isHorse = number % 5 === 4;
  return {
    ...{
      id: `${side}-${number}`,
      side,
      nation: 'france',
      attitude: 'attack',
      facing: side === 'french' ? 0 : 180,
    },
    companies: isHorse ? companies(4, 3, 'hussar') : companies(6, 3, 'fusilier'),
    formation: isHorse || number % 5 < 3 ? 'line' : 'march column',
    at: [x, towards * y],
  };
};

type Place = readonly [x: number, y: number];

const armies = (perSide: number, placeOf: (number: number) => Place): readonly UnitEntry[] => {
  const numbers = Array.from({ length: perSide }, (_, number) => number);
  return (['french', 'allied'] as const).flatMap((side) =>
    numbers.map((number) => unitAt(side, number, placeOf(number))),
  );
};

const sides: Scenario['sides'] = [
  { id: 'french', edge: 'south' },
  { id: 'allied', edge: 'north' },
];

/** How far before the middle of the table the first row stands. */
const FIRST = 8;

const inRank = (number: number): Place => [
  ((number % ABREAST) - ABREAST / 2) * FRONT,
  FIRST + Math.floor(number / ABREAST) * DEPTH,
];

/** Two armies face to face on a bare table, row behind row. */
const onBareTable = (perSide: number): Scenario => ({
  table: { width: ABREAST * FRONT + 100, depth: 2 * Math.ceil(perSide / ABREAST) * DEPTH + 200 },
  sides,
  units: armies(perSide, inRank),
});

/** Two armies face to face over every kind of ground, two rows of ten on each stretch of it. */
export const overGround = (perSide: number): Scenario => {
  const { middles, ...land } = landFor(perSide);
  const units = armies(perSide, (number) => {
    const [x, y] = inRank(number % PER_STRETCH);
    return [(middles[Math.floor(number / PER_STRETCH)] ?? 0) + x + FRONT / 2, y];
  });
  return { ...land, sides, units };
};

/** What the first row of each army stands within, in 0.001 cm. */
const FIRST_ROW = 10_000;

/** The first row charges with its horse and marches with its foot; the others come up. Whom the ground stops, stands. */
const planOf = (match: Match<LesAiglesTypes>, state: LesAiglesTypes['State'], seat: Player): Order => {
  const view = lesAigles.view(match.setting, state, seat);
  const units = state.units.flat();
  const isRefused = (plan: PartPlan): boolean =>
    lesAigles.judge(lesAigles.read(match.setting, view), seat, { kind: 'plan', parts: [plan], officers: [] })
      .refusals.length > 0;
  const parts = state.parts.flat().flatMap((part, index): PartPlan[] => {
    const unit = units[part.unit];
    if (unit === undefined || unit.side !== seat.side) return [];
    const opposite = state.parts
      .flat()
      .findIndex(
        (other) =>
          units[other.unit]?.side !== seat.side && other.x === part.x && Math.abs(other.y) < FIRST_ROW,
      );
    const charge: PartPlan = { part: index, tasks: [{ do: 'charge', target: opposite }] };
    const march: PartPlan = { part: index, tasks: [{ do: 'march', legs: [{ go: 'ahead', length: 6_000 }] }] };
    const isFirst = unit.arm === 'cavalry' && Math.abs(part.y) < FIRST_ROW;
    const plan = (isFirst ? [charge, march] : [march]).find((each) => !isRefused(each));
    return plan === undefined ? [] : [plan];
  });
  const order: Order = { kind: 'plan', parts, officers: [] };
  const refused = lesAigles.judge(lesAigles.read(match.setting, view), seat, order).refusals;
  if (refused.length > 0) throw new Error(`the plan is refused: ${JSON.stringify(refused.slice(0, 3))}`);
  return order;
};

/** Half periods of the first period: the second ends with its melees. */
export type Half = 'first' | 'second';

export type Table = 'bare' | 'ground';
const tables = { bare: onBareTable, ground: overGround } as const;

/** One half period to be resolved: its plans are made, and nobody reacts. */
export const halfOf = (perSide: number, half: Half, table: Table): (() => number) => {
  const scenario = tables[table](perSide);
  const seats = scenario.sides.map(({ id }) => ({ side: id }));
  const switches = defaultsOf(lesAigles.switches);
  const begun = begin(lesAigles, { at: '1970-01-01T00:00:00.000Z', scenario, switches, seats }, (seq) =>
    seeded(1, seq),
  );
  if (!begun.ok) throw new Error(`a table for ${perSide} a side cannot be laid`);
  const { match, opening } = begun.value;
  const answer = (
    state: LesAiglesTypes['State'],
    orderOf: (seat: Player) => Order,
  ): LesAiglesTypes['State'] => {
    const [decision] = openDecisions(match, openTable<LesAiglesTypes>(state));
    if (decision === undefined) return state;
    const answers: Answers<Order> = {
      decision,
      given: decision.owed.map((seat) => ({ seat, order: orderOf(seat) })),
    };
    const events = lesAigles.resolve(match.setting, state, answers, recorded(seeded(1, 1)));
    return events.reduce((now, event) => lesAigles.evolve(match.setting, now, event), state);
  };
  const asked = (state: LesAiglesTypes['State']): LesAiglesTypes['State'] => {
    let now = state;
    while (now.phase === 'rallies' || now.phase === 'follows') {
      const kind = now.phase === 'rallies' ? 'rally' : 'follow';
      now = answer(now, () => ({ kind, parts: [] }));
    }
    return now;
  };
  const played = (
    ready: LesAiglesTypes['State'],
    plans: ReadonlyMap<string, Order>,
  ): LesAiglesTypes['State'] => {
    let now = answer(ready, ({ side }) => plans.get(side) as Order);
    while (now.phase === 'reactions') now = answer(now, () => ({ kind: 'react', parts: [] }));
    return now;
  };
  const standing = new Map(
    seats.map(({ side }): [string, Order] => [side, { kind: 'plan', parts: [], officers: [] }]),
  );
  const first = asked(opening.state);
  const plans = new Map(seats.map((seat) => [seat.side, planOf(match, first, seat)]));
  if (half === 'first') return () => played(first, plans).contacts.length;
  const second = asked(played(first, plans));
  return () => played(second, standing).contacts.length;
};
