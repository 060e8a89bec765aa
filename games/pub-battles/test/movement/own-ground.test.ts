import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { bodyOn } from '../../ground/board.ts';
import { chartOf } from '../../ground/chart.ts';
import { read } from '../../ground/reading.ts';
import { groundOf } from '../../ground/under.ts';
import { view } from '../../knowledge/view.ts';
import { reckon } from '../../rules/combat/modifiers.ts';
import { rallyRefusals } from '../../rules/rally/refusals.ts';
import { seesAround } from '../../rules/sight/sight.ts';
import { scenarioSchema } from '../../schemas/scenario.ts';
import { blue, red, type Scene, settingOf, stateOf } from '../combat/scene.ts';
import { setTo, turned } from '../knowledge/battle.ts';
import { small, wrongs } from '../scenario/small.ts';
import { ahead, ours, settingWith, square, theirs } from '../table.ts';
import { against, isAllowed, marches } from './scene.ts';

const foot = ours('ney', 'regular', 0, 0);
const called = (text: string) => ({ fr: text, en: text });
const plot = { ...square(-20, 3, 20, 6), kind: 'orchard' };
const orchard = (facts: object) => ({
  kinds: { orchard: { name: called('Orchard'), ...facts } },
  special: [plot],
});

describe('ground of the scenario’s own', () => {
  proves('PB-R002', 'does nothing unless it is said to; nothing but the chart does', (saw) => {
    const drawn = settingWith(orchard({}));
    expect(isAllowed(saw, drawn, foot, [ahead(13.5)])).toBe(true);
    expect(seesAround(drawn, bodyOn(drawn, foot), bodyOn(drawn, theirs(0, 'regular', 0, 9)))).toBe(true);
    expect(chartOf().map(({ name }) => name)).toEqual([
      'clear',
      'woods',
      'buildings',
      'marsh',
      'water',
      'river',
      'stream',
      'slope',
    ]);
    const map = { ...small().map, special: [{ ...plot, kind: 'heath' }] };
    expect(saw(wrongs(small([], { map })))).toMatchObject([{ rule: 'PB-R002', code: 'no-such-ground' }]);
    expect(scenarioSchema.safeParse(small([], { map: { ...map, fences: [] } as never })).success).toBe(false);
  });

  proves('PB-R003', 'slows, is closed, and changes what the chart says', (saw) => {
    expect(isAllowed(saw, settingWith(orchard({ reduces: true })), foot, [ahead(9)])).toBe(true);
    expect(isAllowed(saw, settingWith(orchard({ reduces: true })), foot, [ahead(9.1)])).toBe(false);
    const shut = settingWith(orchard({ closedTo: ['mounted'] }));
    expect(isAllowed(saw, shut, foot, [ahead(13.5)])).toBe(true);
    expect(against(saw, shut, ours('pajol', 'cavalry', 0, 0), [ahead(13.5)])).toEqual(['PB-R003']);
    const wood = { woods: [square(-20, 3, 20, 6)] };
    expect(
      isAllowed(saw, settingWith({ ...wood, kinds: { woods: { reduces: false } } }), foot, [ahead(13.5)]),
    ).toBe(true);
    const glade = settingWith({ ...wood, ...orchard({}) });
    expect(groundOf(glade, bodyOn(glade, ours('x', 'regular', 0, 4.5)))).toBe('orchard');
    const brook = { line: [[-20, 3] as const, [20, 3] as const] };
    const dry = settingWith({ streams: [brook], kinds: { stream: { reduces: false } } });
    expect(isAllowed(saw, dry, foot, [ahead(13.5)])).toBe(true);
    const ice = settingWith({ lakes: [square(-20, 3, 20, 6)], kinds: { water: { closedTo: [] } } });
    expect(isAllowed(saw, ice, foot, [ahead(5)])).toBe(true);
    const causeway = { marsh: [square(-20, 3, 20, 6)], ...orchard({}) };
    expect(isAllowed(saw, settingWith(causeway), ours('guns', 'artillery', 0, 0), [ahead(5)])).toBe(true);
  });

  proves('PB-R003', 'covers, shelters and makes Spent', (saw) => {
    const met: Scene = {
      pieces: [red('X', 'regular', 0, -0.95), blue('Y', 'regular', 0, 0), red('Z', 'regular', -2.975, 0, 90)],
      contacts: [
        ['X', 'Y', 'front'],
        ['Z', 'Y', 'right'],
      ],
    };
    const rows = (facts: object, shooter: number, target: number) => {
      const scene = {
        ...met,
        map: { ...orchard(facts), special: [{ ...square(-5, -0.475, 5, 1), kind: 'orchard' }] },
      };
      return saw(reckon(settingOf(scene), stateOf(scene), shooter, target, 1)).rows.map(({ value }) => value);
    };
    expect(rows({}, 0, 1)).toEqual([]);
    expect(rows({ covers: true }, 0, 1)).toEqual([-1]);
    expect(rows({}, 2, 1)).toEqual([1]);
    expect(rows({ shelters: true }, 2, 1)).toEqual([]);
    const spent = (facts: object) =>
      marches(saw, { pieces: [red('X', 'regular', 0, 0)], map: orchard(facts) }, 'X', [ahead(9)]).some(
        ({ kind }) => kind === 'spent',
      );
    expect([spent({}), spent({ spends: true })]).toEqual([false, true]);
    const tired: Scene = {
      pieces: [red('X', 'cavalry', 0, 4.5, 0, { spent: true })],
      state: { activation: { formation: 0, acted: [], struck: [] } },
    };
    const rest = (facts: object) => {
      const scene = { ...tired, map: orchard(facts) };
      const setting = settingOf(scene);
      const seat = { side: 'red' };
      return saw(
        rallyRefusals(read(setting, view(setting, stateOf(scene), seat)), seat, {
          kind: 'rally',
          piece: 'X',
        }),
      ).map(({ code }) => code);
    };
    expect([rest({}), rest({ unrests: true })]).toEqual([[], ['no-rally-here']]);
  });

  proves('PB-R003', 'hides', (saw) => {
    const sees = (facts: object) => {
      const setting = settingWith(orchard(facts));
      const body = (y: number) => bodyOn(setting, ours('x', 'regular', 0, y));
      return seesAround(setting, body(0), body(9));
    };
    expect([sees({}), sees({ hides: true })]).toEqual([true, false]);
    expect(against(saw, settingWith(orchard({ closedTo: ['foot'] })), foot, [ahead(9)])).toEqual(['PB-R003']);
  });
});

