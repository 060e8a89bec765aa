import { de } from '@grognard/engine/french';
import type { MoveKind } from '../../model/events/marching.ts';
import { excess, wayLength } from '../lengths.ts';
import type { Words } from '../words.ts';

const DOINGS: Readonly<Record<string, string>> = {
  rally: 'se rallie',
  follow: 'suit un ralliement',
  evade: 'esquive',
  charge: 'charge',
  change: 'change de formation',
  reform: 'se reforme',
  turn: 'tourne ses figurines',
  deploy: 'déploie des tirailleurs',
  reorganise: 'se réorganise',
  limber: 'attelle ses pièces',
  unlimber: 'met en batterie',
  rejoin: 'rejoint son unité',
  drag: 'déplace ses pièces à bras',
};

const HALTS = {
  none: '',
  barred: ' et ne peut aller plus loin',
  wall: ' et s’arrête au pied du mur',
  out: ' et s’arrête à découvert pour se reformer',
} as const;

/** Ce qu’une troupe fait, avant la longueur du chemin. */
const MOVES: Readonly<Record<Exclude<MoveKind, 'reorients'>, string>> = {
  marches: 'marche',
  'hauls its guns': 'déplace ses pièces à bras',
  charges: 'charge',
  'rides back': 'rallie',
  follows: 'suit le ralliement',
  'makes off': 'esquive',
  runs: 'fuit',
};

export const marching: Words['marching'] = {
  told: {
    moved: ({ part, how, way, forced, stoppedBy, haltedAt }, names) => {
      if (how === 'reorients') return `${names.part(part)} se réoriente pour charger`;
      const does = how === 'marches' && forced !== undefined ? 'force la marche' : MOVES[how];
      const end =
        stoppedBy === undefined
          ? HALTS[haltedAt?.why ?? 'none']
          : ` et s’arrête devant ${names.part(stoppedBy)}`;
      return `${names.part(part)} ${does} : ${wayLength(way, 'fr')}${end}`;
    },
  },
  refusals: {
    'too-far': ({ unit, cm, most }) => {
      const { asked, left } = excess(cm, most, 'fr');
      return `${unit} ne peut pas aller si loin : il faudrait ${asked}, il en reste ${left}`;
    },
    'too-far-slow': ({ unit, cm, most }) => {
      const { asked, left } = excess(cm, most, 'fr');
      return `${unit} ne peut pas aller si loin : en oblique ou à reculons, il va à la moitié de l’allure de la ligne ; il faudrait ${asked} de marche, il en reste ${left}`;
    },
    nowhere: ({ unit }) => `cette marche ne mène ${unit} nulle part`,
    'in-contact': ({ unit }) => `${unit} est au contact de l’ennemi`,
    busy: ({ unit, doing }) => `${unit} ${DOINGS[`${doing}`] ?? 'est occupé'} et ne peut rien faire d’autre`,
    'being-crossed': ({ unit }) => `${unit} est traversé par une troupe amie et ne peut pas bouger`,
    'ridden-over': ({ unit }) => `la charge est passée sur ${unit}, et l’ennemi s’y trouve encore`,
    'stands-open': ({ unit }) => `${unit} s’est ouvert pour laisser passer une troupe amie`,
    'cannot-march': ({ unit }) => `${unit} ne peut pas marcher ainsi`,
    'guns-in-battery': ({ unit }) =>
      `${unit} est en batterie : il faut atteler, ou déplacer les pièces à bras`,
    'figures-turned-out': ({ unit }) => `${unit} doit d’abord remettre ses figurines face au front`,
    'reform-first': ({ unit }) => `${unit} doit d’abord se reformer`,
    'drive-off-first': ({ unit }) =>
      `${unit} vient d’atteler : elle repart tout droit, à l’opposé de son tir, avant de pivoter`,
    'square-wheels': ({ unit }) => `${unit} est en carré : un carré ne pivote pas`,
    'only-a-square': ({ unit }) => `seul un carré marche de côté, et ${unit} n’est pas en carré`,
    'oblique-formation': ({ unit }) =>
      `seule l’infanterie en ligne marche en oblique : ${unit} ne le peut pas`,
    'oblique-status': ({ unit }) => `${unit} n’est pas assez instruit pour la marche oblique`,
    'oblique-angle': ({ degrees }) =>
      `la marche oblique ne dépasse pas 45 degrés ; celle-ci en demande ${degrees}`,
    'back-formation': ({ unit }) =>
      `seule l’infanterie en ligne ou en tirailleurs recule face à l’ennemi : ${unit} ne le peut pas`,
    'back-status': ({ unit }) => `${unit} n’est pas assez instruit pour reculer face à l’ennemi`,
    'forced-formation': ({ unit }) =>
      `on ne force la marche qu’en colonne de marche ou attelé : ${unit} ne l’est pas`,
    'forced-skirmishers': ({ unit }) => `des tirailleurs ne forcent pas la marche : ${unit} reste au pas`,
    'forced-too-long': ({ unit }) => `${unit} a forcé la marche trois périodes de suite et doit s’arrêter`,
    'marches-off': ({ unit }) => `cette marche mènerait ${unit} hors de la table`,
    'through-friend': ({ unit, friend }) => `${unit} passerait au travers ${de(friend)}`,
    'only-guns-drag': ({ unit }) => `on ne déplace à bras que des pièces en batterie : ${unit} n’en a pas`,
    'drag-too-far': ({ unit, cm }) =>
      `à bras, ${unit} ne se déplace que de 3 cm par demi-période, pas de ${excess(cm, 3, 'fr').asked}`,
    'drag-from-half': ({ unit }) => `déplacer les pièces ${de(unit)} à bras prend toute la demi-période`,
  },
};
