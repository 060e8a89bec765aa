import type { Help } from '../help.ts';
import { gameHelp } from './help-games.ts';
import { logHelp } from './help-logs.ts';
import { operatingHelp } from './help-operating.ts';
import { positionHelp } from './help-positions.ts';

export const help: Help = {
  usage:
    'grognard COMMAND [words] [options]: a table for wargames that knows the rules\n\nWithout a command it serves: grognard --port 8080 is grognard serve --port 8080.',
  more: 'grognard COMMAND --help tells more. Exit status: 0 done, 1 something was refused or not as expected, 2 bad input.',
  version: '--version: which Grognard this is.',
  language: '--lang fr or --lang en: the language of what is said; that of the shell unless told.',
  commands: { ...positionHelp, ...gameHelp, ...logHelp, ...operatingHelp },
};
