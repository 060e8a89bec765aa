import type { CommandsHelp } from '../help.ts';

/** Scenarios, armies and tables. */
export const gameHelp: CommandsHelp<'scenario' | 'army' | 'render'> = {
  scenario: {
    summary: 'list the scenarios of a game, check one, lay a new table, or draw a map with Tiled',
    text: () => `grognard scenario list GAME [--json]
grognard scenario check FILE [--game GAME]
grognard scenario new les-aigles --kind KIND [--seed N] [--width CM] [--depth CM] [--army FILE --army FILE]
grognard scenario import FILE.tmj [--into FILE.json]
grognard scenario export SCENARIO|FILE.json

list    the scenarios of a game; with --json [{ "id", "title", "minutes" }]
check   whether a scenario file can be played; its folder is named after the game, else say --game;
        what is lawful but worth a remark goes to the standard error
new     a table of Les Aigles of a kind (wooded, hilly, urban, agricultural, marshy, valley, mixed, plain), the same from
        both edges, printed as a scenario; with two army lists, both drawn up on it. The same seed gives the same table
import  a hex map drawn with Tiled, printed as the map of a scenario of Cursed Blades; with --into, the scenario of that
        file with this map. docs/hex-maps.md tells what to draw
export  the map of a scenario of Cursed Blades, printed as Tiled reads it

Exit status of check: 0 it can be played, 1 the rules refuse it, 2 it cannot be read (each fault with its place).`,
  },
  army: {
    summary: 'check an army list, count its points, or draw two up for battle',
    text: () => `grognard army check FILE [--json]
grognard army points FILE [--json]
grognard army battle FIRST SECOND
grognard army troops NATION [--json]

Armies of Les Aigles. FILE is an army list in JSON, or - for the standard input.

check    whether the army may take the field: every breach with its rule, and what is lawful but not usual;
         with --json { "lawful", "points", "refusals": [{ "rule", "sentence" }], "remarks": [...] }
points   what it costs; with --json { "total", "figures", "lines": [{ "id", "figures", "points", "rules" }] }
battle   a scenario with both armies drawn up on the usual table, the first in the south
troops   the troops of a nation by the names that a list gives them, with their price

Exit status of check and battle: 0 lawful, 1 the rules refuse an army, 2 a list cannot be read.`,
  },
  render: {
    summary: 'draw a table of Les Aigles as a picture',
    text: () => `grognard render SCENARIO|FILE [-o OUT.svg] [--at SEQ]

Draws a table of Les Aigles as a map, with those who stand on it. SCENARIO is the id of a shipped one; FILE is a scenario
or a position in JSON (- for the standard input), or the log of a game, whose name ends in .jsonl or .log.

  -o, --out FILE  where the picture goes; the standard output unless it is said
  --at SEQ        a log: as the table stood after this entry; the last one unless it is said`,
  },
};
