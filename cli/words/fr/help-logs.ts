import { helpOnSettings } from '@grognard/server/settings';
import { french } from '../french.ts';
import type { CommandsHelp } from '../help.ts';

export const logHelp: CommandsHelp<'replay' | 'verify' | 'serve'> = {
  replay: {
    summary: french`raconter une partie d’après son journal, comme un siège l’a entendue`,
    text: () => french`grognard replay JOURNAL [--seat NOM] [--from N] [--to N] [--step] [--json]

Raconte une partie d’après son journal, entrée par entrée, avec les dés de chaque ligne et ce qui s’y est ajouté.

  --seat NOM    comme ce siège l’a entendue : un joueur (red, red:left), spectator ou umpire (umpire)
  --from, --to  seulement les entrées à partir de ce numéro et jusqu’à celui-là
  --step        attendre Entrée après chaque entrée ; q et Entrée pour finir
  --json        un objet par entrée, { "seq", "seat", "order"?, "told", "dice"? }, puis { "outcome" }`,
  },
  verify: {
    summary: french`vérifier une partie d’après son journal, dés compris`,
    text: () => french`grognard verify JOURNAL [--json]

Vérifie une partie d’après son journal : chaque ordre est rejugé selon les règles d’aujourd’hui, et chaque tirage comparé
au secret que le serveur avait engagé, dès que la dernière ligne du journal le dit. Ce qu’une autre version des règles a
jugé, et que celles d’aujourd’hui jugeraient autrement, est cité sans être un défaut.

  --json   { "entries", "dice": "checked"|"unsealed"|"secret untold", "flaws": [{ "seq", "code", "detail" }],
             "judgedByAnother": [{ "seq", "version" }] }

Code de retour : 0 tout est en ordre, 1 quelque chose ne l’est pas, 2 le fichier n’est pas un journal.`,
  },
  serve: {
    summary: french`ouvrir la table aux joueurs : ce que lance npm start`,
    text: (folder) => helpOnSettings('grognard serve', 'fr', folder),
  },
};
