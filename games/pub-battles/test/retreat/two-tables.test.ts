import { expect, test } from 'vitest';
import { battle, blue, duel, MISS, red, retreat, type Scene } from '../combat/scene.ts';

/** Another table, at which the same blocks belong to other corps. */
const elsewhere = {
  formations: [
    { id: 'ney', side: 'red', rating: 2, chit: true, hq: 0 },
    { id: 'mack', side: 'blue', rating: 2, chit: true, hq: 0 },
  ],
};

/** Where Y is after two hits that drive it back from X. */
const whereIsY = (scene: Scene): string => {
  const play = battle((seen) => seen, scene, { X: [4, 4, 1], Y: MISS });
  play.begins();
  play.does(retreat);
  return play.piece('Y').where;
};

test('what stands on one table bars no retreat on another', () => {
  const barred: Scene = { ...duel(), pieces: [...duel().pieces, red('Z', 'regular', 0, 3)] };
  const open: Scene = { ...duel(), pieces: [...duel().pieces, blue('Z', 'hq', 0, 40)], state: elsewhere };
  expect([barred, open, barred].map(whereIsY)).toEqual(['lost', 'map', 'lost']);
});
