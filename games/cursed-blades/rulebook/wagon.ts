import type { Rule } from '@grognard/engine';

export const wagonRules: readonly Rule[] = [
  {
    id: 'CB-WAGON-1',
    chapter: 'wagon',
    origin: 'rule',
    text: {
      fr: 'Un wagon est un Obstacle.',
      en: 'A wagon is an Obstacle.',
    },
  },
  {
    id: 'CB-WAGON-2',
    chapter: 'wagon',
    origin: 'rule',
    text: {
      fr: 'Un wagon est un Ouvrage Défensif.',
      en: 'A wagon is a Defensive Work.',
    },
  },
  {
    id: 'CB-WAGON-3',
    chapter: 'wagon',
    origin: 'rule',
    text: {
      fr: 'Un wagon a une orientation.',
      en: 'A wagon has a facing.',
    },
  },
  {
    id: 'CB-WAGON-4',
    chapter: 'wagon',
    origin: 'rule',
    text: {
      fr: 'Un wagon est une Cible.',
      en: 'A wagon is a Target.',
    },
  },
  {
    id: 'CB-WAGON-5',
    chapter: 'wagon',
    origin: 'rule',
    text: {
      fr: "Un wagon protège une unité d'une classe d'arme d'infanterie, dans le même hex.",
      en: 'A wagon protects a unit of an infantry weapon class in the same hex.',
    },
  },
  {
    id: 'CB-WAGON-6',
    chapter: 'wagon',
    origin: 'rule',
    text: {
      fr: 'Entrer dans un hex avec un wagon coûte 1 point de mouvement de plus, pour toutes les classes.',
      en: 'Entering a hex with a wagon costs 1 movement point more, for every class.',
    },
  },
  {
    id: 'CB-WAGON-7',
    chapter: 'wagon',
    origin: 'rule',
    text: {
      fr: "Un wagon s'active comme une unité ; sa seule action est le Mouvement.",
      en: 'A wagon is activated like a unit; its only action is Movement.',
    },
  },
  {
    id: 'CB-WAGON-8',
    chapter: 'wagon',
    origin: 'rule',
    text: {
      fr: 'Un wagon peut user du Mouvement Minimal sans se fatiguer, et jamais du Mouvement Supplémentaire.',
      en: 'A wagon may use the Minimal Move without tiring, and never the Supplementary Move.',
    },
  },
  {
    id: 'CB-WAGON-9',
    chapter: 'wagon',
    origin: 'rule',
    text: {
      fr: "Un wagon n'entre pas dans un hex adjacent à une unité ennemie ; un wagon de guerre le peut s'il n'est pas seul dans son hex.",
      en: 'A wagon does not enter a hex adjacent to an enemy unit; a war wagon does if it is not alone in its hex.',
    },
  },
  {
    id: 'CB-WAGON-10',
    chapter: 'wagon',
    origin: 'rule',
    text: {
      fr: "Un wagon seul et adjacent à une unité ennemie doit s'en éloigner s'il le peut.",
      en: 'A wagon that is alone and adjacent to an enemy unit must move away if it can.',
    },
  },
  {
    id: 'CB-WAGON-11',
    chapter: 'wagon',
    origin: 'rule',
    text: {
      fr: 'Quand un wagon quitte un hex où il était engagé, on lance deux dés : sur 8 ou plus, il reste où il est.',
      en: 'When a wagon leaves a hex where it was engaged, roll two dice: on 8 or more it stays where it is.',
    },
  },
  {
    id: 'CB-WAGON-12',
    chapter: 'wagon',
    origin: 'rule',
    text: {
      fr: "Une unité qui entre dans un hex où il n'y a que des wagons s'en empare : ils sont désormais à son propriétaire.",
      en: 'A unit that enters a hex with nothing but wagons takes them: they belong to its owner from then on.',
    },
  },
  {
    id: 'CB-WAGON-13',
    chapter: 'wagon',
    origin: 'rule',
    text: {
      fr: 'Une Manipulation dont la difficulté est le nombre de ses boucliers détruit un wagon ; il reste des débris.',
      en: 'A Manipulation whose difficulty is the number of its shields destroys a wagon; debris is left.',
    },
  },
  {
    id: 'CB-WAGON-14',
    chapter: 'wagon',
    origin: 'rule',
    text: {
      fr: "On peut mettre le feu à un wagon : il devient aussitôt débris, et ce feu ne devient jamais un incendie là où le terrain n'est pas inflammable.",
      en: 'A wagon can be set on fire: it becomes debris at once, and the fire never becomes a blaze where the ground is not flammable.',
    },
  },
];
