import type { Seat } from '@grognard/engine';
import type { Trial } from '@grognard/engine/conformance';
import { tiny } from '../game.ts';
import ford from '../scenarios/ford.json' with { type: 'json' };
import wings from '../scenarios/wings.json' with { type: 'json' };
import { tinySchemas } from '../schemas.ts';
import type { Cell, Order, Scenario, TinyKinds } from '../vocabulary.ts';

const flipped = ({ width }: Pick<Scenario, 'width'>, { x, y }: Cell): Cell => ({ x: width - 1 - x, y });

/** The scenario seen in a mirror that stands along its middle column. */
const mirrorScenario = (scenario: Scenario): Scenario => ({
  ...scenario,
  marsh: scenario.marsh.map((cell) => flipped(scenario, cell)),
  pieces: scenario.pieces.map((piece) => ({ ...piece, at: flipped(scenario, piece.at) })),
  ...(scenario.known !== undefined && {
    known: Object.fromEntries(
      Object.entries(scenario.known).map(([side, known]) => [
        side,
        known.map((seen) => ({ ...seen, at: flipped(scenario, seen.at) })),
      ]),
    ),
  }),
});

const mirrorOrder =
  (scenario: Scenario) =>
  (order: Order): Order =>
    order.kind === 'plan'
      ? { ...order, steps: order.steps.map(({ piece, to }) => ({ piece, to: flipped(scenario, to) })) }
      : order;

const relisted = (scenario: Scenario, pick: (count: number) => number): Scenario => {
  const left = scenario.pieces.slice();
  const pieces = scenario.pieces.flatMap(() => left.splice(pick(left.length), 1));
  return { ...scenario, pieces };
};

const trialOf = (data: unknown, seats: readonly Seat[]): Trial<TinyKinds> => {
  const read = tinySchemas.scenario(data);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const scenario = read.value;
  return {
    game: tiny,
    schemas: tinySchemas,
    scenario,
    seats,
    maxOrders: 200,
    passing: [
      { kind: 'stayed', reason: 'a fellow commander says that his way was barred; no view keeps it' },
      { kind: 'fought', reason: 'which of its own pieces fought, a side is told; no view keeps it' },
    ],
    relisted,
    printed: {},
    mirror: { scenario: mirrorScenario, order: mirrorOrder(scenario) },
  };
};

export const fordTrial = trialOf(ford, [{ side: 'red' }, { side: 'blue' }]);

export const wingsTrial = trialOf(wings, [
  { side: 'red', command: 'left' },
  { side: 'red', command: 'right' },
  { side: 'blue' },
]);
