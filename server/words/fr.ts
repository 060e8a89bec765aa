import type { FailureWords } from './failures.ts';

export const fr: FailureWords = {
  portTaken: (port) =>
    `Le port ${port} est occupé : arrêtez le programme qui le tient, ou choisissez-en un autre avec npm start -- --port ${port + 1}.`,
  portForbidden: (port) =>
    `Cet utilisateur ne peut pas écouter sur le port ${port} : prenez-en un au-dessus de 1023.`,
  noAddress: (host) =>
    `Cette machine n’a pas l’adresse ${host} : prenez l’une des siennes, ou 0.0.0.0 pour toutes.`,
  noPage: (folder) => `Il n’y a pas de page dans ${folder} : construisez-la avec npm run build.`,
  noPostgres: (place, reason) =>
    `Le PostgreSQL ${place === undefined ? 'à l’adresse de DATABASE_URL' : `de ${place}`} est inutilisable (${reason}) : lancez-le, corrigez DATABASE_URL, ou retirez-la pour garder les parties dans le dossier.`,
  copyExists: (file) =>
    `${file} existe déjà : une sauvegarde n’écrase rien, donnez le nom d’un nouveau fichier.`,
  noGames: (file) => `Il n’y a pas de parties à sauvegarder dans ${file}.`,
  folderInUse: (folder) =>
    `Un autre Grognard se sert des parties de ${folder} : arrêtez-le d’abord, ou donnez à celui-ci son propre dossier avec --data.`,
  folderForbidden: (folder) =>
    `Grognard ne peut pas écrire ses parties dans ${folder} : donnez-en le droit à cet utilisateur, ou choisissez un autre dossier avec --data.`,
  tooNew: (place, found, known) =>
    `Les parties de ${place} ont été gardées par un Grognard plus récent (disposition ${found}, celui-ci connaît ${known}) : mettez celui-ci à jour.`,
};
