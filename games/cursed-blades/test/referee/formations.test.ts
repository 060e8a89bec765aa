import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { HexName } from '../../model/scenario.ts';
import {
  at,
  EAST,
  field,
  HERE,
  NORTH_EAST,
  type Placed,
  type Scene,
  SOUTH_EAST,
  SOUTH_WEST,
} from '../scene.ts';

/** Facing between east and south-east: the hexes square to it lie to the north-east and the south-west. */
const FACING = 1;

const troop = (id: string, where: HexName, more: Partial<Placed> = {}): Placed => ({
  ...{ id, type: 'medium-foot', at: where, facing: FACING },
  ...more,
});

/** A formation in two hexes, of so many steps. */
const line = (steps: number, more: Partial<Placed> = {}): Placed =>
  troop('line', HERE, { steps, formed: { and: NORTH_EAST, mode: 'march' }, ...more });

const ordered = (saw: Parameters<typeof at>[0], scene: Scene, unit: string) => {
  const battle = at(saw, { scenario: field(scene) });
  battle.does('red', { kind: 'activate', unit });
  return battle;
};

/** An order that is refused in one scene by one rule, and stands in another that is like it. */
const only = (
  rule: string,
  what: string,
  {
    unit,
    order,
    refused,
    code,
    done,
  }: { unit: string; order: object; refused: Scene; code: string; done: Scene },
): void =>
  proves(rule, what, (saw) => {
    expect(ordered(saw, refused, unit).refuses('red', order)).toMatchObject([{ rule, code }]);
    ordered(saw, done, unit).does('red', order);
  });

describe('a formation forms', () => {
  const order = { kind: 'form', with: ['second'], mode: 'march' };
  const [first, second] = [troop('first', HERE), troop('second', NORTH_EAST)];
  const pair = (more: Partial<Placed>, counters: Scene['counters'] = []): Scene => ({
    red: [first, { ...second, ...more }],
    counters,
  });
  const done = pair({});
  const form = { unit: 'first', order, done };

  only('CB-B4.11-3', 'with its breath', {
    ...form,
    refused: pair({ breath: 'out-of-breath' }),
    code: 'not-fit-to-form',
  });
  only('CB-C11', 'in good order', {
    ...form,
    refused: pair({ cohesion: 'shaken' }),
    code: 'not-fit-to-form',
  });
  only('CB-B4.3-13', 'of units that have not acted', {
    ...form,
    refused: pair({ activated: true }),
    code: 'has-acted',
  });
  only('CB-B4.11-1', 'of units that look the same way', {
    ...form,
    refused: pair({ facing: 7 }),
    code: 'not-alike',
  });
  only('CB-B4.5-4', 'of units that are in none', {
    ...form,
    refused: pair({ at: SOUTH_WEST, steps: 4, formed: { and: [4, 6], mode: 'march' } }),
    code: 'already-formed',
  });
  only('CB-G4', 'where there is no obstacle', {
    ...form,
    refused: pair({}, [{ kind: 'debris', at: NORTH_EAST }]),
    code: 'obstacle-here',
  });
  only('CB-B4.11-7', 'as a tortoise if it is drilled', {
    ...{ unit: 'first', order: { ...order, mode: 'tortoise' }, code: 'not-drilled', refused: done },
    done: { red: [first, second].map((unit) => ({ ...unit, type: 'spearmen' })) },
  });

  proves('CB-B4.11-1', 'with companions who are there, each once', (saw) => {
    for (const others of [['nobody'], ['first'], ['second', 'second'], ['lost'], []]) {
      const scene = { red: [first, second, troop('lost', SOUTH_WEST, { lost: true, steps: 0 })] };
      expect(ordered(saw, scene, 'first').refuses('red', { ...order, with: others })).toMatchObject([
        { rule: 'CB-B4.11-1', code: 'no-such-companions' },
      ]);
    }
    ordered(saw, done, 'first').does('red', order);
  });
});