describe('a line of sight', () => {
  const hill = { hills: [{ ...square(-20, -5, 20, 1), level: 1 }] };
  const wood = (south: number, north: number) => ({ woods: [square(-20, south, 20, north)] });
  const seen = (map: object, y: number, set: object = {}, from = 0) => {
    const setting = settingWith(map, set);
    const body = (at: number) => bodyOn(setting, ours('x', 'regular', 0, at));
    return seesAround(setting, body(from), body(y));
  };
  /** From the middle of the front to the middle line of the target: a wood as far from one as from the other. */
  const even = { ...hill, ...wood(4.475, 6.475) };

  provesBySwitch(
    'PB-R142',
    'is blocked at equal distance',
    turned('sightAtEqualDistance', 'clear'),
    (set) => {
      const narrow = { ...hill, woods: [square(-0.2, 4.475, 0.2, 6.475)] };
      expect(seen(even, 10.475, setTo(set))).toBe(false);
      expect(seen(narrow, 10.475, setTo(set))).toBe(true);
      expect(seen(even, 10.6)).toBe(true);
    },
  );

  provesBySwitch(
    'PB-R142',
    'is drawn from the middle of the front to nine points, of which most must be seen',
    turned('sightAtEqualDistance', 'clear'),
    (set) => {
      const screen = (east: number) => ({ woods: [square(-9, 4, east, 5)] });
      expect(seen(screen(-0.2), 10)).toBe(true);
      expect(seen(screen(0.2), 10)).toBe(false);
      expect(seen({ woods: [square(-0.5, 0.6, 0.5, 1.2)] }, 10)).toBe(false);
      expect(seen(even, 10.475, setTo(set))).toBe(false);
    },
  );

  test('leads over a wood however deep, and over no wood on the same hill', () => {
    expect(seen({ ...hill, ...wood(3.5, 8) }, 13)).toBe(true);
    expect(seen({ hills: [{ ...square(-20, -5, 20, 20), level: 1 }], ...wood(3.5, 4.5) }, 13)).toBe(false);
    expect(seen({ ...hill, ...wood(3.5, 4.5) }, 0, {}, 10)).toBe(false);
    expect(seen({ hills: [{ ...square(-20, -5, 20, 1), level: 2 }], ...wood(8, 9) }, 13)).toBe(false);
  });

  provesBySwitch(
    'PB-R143',
    'ends at the crest, half way between the slopes',
    turned('flatTop', 'crestBlocks'),
    (set) => {
      const top = (crest?: readonly (readonly [number, number])[]) => ({
        hills: [{ ...square(-20, 3, 20, 9), level: 1, ...(crest && { crest }) }],
      });
      expect([5.5, 6.6, 11].map((y) => seen(top(), y))).toEqual([true, false, false]);
      const line = [
        [-20, 6],
        [20, 6],
      ] as const;
      expect([5.5, 6.6, 11].map((y) => seen(top(line), y))).toEqual([true, false, false]);
      expect(seen(top(line), 8, setTo(set), 4)).toBe(true);
      expect(seen(top(), 8, setTo(set), 4)).toBe(true);
      expect(seen(top(line), 12, {}, 4)).toBe(false);
    },
  );
});
