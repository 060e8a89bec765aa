import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gamesIn } from '../games.ts';
import { unknownAt } from './known-games.ts';

const root = join(import.meta.dirname, '../..');

describe('a game', () => {
  test.each(gamesIn(root))('%s is known wherever a game must be', (game) => {
    expect(unknownAt(root, game)).toEqual([]);
  });

  test('that nobody knows is told every place, with the line to add', () => {
    const told = unknownAt(root, 'a-fourth-game');
    expect(told).toHaveLength(10);
    expect(told).toContain(
      'games/catalogue/tsconfig.json has no `{ "path": "../a-fourth-game" }`: name the package among the references',
    );
    expect(told).toContain('web/boards/a-fourth-game/board.ts: give the game a board');
  });
});
