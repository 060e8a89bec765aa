import type { Rule } from '@grognard/engine';

export const herdsRules: readonly Rule[] = [
  {
    id: 'CB-HERDS-1',
    chapter: 'herds',
    origin: 'rule',
    text: {
      fr: 'Un troupeau est un Obstacle.',
      en: 'A herd is an Obstacle.',
    },
  },
  {
    id: 'CB-HERDS-2',
    chapter: 'herds',
    origin: 'rule',
    text: {
      fr: "Un troupeau n'est pas un Ouvrage Défensif.",
      en: 'A herd is no Defensive Work.',
    },
  },
  {
    id: 'CB-HERDS-3',
    chapter: 'herds',
    origin: 'rule',
    text: {
      fr: "Un troupeau n'a pas d'orientation.",
      en: 'A herd has no facing.',
    },
  },
  {
    id: 'CB-HERDS-4',
    chapter: 'herds',
    origin: 'rule',
    text: {
      fr: "Un troupeau compte 4 points d'empilement.",
      en: 'A herd counts 4 stacking points.',
    },
  },
  {
    id: 'CB-HERDS-5',
    chapter: 'herds',
    origin: 'rule',
    text: {
      fr: 'Un troupeau est une Cible.',
      en: 'A herd is a Target.',
    },
  },
  {
    id: 'CB-HERDS-6',
    chapter: 'herds',
    origin: 'rule',
    text: {
      fr: 'Un troupeau ne protège personne.',
      en: 'A herd protects nobody.',
    },
  },
  {
    id: 'CB-HERDS-7',
    chapter: 'herds',
    origin: 'rule',
    text: {
      fr: 'Entrer dans un hex avec un troupeau coûte 1 point de mouvement de plus, pour toutes les classes.',
      en: 'Entering a hex with a herd costs 1 movement point more, for every class.',
    },
  },
  {
    id: 'CB-HERDS-8',
    chapter: 'herds',
    origin: 'rule',
    text: {
      fr: "Un troupeau s'active comme une unité ; sa seule action est le Mouvement.",
      en: 'A herd is activated like a unit; its only action is Movement.',
    },
  },
  {
    id: 'CB-HERDS-9',
    chapter: 'herds',
    origin: 'rule',
    text: {
      fr: "Un troupeau adjacent à une unité ennemie doit s'en éloigner s'il le peut.",
      en: 'A herd adjacent to an enemy unit must move away if it can.',
    },
  },
  {
    id: 'CB-HERDS-10',
    chapter: 'herds',
    origin: 'rule',
    text: {
      fr: 'Quand un troupeau quitte un hex où il était engagé, on lance deux dés : sur 8 ou plus, il reste où il est.',
      en: 'When a herd leaves a hex where it was engaged, roll two dice: on 8 or more it stays where it is.',
    },
  },
  {
    id: 'CB-HERDS-11',
    chapter: 'herds',
    origin: 'rule',
    text: {
      fr: 'Un troupeau peut user du Mouvement Minimal sans se fatiguer, et jamais du Mouvement Supplémentaire.',
      en: 'A herd may use the Minimal Move without tiring, and never the Supplementary Move.',
    },
  },
  {
    id: 'CB-HERDS-12',
    chapter: 'herds',
    origin: 'rule',
    text: {
      fr: "Un troupeau n'entre pas dans un hex adjacent à une unité ennemie.",
      en: 'A herd does not enter a hex adjacent to an enemy unit.',
    },
  },
  {
    id: 'CB-HERDS-13',
    chapter: 'herds',
    origin: 'rule',
    text: {
      fr: "Une unité qui entre dans un hex où il n'y a que des troupeaux s'en empare : ils sont désormais à son propriétaire.",
      en: 'A unit that enters a hex with nothing but herds takes them: they belong to its owner from then on.',
    },
  },
  {
    id: 'CB-HERDS-14',
    chapter: 'herds',
    origin: 'rule',
    text: {
      fr: 'Une Manipulation, difficulté +0, fait disparaître un troupeau : une boucherie.',
      en: 'A Manipulation, difficulty +0, does away with a herd: a butchery.',
    },
  },
  {
    id: 'CB-HERDS-15',
    chapter: 'herds',
    origin: 'rule',
    text: {
      fr: 'On ne peut pas mettre le feu à un troupeau.',
      en: 'A herd cannot be set on fire.',
    },
  },
];
