import { bodyOf } from '@grognard/field';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { footprint } from '../../ground/board.ts';
import { groundOf } from '../../ground/under.ts';
import { red } from '../combat/scene.ts';
import { setTo, turned } from '../knowledge/battle.ts';
import { ahead, boardOf, oblique, ours, pivot, settingWith, square, theirs } from '../table.ts';
import { against, isAllowed, judged, marches } from './scene.ts';

const clear = settingWith();
const foot = ours('ney', 'regular', 0, 0);
const hq = ours('hq', 'hq', 0, 0);

describe('a front', () => {
  proves('PB-R007', 'everybody has one but the HQ', (saw) => {
    expect(isAllowed(saw, clear, hq, [oblique(180, 19.2)])).toBe(true);
    expect(isAllowed(saw, clear, foot, [oblique(180, 3)])).toBe(false);
    expect(isAllowed(saw, clear, hq, [pivot(90), ahead(10), pivot(0), ahead(9.2)])).toBe(true);
  });

  proves('PB-R086', 'is kept: no step aside or backward', (saw) => {
    for (const aside of [90, 180, 270])
      expect(against(saw, clear, foot, [oblique(aside, 1)])).toEqual(['PB-R086']);
    expect(against(saw, clear, foot, [ahead(1)])).toEqual([]);
  });

  proves('PB-R084', 'changes once for nothing, at any moment and by any angle', (saw) => {
    expect(isAllowed(saw, clear, foot, [ahead(6), pivot(133), ahead(7.5)])).toBe(true);
    expect(isAllowed(saw, clear, foot, [pivot(180), ahead(13.5)])).toBe(true);
    expect(isAllowed(saw, clear, foot, [pivot(180), ahead(6), pivot(0), ahead(7.5)])).toBe(false);
  });

  proves('PB-R088', 'is turned away to fall back, and a third turns it again', (saw) => {
    const gone = judged(saw, clear, foot, [pivot(180), ahead(13.5)]);
    expect(gone).toMatchObject({ value: { march: { end: { heading: 18_000, y: -13_500 } } } });
    expect(isAllowed(saw, clear, foot, [pivot(180), ahead(9), pivot(0)])).toBe(true);
    expect(isAllowed(saw, clear, foot, [pivot(180), ahead(9.1), pivot(0)])).toBe(false);
    const tells = (...steps: Parameters<typeof judged>[3]) => {
      const verdict = judged(saw, clear, foot, steps);
      return verdict.ok && verdict.value.rules.includes('PB-R088');
    };
    expect(tells(pivot(180), ahead(9))).toBe(true);
    expect([tells(ahead(9)), tells(pivot(45), ahead(9)), tells(pivot(180))]).toEqual([false, false, false]);
  });
});

describe('distance', () => {
  proves('PB-R030', 'cavalry uses the mounted move', (saw) => {
    for (const kind of ['cavalry', 'dragoons'] as const) {
      const horse = ours('pajol', kind, 0, 0);
      expect(isAllowed(saw, clear, horse, [ahead(19.2)])).toBe(true);
      expect(isAllowed(saw, clear, horse, [ahead(19.3)])).toBe(false);
    }
    expect(isAllowed(saw, clear, foot, [ahead(13.6)])).toBe(false);
  });

  proves('PB-R074', 'is what the centre goes; a turn adds nothing', (saw) => {
    const result = judged(saw, clear, foot, [oblique(45, 6), pivot(200), ahead(7.5)]);
    expect(result).toMatchObject({ value: { bill: { total: 13_500 } } });
    expect(isAllowed(saw, clear, foot, [pivot(90), oblique(45, 13.6)])).toBe(false);
  });

  provesBySwitch('PB-R075', 'guns go on foot', turned('horseArtillery', 'mounted'), (set) => {
    const guns = ours('guns', 'artillery', 0, 0);
    expect(isAllowed((value) => value, settingWith({}, setTo(set)), guns, [ahead(13.6)])).toBe(false);
  });

  proves('PB-R083', 'leads through friends, never through enemies', (saw) => {
    const through = [ahead(10)];
    expect(isAllowed(saw, clear, foot, through, boardOf(foot, ours('foy', 'regular', 0, 5)))).toBe(true);
    expect(against(saw, clear, foot, through, boardOf(foot, theirs(1, 'cavalry', 0, 5)))).toEqual([
      'PB-R083',
    ]);
  });

  proves('PB-R081', 'ends where more than half of the piece can stand', (saw) => {
    const lake = (north: number) => settingWith({ lakes: [square(-20, 4, 20, north)] });
    expect(against(saw, lake(5.1), foot, [ahead(5)])).toEqual(['PB-R081']);
    expect(against(saw, lake(4.9), foot, [ahead(5.5)])).toEqual(['PB-R081']);
    const pond = settingWith({ lakes: [square(-20, 4, 20, 4.4)] });
    expect(against(saw, pond, foot, [ahead(13)])).toEqual([]);
    const edge = ours('ney', 'regular', 0, 45);
    expect(against(saw, clear, edge, [ahead(4.9)])).toEqual([]);
    expect(against(saw, clear, edge, [ahead(5.1)])).toEqual(['PB-R081']);
  });
});

