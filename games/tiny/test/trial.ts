import { canonical, type Player, pickFrom, type Random, type Seat } from '@grognard/engine';
import type { Freely, Trial } from '@grognard/engine/conformance';
import { tiny } from '../game.ts';
import { sameCell, steps } from '../ground/cells.ts';
import type { TinyTypes, Wish } from '../model/game-types.ts';
import type { Order } from '../model/orders.ts';
import type { Scenario } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { View } from '../model/view.ts';
import { type Cell, postures } from '../model/vocabulary.ts';
import ford from '../scenarios/ford.json' with { type: 'json' };
import wings from '../scenarios/wings.json' with { type: 'json' };
import { tinySchemas } from '../schemas/schemas.ts';

type Region = TinyTypes['Region'];

const flipped = ({ width }: Pick<Scenario, 'width'>, { x, y }: Cell): Cell => ({ x: width - 1 - x, y });

/** The scenario seen in a mirror that stands along its middle column. */
const mirrorScenario = (scenario: Scenario): Scenario => ({
  ...scenario,
  marsh: scenario.marsh.map((cell) => flipped(scenario, cell)),
  ...(scenario.walls !== undefined && { walls: scenario.walls.map((cell) => flipped(scenario, cell)) }),
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

/** Every step ends with its piece moved, barred or in a fight; one that leads nowhere asks for nothing. */
const tasks: NonNullable<Trial<TinyTypes>['tasks']> = (_setting, { pieces }, _seat, order) => {
  if (order.kind !== 'plan') return [];
  const standing = new Map(pieces.flat().map(({ name, at }) => [name, at]));
  return order.steps
    .filter(({ piece, to }) => !sameCell(to, standing.get(piece) ?? to))
    .map(({ piece }) => ({
      name: `the step of ${piece}`,
      isToldBy: (told) =>
        told.kind === 'fought'
          ? told.fighters.some(({ who }) => who === piece)
          : (told.kind === 'moved' || told.kind === 'stayed') && told.piece === piece,
    }));
};

const acting = (_setting: Setting, _view: View, order: Order): readonly string[] => {
  if (order.kind === 'pass') return [];
  return order.kind === 'post' ? [order.piece] : order.steps.map(({ piece }) => piece);
};

/** Orders at random: each piece may step anywhere near, or change its posture. */
const freely: Freely<TinyTypes> = {
  order: (_setting, { phase, mine }, _seat, random) => {
    if (phase === 'plan') {
      const steps = mine
        .filter(() => random.below(2) === 0)
        .map(({ name, at: { x, y } }) => ({
          piece: name,
          to: { x: x + random.below(3) - 1, y: y + random.below(3) - 1 },
        }));
      return { kind: 'plan', steps };
    }
    const piece = pickFrom(random, mine);
    const posture = pickFrom(random, postures);
    return piece === undefined || posture === undefined
      ? { kind: 'pass' }
      : { kind: 'post', piece: piece.name, posture };
  },
  wish: (_setting, _view, _seat, order) => {
    if (order.kind !== 'plan') return order.kind === 'post' ? { piece: order.piece } : {};
    const [last, ...before] = order.steps.toReversed();
    return { plan: before.toReversed(), ...last };
  },
  alike: (a, b) => canonical(a) === canonical(b),
};

const wash = (
  _setting: Setting,
  _view: View,
  _seat: Player,
  region: Region,
  random: Random,
): readonly Wish[] => {
  const to = pickFrom(random, region.cells);
  return to === undefined ? [] : [{ piece: region.piece, to }];
};

/** TN-R16, asked cell by cell: near enough, and a cell that is no wall on the way. */
const sight: NonNullable<Trial<TinyTypes>['sight']> = {
  acts: (_setting, event) =>
    event.kind === 'shot' ? [{ by: event.piece, upon: event.target, rule: 'TN-R16' }] : [],
  sees: ({ source, sight: far }, { pieces }, { by, upon }) => {
    const [a, b] = [pieces.flat()[by]?.at, pieces.flat()[upon]?.at];
    if (a === undefined || b === undefined || steps(a, b) > far) return false;
    if (steps(a, b) < 2) return true;
    for (let x = Math.min(a.x, b.x); x <= Math.max(a.x, b.x); x += 1) {
      for (let y = Math.min(a.y, b.y); y <= Math.max(a.y, b.y); y += 1) {
        const cell = { x, y };
        const isBetween = steps(a, cell) === 1 && steps(cell, b) === 1;
        if (isBetween && !(source.walls ?? []).some((wall) => sameCell(wall, cell))) return true;
      }
    }
    return false;
  },
};

const trialOf = (data: unknown, seats: readonly Seat[]): Trial<TinyTypes> => {
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
      { kind: 'shot', reason: 'who fires is heard; the view keeps only who is lost by it' },
      { kind: 'fought', reason: 'which of its own pieces fought, a side is told; no view keeps it' },
    ],
    relisted,
    ...{ acting, tasks, freely, wash, sight },
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

/** A board with a wall across most of it, on which those who are dug in fire. */
export const wallTrial: Trial<TinyTypes> = {
  ...trialOf(
    {
      ...ford,
      id: 'wall',
      turns: 14,
      marsh: [],
      walls: [1, 2, 3].map((y) => ({ x: 3, y })),
    },
    [{ side: 'red' }, { side: 'blue' }],
  ),
  switches: { digging: 'allowed', sight: 2, covering: 'allowed' },
};
