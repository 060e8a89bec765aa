import type { Rule } from '@grognard/engine';

export const roads: readonly Rule[] = [
  {
    id: 'LA-O7.1-1',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "Les routes du temps sont des chemins de terre entretenus, où deux chariots se croisent tout juste : 4,5 cm de large, trois figurines d'infanterie, ou 5 cm si deux figurines de cavalerie doivent y tenir.",
      en: 'Roads of the time are well-kept dirt ways on which two carts can just pass: 4.5 cm wide, three infantry figures, or 5 cm if two cavalry figures have to fit.',
    },
    why: {
      fr: "Le texte ne donne pas de largeur ; celle-ci est le plus grand front qu'il y admet.",
      en: 'The text gives no width; this is the widest front that it admits there.',
    },
  },
  {
    id: 'LA-O7.1-2',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "Seules la colonne de compagnies, la colonne de cavalerie et l'artillerie attelée profitent du bonus de la route.",
      en: 'Only the company column, the cavalry column and limbered artillery have the road bonus.',
    },
    why: {
      fr: "Le texte dit d'abord « colonne de compagnies », puis « en colonne ou attelée » ; les deux ensemble donnent ces trois-là.",
      en: 'The text first says “company column”, then “in column or limbered”; both together make these three.',
    },
  },
  {
    id: 'LA-O7.1-3',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "Une infanterie n'a ce bonus que sur un front de trois figurines au plus.",
      en: 'Infantry has this bonus only on a front of three figures at most.',
    },
  },
  {
    id: 'LA-O7.1-4',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "Une cavalerie n'a ce bonus que sur un front de deux figurines au plus.",
      en: 'Cavalry has this bonus only on a front of two figures at most.',
    },
  },
  {
    id: 'LA-O7.1-5',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "L'artillerie attelée peut suivre une route.",
      en: 'Limbered artillery may use a road.',
    },
  },
  {
    id: 'LA-O7.1-6',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "Une unité de front plus large va à sa vitesse ordinaire, et la route ne lui épargne aucune pénalité d'obstacle.",
      en: 'A unit with a wider front goes at its ordinary speed, and the road spares it no penalty of an obstacle.',
    },
    why: {
      fr: "Le texte ne lui refuse que la vitesse ; mais une partie de l'unité marche alors à côté de la route, dans l'obstacle.",
      en: 'The text denies it only the speed; but part of the unit then marches beside the road, in the obstacle.',
    },
  },
  {
    id: 'LA-O7.1-7',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "La route annule les pénalités de vitesse et de formation des obstacles qu'elle traverse, et en ouvre l'entrée à qui ne l'aurait pas, comme à la cavalerie dans un bois. Toutes les figurines qui sont dans l'obstacle doivent être sur la route. Charge, mise en batterie et abri n'en sont pas changés.",
      en: 'A road cancels the penalties of speed and formation of the obstacles it crosses, and opens them to those who could not enter, as a wood to cavalry. All the figures that are in the obstacle have to be on the road. Charge, unlimbering and cover are not changed by it.',
    },
    why: {
      fr: 'Le texte parle des « pénalités » sans les nommer : ce sont celles du mouvement, dont traite la section.',
      en: 'The text speaks of “penalties” without naming them: they are those of movement, which its section is about.',
    },
  },
  {
    id: 'LA-O7.1-8',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: 'Sur une route, une unité en colonne ou attelée ajoute 10 % à la distance parcourue, à vitesse ordinaire comme en marche forcée.',
      en: 'On a road a unit in column or limbered adds 10% to the distance it covers, at ordinary speed or on a forced march.',
    },
  },
  {
    id: 'LA-O7.1-9',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "La distance de charge en plus reçoit la même majoration, 4,4 cm au lieu de 4, si la charge suit la route et que toute l'unité y est.",
      en: 'The extra charge distance is raised likewise, 4.4 cm instead of 4, if the charge runs along the road and the whole unit is on it.',
    },
    why: {
      fr: 'Le texte ne répète pas la condition ; elle vaut pour toute majoration de la route.',
      en: 'The text does not repeat the condition; it holds for every increase the road gives.',
    },
  },
  {
    id: 'LA-O7.1-10e',
    of: ['LA-O7.1-8'],
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: 'Exemple : une colonne qui fait 4,5 cm dans le quart en fait 5 sur une route, soit 0,5 de plus.',
      en: 'Example: a column that does 4.5 cm in the quarter does 5 on a road, that is 0.5 more.',
    },
    why: {
      fr: "Le dixième de 4,5 est 0,45 et le texte dit 0,5 : chaque pas s'arrondit au millimètre, la moitié vers le haut.",
      en: 'A tenth of 4.5 is 0.45 and the text says 0.5: each step is rounded to the millimetre, halves upwards.',
    },
  },
  {
    id: 'LA-O7.1-11',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "Il n'y a de majoration que si l'unité entière est sur la route.",
      en: 'There is an increase only if the whole unit is on the road.',
    },
  },
  {
    id: 'LA-O7.1-12e',
    of: ['LA-O7.1-11'],
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "Exemple : une colonne quitte la plaine pour une route ; tant qu'une partie est dans la plaine elle n'a rien de plus, et la majoration porte sur ce qu'elle parcourt une fois tout entière sur la route.",
      en: 'Example: a column leaves the plain for a road; while part of it is in the plain it has nothing more, and the increase bears on what it covers once it is wholly on the road.',
    },
    why: {
      fr: "Le texte dit quand elle commence, non sur quelle distance ; ce qui précède n'a pas été fait sur la route.",
      en: 'The text says when it begins, not on what distance; what went before was not done on the road.',
    },
  },
  {
    id: 'LA-O7.1-13',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: 'Le joueur prend la majoration ou la laisse, dans son ordre.',
      en: 'The player takes the increase or leaves it, in his order.',
    },
  },
  {
    id: 'LA-O7.2-1',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "Une route n'abrite pas du feu, si elle n'est pas bordée d'arbres.",
      en: 'A road gives no cover from fire, unless it is lined with trees.',
    },
  },
  {
    id: 'LA-O7.2-2',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "Une route ne gêne pas une unité en mêlée, si elle n'est pas bordée d'arbres.",
      en: 'A road does not hamper a unit in melee, unless it is lined with trees.',
    },
  },
  {
    id: 'LA-O7.2-3',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "Les haies, maisons, arbres ou murets au bord d'une route empêchent de se déployer du côté où la nouvelle formation les toucherait.",
      en: 'Hedges, houses, trees or low walls beside a road keep a unit from deploying on the side where its new formation would touch them.',
    },
  },
  {
    id: 'LA-O7.2-4',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "Une unité qui ne peut se déployer est sans formation dès le deuxième tour de mêlée. Elle le peut s'il y a place, sur la face attaquée, pour une ligne de toutes ses figurines centrée sur sa tête et libre d'obstacles.",
      en: 'A unit that cannot deploy is without formation from the second round of melee. It can if there is room, on the face attacked, for a line of all its figures centred on its head and free of obstacles.',
    },
    why: {
      fr: "Le texte ne dit pas comment juger qu'une unité ne peut se déployer ; il fallait une mesure.",
      en: 'The text does not say how to judge that a unit cannot deploy; a measure was needed.',
    },
  },
  {
    id: 'LA-O7.3-1',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "Sur une route bordée d'arbres, une unité qui doit livrer un tour de mêlée avec tout son effectif est sans formation.",
      en: 'On a tree-lined road a unit that has to fight a melee round with its whole strength is without formation.',
    },
  },
  {
    id: 'LA-O7.3-2',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "Ces arbres abritent du feu : l'unité est en abri léger contre un tir qui passe par un bord planté. Un tir dans l'axe de la route ne rencontre pas d'abri, et les arbres n'arrêtent pas la vue.",
      en: 'These trees cover from fire: the unit is in light cover against a shot that passes a planted border. A shot along the road meets no cover, and the trees do not block sight.',
    },
    why: {
      fr: "Le texte donne l'abri sans dire d'où vient le tir ; les arbres ne sont que sur les bords, et il ne dit pas qu'ils cachent.",
      en: 'The text gives the cover without saying where the shot comes from; the trees are only on the borders, and it does not say that they hide.',
    },
  },
  {
    id: 'LA-O7.3-3',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: 'Un ennemi qui y attaque une unité de flanc a le bonus de flanc, mais il est sans formation.',
      en: 'An enemy who attacks a unit there in flank has the flank bonus, but is without formation.',
    },
  },
  {
    id: 'LA-O7.3-4',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "L'unité ainsi attaquée n'a pas l'abri des arbres en mêlée ; elle ne l'a pas de front non plus.",
      en: 'The unit so attacked does not have the cover of the trees in melee; nor has it in front.',
    },
    why: {
      fr: "Le texte ne le refuse que de flanc ; de front, sur la route, il n'y a pas d'arbre entre les adversaires.",
      en: 'The text denies it only in flank; in front, on the road, no tree stands between the opponents.',
    },
  },
  {
    id: 'LA-O7.3-5',
    chapter: 'roads',
    origin: 'rule',
    text: {
      fr: "Une unité ne quitte une route bordée d'arbres sans se dégrader que par une partie sans arbres ; à travers les arbres, elle est sans formation.",
      en: 'A unit leaves a tree-lined road without degradation only by a stretch without trees; through the trees it is without formation.',
    },
  },
];
