import type { Rule } from '@grognard/engine';

export const linearObstacles: readonly Rule[] = [
  {
    id: 'LA-O8.1-1',
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: 'Un obstacle linéaire est dur ou léger.',
      en: 'A linear obstacle is either hard or light.',
    },
  },
  {
    id: 'LA-O8.1-2',
    chapter: 'linear-obstacles',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "On en trouve d'ordinaire autour d'un bâtiment ou au bord des cultures.",
      en: 'They usually stand round a building or along farmland.',
    },
  },
  {
    id: 'LA-O8.1-3',
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: "C'est ce que montre la table, sa matière, qui fait un obstacle dur ou léger.",
      en: 'What the table shows, its material, makes an obstacle hard or light.',
    },
  },
  {
    id: 'LA-O8.1-4',
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: 'Haies, palissades et barricades sont des abris légers.',
      en: 'Hedges, palisades and barricades are light cover.',
    },
  },
  {
    id: 'LA-O8.1-5',
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: 'Murs de pierre et abattis sont des abris durs. La redoute en est un aussi, avec ses règles à elle.',
      en: 'Stone walls and abatis are hard cover. A redoubt is, too, with rules of its own.',
    },
    why: {
      fr: "Le texte la range ici parmi les abris durs et lui donne plus loin la protection d'une maison ; l'endroit qui ne traite que d'elle l'emporte.",
      en: 'The text lists it here as hard cover and later gives it the protection of a house; the place that deals with it alone prevails.',
    },
  },
  {
    id: 'LA-O8.1-6',
    chapter: 'linear-obstacles',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: 'Sur une table, un élément de mur ou de haie les représente.',
      en: 'On a table a piece of wall or hedge stands for them.',
    },
  },
  {
    id: 'LA-O8.1-7',
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: "Un obstacle linéaire peut avoir n'importe quelles dimensions. Seule sa longueur compte ; son épaisseur est tenue pour nulle.",
      en: 'A linear obstacle may have any dimensions. Only its length matters; its thickness is taken as nothing.',
    },
  },
  {
    id: 'LA-O8.1-8',
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: "On le joue de préférence en morceaux : son état se tient par tronçons de 0,5 cm, si bien qu'une partie peut changer et l'autre non.",
      en: 'It is best played in pieces: its state is kept in lengths of 0.5 cm, so that one part may change and another not.',
    },
    why: {
      fr: "Le texte ne donne pas la taille des morceaux ; celle-ci convient aux travaux de 1,5 cm du génie et aux 3 cm de l'artillerie.",
      en: 'The text does not give the size of the pieces; this one suits the 1.5 cm works of engineers and the 3 cm of artillery.',
    },
  },
  {
    id: 'LA-O8.1-9',
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: "Il peut se refermer sur un périmètre de n'importe quelle grandeur.",
      en: 'It may close round a perimeter of any size.',
    },
  },
  {
    id: 'LA-O8.1-10e',
    of: ['LA-O8.1-4', 'LA-O8.1-5', 'LA-O8.1-9'],
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: "Exemple : une haie autour d'une prairie est une enceinte légère, un mur autour d'un parc une enceinte dure.",
      en: 'Example: a hedge round a meadow is a light enclosure, a wall round a park a hard one.',
    },
  },
  {
    id: 'LA-O8.2-1',
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: "Aucun obstacle linéaire, dur ou léger, n'arrête la vue.",
      en: 'No linear obstacle, hard or light, blocks sight.',
    },
  },
  {
    id: 'LA-O8.2-2',
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: "Tous ont la même hauteur, assez pour protéger au feu et en mêlée, pas assez pour cacher : une unité peut être abritée derrière l'un d'eux et y être vue.",
      en: 'They all have one height, enough to protect in fire and melee, not enough to hide: a unit may be in cover behind one and yet be seen.',
    },
  },
  {
    id: 'LA-O8.3-1',
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: "Pour occuper un obstacle linéaire, il faut le toucher d'un socle. Chaque figurine occupe ce qu'elle touche ; plusieurs unités peuvent en tenir des parties différentes.",
      en: 'To occupy a linear obstacle a unit has to touch it with a base. Each figure occupies what it touches; several units may hold different parts of it.',
    },
    why: {
      fr: "Le texte parle de l'unité entière, mais ne protège que les figurines au contact.",
      en: 'The text speaks of the whole unit, but protects only the figures in contact.',
    },
  },
  {
    id: 'LA-O8.3-2',
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: "Arrivée au contact d'un obstacle linéaire, une unité peut y changer de formation, dans le temps ordinaire.",
      en: 'On reaching a linear obstacle a unit may change formation at it, in the ordinary time.',
    },
  },
  {
    id: 'LA-O8.3-3',
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: 'Elle peut aussi étendre son front pour en tenir davantage, sans changer de formation.',
      en: 'It may also extend its front to hold more of it, without changing formation.',
    },
  },
  {
    id: 'LA-O8.3-4e',
    of: ['LA-O8.3-2'],
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: "Exemple : une colonne de compagnies française touche un obstacle et passe en ligne ; ses compagnies se déploient le long de l'obstacle, dont elles suivent le contour, en trois quarts de période en classe A, une période en B, une et quart en C.",
      en: 'Example: a French company column touches an obstacle and forms line; its companies deploy along the obstacle, following its outline, in three quarters of a period in class A, one period in B, one and a quarter in C.',
    },
    why: {
      fr: "Le texte ne donne pas de temps ; c'est celui de la table des changements, que rien ici ne double.",
      en: 'The text gives no time; it is that of the table of changes, which nothing here doubles.',
    },
  },
  {
    id: 'LA-O8.3-5',
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: "Qui ne touche pas l'obstacle ne l'occupe pas, si près qu'il en soit.",
      en: 'Whoever does not touch the obstacle does not occupy it, however near.',
    },
  },
  {
    id: 'LA-O8.3-6e',
    of: ['LA-O8.3-2', 'LA-O8.3-7'],
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: "Exemple : une unité entre par le côté ouvert d'un obstacle en U et y change de formation ; ses figurines en tiennent les trois côtés. Pour en repartir elle doit changer encore de formation, d'ordinaire en colonne de marche.",
      en: 'Example: a unit goes in by the open side of a U-shaped obstacle and changes formation there; its figures hold all three sides. To leave it has to change formation again, usually to march column.',
    },
  },
  {
    id: 'LA-O8.3-7',
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: "Une unité pliée autour d'un obstacle, dont les figurines ne regardent pas toutes du même côté, ne se déplace pas avant d'avoir changé de formation.",
      en: 'A unit bent round an obstacle, whose figures do not all face one way, does not move before it has changed formation.',
    },
  },
  {
    id: 'LA-O8.3-8',
    chapter: 'linear-obstacles',
    origin: 'rule',
    text: {
      fr: 'On étend son front comme devant une maison : trois figurines au plus par quart, dans la première demi-période seulement, sans que ce soit un changement de formation. Hors de la mêlée aussi.',
      en: 'The front is extended as before a house: three figures at most in a quarter, in the first half-period only, without its being a formation change. So too out of melee.',
    },
    why: {
      fr: "Le texte renvoie aux conditions de la maison, qui ne traitent que de la mêlée ; il n'en donne pas d'autres.",
      en: 'The text refers to the conditions of the house, which deal only with melee; it gives no others.',
    },
  },
];
