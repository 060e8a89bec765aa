import type { Rule } from '@grognard/engine';

export const altering: readonly Rule[] = [
  {
    id: 'PB-R048',
    chapter: 'altering',
    origin: 'rule',
    text: {
      fr: "Après un tirage, tout QG Frais de l'un ou l'autre camp peut faire une tentative de modification. En option, on joue sans tentatives, ou un dé décide qui tente.",
      en: 'After a draw any Fresh HQ of either side may make one attempt to alter it. As an option there are no attempts, or a die decides who tries.',
    },
  },
  {
    id: 'PB-R049',
    chapter: 'altering',
    origin: 'ruling',
    text: {
      fr: 'Une tentative réussit si un dé à six faces donne la valeur de commandement du QG ou moins.',
      en: 'An attempt succeeds if one six-sided die shows the command value of the HQ or less.',
    },
    why: {
      fr: 'Le texte dit « un dé » sans en nommer les faces ; les valeurs de commandement et tous les autres jets vont avec le dé à six faces.',
      en: 'The text says "a die" without naming its faces; command values and all other rolls go with the six-sided one.',
    },
  },
  {
    id: 'PB-R050',
    chapter: 'altering',
    origin: 'rule',
    text: {
      fr: "Réussite ou échec, le QG qui a lancé le dé est Dépensé jusqu'à l'étape 7.",
      en: 'Success or failure, the HQ that rolled is Spent until step 7.',
    },
  },
  {
    id: 'PB-R051',
    chapter: 'altering',
    origin: 'rule',
    text: {
      fr: 'Un QG Dépensé garde toutes ses autres fonctions.',
      en: 'A Spent HQ works normally in every other respect.',
    },
  },
  {
    id: 'PB-R052',
    chapter: 'altering',
    origin: 'rule',
    text: {
      fr: "Après une tentative, d'autres QG Frais peuvent encore essayer ; les dés sont lancés dans l'ordre des annonces.",
      en: 'After an attempt other Fresh HQs may still try; the dice are rolled in the order of the announcements.',
    },
  },
  {
    id: 'PB-R053',
    chapter: 'altering',
    origin: 'rule',
    text: {
      fr: "Le nombre de tentatives par tirage n'est limité que par celui des QG Frais.",
      en: 'The number of attempts per draw is limited only by the number of Fresh HQs.',
    },
  },
  {
    id: 'PB-R054',
    chapter: 'altering',
    origin: 'ruling',
    text: {
      fr: "Après le tirage, puis après chaque tentative, chaque camp tente ou passe ; une tentative annoncée est lancée avant que l'on redemande, et l'on s'arrête quand les deux camps ont passé depuis la dernière. De deux annonces faites ensemble, celle du camp qui ne possède pas le jeton actif se joue d'abord.",
      en: 'After the draw, and again after each attempt, each side tries or passes; an announced attempt is rolled before the question is put again, and it ends when both sides have passed since the last one. Of two made together, that of the side that does not own the active chit goes first.',
    },
    why: {
      fr: "Autour d'une table, on entend qui parle le premier ; à distance il faut une règle, et le camp dont le jeton n'est pas tiré a le plus à perdre à se taire.",
      en: 'Around a table one hears who speaks first; at a distance a rule is needed, and the side whose chit is not up loses most by silence.',
    },
  },
];
