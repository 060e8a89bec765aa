import { french } from '../french.ts';
import type { CommandsHelp } from '../help.ts';

export const logHelp: CommandsHelp<'replay' | 'verify' | 'serve' | 'backup'> = {
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
    text: () => french`grognard serve [options]

  --port N       port d’écoute (GROGNARD_PORT ; 1815 ; 0 en prend un libre)
  --host NOM     adresse d’écoute (GROGNARD_HOST ; 127.0.0.1, cette machine seulement)
  --data DOSSIER dossier des parties (GROGNARD_DATA ; data/ à la racine)
  --proxy        un mandataire à vous est placé devant et dit qui demande (GROGNARD_PROXY=1)
  --names LISTE  noms sous lesquels on l’atteint, séparés par des virgules (GROGNARD_NAMES)
  --imports MO   journaux et scénarios qu’une adresse peut apporter en une heure (GROGNARD_IMPORTS ; 64)

Si DATABASE_URL est donnée, les parties sont gardées dans ce PostgreSQL et non dans le dossier. Si GROGNARD_METRICS_KEY
est donnée, /metrics répond à qui montre cette clé, sinon à cette machine seulement. Ctrl-C arrête tout.`,
  },
  backup: {
    summary: french`copier toutes les parties dans un fichier, même pendant que le serveur tourne`,
    text: () => french`grognard backup FICHIER [--data DOSSIER]

Copie toutes les parties dans un nouveau fichier, sans risque, même pendant qu’un serveur s’en sert. Un serveur repart de
la copie quand elle se trouve dans son dossier sous le nom de leur fichier.

  --data DOSSIER   dossier des parties (GROGNARD_DATA ; data/ à la racine)

Si DATABASE_URL est donnée, ce sont les parties de ce PostgreSQL qui sont copiées.`,
  },
};
