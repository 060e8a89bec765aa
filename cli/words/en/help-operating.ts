import type { CommandsHelp } from '../help.ts';

/** A server, for its operator. */
export const operatingHelp: CommandsHelp<'tables' | 'backup' | 'doctor'> = {
  tables: {
    summary: 'the tables of a server: list them, clear them away, hand back a lost seat',
    text: () => `grognard tables list [filters] [--json]
grognard tables show TABLE [--json]
grognard tables clear [TABLE ...] [filters] [--into DIR] [--yes]
grognard tables hand-back TABLE SEAT [--url URL]

list and show tell what is kept, and nothing of what happens in a game. clear clears tables away for good: without --yes it only
says which would go. hand-back gives a seat (red, red:left, umpire, spectator) a new key when its player has lost his link; the old
one opens nothing any more. They work while the server runs, as the user that it runs as, and without it.

  --older-than SPAN   nobody has touched it for so long (90d, 12h, 30m): opened, looked at or ordered
  --larger-than SIZE  it takes more than this (500kB, 1MB)
  --finished, --in-play, --never-begun, --generals-alone, --broken
                      only those; several mean any of them
  --into DIR          write the log of each into this folder before it goes
  --yes               do it
  --url URL           where players reach the server, for the link
  --data DIR          folder of the embedded store (GROGNARD_DATA; serve --help tells the default)
  --config FILE       file of settings, as serve takes it (GROGNARD_CONFIG)
  --json              list: one object a line, { "table", "game", "scenario", "at", "touched", "entries", "bytes", "state",
                      "seats", "expires"? }, times in milliseconds since 1970; the others print one such object

With DATABASE_URL set, the tables of that PostgreSQL are meant.`,
  },
  backup: {
    summary: 'copy all games into a file, also while the server runs; or check such a copy',
    text: () => `grognard backup FILE [--data DIR] [--config FILE]
grognard backup --check FILE

Copies all games into a new file, safely, also while a server is using them, and checks that the copy opens, is whole, and that no
log has a gap. A server starts from the copy when it lies in its data folder under the name of the store. The server makes
backups by itself when it is given a folder for them (--backups of serve).

  --check         check a copy that is there, and change nothing
  --data DIR      folder of the embedded store (GROGNARD_DATA; serve --help tells the default)
  --config FILE   file of settings, as serve takes it (GROGNARD_CONFIG)

With DATABASE_URL set, the games of that PostgreSQL are copied.`,
  },
  doctor: {
    summary: 'what is wrong with a server: settings, games, database, clock, backups, proxy',
    text: () => `grognard doctor [--url URL] [--data DIR] [--config FILE] [--json]

Looks at a server as its settings describe it, whether or not it is open, and changes nothing: whether the games are whole and
private, with room on the disk; whether the PostgreSQL can be reached and used; whether the clocks agree; how old the last
backup is, and that it opens. With --url it asks the public address as visitors do: that the proxy tells who asks, lets WebSocket
and streams through, and does not cut them off.

  --url URL       where visitors reach the server (https://grognard.example.org); takes some 20 seconds
  --data DIR      folder of the embedded store (GROGNARD_DATA; serve --help tells the default)
  --config FILE   file of settings, as serve takes it (GROGNARD_CONFIG)
  --json          { "faults", "warnings", "findings": [{ "part", "level": "good"|"warning"|"fault", "code", "says" }] }

Exit status: 0 nothing is wrong, though there may be warnings; 1 something is.`,
  },
};
