import type { CommandsHelp } from '../help.ts';

/** Games that were played, and the server that keeps them. */
export const logHelp: CommandsHelp<'replay' | 'verify' | 'serve' | 'backup'> = {
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
    text: () => `grognard serve [options]

  --port N      port to listen on (GROGNARD_PORT; 1815; 0 takes a free one)
  --host NAME   address to listen on (GROGNARD_HOST; 127.0.0.1, this machine only)
  --data DIR    folder of the embedded store (GROGNARD_DATA; data/ in the checkout)
  --proxy       a proxy of yours stands in front and tells who asks (GROGNARD_PROXY=1)
  --names LIST  names it is reached by, with commas between (GROGNARD_NAMES)
  --imports MB  logs and scenarios that one address may bring in an hour (GROGNARD_IMPORTS; 64)

With DATABASE_URL set, games are kept in that PostgreSQL instead of the folder. With GROGNARD_METRICS_KEY set,
/metrics is told to whoever shows that key, else to this machine only. Ctrl-C ends it.`,
  },
  backup: {
    summary: 'copy all games into a file, also while the server runs',
    text: () => `grognard backup FILE [--data DIR]

Copies all games into a new file, safely, also while a server is using them. A server starts from the copy when it lies
in its data folder under the name of the store.

  --data DIR   folder of the embedded store (GROGNARD_DATA; data/ in the checkout)

With DATABASE_URL set, the games of that PostgreSQL are copied.`,
  },
};
