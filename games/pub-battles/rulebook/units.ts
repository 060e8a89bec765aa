import type { Rule } from '@grognard/engine';

export const units: readonly Rule[] = [
  {
    id: 'PB-R006',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: "Une pièce de combat cache à l'ennemi son type, sa qualité et sa formation jusqu'à ce qu'elle soit repérée ou au contact. En option, sa force n'est tirée au dé que lorsqu'on la reconnaît pour la première fois : 3 ou moins, elle est au complet ; sinon elle est Désorganisée.",
      en: 'A combat piece hides its type, quality and formation from the enemy until it is spotted or in contact. As an option its strength is diced for only when it is first made out: on 3 or less it is at full strength, otherwise it is Spent.',
    },
  },
  {
    id: 'PB-R007',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: 'Toute pièce, sauf le QG, a un front, et son orientation compte.',
      en: 'Every piece except the HQ has a front, and its facing matters.',
    },
  },
  {
    id: 'PB-R008',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: 'Les troupes commencent la bataille Fraîches, sauf si le scénario en dispose autrement.',
      en: 'Troops begin the battle Fresh unless the scenario says otherwise.',
    },
  },
  {
    id: 'PB-R009',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: "Une pièce de combat est Fraîche ou Désorganisée ; les touches la font passer de l'un à l'autre.",
      en: 'A combat piece is Fresh or Spent; hits turn it from the one to the other.',
    },
  },
  {
    id: 'PB-R010',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: 'Une pièce Désorganisée se déplace et combat avec tous ses dés ; elle est seulement plus facile à détruire.',
      en: 'A Spent piece moves and fights with all its dice; it is only easier to destroy.',
    },
  },
  {
    id: 'PB-R011',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: 'Une pièce Désorganisée peut redevenir Fraîche plus tard en se ralliant.',
      en: 'A Spent piece may become Fresh again later by rallying.',
    },
  },
  {
    id: 'PB-R012',
    chapter: 'units',
    origin: 'rule',
    text: {
      fr: "Une formation, corps ou aile, se compose d'un QG, d'un jeton d'activation et de pièces de combat, divisions ou brigades. En option, chaque camp réaffecte des pièces avant la bataille, à l'insu de l'ennemi, et l'on plafonne le nombre de pièces de combat par formation.",
      en: 'A formation, a corps or wing, consists of one HQ, one activation chit and combat pieces, divisions or brigades. As options each side reassigns pieces before the battle, unknown to the enemy, and the number of combat pieces in a formation is capped.',
    },
  },
  {
    id: 'PB-R013',
    chapter: 'units',
    origin: 'ruling',
    text: {
      fr: "L'ennemi voit si une pièce est Fraîche ou Désorganisée tant qu'elle est en vue ou au contact ; sinon il la voit telle qu'il l'a vue la dernière fois. En option, l'état Désorganisé reste caché.",
      en: 'The enemy sees whether a piece is Fresh or Spent while it is in sight or in contact; otherwise he sees it as he last saw it. As an option the Spent state stays hidden.',
    },
    why: {
      fr: 'Sur la table, on couche le bloc Désorganisé étiquette vers le haut : qui voit le bloc voit son état.',
      en: 'On the table a Spent block is laid with its label up: who sees the block sees its state.',
    },
  },
];
