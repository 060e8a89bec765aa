import type { Formation } from '@grognard/les-aigles/for-page';
import type { TroopWords } from '../words.ts';
import { plural } from './measures.ts';

export const formations: Readonly<Record<Formation, string>> = {
  line: 'en ligne',
  'double line': 'en double ligne',
  'march column': 'en colonne par compagnies',
  'section column': 'en colonne par sections',
  'division column': 'en colonne par divisions',
  square: 'en carré',
  'full square': 'en carré plein',
  skirmish: 'en tirailleurs',
  echelon: 'en échelons',
  chequer: 'en échiquier',
  limbered: 'sur avant-train',
  'in battery': 'en batterie',
};

export const troops: TroopWords = {
  formations,
  degraded: { 0: 'en ordre', 1: 'désorganisation', 2: 'sans formation', 3: 'en désordre' },
  states: {
    routing: 'en déroute',
    fleeing: 'en fuite',
    charging: 'en charge',
    rallying: 'va se rallier',
    following: 'suit l’ennemi',
    evading: 'esquive',
    retreating: 'se replie',
    halted: 'reste cloué',
    engaged: 'en mêlée',
    strayed: 'trop loin du bataillon',
    gunsLost: 'pièces perdues',
  },
  arms: {
    infantry: 'infanterie',
    cavalry: 'cavalerie',
    'foot artillery': 'artillerie à pied',
    'horse artillery': 'artillerie à cheval',
  },
  aHouse: (village) => (village === undefined ? 'une maison' : `une maison (${village})`),
  inHouse: {
    garrison: (house) => `tient ${house}`,
    intruder: (house) => `a forcé l’entrée : ${house}`,
    streets: (house) => `se bat à l’intérieur : ${house}`,
  },
  winds: ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ouest', 'ouest', 'nord-ouest'],
  facing: (wind) => `face ${/^[aeo]/.test(wind) ? 'à l’' : 'au '}${wind}`,
  figures: (now, raised) =>
    now === raised
      ? plural(now, 'figurine', 'figurines')
      : `${plural(now, 'figurine', 'figurines')} sur ${raised}`,
  skirmishersOf: (unit) => `tirailleurs, ${unit}`,
  squadronsOf: (unit) => `escadrons, ${unit}`,
  indoors: { post: 'changer de murs', wonder: 'chercher une autre cible' },
  doing: (what, left) => `${what} : encore ${plural(left, 'quart', 'quarts')}`,
  hasPlan: (plan) => `plan : ${plan}`,
  attitudes: {
    attack: 'attaquer',
    hold: 'tenir',
    cover: 'couvrir',
    harass: 'harceler',
    support: 'soutenir',
    manoeuvre: 'manœuvrer',
  },
  orderedTo: (attitude, about) =>
    about === undefined ? `ordre : ${attitude}` : `ordre : ${attitude} ${about}`,
  comingOrder: (attitude) => `nouvel ordre en route : ${attitude}`,
  ranks: { general: 'général', aide: 'aide de camp' },
  worth: (charisma, authority) => `charisme ${charisma}, autorité ${authority}`,
  hit: 'touché',
  touching: (unit) => `avec ${unit}`,
};
