import type { Reads } from './read-statements.ts';
import { numberIn } from './rows.ts';

/** The last entry of games that are being played: only this process writes, so it need not be asked for with every order. */
export interface LastEntries {
  /** Of a game that is there. */
  of(game: string): number | undefined;
  /** What has been committed. */
  remember(games: ReadonlyMap<string, number>): void;
  /** The file is asked again. */
  forget(game: string): void;
}

const MANY = 20_000;

export const createLastEntries = ({ game }: Reads): LastEntries => {
  const known = new Map<string, number>();

  const look = (id: string): number | undefined => {
    const row = game.get(id);
    return row === undefined ? undefined : numberIn(row, 'last');
  };

  return {
    of: (id) => known.get(id) ?? look(id),
    remember: (games) => {
      if (known.size > MANY) known.clear();
      for (const [id, last] of games) known.set(id, last);
    },
    forget: (id) => void known.delete(id),
  };
};
