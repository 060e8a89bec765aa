import { isPlayer } from '../../contract/seat.ts';
import { canonical } from '../../json/canonical.ts';
import { diff } from '../../json/patch.ts';
import { appended, openLedger } from '../../log/ledger.ts';
import { begin } from '../../log/playing.ts';
import { strikeEntry, takeBack } from '../../log/takeback.ts';
import { firstOf, lawOf } from '../law.ts';

export const takenBack = lawOf(
  'what is taken back has not happened',
  'Striking the latest order leaves the table as it was before that order; nothing is deleted from the log.',
  (_trial, { match, opening, steps }) => {
    let ledger = openLedger(opening);
    return firstOf(steps, ({ before, entry }) => {
      ledger = appended(match, ledger, entry);
      if (!isPlayer(entry.seat)) return undefined;
      const taken = takeBack(match, ledger, entry.seat);
      if (!taken.ok) return `the order could not be taken back: ${JSON.stringify(taken.error)}`;
      const struck = appended(
        match,
        ledger,
        strikeEntry(ledger, taken.value.strikes, entry.seat, 'a slip', ''),
      );
      return canonical(struck.table) === canonical(before)
        ? undefined
        : 'the table is another than before the order';
    });
  },
);

export const positionOpens = lawOf(
  'a position can be set up again',
  'The position of a state, opened as a scenario, is that position.',
  ({ schemas, game, switches = {}, seats }, { match, steps, luck }) =>
    firstOf(steps, ({ after }) => {
      const position = game.position(match.setting, after.state);
      const read = schemas.scenario(position);
      if (!read.ok) return `its schema refuses it: ${JSON.stringify(read.error[0])}`;
      const begun = begin(game, { at: '', scenario: read.value, switches, seats }, luck);
      if (!begun.ok) return `it cannot be opened: ${JSON.stringify(begun.error)}`;
      const again = game.position(begun.value.match.setting, begun.value.opening.state);
      const [other] = canonical(again) === canonical(position) ? [] : diff(position, again);
      return other === undefined
        ? undefined
        : `set up again it is another position: ${JSON.stringify(other)}`;
    }),
);
