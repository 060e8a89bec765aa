import type { Rule } from '@grognard/engine';

export const streetFight: readonly Rule[] = [
  {
    id: 'LA-O5.5-48',
    chapter: 'houses-street-fight',
    origin: 'rule',
    text: {
      fr: 'Qui attaque par un côté inoccupé entre dans la maison en une demi-période, et y combat avec tout son effectif contre tout celui de la garnison.',
      en: 'Whoever attacks by an unoccupied side gets into the house in half a period, and fights there with its whole strength against the whole of the garrison.',
    },
  },
  {
    id: 'LA-O5.5-49',
    chapter: 'houses-street-fight',
    origin: 'rule',
    text: {
      fr: 'Tous deux sont alors sans formation.',
      en: 'Both are then without formation.',
    },
  },
  {
    id: 'LA-O5.5-50',
    chapter: 'houses-street-fight',
    origin: 'rule',
    text: {
      fr: 'La garnison garde la protection de la maison.',
      en: 'The garrison keeps the protection of the house.',
    },
  },
  {
    id: 'LA-O5.5-51',
    chapter: 'houses-street-fight',
    origin: 'rule',
    text: {
      fr: "Une maison attaquée dans la première demi-période donne un résultat entier, dans la seconde un résultat divisé par deux. Sur un côté occupé compte le quart du contact ; sur un côté inoccupé, celui où l'entrée commence. Commencée au quatrième quart, elle finit dans la période suivante, et s'y combat en entier.",
      en: 'A house attacked in the first half-period gives a whole result, in the second a result divided by two. On an occupied side the quarter of contact counts; on an unoccupied one, that in which the entry begins. Begun in the fourth quarter, it ends in the next period, and is fought there in full.',
    },
    why: {
      fr: "Le texte dit « touchée » pour une attaque qui dure deux quarts ; c'est son début qui la date, et l'on ne se bat pas avant d'être entré.",
      en: 'The text says “touched” of an attack that lasts two quarters; its beginning dates it, and nobody fights before getting in.',
    },
  },
  {
    id: 'LA-O5.5-52',
    chapter: 'houses-street-fight',
    origin: 'rule',
    text: {
      fr: 'Les deux camps peuvent convoiter une maison vide, et y entrer par des côtés différents.',
      en: 'Both sides may covet an empty house, and enter it by different sides.',
    },
  },
  {
    id: 'LA-O5.5-53',
    chapter: 'houses-street-fight',
    origin: 'rule',
    text: {
      fr: 'Ils se rencontrent alors dans les rues : chacun combat dès le premier tour avec tout son effectif, sans formation.',
      en: 'They then meet in the streets: each fights from the first round with its whole strength, without formation.',
    },
  },
  {
    id: 'LA-O5.5-54',
    chapter: 'houses-street-fight',
    origin: 'rule',
    text: {
      fr: "Ni l'un ni l'autre n'a la protection de la maison.",
      en: 'Neither has the protection of the house.',
    },
  },
  {
    id: 'LA-O5.5-55',
    chapter: 'houses-street-fight',
    origin: 'rule',
    text: {
      fr: "Il en va ainsi si le second commence d'entrer dans le même quart que le premier ou dans le suivant ; plus tard, la maison est déjà occupée, et c'est une attaque.",
      en: 'This holds if the second begins to enter in the same quarter as the first or in the next; later, the house is already occupied, and it is an attack.',
    },
  },
  {
    id: 'LA-O5.5-56e',
    of: ['LA-O5.5-53', 'LA-O5.5-54', 'LA-O5.5-55'],
    chapter: 'houses-street-fight',
    origin: 'rule',
    text: {
      fr: "Exemple : une unité commence d'entrer au troisième quart, son ennemie au quatrième : elles se battent avec toutes leurs figurines, sans formation ni protection d'aucun côté.",
      en: 'Example: a unit begins to enter in the third quarter, its enemy in the fourth: they fight with all of their figures, without formation, and with protection for neither.',
    },
  },
  {
    id: 'LA-O5.5-57',
    chapter: 'houses-street-fight',
    origin: 'rule',
    text: {
      fr: "Le vaincu sort, et se place à 3 cm du côté par lequel il était entré, sans formation, le dos à la maison et dans la forme qu'il avait. À égalité, tous deux restent et se battent de nouveau à la période suivante.",
      en: 'The loser leaves, and is placed 3 cm from the side by which it had entered, without formation, its back to the house and in the shape it had. On a draw both stay and fight again in the next period.',
    },
    why: {
      fr: 'Le texte ne dit ni comment il se tourne, ni ce que fait une égalité ; ailleurs, à égalité, on reste aux prises.',
      en: 'The text says neither which way it turns, nor what a draw does; elsewhere, on a draw, both stay locked.',
    },
  },
  {
    id: 'LA-O5.5-58',
    chapter: 'houses-street-fight',
    origin: 'rule',
    text: {
      fr: "Le vaincu ne peut pas y rentrer, étant sans formation : il doit d'abord se reformer.",
      en: 'The loser cannot go back in, being without formation: it has to reform first.',
    },
  },
  {
    id: 'LA-O5.5-59',
    chapter: 'houses-street-fight',
    origin: 'rule',
    text: {
      fr: "Le vainqueur ne suit pas : il occupe la maison, et poste ses figurines comme le disait son ordre d'entrée.",
      en: 'The winner does not follow: it occupies the house, and posts its figures as its order to enter said.',
    },
    why: {
      fr: "Le texte ne dit pas quand il se poste ; la répartition est écrite avec tout ordre d'entrée.",
      en: 'The text does not say when it takes its posts; how the figures are spread is written with every order to enter.',
    },
  },
];
