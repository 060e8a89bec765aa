import {
  at,
  type Chunks,
  chunksOf,
  err,
  type Game,
  type GameTypes,
  impossible,
  ok,
  type Player,
  type Refusal,
  refuse,
  withAt,
} from '@grognard/engine';
import { BOARD, type March, REACH, sides, type Unit, unitsOf } from './march-cases.ts';

interface Order extends March {
  readonly kind: 'march';
}
interface Moved extends March {
  readonly kind: 'moved';
}
interface State {
  /** How many orders were given: makes each decision another. */
  readonly given: number;
  readonly units: Chunks<Unit>;
}
/** Nothing is hidden, as in the same game on other engines: the view shares the state's own chunks. */
interface View {
  readonly units: Chunks<Unit>;
}

export interface MarchTypes extends GameTypes {
  readonly Scenario: { readonly units: number };
  readonly PublicScenario: { readonly units: number };
  readonly Setting: { readonly owed: readonly Player[] };
  readonly State: State;
  readonly Order: Order;
  readonly Event: Moved;
  readonly View: View;
  readonly Told: Moved;
  readonly Wish: March;
  readonly Focus: number;
  readonly Region: object;
  readonly Reading: { readonly setting: MarchTypes['Setting']; readonly view: View };
  readonly Finding: undefined;
}

const check = ({ units }: View, { side }: Player, { unit, x, y }: Order): readonly Refusal[] => {
  const seen = at(units, unit);
  if (seen === undefined) return [impossible('MA-1', 'unknown', { unit })];
  const refusals: Refusal[] = [];
  if (seen.side !== side) refusals.push(refuse('MA-2', 'not-yours', { unit }));
  if (!seen.alive) refusals.push(refuse('MA-3', 'dead', { unit }));
  const far = Math.max(Math.abs(x - seen.x), Math.abs(y - seen.y));
  if (far > REACH) refusals.push(refuse('MA-4', 'too-far', { unit, far }));
  if (x < 0 || y < 0 || x >= BOARD || y >= BOARD) refusals.push(refuse('MA-5', 'off-board', { x, y }));
  return refusals;
};

const moved = (state: State, { unit, x, y }: Moved): State => {
  const before = at(state.units, unit);
  if (before === undefined) throw new RangeError(`there is no unit ${unit}`);
  return {
    given: state.given + 1,
    units: withAt(state.units, unit, { side: before.side, x, y, alive: before.alive }),
  };
};

export const march: Game<MarchTypes> = {
  id: 'march',
  version: 1,
  title: { fr: 'La marche', en: 'The march' },
  switches: [],
  rulebook: async () => ({ prefix: 'MA-', chapters: [], rules: [] }),
  words: () => ({ refusal: () => undefined, decision: ({ kind }) => kind, outcome: ({ code }) => code }),
  publicScenario: ({ units }) => ({ units }),
  prepare: () => ok({ owed: [{ side: sides[0] }] }),
  sides: () => sides,
  commands: () => [],
  open: (_setting, scenario) => ok({ given: 0, units: chunksOf(unitsOf(scenario.units)) }),
  decisions: ({ owed }, { given }) => [{ id: `march ${given}`, kind: 'march', owed, orders: ['march'] }],
  outcome: () => undefined,
  view: (_setting, { units }) => ({ units }),
  read: (setting, seen) => ({ setting, view: seen }),
  judge: ({ view: seen }, seat, order) => ({ refusals: check(seen, seat, order) }),
  resolve: (_setting, _state, { given }) =>
    given.map(({ order: { unit, x, y } }): Moved => ({ kind: 'moved', unit, x, y })),
  evolve: (_setting, state, event) => moved(state, event),
  witness: (_setting, event) => event,
  options: () => ({ orders: [], regions: [] }),
  propose: ({ view: seen }, seat, wish) => {
    const order: Order = { kind: 'march', ...wish };
    const refusals = check(seen, seat, order);
    return refusals.length === 0 ? ok(order) : err(refusals);
  },
  whim: (_reading, _seat, random) => ({ unit: 0, x: random.below(BOARD), y: random.below(BOARD) }),
  imagine: (_setting, { units }) => ({ given: 0, units }),
  faults: () => [],
  position: (_setting, { units }) => ({ units: units.flat().length }),
  tell: () => ({ text: '' }),
};
