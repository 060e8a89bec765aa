import { expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { blue, costs, EAST, full, minimal, onField, red, step, supplementary, turn, WEST } from './stand.ts';

proves('CB-B4.4-12', 'an engaged unit does not move', (saw) => {
  const field = onField(saw, { units: [red('spearmen', [3, 5], { facing: 6 }), blue('levy', [4, 5])] });
  expect(field.refuses('spearmen', full(step(WEST)))).toMatchObject([{ code: 'engaged-cannot-move' }]);
});

proves(
  'CB-B4.4-13',
  'a unit steps into its front zone only, and may turn before, between and after',
  (saw) => {
    const field = onField(saw, { units: [red('spearmen', [3, 5])] });
    expect(field.refuses('spearmen', full(step(WEST)))).toMatchObject([{ code: 'not-ahead' }]);
    field.does('spearmen', full(turn(1), step(EAST), turn(0), step(EAST), turn(11)));
    expect(field.unit('spearmen').facing).toBe(11);
    expect(field.at('spearmen')).toEqual([5, 5]);
  },
);

proves('CB-B4.1-3', 'all six hexes around a character are its front', (saw) => {
  const field = onField(saw, { units: [red('captain', [3, 5])] });
  field.does('captain', full(step(WEST)));
  expect(field.at('captain')).toEqual([2, 5]);
});

proves(
  ['CB-B4.4-14', 'CB-B4.4-15'],
  'a minimal move is one hex, whatever it costs, for a level of breath',
  (saw) => {
    const hexes = [{ hexes: [[4, 5]], ground: 'difficult' }] as const;
    const field = onField(saw, { map: { hexes }, units: [red('heavy-foot', [3, 5])] });
    expect(field.refuses('heavy-foot', minimal(step(EAST), step(EAST)))).toMatchObject([
      { code: 'minimal-is-one-hex' },
    ]);
    expect(field.refuses('heavy-foot', minimal(turn(1), step(EAST)))).toMatchObject([
      { code: 'minimal-is-one-hex' },
    ]);
    expect(costs(field.does('heavy-foot', minimal(step(EAST))))).toEqual([0]);
    expect(field.unit('heavy-foot').breath).toBe('winded');
  },
);

proves('CB-B4.4-15', 'a minimal move may be a turn', (saw) => {
  const field = onField(saw, { units: [red('heavy-foot', [3, 5])] });
  field.does('heavy-foot', minimal(turn(6)));
  expect(field.unit('heavy-foot')).toMatchObject({ facing: 6, breath: 'winded' });
});

proves(['CB-B4.4-14', 'CB-B4.4-16'], 'one who is out of breath makes neither', (saw) => {
  const field = onField(saw, { units: [red('levy', [3, 5], { breath: 'out-of-breath' })] });
  expect(field.refuses('levy', minimal(step(EAST)))).toMatchObject([{ rule: 'CB-B4.4-14' }]);
  expect(field.refuses('levy', supplementary(step(EAST)))).toMatchObject([{ rule: 'CB-B4.4-16' }]);
  field.does('levy', full(step(EAST), step(EAST)));
});

proves('CB-B4.4-16', 'a supplementary move gives half as much again, for a level of breath', (saw) => {
  const field = onField(saw, { units: [red('levy', [3, 5])] });
  expect(field.refuses('levy', full(step(EAST), step(EAST), step(EAST)))).toMatchObject([
    { code: 'too-far' },
  ]);
  field.does('levy', supplementary(step(EAST), step(EAST), step(EAST)));
  expect(field.at('levy')).toEqual([6, 5]);
  expect(field.unit('levy').breath).toBe('winded');
});

proves('CB-B4.3-7', 'a routed unit does not simply walk', (saw) => {
  const field = onField(saw, { units: [red('levy', [3, 5], { cohesion: 'routed' })] });
  expect(field.refuses('levy', full(step(EAST)))).toMatchObject([{ code: 'routed-cannot-move' }]);
});
