import { catalogue } from '@grognard/catalogue';
import type { Game, GameTypes } from '@grognard/engine';
import { aliased } from './alias.ts';
import { type Battle, forgetful, taleOf } from './tale.ts';

declare global {
  /** Ids that are put together get their number when they are. */
  var grognardRenumbered: ((text: string, place: number) => string) | undefined;
}

globalThis.grognardRenumbered = aliased;

/** A battle of a game as these sources play it: as it is, or with all ids new at every turn. */
export const told = async (id: string, battle: Battle, isRenumbered: boolean): Promise<readonly string[]> => {
  const listing = catalogue.find((each) => each.id === id);
  if (listing === undefined) throw new Error(`there is no ${id}`);
  const [game, schemas]: [Game<GameTypes>, Awaited<ReturnType<typeof listing.loadSchemas>>] = [
    await listing.load(),
    await listing.loadSchemas(),
  ];
  return await taleOf({ game: isRenumbered ? forgetful(game) : game, schemas }, battle);
};
