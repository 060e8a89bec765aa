import { recorded } from '@grognard/engine';
import { describe, expect } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { Nerve } from '../../model/nerve.ts';
import { switches } from '../../model/switches.ts';
import { submit } from '../../rules/morale/results.ts';
import { beginStory } from '../../rules/sight/begin-story.ts';
import { seesPart } from '../../rules/sight/sees.ts';
import { proves } from '../proving.ts';
import { companies, middling, partNamed, refusalsOf, type Scene } from '../scene.ts';
import {
  all,
  column,
  EAST,
  enter,
  garrison,
  half,
  hamlet,
  insideOf,
  NORTH,
  partOfUnit,
  SOUTH,
  WEST,
  wait,
} from './hamlet.ts';

const EVEN = [
  [SOUTH, 1, 3],
  [NORTH, 2, 3],
  [EAST, 3, 3],
  [WEST, 4, 3],
] as const;

/** A result of a test that a part must obey. */
const must = (given: Scene, id: string, nerve: Nerve, cause?: string): Scene => {
  const story = beginStory(given.setting, given.state, recorded(middling([])));
  submit(story, partNamed(given, id), nerve, cause === undefined ? undefined : partNamed(given, cause));
  return { ...given, state: story.state, events: [...given.events, ...story.events] };
};

const shelled = (more: Parameters<typeof hamlet>[0] = [], values = {}) =>
  hamlet(
    [
      garrison(EVEN),
      { id: 'firer', at: [0, -20] },
      { id: 'army', side: 'allied', at: [60, 40] },
      { id: 'reserve', side: 'allied', at: [90, 40] },
      ...more,
    ],
    {},
    values,
  );

const invaded = (entry: Parameters<typeof garrison>[1] = {}, values = {}) =>
  hamlet(
    [
      column({ id: 'column', at: [0, -3], inside: { house: 'mill', as: 'intruder', by: SOUTH } }),
      garrison(EVEN, entry),
    ],
    { contacts: [{ attacker: 'column', defender: 'garrison', side: 'front', inside: true, rounds: 1 }] },
    values,
  );

proves('LA-O5.3-5', 'whoever is driven out of a house is seen on his way, and sees where he goes', (saw) => {
  const given = hamlet([
    garrison(EVEN),
    { id: 'firer', at: [0, -20] },
    { id: 'before', at: [0, 40], facing: 180 },
  ]);
  const driven = must(given, 'garrison', 'retreat', 'firer');
  saw(driven.events);
  expect(insideOf(driven, 'garrison')).toMatchObject({ posts: [], shown: true });
  const gone = partNamed(driven, 'garrison');
  expect(partOfUnit(driven, 'garrison').doing).toMatchObject({ what: 'leave', wall: NORTH });
  for (const id of ['firer', 'before']) {
    const other = partNamed(driven, id);
    expect([id, seesPart(driven.setting, driven.state, other, gone)]).toEqual([id, true]);
    expect([id, seesPart(driven.setting, driven.state, gone, other)]).toEqual([id, id === 'before']);
  }
});

