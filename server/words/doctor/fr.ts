import { times } from '@grognard/engine/french';
import type { DoctorWords } from './words.ts';

const perhaps = (name: string | undefined): string =>
  name === undefined ? '' : ` ; vouliez-vous dire ${name} ?`;

export const fr: DoctorWords = {
  settingsGood: 'Les réglages sont en ordre.',
  settingsBad: (fault) => `${fault}. À corriger : le serveur ne se lance pas ainsi.`,
  unknownVariable: (name, near) => `La variable ${name} est donnée, et ne veut rien dire ici${perhaps(near)}`,
  openConfig: (file) => `${file} contient des secrets, et d’autres peuvent le lire : chmod 600 ${file}`,

  noGamesYet: (file) =>
    `Il n’y a pas encore de parties dans ${file} : le premier lancement du serveur les crée, ou --data nomme un autre dossier.`,
  storeGood: (file, games, entries, size) =>
    `Les parties de ${file} sont entières : ${times(games, 'table')}, ${times(entries, 'entrée')}, ${size}.`,
  storeBroken: (reason) =>
    `Les parties sont endommagées (${reason}). Arrêtez le serveur, gardez une copie de tout le dossier, et revenez à une sauvegarde.`,
  storeTooNew: (found, known) =>
    `Les parties ont été gardées par un Grognard plus récent (disposition ${found}, celui-ci connaît ${known}) : mettez celui-ci à jour.`,
  storeOlder: (found, known) =>
    `Les parties ont la disposition ${found} ; le prochain lancement les mettra à ${known}. Faites une sauvegarde avant.`,
  readable: (path) =>
    `${path} est lisible par d’autres sur cette machine, et avec lui les dés de toutes les tables : chmod go= ${path}`,
  leftOver: (file) =>
    `${file} a été mis de côté quand quelque chose n’allait pas : voyez si rien ne manque, puis supprimez-le.`,
  room: (size) => `Il reste ${size} sur le disque.`,
  littleRoom: (folder, size) =>
    `Il ne reste que ${size} sur le disque de ${folder} : faites de la place avant que les ordres soient refusés.`,
  noRoom: (folder, size) =>
    `Il ne reste que ${size} sur le disque de ${folder} : faites de la place tout de suite, les ordres sont refusés ou vont l’être.`,
  storeForbidden: (path, user) =>
    `${user} ne peut pas lire et écrire ${path}. Si le serveur tourne sous cet utilisateur, donnez-le-lui (chown) ; sinon, lancez le docteur sous l’utilisateur du serveur ou en root.`,
  storeOfOther: (path, folder) =>
    `${path} appartient à un autre utilisateur que son dossier, et le serveur ne pourra peut-être pas y écrire : chown --reference=${folder} ${path}`,
  runs: (version) => `Un serveur tourne (version ${version}).`,
  runsOther: (running, here) =>
    `Le serveur qui tourne est en version ${running}, et cette commande en ${here} : relancez le serveur.`,
  runsNot: 'Aucun serveur ne tourne sur ces parties.',
  runsWithWarning: (warning) => `Le serveur qui tourne signale : ${warning}. Voyez ce qu’il en dit.`,

  clockGood: 'Les horloges s’accordent.',
  clockOff: (against, seconds) =>
    `L’horloge de cette machine diffère de celle de ${against} de ${seconds} secondes : réglez-la par le réseau (timedatectl set-ntp true).`,
  clockBehindGames: (seconds) =>
    `La table la plus récente a été dressée ${seconds} secondes après maintenant : l’horloge de cette machine retarde. Réglez-la par le réseau.`,
  fileSystem: 'système de fichiers',

  databaseGood: (place, version, milliseconds) =>
    `Le PostgreSQL de ${place} (${version}) répond en ${milliseconds} ms, et les parties peuvent y être gardées.`,
  databaseAway: (place, reason) =>
    `Le PostgreSQL de ${place} est hors d’atteinte (${reason}) : lancez-le, ou corrigez DATABASE_URL.`,
  databaseOld: (version) =>
    `PostgreSQL ${version} est plus vieux que 13, le plus vieux encore entretenu : mettez-le à jour.`,
  databaseSlow: (milliseconds) =>
    `PostgreSQL met ${milliseconds} ms pour la moindre question : chaque ordre attend plusieurs fois autant. Rapprochez-le, ou voyez ce qui l’occupe.`,
  databaseReadOnly:
    'Le PostgreSQL est en lecture seule, peut-être la copie d’un autre : donnez l’adresse de celui où l’on écrit.',
  databaseRights: (what) =>
    `L’utilisateur de DATABASE_URL n’a pas le droit ${what} : donnez-le-lui, ou prenez-en un autre.`,
  databaseLayout: (found, known) =>
    `Les parties de PostgreSQL ont la disposition ${found}, et ce Grognard connaît ${known} : ${found > known ? 'mettez celui-ci à jour' : 'le prochain lancement les mettra à jour ; faites une sauvegarde avant'}.`,
  databaseFull: (used, most) =>
    `${used} des ${most} connexions de PostgreSQL sont prises, et chaque serveur en veut 11 : augmentez max_connections, ou lancez-en moins.`,

  proxyUntried:
    'Aucune adresse publique n’a été essayée : donnez-la avec --url pour examiner mandataire, flux et WebSocket.',
  proxyAnswers: (url, milliseconds) => `${url} répond en ${milliseconds} ms.`,
  proxyAway: (url, reason) =>
    `${url} est hors d’atteinte (${reason}) : voyez si le nom, le mandataire et le certificat sont bons, et si le serveur tourne.`,
  proxyWrongHost: (name) =>
    `Le serveur ne se connaît pas sous le nom ${name} : ajoutez-le à --names, et que le mandataire transmette le Host du visiteur.`,
  proxyOther: (url, status) =>
    `${url}/health reçoit la réponse ${status}, et non d’un Grognard : voyez où le mandataire envoie ce qu’on lui demande.`,
  proxyPlain: 'L’adresse commence par http://, les clés voyagent donc en clair : mettez TLS devant.',
  proxyForwards: 'Le mandataire dit l’adresse de qui demande.',
  proxyNone: 'C’est le serveur lui-même, sans mandataire.',
  proxyHides:
    'Le mandataire ne dit pas qui demande : chaque visiteur passe pour cette machine, sans limites et avec vue sur /metrics. Qu’il mette X-Forwarded-For.',
  proxyUnset:
    'Un mandataire dit qui demande, mais --proxy n’est pas mis, et tous les visiteurs partagent une seule part : mettez-le.',
  websocketGood: 'Le WebSocket des ordres passe.',
  websocketBad: (reason) =>
    `Le WebSocket des ordres ne passe pas (${reason}) : que le mandataire laisse passer la bascule de /api/websocket. D’ici là les pages se contentent de requêtes.`,
  streamGood: 'Les flux arrivent comme ils sont envoyés, et ne sont pas coupés.',
  streamHeldBack:
    'Rien d’un flux n’arrive : le mandataire le retient. Ôtez la mise en tampon pour /api/stream.',
  streamCut: (seconds) =>
    `Un flux a été coupé après ${seconds} secondes : que le mandataire attende au moins 30 là où rien n’est envoyé.`,

  noBackups:
    'Il n’est pas fait de sauvegardes régulières : donnez à --backups un dossier, de préférence sur un autre disque.',
  backupGood: (file, hours, games) =>
    `La dernière sauvegarde a ${times(hours, 'heure')}, s’ouvre, et contient ${times(games, 'table')} : ${file}`,
  backupNone: (folder) =>
    `Il n’y a pas encore de sauvegarde dans ${folder} : lancez le serveur, qui en fera une, ou grognard backup FICHIER.`,
  backupOld: (file, hours) =>
    `La dernière sauvegarde a ${hours} heures : ${file}. Voyez ce que dit le serveur de ce qui en empêche une plus récente.`,
  backupBroken: (reason) => `${reason} Voyez pourquoi, et faites-en une autre avec grognard backup FICHIER.`,
};
