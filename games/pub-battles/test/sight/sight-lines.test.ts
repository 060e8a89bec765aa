import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { bodyOn } from '../../ground/board.ts';
import { threadBetween } from '../../rules/sight/sight.ts';
import { blue, red, type Scene } from '../combat/scene.ts';
import { codes, verdict } from '../refused/referee.ts';
import { ours, settingWith, square } from '../table.ts';

describe('a line of sight straight ahead', () => {
  const bombard = { kind: 'bombard', piece: 'G', target: 0 } as const;
  /** Guns on a height fire at a block that shows its flank, with a wood in between. */
  const over = (south: number): Scene => ({
    map: {
      hills: [{ ...square(-5, -5, 5, 1), level: 2 }],
      woods: [square(-9, south, 9, south + 1.5)],
    },
    pieces: [red('G', 'artillery', 0, 0), blue('T', 'regular', 0, 11, 90)],
    state: { activation: { formation: 0, acted: [], struck: [] } },
  });

  proves('PB-R125k', 'goes from a height over a wood that is nearer to it than to the target', (saw) => {
    expect(codes(over(2), bombard)).toEqual([]);
    expect(saw(verdict(over(6), bombard))).toMatchObject([{ code: 'not-in-view' }]);
  });
});

describe('the thread that is shown between two pieces', () => {
  const between = (map: Parameters<typeof settingWith>[0]) => {
    const setting = settingWith(map);
    const [one, other] = [ours('a', 'regular', 0, 0), ours('b', 'regular', 0, 10)];
    return threadBetween(setting, bodyOn(setting, one), bodyOn(setting, other));
  };

  test('runs through where one sees the other', () => {
    expect(between({}).isSeen).toBe(true);
    expect(between({}).stopped).toBeUndefined();
  });

  test('breaks in the wood that hides it', () => {
    const { isSeen, stopped } = between({ woods: [square(-20, 4, 20, 7)] });
    expect(isSeen).toBe(false);
    expect(stopped?.blocker).toBe(0);
    expect(stopped?.at.x).toBeCloseTo(0);
    expect(stopped?.at.y).toBeGreaterThanOrEqual(4_000);
    expect(stopped?.at.y).toBeLessThanOrEqual(7_000);
  });
});
