import type { FailureWords } from './failures.ts';

export const fr: FailureWords = {
  portTaken: (port) =>
    `Le port ${port} est occupé : arrêtez le programme qui le tient, ou choisissez-en un autre avec --port ${port + 1}.`,
  portForbidden: (port) =>
    `Cet utilisateur ne peut pas écouter sur le port ${port} : prenez-en un au-dessus de 1023.`,
  noAddress: (host) =>
    `Cette machine n’a pas l’adresse ${host} : prenez l’une des siennes, ou 0.0.0.0 pour toutes.`,
  noPage: (folder) => `Il n’y a pas de page dans ${folder} : construisez-la avec npm run build.`,
  noPostgres: (place, reason) =>
    `Le PostgreSQL ${place === undefined ? 'à l’adresse de DATABASE_URL' : `de ${place}`} est inutilisable (${reason}) : lancez-le, corrigez DATABASE_URL, ou retirez-la pour garder les parties dans le dossier.`,
  copyExists: (file) =>
    `${file} existe déjà : une sauvegarde n’écrase rien, donnez le nom d’un nouveau fichier.`,
  noRoomForCopy: (file) =>
    `Il n’y a pas de place pour une copie des parties dans ${file} : faites-en, ou donnez un autre endroit.`,
  noGames: (file) => `Il n’y a pas de parties à sauvegarder dans ${file}.`,
  gamesForbidden: (file, user) =>
    `${user} ne peut pas lire les parties de ${file} : faites-le en root, ou sous l’utilisateur du serveur.`,
  folderInUse: (folder) =>
    `Un autre Grognard se sert des parties de ${folder} : arrêtez-le d’abord, ou donnez à celui-ci son propre dossier avec --data.`,
  folderForbidden: (folder) =>
    `Grognard ne peut pas écrire ses parties dans ${folder} : donnez-en le droit à cet utilisateur, ou choisissez un autre dossier avec --data.`,
  noLock: (file) =>
    `${file} n’est pas le verrou d’un Grognard : supprimez-le, si personne n’en a besoin, et relancez.`,
  startsFull: (folder) =>
    `Il n’y a plus de place pour les parties dans ${folder} : faites-en, ou choisissez un autre dossier avec --data, et relancez.`,
  notGames: (file) =>
    `${file} n’est pas un fichier de parties, et a été laissé tel quel : déplacez-le, et mettez à sa place vos parties ou une sauvegarde.`,
  startsDamaged: (file) =>
    `Les parties de ${file} sont endommagées, et ont été laissées telles quelles : gardez une copie de tout le dossier, puis videz-le et mettez-y votre dernière sauvegarde sous le nom de games.sqlite.`,
  onlyJournal: (file) =>
    `${file} a disparu, mais son journal est là : remettez le fichier à côté ; ou videz le dossier et mettez-y une sauvegarde sous le nom de games.sqlite.`,
  noRoom: (folder) =>
    `Il n’y a plus de place pour les parties dans ${folder} : les ordres sont refusés jusqu’à ce qu’il y en ait. Rien de ce qui a reçu réponse n’est perdu.`,
  unwritable: (folder, reason) =>
    `Les parties de ${folder} ne peuvent pas être écrites (${reason}) : les ordres sont refusés jusque-là. Rien de ce qui a reçu réponse n’est perdu.`,
  outOfReach: (place, reason) =>
    `Le PostgreSQL de ${place} ne répond pas comme il faut (${reason}) : les demandes sont refusées jusque-là. Rien de ce qui a reçu réponse n’est perdu.`,
  writesAgain: (folder) =>
    `Les parties de ${folder} peuvent de nouveau être écrites : les ordres sont acceptés.`,
  damaged: (file, rescued) =>
    `${file} a été endommagé, remplacé ou enlevé pendant que le serveur tournait : les ordres sont refusés. ${
      rescued === undefined
        ? 'Tout n’en est pas lisible. Arrêtez le serveur, gardez une copie de tout le dossier, puis videz-le et mettez-y votre dernière sauvegarde sous le nom de games.sqlite.'
        : `Toutes les parties ont été copiées dans ${rescued}. Arrêtez le serveur, sortez tout le reste du dossier, renommez la copie en games.sqlite, et relancez.`
    }`,
  daybookDamaged: (aside, behindGaps) =>
    `La main courante d’un Grognard plus ancien est endommagée : ce qui était lisible a été repris${
      behindGaps === 0 ? '' : `, mais pas ${behindGaps} ordres qui en suivent de perdus`
    }. Le feuillet est gardé dans ${aside} : demandez aux joueurs des parties en cours si leurs derniers ordres y sont, et revenez à une sauvegarde s’il leur en manque.`,
  daybookUnfinished: (aside) =>
    `La main courante d’un Grognard plus ancien finit par une note inachevée, qui n’a pas reçu de réponse si la machine est tombée à ce moment. Le feuillet est gardé dans ${aside} : supprimez-le quand rien ne manque aux joueurs des parties en cours.`,
  badCopy: (file, reason) =>
    `${file} n’est pas une bonne copie des parties (${reason}) : ne comptez pas dessus.`,
  noCopy: (file) => `Il n’y a pas de copie des parties dans ${file}.`,
  mayNotWrite: (folder, user) =>
    `${user} ne peut pas y écrire. Donnez-lui ce dossier (chown), ou nommez-en un autre ; sous systemd, l’unité doit aussi le permettre (ReadWritePaths=${folder}).`,
  cannotExpireInto: (folder, reason) =>
    `Aucun journal ne peut être écrit dans ${folder}, donc aucune table ne sera débarrassée : ${reason}`,
  noBackup: (folder, reason) =>
    `Aucune sauvegarde n’a pu être faite dans ${folder} : ${reason} Nouvel essai toutes les minutes ; les sauvegardes qui s’y trouvent sont gardées.`,
  backsUpAgain: (folder) =>
    `Une sauvegarde a été faite dans ${folder}, et vérifiée : tout va de nouveau bien.`,
  willExpire: (table, day) =>
    `Personne n’a touché à la table ${table} depuis longtemps : elle sera débarrassée le ${day}, à moins que quelqu’un ne l’ouvre avant.`,
  expired: (table, into) =>
    `La table ${table} a été débarrassée : personne n’y touchait plus.${into === undefined ? '' : ` Son journal est dans ${into}.`}`,
  noTable: (table) => `Il n’y a pas de table ${table} : grognard tables list dit lesquelles il y a.`,
  noSeat: (table, seat, seats) =>
    `La table ${table} n’a pas de siège ${seat}, seulement : ${seats.join(', ')}.`,
  generalsSeat: (table, seat) =>
    `À la table ${table}, c’est un général qui joue ${seat} : il n’a pas besoin de clé.`,
  notExported: (table, file, reason) =>
    `La table ${table} n’a pas pu être écrite dans ${file} (${reason}), et n’a pas été débarrassée.`,
  noGamesThere: (file) => `Il n’y a pas de parties dans ${file} : nommez leur dossier avec --data.`,
  notTheOperator: (folder) =>
    `Un Grognard se sert des parties de ${folder}, et cet utilisateur ne peut pas lui parler : demandez sous l’utilisateur qui le fait tourner.`,
  tooNew: (place, found, known) =>
    `Les parties de ${place} ont été gardées par un Grognard plus récent (disposition ${found}, celui-ci connaît ${known}) : mettez celui-ci à jour.`,
};
