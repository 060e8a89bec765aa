import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The games that people play, by their folders: what has a rulebook is a game, and `tiny` is for tests. */
export const gamesIn = (root: string): readonly string[] =>
  readdirSync(join(root, 'games')).filter(
    (name) => name !== 'tiny' && existsSync(join(root, 'games', name, 'rulebook')),
  );
