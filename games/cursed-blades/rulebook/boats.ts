import type { Rule } from '@grognard/engine';

export const boatsRules: readonly Rule[] = [
  {
    id: 'CB-BOATS-1',
    chapter: 'boats',
    origin: 'rule',
    text: {
      fr: 'Des embarcations sont un Obstacle.',
      en: 'Boats and rafts are an Obstacle.',
    },
  },
  {
    id: 'CB-BOATS-2',
    chapter: 'boats',
    origin: 'rule',
    text: {
      fr: 'Des embarcations ne sont pas un Ouvrage Défensif.',
      en: 'Boats and rafts are no Defensive Work.',
    },
  },
  {
    id: 'CB-BOATS-3',
    chapter: 'boats',
    origin: 'rule',
    text: {
      fr: "Des embarcations n'ont pas d'orientation.",
      en: 'Boats and rafts have no facing.',
    },
  },
  {
    id: 'CB-BOATS-4',
    chapter: 'boats',
    origin: 'rule',
    text: {
      fr: 'Des embarcations ne sont pas une Cible.',
      en: 'Boats and rafts are no Target.',
    },
  },
  {
    id: 'CB-BOATS-5',
    chapter: 'boats',
    origin: 'rule',
    text: {
      fr: 'Des embarcations ne protègent personne.',
      en: 'Boats and rafts protect nobody.',
    },
  },
  {
    id: 'CB-BOATS-6',
    chapter: 'boats',
    origin: 'rule',
    text: {
      fr: 'Entrer dans un hex avec des embarcations coûte 0,5 point de mouvement de plus, pour toutes les classes.',
      en: 'Entering a hex with boats costs 0.5 movement point more, for every class.',
    },
  },
  {
    id: 'CB-BOATS-7',
    chapter: 'boats',
    origin: 'rule',
    text: {
      fr: "Seules des unités d'une classe d'arme d'infanterie portent des embarcations.",
      en: 'Only units of an infantry weapon class carry boats.',
    },
  },
  {
    id: 'CB-BOATS-8',
    chapter: 'boats',
    origin: 'rule',
    text: {
      fr: "À terre, une unité et ses embarcations ne vont qu'en terrain clair, par un Mouvement Minimal.",
      en: 'On land a unit and its boats move over Clear ground only, by a Minimal Move.',
    },
  },
  {
    id: 'CB-BOATS-9',
    chapter: 'boats',
    origin: 'rule',
    text: {
      fr: "Sur l'eau, une unité et ses embarcations vont à la capacité des embarcations.",
      en: "On Water a unit and its boats move with the boats' capacity.",
    },
  },
  {
    id: 'CB-BOATS-10',
    chapter: 'boats',
    origin: 'rule',
    text: {
      fr: 'On ne déplace des embarcations que par une action de Mouvement, ni en repli ni en fuite.',
      en: 'Boats are moved only in a Movement action, neither withdrawing nor fleeing.',
    },
  },
  {
    id: 'CB-BOATS-11',
    chapter: 'boats',
    origin: 'rule',
    text: {
      fr: "Sur la terre ferme, on peut prendre ou laisser des embarcations à tout moment d'une action de Mouvement.",
      en: 'On dry land boats may be taken up or left at any moment of a Movement action.',
    },
  },
  {
    id: 'CB-BOATS-12',
    chapter: 'boats',
    origin: 'rule',
    text: {
      fr: 'Des embarcations ne se déplacent pas seules.',
      en: 'Boats do not move by themselves.',
    },
  },
  {
    id: 'CB-BOATS-13',
    chapter: 'boats',
    origin: 'rule',
    text: {
      fr: 'Une Manipulation, difficulté +2, détruit des embarcations ; il reste des débris.',
      en: 'A Manipulation, difficulty +2, destroys boats; debris is left.',
    },
  },
  {
    id: 'CB-BOATS-14',
    chapter: 'boats',
    origin: 'rule',
    text: {
      fr: "On peut mettre le feu à des embarcations : elles deviennent aussitôt débris, et ce feu ne devient jamais un incendie là où le terrain n'est pas inflammable.",
      en: 'Boats can be set on fire: they become debris at once, and the fire never becomes a blaze where the ground is not flammable.',
    },
  },
];