describe('the ground under a piece', () => {
  const wood = (north: number) => settingWith({ woods: [square(-20, 8.025, 20, north)] });
  const half = 8.5;

  proves('PB-R076', 'is the one under more than half of it', (saw) => {
    expect(isAllowed(saw, wood(half + 0.1), foot, [ahead(half)])).toBe(true);
    expect(isAllowed(saw, wood(half + 0.1), foot, [ahead(13.5)])).toBe(false);
  });

  proves('PB-R077', 'costs nothing where it is less than half', (saw) => {
    const strip = settingWith({ woods: [square(-20, 13.1, 20, 13.5)] });
    expect(isAllowed(saw, strip, foot, [ahead(13.5)])).toBe(true);
    const thick = settingWith({ woods: [square(-20, 13, 20, 13.7)] });
    expect(isAllowed(saw, thick, foot, [ahead(13.5)])).toBe(false);
  });

  provesBySwitch('PB-R078', 'is counted by area', turned('majorityBy', 'length'), (set) => {
    const woods = [square(-5, -1, 5, -0.02), square(1.5, -0.02, 5, 1)];
    const setting = settingWith({ woods }, setTo(set));
    expect(groundOf(setting, bodyOf([footprint(setting.measures, foot)]))).toBe('woods');
  });

  provesBySwitch('PB-R079', 'is the largest share if none has half', turned('noMajority', 'clear'), (set) => {
    const map = { woods: [square(-5, -1, -0.2, 1)], marsh: [square(0.5, -1, 5, 1)] };
    const setting = settingWith(map, setTo(set));
    expect(groundOf(setting, bodyOf([footprint(setting.measures, foot)]))).toBe('woods');
  });

  proves('PB-R236b', 'among buildings makes it Spent, even in passing', (saw) => {
    const map = { buildings: [square(-20, 3, 20, 6)] };
    const spent = (steps: Parameters<typeof marches>[3], set = {}) =>
      marches(saw, { pieces: [red('X', 'regular', 0, 0)], map, set }, 'X', steps).some(
        ({ kind }) => kind === 'spent',
      );
    expect(spent([ahead(13.5)])).toBe(true);
    expect(spent([ahead(2.9)])).toBe(false);
    expect(spent([ahead(13.5)], { buildingsSpend: 'off' })).toBe(false);
    expect(spent([ahead(13.5)], { passingBuildings: 'onlyStopping' })).toBe(false);
    expect(spent([ahead(4.5)], { passingBuildings: 'onlyStopping' })).toBe(true);
  });
});

describe('rough ground', () => {
  const line = (y: number) => ({ line: [[-40, y] as const, [40, y] as const] });
  const wood = settingWith({ woods: [square(-20, 3, 20, 6)] });
  const brook = settingWith({ streams: [line(3)] });

  proves('PB-R093b', 'costs one third, however much of it there is', (saw) => {
    const both = settingWith({ woods: [square(-20, 3, 20, 6)], streams: [line(7)] });
    expect(isAllowed(saw, both, foot, [ahead(9)])).toBe(true);
    expect(isAllowed(saw, both, foot, [ahead(9.1)])).toBe(false);
  });

  proves('PB-R093c', 'adds to what a turn costs', (saw) => {
    const turning = (by: number) => [pivot(10), pivot(0), ahead(by)];
    expect(isAllowed(saw, brook, foot, turning(4.5))).toBe(true);
    expect(isAllowed(saw, brook, foot, turning(4.6))).toBe(false);
  });

  proves('PB-R093d', 'is woods, marsh, slopes, streams and bridges, not buildings', (saw) => {
    const rough = [
      wood,
      brook,
      settingWith({ marsh: [square(-20, 3, 20, 6)] }),
      settingWith({ hills: [{ ...square(-20, 3, 20, 30), level: 1 }] }),
      settingWith({ rivers: [{ ...line(3), width: 0.5 }], crossings: [{ kind: 'ford', at: [0, 3] }] }),
    ];
    for (const setting of rough) {
      expect(isAllowed(saw, setting, foot, [ahead(9)])).toBe(true);
      expect(isAllowed(saw, setting, foot, [ahead(9.1)])).toBe(false);
    }
    const town = settingWith({ buildings: [square(-20, 3, 20, 6)] });
    expect(isAllowed(saw, town, foot, [ahead(13.5)])).toBe(true);
  });

  provesBySwitch('PB-R093e', 'counts when one leaves it', turned('leavingRoughReduces', 'no'), (set) => {
    const setting = settingWith({ woods: [square(-20, -3, 20, 3)] }, setTo(set));
    expect(isAllowed((value) => value, setting, foot, [ahead(9.1)])).toBe(false);
  });

  proves('PB-R093f', 'costs a third of the whole allowance', (saw) => {
    expect(judged(saw, wood, foot, [ahead(7)])).toMatchObject({ value: { bill: { total: 11_500 } } });
    const horse = ours('pajol', 'cavalry', 0, 0);
    expect(judged(saw, wood, horse, [pivot(9), pivot(0), ahead(6)])).toMatchObject({
      value: { bill: { total: 18_800 } },
    });
  });

  proves('PB-R093g', 'is closed to who cannot pay', (saw) => {
    const turning = [pivot(9), pivot(18), pivot(0)];
    expect(isAllowed(saw, wood, foot, [...turning, ahead(4)])).toBe(false);
    expect(isAllowed(saw, clear, foot, [...turning, ahead(4)])).toBe(true);
  });

  proves('PB-R236d', 'a stream is, to cross it', (saw) => {
    expect(isAllowed(saw, brook, foot, [ahead(9)])).toBe(true);
    expect(isAllowed(saw, brook, foot, [ahead(9.1)])).toBe(false);
    expect(isAllowed(saw, brook, ours('ney', 'regular', 0, 4), [ahead(13.5)])).toBe(true);
  });
});
