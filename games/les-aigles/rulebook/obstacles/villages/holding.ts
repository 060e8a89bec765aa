import type { Rule } from '@grognard/engine';

export const holding: readonly Rule[] = [
  {
    id: 'LA-O5.2-18',
    chapter: 'houses-holding',
    origin: 'rule',
    text: {
      fr: "Dans la maison, l'unité garde ses socles et la place qu'ils tiennent : 1,5 cm de mur par figurine postée.",
      en: 'In the house the unit keeps its bases and the room they take: 1.5 cm of wall for each figure posted.',
    },
  },
  {
    id: 'LA-O5.2-19',
    chapter: 'houses-holding',
    origin: 'rule',
    text: {
      fr: "Une fois entrée, elle répartit ses figurines sur les côtés, socle contre mur, à l'extérieur.",
      en: 'Once in, it spreads its figures over the sides, bases against the walls, on the outside.',
    },
  },
  {
    id: 'LA-O5.2-20',
    chapter: 'houses-holding',
    origin: 'rule',
    text: {
      fr: "Cette place n'est qu'une convention, les hommes sont derrière les murs : on mesure les tirs depuis le mur, et les socles postés ne barrent le passage à personne.",
      en: "That placing is only a convention, the men are behind the walls: fire is measured from the wall, and the bases posted bar nobody's way.",
    },
  },
  {
    id: 'LA-O5.2-21',
    chapter: 'houses-holding',
    origin: 'rule',
    text: {
      fr: "La répartition est comprise dans le temps d'entrée ; elle est écrite et scellée avec l'ordre d'entrer.",
      en: 'The spreading is part of the time of entry; it is written and sealed with the order to enter.',
    },
    why: {
      fr: "Tout ordre est scellé avant d'être exécuté ; sans cela, on attendrait pour se poster de voir où va l'ennemi.",
      en: 'Every order is sealed before it is carried out; without that, one would wait to see where the enemy goes before taking posts.',
    },
  },
  {
    id: 'LA-O5.2-22e',
    of: ['LA-O5.2-6', 'LA-O5.2-21'],
    chapter: 'houses-holding',
    origin: 'rule',
    text: {
      fr: "Exemple : une colonne de douze figurines au contact entre dans une maison ; après une demi-période elle en a quatre au nord, quatre à l'ouest et quatre à l'est. Il lui a fallu une demi-période en tout, et non deux.",
      en: 'Example: a column of twelve figures in contact enters a house; after half a period it has four to the north, four to the west and four to the east. It took half a period in all, not two.',
    },
  },
  {
    id: 'LA-O5.2-23',
    chapter: 'houses-holding',
    origin: 'rule',
    text: {
      fr: "En entrant, l'unité n'est tenue ni au socle à socle ni à l'ordre de ses compagnies.",
      en: 'As it enters, the unit is held neither to base contact nor to the order of its companies.',
    },
  },
  {
    id: 'LA-O5.2-24',
    chapter: 'houses-holding',
    origin: 'rule',
    text: {
      fr: 'Le joueur qui occupe la maison choisit où va chaque compagnie.',
      en: 'The player who occupies the house chooses where each company goes.',
    },
  },
  {
    id: 'LA-O5.2-25e',
    of: ['LA-O5.2-23', 'LA-O5.2-24'],
    chapter: 'houses-holding',
    origin: 'rule',
    text: {
      fr: "Exemple : les voltigeurs d'un bataillon français, qui en formation sont toujours à gauche, se postent dans une maison sur le côté que l'on veut.",
      en: 'Example: the voltigeurs of a French battalion, who in formation always stand on the left, are posted in a house on whichever side one likes.',
    },
  },
  {
    id: 'LA-O5.2-26',
    chapter: 'houses-holding',
    origin: 'rule',
    text: {
      fr: "Les figurines d'une compagnie peuvent se partager entre deux côtés contigus ; jamais entre deux côtés opposés, ni sur trois.",
      en: 'The figures of a company may be shared between two adjacent sides; never between two opposite ones, nor over three.',
    },
    why: {
      fr: "Le texte n'accorde que deux côtés contigus ; ce qu'il n'accorde pas est refusé.",
      en: 'The text grants two adjacent sides only; what it does not grant is refused.',
    },
  },
  {
    id: 'LA-O5.2-27e',
    of: ['LA-O5.2-26'],
    chapter: 'houses-holding',
    origin: 'rule',
    text: {
      fr: 'Exemple : une compagnie française de trois figurines peut en avoir une sur un côté et deux sur celui qui est aussitôt à gauche ou à droite.',
      en: 'Example: a French company of three figures may have one on a side and two on that immediately to the left or to the right.',
    },
  },
  {
    id: 'LA-O5.2-28',
    chapter: 'houses-holding',
    origin: 'rule',
    text: {
      fr: 'Les figurines qui ne tiennent pas sur le pourtour sont retirées pour un temps : elles sont en réserve dans la maison.',
      en: 'Figures that do not fit round the walls are taken off for the time being: they are in reserve in the house.',
    },
  },
  {
    id: 'LA-O5.2-29',
    chapter: 'houses-holding',
    origin: 'rule',
    text: {
      fr: "Elles ne reviennent sur la table qu'à la sortie de l'unité. Elles restent de son effectif, pour le combat à l'intérieur comme pour le moral.",
      en: 'They come back on the table only when the unit leaves. They still belong to its strength, for the fight inside as for morale.',
    },
    why: {
      fr: "Le texte les retire du jeu « provisoirement » ; les hommes n'ont pas quitté la maison.",
      en: 'The text takes them out of play “for a time”; the men have not left the house.',
    },
  },
  {
    id: 'LA-O5.2-30',
    chapter: 'houses-holding',
    origin: 'ruling',
    text: {
      fr: 'La réserve peut compléter les pertes, entre deux quarts, sur un côté que nul ennemi ne touche ; jamais sur un côté en mêlée.',
      en: 'The reserve may make good losses, between two quarters, on a side that no enemy touches; never on a side in melee.',
    },
    why: {
      fr: "Un passage l'accorde sans condition, un autre le défend au défenseur dans la mêlée : chacun garde ainsi son domaine.",
      en: 'One passage grants it without condition, another denies it to the defender in melee: each thus keeps its own ground.',
    },
  },
];
