import type { Rule } from '@grognard/engine';

export const engineers: readonly Rule[] = [
  {
    id: 'LA-O8.7-1',
    chapter: 'engineers',
    origin: 'rule',
    text: {
      fr: 'Une armée qui a des figurines du génie peut construire ses propres ouvrages.',
      en: 'An army that has engineer figures may build its own works.',
    },
  },
  {
    id: 'LA-O8.7-2',
    chapter: 'engineers',
    origin: 'rule',
    text: {
      fr: "Un sapeur a 1 de moins au combat, 2 de moins au feu et coûte 10 points de plus que la figurine d'infanterie la plus commune de sa nation.",
      en: 'A sapper has combat lower by 1, fire lower by 2 and costs 10 points more than the commonest infantry figure of his nation.',
    },
    why: {
      fr: "Le texte ne rattache cette figurine qu'au budget ; les deux autres chiffres sont aussi des écarts, et il n'y en a pas d'autre à quoi les rapporter.",
      en: 'The text ties that figure only to the budget; the other two numbers are differences as well, and there is nothing else to take them from.',
    },
  },
  {
    id: 'LA-O8.7-3',
    chapter: 'engineers',
    origin: 'rule',
    text: {
      fr: 'Un sapeur construit en une période 2 cm de pont sur 1,5 cm de front : une rivière de 6 cm, pour trois figurines de front, demande neuf périodes de sapeur.',
      en: 'In a period one sapper builds 2 cm of bridge, 1.5 cm wide: a river of 6 cm, for a front of three figures, takes nine sapper-periods.',
    },
  },
  {
    id: 'LA-O8.7-4',
    chapter: 'engineers',
    origin: 'rule',
    text: {
      fr: "Un sapeur bâtit 1,5 cm d'abri léger en une période.",
      en: 'One sapper builds 1.5 cm of light cover in a period.',
    },
  },
  {
    id: 'LA-O8.7-5',
    chapter: 'engineers',
    origin: 'rule',
    text: {
      fr: "Pour bâtir un abri, il doit être à 30 cm au plus d'une maison ou d'un bois, mesurés de sa figurine.",
      en: 'To build cover he has to be within 30 cm of a house or a wood, measured from his figure.',
    },
    why: {
      fr: "Le texte donne la distance, non d'où elle part ; c'est le sapeur qui va chercher les matériaux.",
      en: 'The text gives the distance, not where it starts; it is the sapper who fetches the materials.',
    },
  },
  {
    id: 'LA-O8.7-6',
    chapter: 'engineers',
    origin: 'rule',
    text: {
      fr: "Un sapeur détruit 1,5 cm de haie ou d'abri léger en une période.",
      en: 'One sapper destroys 1.5 cm of hedge or light cover in one period.',
    },
  },
  {
    id: 'LA-O8.7-7',
    chapter: 'engineers',
    origin: 'rule',
    text: {
      fr: "Un sapeur détruit 1,5 cm de mur ou d'abri dur en deux périodes.",
      en: 'One sapper destroys 1.5 cm of wall or hard cover in two periods.',
    },
  },
  {
    id: 'LA-O8.7-8',
    chapter: 'engineers',
    origin: 'rule',
    text: {
      fr: 'Un sapeur détruit 1,5 cm de maison ou de redoute en trois périodes.',
      en: 'One sapper destroys 1.5 cm of house or redoubt in three periods.',
    },
  },
  {
    id: 'LA-O8.7-9',
    chapter: 'engineers',
    origin: 'rule',
    text: {
      fr: "Un sapeur encloue une batterie en un quart de période, si ses servants l'ont abandonnée.",
      en: 'One sapper spikes a battery in a quarter of a period, if its gunners have abandoned it.',
    },
  },
  {
    id: 'LA-O8.7-10',
    chapter: 'engineers',
    origin: 'ruling',
    text: {
      fr: "Un sapeur travaille quand son socle touche l'ouvrage et qu'il ne marche, ne tire ni ne se bat ; chaque quart compte, et un travail interrompu garde son avance. Plusieurs sapeurs s'ajoutent sur des parties différentes de 1,5 cm, deux au plus sur la même.",
      en: 'A sapper works when his base touches the work and he neither moves, fires nor fights; every quarter counts, and work that is interrupted keeps its progress. Several sappers add up on different 1.5 cm stretches, two at most on the same one.',
    },
    why: {
      fr: "Le texte ne donne que le travail d'un sapeur par période ; il fallait dire quand il travaille et combien tiennent à la même place.",
      en: 'The text gives only what one sapper does in a period; it had to be said when he works and how many find room in one place.',
    },
  },
  {
    id: 'LA-O8.7-11',
    chapter: 'engineers',
    origin: 'ruling',
    text: {
      fr: 'Un obstacle linéaire détruit laisse une ouverture de 1,5 cm en terrain libre. Une maison ou une redoute perd là 1,5 cm de côté, une figurine de capacité, et tout abri.',
      en: 'A linear obstacle destroyed leaves a gap of 1.5 cm of open ground. A house or redoubt loses 1.5 cm of its side there, one figure of capacity, and all cover.',
    },
    why: {
      fr: "Le texte dit de l'artillerie qu'elle ne fait que changer la nature d'un obstacle ; du sapeur il dit qu'il détruit.",
      en: 'The text says of artillery that it only changes the nature of an obstacle; of the sapper it says that he destroys.',
    },
  },
  {
    id: 'LA-O8.7-12',
    chapter: 'engineers',
    origin: 'ruling',
    text: {
      fr: "On ne détruit pas un pont, si ce n'est un pont construit pendant la partie, dans le temps qu'il faut pour le construire.",
      en: 'Bridges are not destroyed, except one built during the game, in the time that it takes to build it.',
    },
    why: {
      fr: 'Le texte ne prévoit pas de détruire les ponts, et veut deux passages à toute rivière.',
      en: 'The text does not provide for destroying bridges, and wants two crossings of every river.',
    },
  },
];
