import { helpOnSettings } from '@grognard/server/settings';
import type { CommandsHelp } from '../help.ts';

/** Games that were played, and the server that keeps them. */
export const logHelp: CommandsHelp<'replay' | 'verify' | 'serve'> = {
  replay: {
    summary: 'tell a game from its log, as a seat was told it',
    text: () => `grognard replay LOG [--seat NAME] [--from N] [--to N] [--step] [--json]

Tells a game from its log, entry by entry, with the dice of each line and what was added to them.

  --seat NAME   as this seat was told it: a player (red, red:left), spectator or umpire (umpire)
  --from, --to  only the entries from and to these numbers
  --step        wait for Enter after each entry; q and Enter ends it
  --json        one object an entry, { "seq", "seat", "order"?, "told", "dice"? }, then { "outcome" }`,
  },
  verify: {
    summary: 'check a game from its log, dice included',
    text: () => `grognard verify LOG [--json]

Checks a game from its log: every order is judged again under today's rules, every act by who may do it at the table, and
each roll is checked against the secret
that the server committed itself to, once the log's last line tells it. What another version of the rules has judged, and
today's would judge otherwise, is listed and no flaw.

  --json   { "entries", "dice": "checked"|"unsealed"|"secret untold", "flaws": [{ "seq", "code", "detail" }],
             "judgedByAnother": [{ "seq", "version" }] }

Exit status: 0 nothing is wrong, 1 something is, 2 the file is no log.`,
  },
  serve: {
    summary: 'run the table for players: what npm start runs',
    text: (folder) => helpOnSettings('grognard serve', 'en', folder),
  },
};
