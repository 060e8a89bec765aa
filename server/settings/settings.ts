import type { ByLanguage } from '@grognard/engine';
import type { KindName } from './kinds.ts';

/** What the operator of a server may set, each by a flag, a variable or a name in a file: all that is known of it stands here. */
export interface Setting {
  /** In the file. */
  readonly name: string;
  /** Without its hyphens. What is secret has none: anybody on the machine can read the command lines of others. */
  readonly flag?: string;
  readonly variable: string;
  /** How it is read and checked. */
  readonly kind: KindName;
  /** As it would be written. */
  readonly fallback?: string;
  /** How the fallback is told, where it is not told as it is written. */
  readonly unset?: ByLanguage<string>;
  readonly does: ByLanguage<string>;
  readonly secret?: true;
}

export const settings = [
  {
    name: 'config',
    flag: 'config',
    variable: 'GROGNARD_CONFIG',
    kind: 'file',
    unset: { en: 'none', fr: 'aucun' },
    does: {
      en: 'file of settings in JSON, by the names of this list; flags and variables go before it',
      fr: 'fichier de réglages en JSON, sous les noms de cette liste ; options et variables passent avant lui',
    },
  },
  {
    name: 'port',
    flag: 'port',
    variable: 'GROGNARD_PORT',
    kind: 'port',
    fallback: '1815',
    does: { en: 'port to listen on; 0 takes a free one', fr: 'port d’écoute ; 0 en prend un libre' },
  },
  {
    name: 'host',
    flag: 'host',
    variable: 'GROGNARD_HOST',
    kind: 'host',
    fallback: '127.0.0.1',
    does: {
      en: 'address to listen on: 127.0.0.1 is this machine only, 0.0.0.0 all addresses of the machine',
      fr: 'adresse d’écoute : 127.0.0.1 pour cette machine seulement, 0.0.0.0 pour toutes ses adresses',
    },
  },
  {
    name: 'data',
    flag: 'data',
    variable: 'GROGNARD_DATA',
    kind: 'folder',
    unset: { en: 'data/ in the checkout', fr: 'data/ à la racine' },
    does: { en: 'folder of the embedded store', fr: 'dossier des parties' },
  },
  {
    name: 'databaseUrl',
    variable: 'DATABASE_URL',
    kind: 'database',
    unset: { en: 'none', fr: 'aucune' },
    does: {
      en: 'address of a PostgreSQL, where games are kept instead of the folder',
      fr: 'adresse d’un PostgreSQL, où les parties sont gardées et non dans le dossier',
    },
    secret: true,
  },
  {
    name: 'proxy',
    flag: 'proxy',
    variable: 'GROGNARD_PROXY',
    kind: 'yes',
    fallback: 'no',
    does: {
      en: 'a proxy of yours stands in front and adds the visitor’s address to X-Forwarded-For; without one, never set this',
      fr: 'un mandataire à vous est placé devant et ajoute l’adresse du visiteur à X-Forwarded-For ; sinon, ne jamais le mettre',
    },
  },
  {
    name: 'names',
    flag: 'names',
    variable: 'GROGNARD_NAMES',
    kind: 'names',
    unset: { en: 'those of the machine', fr: 'ceux de la machine' },
    does: {
      en: 'names that visitors reach it by (grognard.example.org), with commas between; in the file a list',
      fr: 'noms par lesquels on l’atteint (grognard.example.org), séparés par des virgules ; dans le fichier une liste',
    },
  },
  {
    name: 'metricsKey',
    variable: 'GROGNARD_METRICS_KEY',
    kind: 'key',
    unset: { en: 'this machine only', fr: 'cette machine seulement' },
    does: {
      en: 'key of your making, of 16 characters or more, that opens /metrics and /status to other machines',
      fr: 'clé de votre choix, de 16 caractères ou plus, qui ouvre /metrics et /status aux autres machines',
    },
    secret: true,
  },
  {
    name: 'log',
    flag: 'log',
    variable: 'GROGNARD_LOG',
    kind: 'logged',
    unset: { en: 'nothing', fr: 'rien' },
    does: {
      en: 'requests: a line of JSON for each; addresses: with who asked; in the file a list',
      fr: 'requests : une ligne de JSON pour chacune ; addresses : avec qui demande ; dans le fichier une liste',
    },
  },
  {
    name: 'thinking',
    flag: 'thinking',
    variable: 'GROGNARD_THINKING',
    kind: 'patience',
    fallback: '10',
    does: {
      en: 'seconds that a general may take for a decision, 1 to 3600',
      fr: 'secondes qu’un général peut prendre pour une décision, de 1 à 3600',
    },
  },
  {
    name: 'battles',
    flag: 'battles',
    variable: 'GROGNARD_BATTLES',
    kind: 'count',
    fallback: '8',
    does: {
      en: 'battles of generals alone that one address may have going on',
      fr: 'batailles entre généraux seuls qu’une adresse peut avoir en cours',
    },
  },
  {
    name: 'unwatched',
    flag: 'unwatched',
    variable: 'GROGNARD_UNWATCHED',
    kind: 'span',
    fallback: '5m',
    does: {
      en: 'how long such a battle goes on when nobody looks',
      fr: 'combien de temps une telle bataille continue quand personne ne regarde',
    },
  },
  {
    name: 'imports',
    flag: 'imports',
    variable: 'GROGNARD_IMPORTS',
    kind: 'megabytes',
    fallback: '64',
    does: {
      en: 'megabytes that one address may bring in to be kept in an hour, logs and scenarios of its own; 16 or more',
      fr: 'mégaoctets qu’une adresse peut faire garder en une heure, journaux et scénarios à elle ; 16 ou plus',
    },
  },
  {
    name: 'drain',
    flag: 'drain',
    variable: 'GROGNARD_DRAIN',
    kind: 'farewell',
    unset: { en: '2 with PostgreSQL, else 0', fr: '2 avec PostgreSQL, sinon 0' },
    does: {
      en: 'seconds for which it says that it is not ready before it stops, 60 at most',
      fr: 'secondes où il se dit indisponible avant de s’arrêter, 60 au plus',
    },
  },
  {
    name: 'backups',
    flag: 'backups',
    variable: 'GROGNARD_BACKUPS',
    kind: 'folder',
    unset: { en: 'none are made', fr: 'il n’en est pas fait' },
    does: {
      en: 'folder into which the server backs up all games by itself, each copy checked',
      fr: 'dossier où le serveur sauvegarde de lui-même toutes les parties, chaque copie étant vérifiée',
    },
  },
  {
    name: 'backupEvery',
    flag: 'backup-every',
    variable: 'GROGNARD_BACKUP_EVERY',
    kind: 'span',
    fallback: '24h',
    does: { en: 'how often it does so', fr: 'tous les combien' },
  },
  {
    name: 'backupsDaily',
    flag: 'backups-daily',
    variable: 'GROGNARD_BACKUPS_DAILY',
    kind: 'count',
    fallback: '7',
    does: {
      en: 'for how many days the last backup of each is kept',
      fr: 'de combien de jours la dernière sauvegarde est gardée',
    },
  },
  {
    name: 'backupsWeekly',
    flag: 'backups-weekly',
    variable: 'GROGNARD_BACKUPS_WEEKLY',
    kind: 'count',
    fallback: '4',
    does: {
      en: 'for how many weeks the last backup of each is kept',
      fr: 'de combien de semaines la dernière sauvegarde est gardée',
    },
  },
  {
    name: 'expireAfter',
    flag: 'expire-after',
    variable: 'GROGNARD_EXPIRE_AFTER',
    kind: 'span',
    unset: { en: 'never', fr: 'jamais' },
    does: {
      en: 'tables that nobody has opened, looked at or ordered at for so long are cleared away, after a week’s notice',
      fr: 'les tables que personne n’a ouvertes, regardées ni jouées depuis si longtemps sont débarrassées, après une semaine de préavis',
    },
  },
  {
    name: 'expireInto',
    flag: 'expire-into',
    variable: 'GROGNARD_EXPIRE_INTO',
    kind: 'folder',
    unset: { en: 'nowhere', fr: 'nulle part' },
    does: {
      en: 'folder into which the log of each such table is written before it goes',
      fr: 'dossier où le journal de chacune de ces tables est écrit avant qu’elle parte',
    },
  },
] as const satisfies readonly Setting[];

export type Known = (typeof settings)[number];
export type SettingName = Known['name'];
