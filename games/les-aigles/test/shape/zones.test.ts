import { describe, expect, test } from 'vitest';
import { isTakenOn, zoneOf } from '../../ground/shape/zones.ts';
import { newMemory } from '../../model/memory.ts';
import { battalion, part } from '../changes/help.ts';
import { scene } from '../scene.ts';

const setting = { memory: newMemory() };

const cm = (x: number, y: number) => ({ x: x * 1000, y: y * 1000 });

describe('the ground about a part', () => {
  const line = part(scene([{ id: 'ligne', at: [0, 0], companies: battalion }]), 'ligne');

  test('opens by 45 degrees from the corners, front and rear; the rays belong to them', () => {
    const zones = [
      [0, 1],
      [13.5, 0.1],
      [20, 6.5],
      [20, 6.4],
      [-20, 6.4],
      [20, -9],
      [20, -8.9],
      [0, -10],
    ].map(([x = 0, y = 0]) => zoneOf(setting, line, 'infantry', cm(x, y)));
    expect(zones).toEqual(['front', 'front', 'front', 'right', 'left', 'rear', 'right', 'rear']);
  });

  test('turns with the part', () => {
    const east = { ...line, heading: 9_000 };
    expect(zoneOf(setting, east, 'infantry', cm(5, 0))).toBe('front');
    expect(zoneOf(setting, east, 'infantry', cm(-1, 20))).toBe('left');
    expect(zoneOf(setting, east, 'infantry', cm(-1, -20))).toBe('right');
    expect(zoneOf(setting, east, 'infantry', cm(-20, 0))).toBe('rear');
  });

  test('a square is never taken in flank or rear, turned figures guard their side', () => {
    expect(isTakenOn({ formation: 'square' }, 'left')).toBe(false);
    expect(isTakenOn({ formation: 'full square' }, 'rear')).toBe(false);
    expect(isTakenOn({ formation: 'line' }, 'front')).toBe(false);
    expect(isTakenOn({ formation: 'line' }, 'rear')).toBe(true);
    expect(isTakenOn({ formation: 'march column', faced: ['left'] }, 'left')).toBe(false);
    expect(isTakenOn({ formation: 'march column', faced: ['left'] }, 'right')).toBe(true);
  });

  test('a line closes up on its middle, a column rank by rank', () => {
    const fallen = (formation: 'line' | 'march column' | 'division column') => {
      const list = battalion.map((each, place) => (place === 2 ? { ...each, lost: 1 } : each));
      const given = scene([{ id: 'ligne', at: [0, 0], companies: list, formation }]);
      return part(given, 'ligne').ranks;
    };
    expect(fallen('line')).toEqual([17]);
    expect(fallen('march column')).toEqual([3, 3, 2, 3, 3, 3]);
    expect(fallen('division column')).toEqual([6, 5, 6]);
  });
});
