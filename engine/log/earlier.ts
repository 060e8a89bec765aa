import type { Earlier } from '../contract/earlier.ts';
import type { GameTypes } from '../contract/game.ts';
import { isTableEvent } from '../table/table.ts';
import type { Entry, Log, Opening } from './entry.ts';

interface Played {
  readonly earlier?: Earlier;
}

/** An entry that an earlier version may have written, in the shape of today. */
export const todaysEntry = <K extends GameTypes>({ earlier }: Played, entry: Entry<K>): Entry<K> =>
  earlier === undefined
    ? entry
    : {
        ...entry,
        events: entry.events.map((event) =>
          isTableEvent<K>(event) ? event : (earlier.event(event) as K['Event']),
        ),
      };

export const todaysOpening = <K extends GameTypes>({ earlier }: Played, opening: Opening<K>): Opening<K> =>
  earlier === undefined ? opening : { ...opening, state: earlier.state(opening.state) as K['State'] };

/** A whole log as today's version reads it. */
export const todaysLog = <K extends GameTypes>(game: Played, { opening, entries }: Log<K>): Log<K> => ({
  opening: todaysOpening(game, opening),
  entries: entries.map((entry) => todaysEntry(game, entry)),
});