describe('morale in a house', () => {
  proves(
    ['LA-O5.6-1', 'LA-O5.6-2'],
    'with the enemy inside it surrenders to him; a halt changes nothing',
    (saw) => {
      const halted = must(invaded(), 'garrison', 'halt');
      expect(insideOf(halted, 'garrison')).toBeDefined();
      for (const nerve of ['retreat', 'rout', 'flight'] as const) {
        const then = must(invaded(), 'garrison', nerve, 'column');
        saw(then.events);
        expect(all(then, 'surrendered')).toMatchObject([{ by: partNamed(then, 'column') }]);
        expect(partOfUnit(then, 'garrison').gone).toBe('destroyed');
        const settled = wait(then);
        expect(insideOf(settled, 'column')?.as).toBe('garrison');
      }
    },
  );

  proves(
    ['LA-O5.6-3', 'LA-O5.6-4e'],
    'elites and guards fight on, unless they are told to give up',
    (saw) => {
      for (const status of ['elite', 'guard'] as const) {
        const then = must(invaded({ status }), 'garrison', 'rout', 'column');
        saw(then.events);
        expect(all(then, 'fought-on')).toHaveLength(1);
        expect(insideOf(then, 'garrison')).toBeDefined();
      }
      const given = invaded({ status: 'elite' });
      const told = half(given);
      const index = partNamed(told, 'garrison');
      const parts = told.state.parts
        .flat()
        .map((part, place) =>
          place === index ? { ...part, secret: { inHouse: { surrenders: true as const } } } : part,
        );
      const then = must({ ...told, state: { ...told.state, parts: [parts] } }, 'garrison', 'rout', 'column');
      expect(all(then, 'surrendered')).toHaveLength(1);
    },
  );

  provesBySwitch(
    'LA-O5.6-3',
    'elites refuse to surrender',
    { game: { switches }, switch: 'eliteSurrender' },
    (values) => {
      expect(
        all(must(invaded({ status: 'elite' }, values), 'garrison', 'rout', 'column'), 'fought-on'),
      ).toHaveLength(1);
    },
  );

  proves(
    ['LA-O5.6-1', 'LA-O5.6-5', 'LA-O5.6-6', 'LA-O5.6-7'],
    'otherwise a retreat is half a period of leaving, by the wall opposite the cause; then it reforms in line',
    (saw) => {
      const driven = must(shelled(), 'garrison', 'retreat', 'firer');
      expect(partOfUnit(driven, 'garrison').doing).toMatchObject({
        what: 'leave',
        wall: NORTH,
        left: 2,
        why: 'retreat',
      });
      const out = wait(driven);
      expect(partOfUnit(out, 'garrison')).toMatchObject({
        y: 5_500,
        heading: 0,
        degradation: 2,
        mustLine: 'LA-O5.6-7',
      });
      const refused = refusalsOf(out, 'garrison', [{ do: 'reform', to: 'march column' }]);
      saw([...out.events, ...refused]);
      expect(refused).toMatchObject([{ rule: 'LA-O5.6-7' }]);
    },
  );

  proves(['LA-O5.6-5', 'LA-O5.6-8'], 'in rout it runs on once it is outside', (saw) => {
    const out = wait(must(shelled(), 'garrison', 'rout', 'firer'));
    saw(out.events);
    expect(partOfUnit(out, 'garrison')).toMatchObject({ routing: true, degradation: 3 });
    const on = wait(out);
    expect(partOfUnit(on, 'garrison').y).toBeGreaterThan(partOfUnit(out, 'garrison').y);
    expect(partOfUnit(wait(must(shelled(), 'garrison', 'flight', 'firer')), 'garrison').flees).toBe(true);
  });

  const shut = (more: Parameters<typeof hamlet>[0] = [], values = {}) =>
    shelled([column({ id: 'wall', side: 'allied', at: [0, 3.5], facing: 180 }), ...more], values);

  proves(
    'LA-O5.6-6',
    'if that is shut, by the safer of the walls beside it; if those are too, it surrenders',
    (saw) => {
      const aside = must(shut([{ id: 'west', at: [-20, 0], facing: 90 }]), 'garrison', 'retreat', 'firer');
      expect(partOfUnit(aside, 'garrison').doing).toMatchObject({ wall: EAST });
      const beset = shut([
        column({ id: 'west', side: 'allied', at: [-7, 0], facing: 270 }),
        column({ id: 'east', side: 'allied', at: [7, 0], facing: 90 }),
      ]);
      const then = must(beset, 'garrison', 'retreat', 'firer');
      saw([...aside.events, ...then.events]);
      expect(all(then, 'surrendered')).toMatchObject([{ rules: ['LA-O5.6-6'] }]);
    },
  );

  provesBySwitch(
    'LA-O5.6-6',
    'a shut wall leaves those beside it',
    { game: { switches }, switch: 'blockedMoraleExit' },
    (values) => {
      expect(all(must(shut([], values), 'garrison', 'retreat', 'firer'), 'surrendered')).toEqual([]);
    },
  );

  proves('LA-O5.6-9', 'its enemy at the wall does not pursue it, and may enter the empty house', (saw) => {
    const given = hamlet([column({ id: 'column', at: [0, -3] }), garrison(EVEN)], {
      contacts: [{ attacker: 'column', defender: 'garrison', side: 'front', wall: SOUTH }],
    });
    const driven = must(given, 'garrison', 'retreat', 'column');
    expect(driven.state.contacts).toEqual([]);
    const before = partOfUnit(driven, 'column');
    const out = half(driven, { column: [enter(SOUTH)] });
    saw(out.events);
    expect(insideOf(out, 'garrison')).toBeUndefined();
    expect(insideOf(out, 'column')).toMatchObject({ as: 'garrison' });
    expect(all(out, 'follows')).toEqual([]);
    expect(before.y).toBe(-3_000);
    expect(companies(1, 1)).toHaveLength(1);
  });
});
