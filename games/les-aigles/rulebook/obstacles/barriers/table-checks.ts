import type { Rule } from '@grognard/engine';

export const tableChecks: readonly Rule[] = [
  {
    id: 'LA-OV-1',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: "Une table est refusée si un de ses éléments est d'une sorte inconnue ou dépasse la table ; cours d'eau, routes et forêts peuvent finir sur le bord.",
      en: 'A table is refused if one of its features is of an unknown kind or lies outside it; watercourses, roads and forests may end on the edge.',
    },
  },
  {
    id: 'LA-OV-2',
    chapter: 'table-checks',
    origin: 'rule',
    text: {
      fr: 'Une table qui a une montagne est refusée.',
      en: 'A table with a mountain is refused.',
    },
  },
  {
    id: 'LA-OV-3',
    chapter: 'table-checks',
    origin: 'rule',
    text: {
      fr: "Une colline sans ligne de crête est refusée, et celle dont la crête ne partage pas l'empiètement en deux versants aussi.",
      en: 'A hill without a crest line is refused, and so is one whose crest does not part its ground into two sides.',
    },
  },
  {
    id: 'LA-OV-4',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: "Un plateau est refusé si la ligne qui borde son sommet manque, sort de son empiètement ou n'enferme rien.",
      en: 'A plateau is refused if the line that bounds its top is missing, leaves its ground or encloses nothing.',
    },
  },
  {
    id: 'LA-OV-5',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: "Les pentes couvrent exactement l'empiètement d'une colline, et celui d'un plateau moins son sommet ; sinon la table est refusée.",
      en: 'Slopes cover exactly the ground of a hill, and that of a plateau less its top; otherwise the table is refused.',
    },
  },
  {
    id: 'LA-OV-6',
    chapter: 'table-checks',
    origin: 'rule',
    text: {
      fr: "Un cours d'eau dont les deux bouts ne sont pas sur deux bords différents de la table est refusé, sauf un ruisseau à l'intérieur d'un bois. Un affluent, que le scénario dit tel, entre par un bord et doit finir dans le cours d'eau nommé.",
      en: 'A watercourse whose two ends are not on two different edges of the table is refused, except a stream inside a wood. A tributary, which the scenario says it is, comes in at an edge and must end in the watercourse it names.',
    },
  },
  {
    id: 'LA-OV-7',
    chapter: 'table-checks',
    origin: 'rule',
    text: {
      fr: 'Une rivière qui a moins de deux ponts ou gués est refusée.',
      en: 'A river with fewer than two bridges or fords is refused.',
    },
  },
  {
    id: 'LA-OV-8',
    chapter: 'table-checks',
    origin: 'rule',
    text: {
      fr: 'Un fleuve qui a moins de deux ponts, ou qui a un gué, est refusé.',
      en: 'A big river with fewer than two bridges, or with a ford, is refused.',
    },
  },
  {
    id: 'LA-OV-9',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: "Un pont ou un gué qui ne va pas d'une rive à l'autre est refusé, et un pont de moins de 1,5 cm de large aussi.",
      en: 'A bridge or ford that does not reach from bank to bank is refused, and so is a bridge less than 1.5 cm wide.',
    },
  },
  {
    id: 'LA-OV-10',
    chapter: 'table-checks',
    origin: 'rule',
    text: {
      fr: 'Une route qui traverse une rivière ailleurs que sur un pont ou par un gué, ou un fleuve ailleurs que sur un pont, est refusée.',
      en: 'A road that crosses a river elsewhere than on a bridge or by a ford, or a big river elsewhere than on a bridge, is refused.',
    },
  },
  {
    id: 'LA-OV-11',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: "Un pont ou un gué qu'aucune route ne rejoint est signalé.",
      en: 'A bridge or ford that no road joins is reported.',
    },
  },
  {
    id: 'LA-OV-12',
    chapter: 'table-checks',
    origin: 'rule',
    text: {
      fr: 'Une maison qui ne touche pas de route est refusée ; un vide de 0,1 cm au plus ne compte pas.',
      en: 'A house that touches no road is refused; a gap of 0.1 cm at most does not count.',
    },
  },
  {
    id: 'LA-OV-13',
    chapter: 'table-checks',
    origin: 'rule',
    text: {
      fr: "Un village de deux maisons ou plus est refusé s'il n'a pas de rue entre elles ; il est signalé si elles ne se partagent pas par moitié entre les deux côtés, à une près.",
      en: 'A village of two or more houses is refused if it has no street between them; it is reported if they are not halved between its two sides, give or take one.',
    },
  },
  {
    id: 'LA-OV-14',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: 'Une maison est un quadrilatère simple, sinon elle est refusée ; chaque côté tient autant de figurines que de fois 1,5 cm, et elle est signalée si tous ensemble en tiennent moins de trois.',
      en: 'A house is a simple quadrilateral, or it is refused; each side holds as many figures as it has whole lengths of 1.5 cm, and the house is reported if all of them together hold fewer than three.',
    },
  },
  {
    id: 'LA-OV-15',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: "Une maison qui empiète sur une autre, sur une route, sur l'eau ou sur un marais est refusée.",
      en: 'A house that overlaps another, a road, water or a marsh is refused.',
    },
  },
  {
    id: 'LA-OV-16',
    chapter: 'table-checks',
    origin: 'rule',
    text: {
      fr: "Une redoute sans gorge à l'arrière, ou dont la gorge ne s'atteint ni par la plaine ni par un chemin, est refusée.",
      en: 'A redoubt without a gorge at the back, or whose gorge is reached neither over the plain nor by a path, is refused.',
    },
  },
  {
    id: 'LA-OV-17',
    chapter: 'table-checks',
    origin: 'rule',
    text: {
      fr: "Un obstacle linéaire dont la matière ne dit pas s'il est léger (haie, palissade, barricade) ou dur (mur de pierre, abattis) est refusé.",
      en: 'A linear obstacle whose material does not say whether it is light (hedge, palisade, barricade) or hard (stone wall, abatis) is refused.',
    },
  },
  {
    id: 'LA-OV-18',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: "Un obstacle linéaire qui barre une route sans y laisser d'ouverture est signalé.",
      en: 'A linear obstacle that bars a road without leaving a gap is reported.',
    },
  },
  {
    id: 'LA-OV-19',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: 'Une enceinte sans ouverture, porte ni route est signalée.',
      en: 'An enclosure without a gap, gate or road is reported.',
    },
  },
  {
    id: 'LA-OV-20',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: "Les clairières, chemins, allées et autres éléments d'un bois sont à l'intérieur de sa lisière, et ses chemins ont une largeur ; sinon la table est refusée.",
      en: 'Clearings, paths, alleys and other features of a wood lie inside its edge, and its paths have a width; otherwise the table is refused.',
    },
  },
  {
    id: 'LA-OV-21',
    chapter: 'table-checks',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: "Un marais ou un étang se pose avec une frange de végétation ; ce n'est qu'un décor.",
      en: 'A marsh or pond is laid out with a fringe of vegetation; it is mere decoration.',
    },
  },
  {
    id: 'LA-OV-22',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: "Un marais qui ferme le passage d'un cours d'eau, ou qui isole toute une zone de déploiement, est signalé.",
      en: 'A marsh that closes the crossing of a watercourse, or cuts off a whole deployment zone, is reported.',
    },
  },
  {
    id: 'LA-OV-23',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: "Une table est signalée si, pour une arme, aucun chemin praticable ne va d'une zone de déploiement à l'autre ; l'artillerie à pied a besoin de ponts.",
      en: 'A table is reported if, for some arm, no passable way leads from one deployment zone to the other; foot artillery needs bridges.',
    },
  },
  {
    id: 'LA-OV-24',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: "Le caractère d'une table se calcule : boisée dès trois bois ou une forêt au bord, vallonnée dès trois collines, urbaine dès trois villages, agricole avec une culture ou un labour, marécageuse avec un point d'eau, vallée avec un cours d'eau, mixte si deux s'unissent, plaine si aucun. Un caractère annoncé à tort est refusé.",
      en: 'The character of a table is computed: wooded from three woods up or with a forest on an edge, hilly from three hills, urban from three villages, agricultural with crops or ploughland, marshy with a water point, valley with a watercourse, mixed if two combine, plain if none. A character wrongly declared is refused.',
    },
  },
  {
    id: 'LA-OV-25',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: 'Une table urbaine sans aucun obstacle linéaire est signalée.',
      en: 'An urban table without any linear obstacle is reported.',
    },
  },
  {
    id: 'LA-OV-26',
    chapter: 'table-checks',
    origin: 'rule',
    text: {
      fr: "On ne joue que sur une table acceptée des deux camps, à moins qu'un organisateur ou un scénario ne la donne.",
      en: 'A battle is fought only on a table that both sides have accepted, unless an organiser or a scenario supplies it.',
    },
  },
  {
    id: 'LA-OV-27',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: "L'équilibre se mesure : une table est signalée si la surface d'une sorte d'élément diffère d'un quart ou plus d'une moitié de la table à l'autre.",
      en: 'Balance is measured: a table is reported if the area of one kind of feature differs by a quarter or more between the two halves of the table.',
    },
  },
  {
    id: 'LA-OV-28',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: "Une route de moins de 4,5 cm de large, trois figurines d'infanterie, est signalée.",
      en: 'A road less than 4.5 cm wide, three infantry figures, is reported.',
    },
  },
  {
    id: 'LA-OV-29',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: "Peuvent se recouvrir : bois, culture ou village et une pente ; une route et toute chose, sauf une maison ; ruisseau, maison ou marais et un bois ; un affluent et le cours d'eau où il finit ; un obstacle linéaire et toute chose, sauf l'eau et une maison. Tout autre recouvrement est refusé.",
      en: 'These may overlap: wood, crops or village and a slope; a road and anything but a house; stream, house or marsh and a wood; a tributary and the watercourse it ends in; a linear obstacle and anything but water and a house. Any other overlap is refused.',
    },
  },
  {
    id: 'LA-OV-30',
    chapter: 'table-checks',
    origin: 'supplement',
    text: {
      fr: "Un plateau destiné à l'artillerie est signalé si son sommet ne peut contenir une batterie en position.",
      en: 'A plateau meant for guns is reported if its top cannot hold a battery in position.',
    },
  },
  {
    id: 'LA-OV-31',
    chapter: 'table-checks',
    origin: 'rule',
    text: {
      fr: "Aucune batterie ne commence en position sur une pente, dans un ruisseau ni là où elle ne peut entrer, et aucune unité dans un marais ou dans l'eau ; sinon la mise en place est refusée.",
      en: 'No battery starts in position on a slope, in a stream or where it may not enter, and no unit in a marsh or in water; otherwise the set-up is refused.',
    },
  },
];
