import type { Rule } from '@grognard/engine';

export const civiliansRules: readonly Rule[] = [
  {
    id: 'CB-CIVILIANS-1',
    chapter: 'civilians',
    origin: 'rule',
    text: {
      fr: 'Des civils sont un Obstacle.',
      en: 'Civilians are an Obstacle.',
    },
  },
  {
    id: 'CB-CIVILIANS-2',
    chapter: 'civilians',
    origin: 'rule',
    text: {
      fr: 'Des civils ne sont pas un Ouvrage Défensif.',
      en: 'Civilians are no Defensive Work.',
    },
  },
  {
    id: 'CB-CIVILIANS-3',
    chapter: 'civilians',
    origin: 'rule',
    text: {
      fr: "Des civils n'ont pas d'orientation.",
      en: 'Civilians have no facing.',
    },
  },
  {
    id: 'CB-CIVILIANS-4',
    chapter: 'civilians',
    origin: 'rule',
    text: {
      fr: "Des civils comptent 4 points d'empilement.",
      en: 'Civilians count 4 stacking points.',
    },
  },
  {
    id: 'CB-CIVILIANS-5',
    chapter: 'civilians',
    origin: 'rule',
    text: {
      fr: 'Des civils sont une Cible.',
      en: 'Civilians are a Target.',
    },
  },
  {
    id: 'CB-CIVILIANS-6',
    chapter: 'civilians',
    origin: 'rule',
    text: {
      fr: 'Des civils ne protègent personne.',
      en: 'Civilians protect nobody.',
    },
  },
  {
    id: 'CB-CIVILIANS-7',
    chapter: 'civilians',
    origin: 'rule',
    text: {
      fr: 'Entrer dans un hex avec des civils coûte 0,5 point de mouvement de plus, pour toutes les classes.',
      en: 'Entering a hex with civilians costs 0.5 movement point more, for every class.',
    },
  },
  {
    id: 'CB-CIVILIANS-8',
    chapter: 'civilians',
    origin: 'rule',
    text: {
      fr: "Des civils s'activent comme une unité ; leur seule action est le Mouvement.",
      en: 'Civilians are activated like a unit; their only action is Movement.',
    },
  },
  {
    id: 'CB-CIVILIANS-9',
    chapter: 'civilians',
    origin: 'rule',
    text: {
      fr: "Des civils adjacents à une unité ennemie doivent s'en éloigner s'ils le peuvent.",
      en: 'Civilians adjacent to an enemy unit must move away if they can.',
    },
  },
  {
    id: 'CB-CIVILIANS-10',
    chapter: 'civilians',
    origin: 'rule',
    text: {
      fr: 'Quand des civils quittent un hex où ils étaient engagés, on lance deux dés : sur 8 ou plus, ils restent où ils sont.',
      en: 'When civilians leave a hex where they were engaged, roll two dice: on 8 or more they stay where they are.',
    },
  },
  {
    id: 'CB-CIVILIANS-11',
    chapter: 'civilians',
    origin: 'rule',
    text: {
      fr: 'Des civils peuvent user du Mouvement Minimal sans se fatiguer, et jamais du Mouvement Supplémentaire.',
      en: 'Civilians may use the Minimal Move without tiring, and never the Supplementary Move.',
    },
  },
  {
    id: 'CB-CIVILIANS-12',
    chapter: 'civilians',
    origin: 'rule',
    text: {
      fr: "Des civils n'entrent pas dans un hex adjacent à une unité ennemie.",
      en: 'Civilians do not enter a hex adjacent to an enemy unit.',
    },
  },
  {
    id: 'CB-CIVILIANS-13',
    chapter: 'civilians',
    origin: 'rule',
    text: {
      fr: "Une unité qui entre dans un hex où il n'y a que des civils s'en empare : ils sont désormais à son propriétaire.",
      en: 'A unit that enters a hex with nothing but civilians takes them: they belong to its owner from then on.',
    },
  },
  {
    id: 'CB-CIVILIANS-14',
    chapter: 'civilians',
    origin: 'rule',
    text: {
      fr: 'Une Manipulation, difficulté +0, fait disparaître des civils : un massacre.',
      en: 'A Manipulation, difficulty +0, does away with civilians: a massacre.',
    },
  },
  {
    id: 'CB-CIVILIANS-15',
    chapter: 'civilians',
    origin: 'rule',
    text: {
      fr: 'On ne peut pas mettre le feu à des civils.',
      en: 'Civilians cannot be set on fire.',
    },
  },
];
