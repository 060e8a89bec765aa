import type { Unit } from '../../units.ts';
import type { OperatingWords } from '../en/operating.ts';
import { french } from '../french.ts';

const units: Readonly<Record<Unit, string>> = { minutes: 'min', hours: 'h', days: 'j' };

const tables = (count: number): string => (count < 2 ? `${count} table` : `${count} tables`);

export const operating: OperatingWords = {
  columns: {
    table: 'la table',
    game: 'jeu',
    scenario: 'scénario',
    state: 'état',
    touched: 'touchée',
    entries: 'entrées',
    size: 'taille',
    expires: 'part le',
  },
  states: {
    finished: 'finie',
    'in-play': 'en cours',
    'never-begun': 'jamais commencée',
    'generals-alone': 'généraux seuls',
    broken: 'ne peut être dressée',
  },
  ago: (count, unit) => `il y a ${count} ${units[unit]}`,
  noTables: french`Il n’y a pas de telles tables.`,
  total: (count, size) => `${tables(count)}, ${size}`,
  looked: {
    step: (done, _total, seconds) => french`tables : ${done}, ${seconds.toFixed(0)} s`,
    end: (seconds) => french`tables : ${seconds.toFixed(1)} s`,
  },
  facts: {
    setUp: 'dressée le',
    seat: 'siège',
    general: (name) => `général (${name})`,
    link: 'par lien',
    hotSeat: french`au même écran`,
    nobody: french`personne n’y a encore donné de nom`,
  },
  wouldClear: (count, size) =>
    french`${tables(count)}, ${size} : à débarrasser pour de bon. Rien n’a été fait : ajoutez --yes pour le faire.`,
  cleared: (table) => french`${table} : débarrassée.`,
  clearedInto: (table, file) => french`${table} : débarrassée ; son journal est dans ${file}.`,
  wasGone: (table) => french`${table} : n’était déjà plus là.`,
  clearedAll: (count, size) => french`${tables(count)} de moins, ${size}.`,
  handedBack: (table, seat) =>
    french`Le siège ${seat} de ${table} a une nouvelle clé, dite cette seule fois ; l’ancienne n’ouvre plus rien. Envoyez ce lien au joueur :`,
  linkElsewhere: french`Si les joueurs viennent par une autre adresse, mettez-la devant #seat= (ou donnez-la avec --url).`,
  holds: (games, entries, size) =>
    french`il s’ouvre et il est entier : ${tables(games)}, ${entries} entrées, ${size}.`,
  doctor: {
    parts: {
      settings: 'Réglages',
      store: 'Dossier',
      database: 'Base de données',
      clock: 'Horloge',
      backups: 'Sauvegardes',
      proxy: 'Mandataire',
    },
    levels: { good: 'bien', warning: 'attention', fault: 'DÉFAUT' },
    takesTime: french`L’adresse publique est écoutée pendant une vingtaine de secondes.`,
    total: (faults, warnings) =>
      `${faults} ${faults < 2 ? 'défaut' : 'défauts'}, ${warnings} ${warnings < 2 ? 'avertissement' : 'avertissements'}.`,
  },
};
