import type { Rule } from '@grognard/engine';

export const turning: readonly Rule[] = [
  {
    id: 'LA-M2.1-1',
    chapter: 'turning',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: 'Outre la marche droit devant, en ligne ou en colonne, une unité connaît quelques mouvements particuliers : pivot, quart de tour et demi-tour, oblique, marche arrière, marche forcée.',
      en: 'Besides marching straight ahead, in line or in column, a unit has some particular moves: wheel, quarter turn and about turn, oblique, backward march, forced march.',
    },
  },
  {
    id: 'LA-M2.1-2',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: 'Une unité peut changer de direction en marchant : elle pivote à gauche ou à droite.',
      en: 'A unit may change direction on the march: it wheels to the left or to the right.',
    },
  },
  {
    id: 'LA-M2.1-3',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: "Dans un pivot, la figurine intérieure reste fixe et les autres tournent autour d'elle ; le pivot coûte le chemin du coin extérieur du front, soit la largeur du front par l'angle en radians.",
      en: 'In a wheel the inner figure stays fixed and the others turn around it; the wheel costs the path of the outer front corner, which is the width of the front times the angle in radians.',
    },
    why: {
      fr: 'Le texte dit qui bouge, pas combien cela coûte ; la figurine qui fait le plus de chemin est celle qui compte.',
      en: 'The text says who moves, not what it costs; the figure that goes farthest is the one that counts.',
    },
  },
  {
    id: 'LA-M2.1-4e',
    of: ['LA-M2.1-3'],
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: 'Exemple : une colonne de trois figurines de front, soit 4,5 cm, tourne à gauche ; sa figurine de gauche ne bouge pas, et un pivot de 90 degrés lui coûte 7,07 cm.',
      en: 'Example: a column three figures wide, 4.5 cm, goes left; its leftmost figure does not move, and a wheel of 90 degrees costs it 7.07 cm.',
    },
    why: {
      fr: 'Le coût se calcule par notre lecture du pivot ; le texte ne donne que la figurine fixe.',
      en: 'The cost follows from our reading of the wheel; the text gives only the fixed figure.',
    },
  },
  {
    id: 'LA-M2.1-5',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: "L'homme du pivot marque le pas : l'unité ne repart en avant qu'une fois son pivot payé en entier.",
      en: 'The man on the pivot marks time: the unit goes forward again only once its wheel is paid in full.',
    },
  },
  {
    id: 'LA-M2.1-6',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: "Une unité régulière, d'élite ou de la garde pivote à vitesse normale.",
      en: 'A regular, elite or guard unit wheels at normal speed.',
    },
  },
  {
    id: 'LA-M2.1-7',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: "Une unité semi-régulière, de milice ou irrégulière pivote aussi, mais avance à demi-vitesse tant qu'elle n'est pas réalignée.",
      en: 'A semi-regular, militia or irregular unit wheels too, but moves at half speed until it is aligned again.',
    },
  },
  {
    id: 'LA-M2.1-8',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: 'Plus le front est large, plus le pivot est long : une ligne de dix-huit figurines, soit 27 cm, doit 42,4 cm pour 90 degrés, environ trois périodes à 14 cm.',
      en: 'The wider the front, the longer the wheel: a line of eighteen figures, 27 cm, owes 42.4 cm for 90 degrees, about three periods at 14 cm.',
    },
  },
  {
    id: 'LA-M2.1-9',
    chapter: 'turning',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: 'Conseil : pour faire tourner une ligne, il vaut souvent mieux la former en colonne, pivoter sur ce front plus étroit, puis la redéployer.',
      en: 'Advice: to turn a line it is often better to form column, wheel on that narrower front, then deploy again.',
    },
  },
  {
    id: 'LA-M2.1-10',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: "On ne réaligne pas les figurines pendant un pivot : les rangs d'une colonne suivent le chemin de sa tête, et elle est réalignée quand sa queue a pris la nouvelle direction. Une ligne l'est dès que son pivot est fini.",
      en: 'Figures are not dressed during a wheel: the ranks of a column follow the path of its head, and it is aligned again when its tail has taken the new direction. A line is aligned as soon as its wheel ends.',
    },
    why: {
      fr: "Le texte dit l'alignement brisé sans dire jusqu'à quand ; nous comptons, en ligne droite, la profondeur des rangs qui suivent le premier.",
      en: 'The text calls the alignment broken without saying for how long; we count, straight ahead, the depth of the ranks behind the first.',
    },
  },
  {
    id: 'LA-M2.1-11',
    chapter: 'turning',
    origin: 'ruling',
    text: {
      fr: "Pivotent les lignes, les doubles lignes, les colonnes, l'échelon, l'échiquier, les tirailleurs et l'artillerie attelée ; ni un carré ni une batterie en position ne pivote.",
      en: 'Lines, double lines, columns, echelon, chequer, skirmishers and limbered artillery wheel; neither a square nor a battery in position does.',
    },
    why: {
      fr: "Le texte ne dresse pas de liste ; un carré marche par ses faces, et l'artillerie attelée, qui ne fait pas demi-tour, doit bien pouvoir tourner.",
      en: 'The text gives no list; a square marches by its faces, and limbered artillery, which cannot turn about, must be able to turn somehow.',
    },
  },
  {
    id: 'LA-M2.2-1',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: "Sur place, l'infanterie de la garde, d'élite ou régulière fait un quart de tour ou un demi-tour en un quart de période.",
      en: 'On the spot guard, elite or regular infantry makes a quarter turn or an about turn in a quarter of a period.',
    },
  },
  {
    id: 'LA-M2.2-2',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: "L'infanterie semi-régulière, de milice ou irrégulière met une demi-période pour un quart de tour ou un demi-tour.",
      en: 'Semi-regular, militia or irregular infantry takes half a period for a quarter turn or an about turn.',
    },
  },
  {
    id: 'LA-M2.2-3',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: 'La cavalerie met toujours une demi-période pour un quart de tour ou un demi-tour, quel que soit son statut.',
      en: 'Cavalry always takes half a period for a quarter turn or an about turn, whatever its status.',
    },
  },
  {
    id: 'LA-M2.2-4',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: "Ce sont les figurines qui tournent, et non l'unité : chacune tourne sur place, et l'unité se resserre socle à socle autour de son centre.",
      en: 'The figures turn, not the unit: each turns where it stands, and the unit closes up base to base around its centre.',
    },
    why: {
      fr: "Un socle n'est pas carré : tourné, il laisserait des vides, et une unité garde ses socles en contact.",
      en: 'A base is not square: turned, it would leave gaps, and a unit keeps its bases in contact.',
    },
  },
  {
    id: 'LA-M2.2-5e',
    of: ['LA-M2.2-4'],
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: "Exemple : douze figurines rangées sur un rang tournent d'un quart, d'un côté ou de l'autre ; l'unité est alors une colonne d'une figurine de front sur douze rangs.",
      en: 'Example: twelve figures in one rank make a quarter turn left or right; the unit is then a column one figure wide and twelve ranks deep.',
    },
  },
  {
    id: 'LA-M2.2-6',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: "Contre une attaque de flanc, une unité peut faire face, d'un quart de tour, avec la ou les figurines de ce côté ; elle reste formée et n'y est plus prise de flanc.",
      en: 'A unit attacked in flank may make a quarter turn with the figure or figures of that flank; it stays formed and is no longer taken in flank on that side.',
    },
  },
  {
    id: 'LA-M2.2-7',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: "Une ligne ne tourne ainsi qu'une figurine, la double ligne anglaise deux.",
      en: 'A line turns only one figure in this way, the British double line two.',
    },
  },
  {
    id: 'LA-M2.2-8',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: 'Une double ligne anglaise dont toutes les figurines tournent à gauche ou à droite se trouve en colonne de marche, deux figurines de front, et reste formée.',
      en: 'A British double line whose figures all turn left or right is in march column, two figures wide, and stays formed.',
    },
    why: {
      fr: "Le texte l'appelle formée en colonne de marche : nous n'y voyons donc pas une formation intermédiaire.",
      en: 'The text calls it formed in march column: so we do not see an intermediate formation in it.',
    },
  },
  {
    id: 'LA-M2.2-9',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: "Les tirailleurs tournent dans les mêmes temps que l'ordre serré, mais restent toujours en formation.",
      en: 'Skirmishers turn in the same times as close order, but always remain in formation.',
    },
  },
  {
    id: 'LA-M2.2-10',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: 'Une unité en ordre serré dont toutes les figurines ont tourné est dans une formation intermédiaire : elle peut marcher à son ancienne vitesse, mais compte sans formation si elle est touchée.',
      en: 'A close-order unit whose figures have all turned is in an intermediate formation: it may march at its former speed, but counts as without formation if it is touched.',
    },
    why: {
      fr: "Le texte dit qu'elle « peut » se trouver sans formation, et n'en montre l'effet qu'au contact ; nous ne l'appliquons que là.",
      en: 'The text says that it “may” be without formation, and shows the effect only at contact; we apply it only there.',
    },
  },
  {
    id: 'LA-M2.2-11e',
    of: ['LA-M2.2-10', 'LA-M2.2-12'],
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: 'Exemple : une colonne de division française, voltigeurs en tête, fait demi-tour puis est touchée ; elle combat sans formation, car ses voltigeurs sont passés à droite et ses grenadiers à gauche.',
      en: 'Example: a French division column, voltigeurs leading, turns about and is then touched; it fights without formation, for its voltigeurs are now on the right and its grenadiers on the left.',
    },
  },
  {
    id: 'LA-M2.2-12',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: 'Une unité en ordre serré touchée dans une formation intermédiaire combat sans formation, sauf si elle a retourné ses figurines avant le quart du contact.',
      en: 'A close-order unit touched in an intermediate formation fights without formation, unless it has turned its figures back before the quarter of contact.',
    },
    why: {
      fr: 'Elle quitte aussi cet état par un changement de formation ou en se reformant ; le texte ne cite que le retour des figurines.',
      en: 'It also leaves that state by a formation change or by reforming; the text mentions only turning the figures back.',
    },
  },
  {
    id: 'LA-M2.2-13',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: 'Une unité en mêlée ne tourne plus ses figurines ; seul le tour qui ouvre un ralliement reste possible.',
      en: 'A unit in melee no longer turns its figures; only the turn that opens a rally remains possible.',
    },
    why: {
      fr: 'Le texte ne nomme que le quart de tour ; le demi-tour suit la même règle, et le ralliement commence lui-même par un tour.',
      en: 'The text names only the quarter turn; the about turn follows the same rule, and a rally itself begins with a turn.',
    },
  },
  {
    id: 'LA-M2.2-14',
    chapter: 'turning',
    origin: 'rule',
    text: {
      fr: "Une unité attaquée que l'ennemi touche avant la fin de son quart de tour ou de son demi-tour est prise en mouvement, donc sans formation ; un tour qui finit dans le quart du contact n'est pas fini à temps.",
      en: 'A unit under attack that the enemy touches before its quarter turn or about turn is done is caught moving, hence without formation; a turn that ends in the quarter of contact is not done in time.',
    },
    why: {
      fr: "C'est ce que montre le changement de formation pris par une charge à 8 cm.",
      en: 'This is what the formation change caught by a charge from 8 cm shows.',
    },
  },
];
