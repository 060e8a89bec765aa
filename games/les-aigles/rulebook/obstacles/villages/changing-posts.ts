import type { Rule } from '@grognard/engine';

export const changingPosts: readonly Rule[] = [
  {
    id: 'LA-O5.2-31',
    chapter: 'houses-changing-posts',
    origin: 'rule',
    text: {
      fr: "Un joueur peut faire passer des figurines d'un côté de la maison à un autre, pour le renforcer.",
      en: 'A player may move figures from one side of the house to another, to strengthen it.',
    },
  },
  {
    id: 'LA-O5.2-32',
    chapter: 'houses-changing-posts',
    origin: 'rule',
    text: {
      fr: 'Une unité dans une maison est toujours soumise au quart de réaction : le repositionnement commence un quart après avoir été décidé, et prend donc trois quarts en tout. Pendant ce premier quart, toutes ses figurines peuvent tirer.',
      en: 'A unit in a house is always subject to the reaction quarter: a change of posts begins one quarter after it is decided, and so takes three quarters in all. During that first quarter all of its figures may fire.',
    },
    why: {
      fr: "Le texte impose le quart de réaction et donne une demi-période au mouvement, sans dire si l'un comprend l'autre ; le quart de réaction précède partout l'action.",
      en: 'The text imposes the reaction quarter and gives the move half a period, without saying whether one contains the other; everywhere else the reaction quarter comes before the action.',
    },
  },
  {
    id: 'LA-O5.2-33',
    chapter: 'houses-changing-posts',
    origin: 'rule',
    text: {
      fr: "On ne retire pas de figurines d'un côté attaqué.",
      en: 'No figures are taken from a side under attack.',
    },
  },
  {
    id: 'LA-O5.2-34',
    chapter: 'houses-changing-posts',
    origin: 'rule',
    text: {
      fr: 'Il faut sur le nouveau côté la place de les poster.',
      en: 'There has to be room to post them on the new side.',
    },
  },
  {
    id: 'LA-O5.2-35',
    chapter: 'houses-changing-posts',
    origin: 'rule',
    text: {
      fr: "Aucun ennemi ne doit être socle contre mur au côté que l'on renforce, ni quand le mouvement commence, ni quand il finit ; sinon les figurines restent où elles étaient.",
      en: 'No enemy may have a base against the side that is strengthened, neither when the move begins nor when it ends; otherwise the figures stay where they were.',
    },
    why: {
      fr: "Le texte ne dit pas quand on vérifie ; un ennemi qui arrive entre-temps trouve le côté tel qu'il était.",
      en: 'The text does not say when this is checked; an enemy who arrives meanwhile finds the side as it was.',
    },
  },
  {
    id: 'LA-O5.2-36',
    chapter: 'houses-changing-posts',
    origin: 'rule',
    text: {
      fr: "Après le mouvement, aucune compagnie n'est sur plus de deux côtés, et ils sont contigus.",
      en: 'After the move no company is on more than two sides, and they are adjacent.',
    },
  },
  {
    id: 'LA-O5.2-37',
    chapter: 'houses-changing-posts',
    origin: 'rule',
    text: {
      fr: 'Se repositionner prend une demi-période.',
      en: 'A change of posts takes half a period.',
    },
  },
  {
    id: 'LA-O5.2-38',
    chapter: 'houses-changing-posts',
    origin: 'rule',
    text: {
      fr: 'Pendant ce temps, seules tirent les figurines qui ne bougent pas.',
      en: 'Meanwhile only figures that do not move may fire.',
    },
  },
  {
    id: 'LA-O5.2-39e',
    of: ['LA-O5.2-38'],
    chapter: 'houses-changing-posts',
    origin: 'rule',
    text: {
      fr: "Exemple : une unité tient l'ouest, le nord et l'est, et repositionne des figurines entre l'ouest et l'est ; celles du nord tirent comme à l'ordinaire.",
      en: 'Example: a unit holds west, north and east, and moves figures between west and east; those to the north fire as usual.',
    },
  },
  {
    id: 'LA-O5.2-40',
    chapter: 'houses-changing-posts',
    origin: 'rule',
    text: {
      fr: "On n'amène pas une unité dans une maison que tient une unité amie.",
      en: 'A unit is not brought into a house that a friendly unit holds.',
    },
  },
  {
    id: 'LA-O5.2-41',
    chapter: 'houses-changing-posts',
    origin: 'rule',
    text: {
      fr: 'Une relève est permise : une unité sort, une autre la remplace.',
      en: 'A relief is allowed: one unit leaves, another takes its place.',
    },
  },
  {
    id: 'LA-O5.2-42e',
    of: ['LA-O5.2-41', 'LA-O5.2-43'],
    chapter: 'houses-changing-posts',
    origin: 'rule',
    text: {
      fr: "Exemple : un bataillon d'élites regroupées garde un village à l'ennemi en attendant qu'un ami le prenne en charge ; quand celui-ci arrive socle contre mur, les élites sortent et sont relevées.",
      en: 'Example: a battalion of pooled elites denies a village to the enemy until a friend takes it over; when that unit arrives with its bases against the wall, the elites leave and are relieved.',
    },
  },
  {
    id: 'LA-O5.2-43',
    chapter: 'houses-changing-posts',
    origin: 'rule',
    text: {
      fr: "La relève se fait dans la demi-période qui suit le contact de l'unité amie avec la maison. La nouvelle venue doit remplir toutes les conditions de l'entrée : arme, effectif, formation, premier rang contre un seul côté.",
      en: 'The relief is made in the half-period after the friendly unit contacts the house. The newcomer has to meet all the conditions of entry: arm, strength, formation, first rank against one side.',
    },
    why: {
      fr: "Le texte ne le répète pas ; relever, c'est entrer dans une maison.",
      en: 'The text does not repeat it; to relieve is to enter a house.',
    },
  },
  {
    id: 'LA-O5.2-44',
    chapter: 'houses-changing-posts',
    origin: 'rule',
    text: {
      fr: "Les deux mouvements sont simultanés : l'une entre et se poste pendant que l'autre sort. Attaquée dans l'intervalle, l'ancienne garnison se défend encore, avec la protection de la maison ; la nouvelle venue est une unité qui entre.",
      en: 'Both moves are simultaneous: one enters and takes its posts while the other leaves. If they are attacked meanwhile, the old garrison still defends, with the protection of the house; the newcomer counts as a unit that enters.',
    },
    why: {
      fr: "Le texte ne dit pas qui tient la maison entre-temps ; ce n'est pas celle qui n'y est pas encore.",
      en: 'The text does not say who holds the house meanwhile; it is not the one that is not yet in it.',
    },
  },
];
