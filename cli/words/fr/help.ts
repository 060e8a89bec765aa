import { french } from '../french.ts';
import type { Help } from '../help.ts';
import { gameHelp } from './help-games.ts';
import { logHelp } from './help-logs.ts';
import { operatingHelp } from './help-operating.ts';
import { positionHelp } from './help-positions.ts';

export const help: Help = {
  usage: french`grognard COMMANDE [mots] [options] : une table pour les jeux de guerre, qui connaît les règles

Sans commande, il ouvre la table : grognard --port 8080 équivaut à grognard serve --port 8080.`,
  more: french`grognard COMMANDE --help en dit plus. Code de retour : 0 fait, 1 refus ou résultat inattendu, 2 entrée inutilisable.`,
  version: french`--version : de quel Grognard il s’agit.`,
  language: french`--lang fr ou --lang en : la langue de ce qui est dit ; sinon celle du terminal.`,
  commands: { ...positionHelp, ...gameHelp, ...logHelp, ...operatingHelp },
};
