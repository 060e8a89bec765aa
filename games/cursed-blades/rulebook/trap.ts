import type { Rule } from '@grognard/engine';

export const trapRules: readonly Rule[] = [
  {
    id: 'CB-TRAP-1',
    chapter: 'trap',
    origin: 'rule',
    text: {
      fr: 'Un piège est un Obstacle.',
      en: 'A trap is an Obstacle.',
    },
  },
  {
    id: 'CB-TRAP-2',
    chapter: 'trap',
    origin: 'rule',
    text: {
      fr: "Un piège n'a pas d'orientation.",
      en: 'A trap has no facing.',
    },
  },
  {
    id: 'CB-TRAP-3',
    chapter: 'trap',
    origin: 'rule',
    text: {
      fr: "Un piège n'est pas un Ouvrage Défensif.",
      en: 'A trap is no Defensive Work.',
    },
  },
  {
    id: 'CB-TRAP-4',
    chapter: 'trap',
    origin: 'rule',
    text: {
      fr: "Un piège attaque toute unité qui entre dans son hex autrement que par un Mouvement Minimal : un choc d'Avantage 0, +4 contre la cavalerie. Pas de recul : toute perte est un pas, et une perte arrête aussitôt le mouvement.",
      en: 'A trap attacks every unit that enters its hex other than by a Minimal Move: a shock at Advantage 0, +4 against cavalry. There is no recoil, every loss is a step, and a loss ends the move at once.',
    },
  },
  {
    id: 'CB-TRAP-5',
    chapter: 'trap',
    origin: 'rule',
    text: {
      fr: 'Un hex avec un piège est du terrain accidenté.',
      en: 'A hex with a trap is Rough ground.',
    },
  },
  {
    id: 'CB-TRAP-6',
    chapter: 'trap',
    origin: 'rule',
    text: {
      fr: "Un piège n'est pas une Cible.",
      en: 'A trap is no Target.',
    },
  },
  {
    id: 'CB-TRAP-7',
    chapter: 'trap',
    origin: 'rule',
    text: {
      fr: "Un piège peut être caché, jusqu'à ce qu'une unité entre dans son hex.",
      en: 'A trap may be hidden, until a unit enters its hex.',
    },
  },
  {
    id: 'CB-TRAP-8',
    chapter: 'trap',
    origin: 'rule',
    text: {
      fr: 'Une Manipulation, difficulté +1, détruit un piège ; il ne reste pas de débris.',
      en: 'A Manipulation, difficulty +1, destroys a trap; no debris is left.',
    },
  },
  {
    id: 'CB-TRAP-9',
    chapter: 'trap',
    origin: 'rule',
    text: {
      fr: 'On ne peut pas mettre le feu à un piège, et il ne rend pas un hex inflammable.',
      en: 'A trap cannot be set on fire and does not make a hex flammable.',
    },
  },
];
