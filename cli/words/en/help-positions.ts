import type { CommandsHelp } from '../help.ts';

/** Rules, and orders tried at a position. */
export const positionHelp: CommandsHelp<'rules' | 'adjudicate' | 'odds' | 'simulate'> = {
  rules: {
    summary: 'look up a rule, or see which rules the tests prove',
    text: () => `grognard rules [GAME] [ID | WORDS] [--coverage] [--json]

Without words it lists the rulebooks; with a game, its rules; with an id or words, the rules that have them. The
table's own rules, the same in all games, are in the rulebook “table”.

  --coverage   how many ids there are, how many are notes or proven by a test, and which are not
  --json       for machines`,
  },
  adjudicate: {
    summary: 'judge orders at a position, with the rules that decide',
    text: () => `grognard adjudicate FILE|- [--seed S] [--json]

The referee for a real table: a position and orders in, verdicts with rule ids out. docs/position-files.md tells how
such a file is written; - reads it from the standard input.

  --seed S   for chance, where the file scripts no dice (1)
  --json     one object an order, { "order", "verdict", "rules"?, "told"?, "dice"? }, then { "position" }

Exit status: 0 all is as the file expects, and what it does not expect to be refused stands; 1 an order was refused or
an expectation failed; 2 the file cannot be used.`,
  },
  odds: {
    summary: 'what orders at a position are likely to lead to',
    text: () => `grognard odds FILE|- [--samples N] [--seed S] [--progress] [--json]

What orders are likely to lead to: plays those of a position file many times, each time with luck of its own, and counts
how the position stands afterwards. Dice and expectations of the file count for nothing. Behind each share stands in brackets
between what bounds the true one lies, 95 times in 100.

  --samples N  how many times (1000)
  --seed S     for chance (1): the same seed gives the same answer
  --progress   tell how far it is, even when nobody watches
  --json       { "samples", "refused": [times of each order], "prospects": [{ "path", "before", "outcomes", "spread"? }] }

Exit status: 0 done; 1 an order is refused whatever the dice show; 2 the file cannot be used.`,
  },
  simulate: {
    summary: 'have generals play a scenario many times',
    text: (generals) => `grognard simulate GAME SCENARIO [options]

Has generals play a scenario many times. SCENARIO is the id of a shipped one or a file that ends in .json. The same seed
gives the same battles, whatever the number of jobs.

  --games N      how many battles (100)
  --jobs J       on how many threads (those of the machine)
  --seed S       for chance and whims (1)
  --SIDE NAME    who commands a side, as in --red random; generals: ${generals}
  --set N=V      a switch of the game, as in --set digging=forbidden; may be given several times
  --limit N      break a battle off after so many orders (100000)
  --log FILE     write the log of the first battle, for replay and verify
  --progress     tell how far it is, even when nobody watches
  --json         { "games", "ended", "wins": {...}, "orders", "seconds" }`,
  },
};