describe('another way of standing', () => {
  only('CB-B4.11-7', 'is for the drilled', {
    ...{ unit: 'line', order: { kind: 'change-mode', mode: 'tortoise' }, code: 'not-drilled' },
    ...{ refused: { red: [line(4)] }, done: { red: [line(4, { type: 'spearmen' })] } },
  });
  only('CB-B4.11-13', 'is another one', {
    ...{ unit: 'line', order: { kind: 'change-mode', mode: 'march' }, code: 'stands-so' },
    refused: { red: [line(4)] },
    done: { red: [line(4, { formed: { and: NORTH_EAST, mode: 'shield-wall' } })] },
  });
});

describe('a unit joins', () => {
  const order = { kind: 'join', formation: 'line' };
  const scene = (more: Partial<Placed>, counters: Scene['counters'] = []): Scene => ({
    red: [line(4), troop('joiner', SOUTH_WEST, more)],
    counters,
  });
  const done = scene({});
  const join = { unit: 'joiner', order, done };

  only('CB-B4.11-1', 'whom it is like', { ...join, refused: scene({ facing: 3 }), code: 'not-alike' });
  only('CB-B4.11-3', 'with its breath', {
    ...join,
    refused: scene({ breath: 'out-of-breath' }),
    code: 'not-fit-to-form',
  });
  only('CB-G4', 'where there is no obstacle', {
    ...join,
    refused: scene({}, [{ kind: 'debris', at: SOUTH_WEST }]),
    code: 'obstacle-here',
  });
  only('CB-B4.11-2', 'with no enemy beside it', {
    ...join,
    refused: { ...done, blue: [troop('foe', [5, 6])] },
    code: 'enemy-adjacent',
  });
  only('CB-B4.11-9', 'who is beside it', { ...join, refused: scene({ at: [2, 7] }), code: 'not-beside' });
});

describe('a unit leaves', () => {
  const order = { kind: 'leave', unit: 'line-2' };
  const leave = { unit: 'line', order, done: { red: [line(5)] } };

  only('CB-B4.11-10', 'three steps at least', {
    ...leave,
    refused: { red: [line(4)] },
    code: 'too-few-left',
  });
  only('CB-B4.5-5', 'and not so many that it could not stand beside them', {
    ...leave,
    refused: { red: [line(6)] },
    code: 'others-in-the-way',
  });
});

describe('half a unit becomes whole', () => {
  const half = (id: string, more: Partial<Placed> = {}): Placed => troop(id, HERE, { steps: 1, ...more });

  proves(
    'CB-B4.11-12',
    'with another half, never with itself, nor with one that is lost or in formation',
    (saw) => {
      const scene = {
        red: [
          half('half'),
          half('other'),
          half('lost', { lost: true, steps: 0 }),
          troop('line', EAST, {
            ...{
              type: 'medium-foot',
              steps: 3,
              formed: { and: SOUTH_EAST, mode: 'march' as const, with: ['inner'] },
            },
          }),
        ],
      };
      for (const other of ['half', 'lost', 'inner', 'nobody'])
        expect(ordered(saw, scene, 'half').refuses('red', { kind: 'merge', with: other })).toMatchObject([
          { rule: 'CB-B4.11-12', code: 'no-such-companions' },
        ]);
      ordered(saw, scene, 'half').does('red', { kind: 'merge', with: 'other' });
    },
  );

  proves('CB-B4.11-12', 'whichever of the two acts', (saw) => {
    const scene = { red: [half('first'), half('second')] };
    for (const [unit, other] of [
      ['first', 'second'],
      ['second', 'first'],
    ] as const) {
      const battle = ordered(saw, scene, unit);
      battle.does('red', { kind: 'merge', with: other });
      const whole = battle
        .view('red')
        .units.flat()
        .find(({ id }) => id === unit);
      expect(whole?.steps).toBe(2);
    }
  });

  only('CB-B4.11-12', 'to two steps and no more', {
    ...{ unit: 'half', order: { kind: 'merge', with: 'other' }, code: 'not-two-steps' },
    refused: { red: [half('half'), half('other', { steps: 2 })] },
    done: { red: [half('half'), half('other')] },
  });
});
