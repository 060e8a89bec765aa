import { french } from '../french.ts';
import type { CommandsHelp } from '../help.ts';

export const operatingHelp: CommandsHelp<'tables' | 'backup' | 'doctor'> = {
  tables: {
    summary: french`les tables d’un serveur : les lister, les débarrasser, rendre un siège perdu`,
    text: () => french`grognard tables list [filtres] [--json]
grognard tables show TABLE [--json]
grognard tables clear [TABLE ...] [filtres] [--into DOSSIER] [--yes]
grognard tables hand-back TABLE SIÈGE [--url ADRESSE]

list et show disent ce qui est gardé, et rien de ce qui se passe dans une partie. clear débarrasse des tables pour de bon : sans
--yes il dit seulement lesquelles partiraient. hand-back donne à un siège (red, red:left, umpire, spectator) une nouvelle clé quand
son joueur a perdu son lien ; l’ancienne n’ouvre plus rien. Tout cela marche pendant que le serveur tourne, sous le même
utilisateur, et sans lui.

  --older-than DURÉE   personne n’y a touché depuis (90d, 12h, 30m) : ouvrir, regarder, ordonner
  --larger-than TAILLE elle prend plus que cela (500kB, 1MB)
  --finished, --in-play, --never-begun, --generals-alone, --broken
                       seulement les finies, en cours, jamais commencées, aux généraux seuls, impossibles à dresser ;
                       plusieurs options s’ajoutent
  --into DOSSIER       écrire le journal de chacune dans ce dossier avant qu’elle parte
  --yes                le faire
  --url ADRESSE        où les joueurs atteignent le serveur, pour le lien
  --data DOSSIER       dossier des parties (GROGNARD_DATA ; serve --help dit lequel par défaut)
  --config FICHIER     fichier de réglages, comme le prend serve (GROGNARD_CONFIG)
  --json               list : un objet par ligne, { "table", "game", "scenario", "at", "touched", "entries", "bytes", "state",
                       "seats", "expires"? }, les temps en millisecondes depuis 1970 ; les autres, un seul objet

Si DATABASE_URL est donnée, ce sont les tables de ce PostgreSQL.`,
  },
  backup: {
    summary: french`copier toutes les parties dans un fichier, même pendant que le serveur tourne ; ou vérifier une copie`,
    text: () => french`grognard backup FICHIER [--data DOSSIER] [--config FICHIER]
grognard backup --check FICHIER

Copie toutes les parties dans un nouveau fichier, sans risque, même pendant qu’un serveur s’en sert, et vérifie que la copie s’ouvre,
qu’elle est entière et qu’il ne manque rien aux journaux. Un serveur repart de la copie quand elle se trouve dans son dossier sous
le nom de leur fichier. Le serveur fait des sauvegardes de lui-même si on lui donne un dossier pour cela (--backups de serve).

  --check            vérifier une copie existante, sans rien changer
  --data DOSSIER     dossier des parties (GROGNARD_DATA ; serve --help dit lequel par défaut)
  --config FICHIER   fichier de réglages, comme le prend serve (GROGNARD_CONFIG)

Si DATABASE_URL est donnée, ce sont les parties de ce PostgreSQL qui sont copiées.`,
  },
  doctor: {
    summary: french`ce qui ne va pas avec un serveur : réglages, parties, base, horloge, sauvegardes, mandataire`,
    text: () => french`grognard doctor [--url ADRESSE] [--data DOSSIER] [--config FICHIER] [--json]

Examine un serveur tel que ses réglages le décrivent, ouvert ou non, sans rien changer : si les parties sont entières et privées,
avec de la place sur le disque ; si le PostgreSQL répond et peut servir ; si les horloges s’accordent ; quel âge a la dernière
sauvegarde, et si elle s’ouvre. Avec --url, demande à l’adresse publique ce que demandent les visiteurs : que le mandataire dise qui
demande, laisse passer WebSocket et flux, et ne les coupe pas.

  --url ADRESSE      où les visiteurs atteignent le serveur (https://grognard.example.org) ; prend une vingtaine de secondes
  --data DOSSIER     dossier des parties (GROGNARD_DATA ; serve --help dit lequel par défaut)
  --config FICHIER   fichier de réglages, comme le prend serve (GROGNARD_CONFIG)
  --json             { "faults", "warnings", "findings": [{ "part", "level": "good"|"warning"|"fault", "code", "says" }] }

Code de retour : 0 rien ne va mal, même s’il y a des avertissements ; 1 quelque chose ne va pas.`,
  },
};
