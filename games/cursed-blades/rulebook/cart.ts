import type { Rule } from '@grognard/engine';

export const cartRules: readonly Rule[] = [
  {
    id: 'CB-CART-1',
    chapter: 'cart',
    origin: 'rule',
    text: {
      fr: 'Une charrette est un Obstacle.',
      en: 'A cart is an Obstacle.',
    },
  },
  {
    id: 'CB-CART-2',
    chapter: 'cart',
    origin: 'rule',
    text: {
      fr: "Une charrette n'est pas un Ouvrage Défensif.",
      en: 'A cart is no Defensive Work.',
    },
  },
  {
    id: 'CB-CART-3',
    chapter: 'cart',
    origin: 'rule',
    text: {
      fr: 'Une charrette a une orientation.',
      en: 'A cart has a facing.',
    },
  },
  {
    id: 'CB-CART-4',
    chapter: 'cart',
    origin: 'rule',
    text: {
      fr: 'Une charrette est une Cible.',
      en: 'A cart is a Target.',
    },
  },
  {
    id: 'CB-CART-5',
    chapter: 'cart',
    origin: 'rule',
    text: {
      fr: 'Une charrette ne protège personne.',
      en: 'A cart protects nobody.',
    },
  },
  {
    id: 'CB-CART-6',
    chapter: 'cart',
    origin: 'rule',
    text: {
      fr: 'Entrer dans un hex avec une charrette coûte 1 point de mouvement de plus, pour toutes les classes.',
      en: 'Entering a hex with a cart costs 1 movement point more, for every class.',
    },
  },
  {
    id: 'CB-CART-7',
    chapter: 'cart',
    origin: 'rule',
    text: {
      fr: "Une charrette s'active comme une unité ; sa seule action est le Mouvement.",
      en: 'A cart is activated like a unit; its only action is Movement.',
    },
  },
  {
    id: 'CB-CART-8',
    chapter: 'cart',
    origin: 'rule',
    text: {
      fr: 'Une charrette peut user du Mouvement Minimal sans se fatiguer, et jamais du Mouvement Supplémentaire.',
      en: 'A cart may use the Minimal Move without tiring, and never the Supplementary Move.',
    },
  },
  {
    id: 'CB-CART-9',
    chapter: 'cart',
    origin: 'rule',
    text: {
      fr: "Une charrette n'entre pas dans un hex adjacent à une unité ennemie.",
      en: 'A cart does not enter a hex adjacent to an enemy unit.',
    },
  },
  {
    id: 'CB-CART-10',
    chapter: 'cart',
    origin: 'rule',
    text: {
      fr: "Une charrette adjacente à une unité ennemie doit s'en éloigner si elle le peut.",
      en: 'A cart adjacent to an enemy unit must move away if it can.',
    },
  },
  {
    id: 'CB-CART-11',
    chapter: 'cart',
    origin: 'rule',
    text: {
      fr: 'Quand une charrette quitte un hex où elle était engagée, on lance deux dés : sur 8 ou plus, elle reste où elle est.',
      en: 'When a cart leaves a hex where it was engaged, roll two dice: on 8 or more it stays where it is.',
    },
  },
  {
    id: 'CB-CART-12',
    chapter: 'cart',
    origin: 'rule',
    text: {
      fr: "Une unité qui entre dans un hex où il n'y a que des charrettes s'en empare : elles sont désormais à son propriétaire.",
      en: 'A unit that enters a hex with nothing but carts takes them: they belong to its owner from then on.',
    },
  },
  {
    id: 'CB-CART-13',
    chapter: 'cart',
    origin: 'rule',
    text: {
      fr: 'Une Manipulation, difficulté +1, détruit une charrette ; il reste des débris.',
      en: 'A Manipulation, difficulty +1, destroys a cart; debris is left.',
    },
  },
  {
    id: 'CB-CART-14',
    chapter: 'cart',
    origin: 'rule',
    text: {
      fr: "On peut mettre le feu à une charrette : elle devient aussitôt débris, et ce feu ne devient jamais un incendie là où le terrain n'est pas inflammable.",
      en: 'A cart can be set on fire: it becomes debris at once, and the fire never becomes a blaze where the ground is not flammable.',
    },
  },
];
