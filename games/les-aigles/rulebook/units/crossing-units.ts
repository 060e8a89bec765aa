import type { Rule } from '@grognard/engine';

export const crossingUnits: readonly Rule[] = [
  {
    id: 'LA-U5.3-1',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Une unité qui interpénètre une unité amie avance à demi-vitesse tant que dure l'interpénétration, du premier socle qui recouvre l'autre unité au dernier.",
      en: 'A unit that interpenetrates a friendly unit moves at half speed as long as the interpenetration lasts, from the first of its bases to overlap the other unit to the last.',
    },
    why: {
      fr: 'Le texte ne dit pas où elle commence ni où elle finit ; tant que des socles se recouvrent, elle dure.',
      en: 'The text does not say where it begins or ends; as long as bases overlap it lasts.',
    },
  },
  {
    id: 'LA-U5.3-2',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Ni l'une ni l'autre ne peut commencer à se reformer avant la fin de l'interpénétration.",
      en: 'Neither of the two may begin to reform before the interpenetration is over.',
    },
  },
  {
    id: 'LA-U5.3-3',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "L'interpénétration est donc plus ou moins longue selon les formations : une colonne profonde de 15 cm qui traverse une ligne profonde de 2,5 cm fait 17,5 cm à demi-vitesse.",
      en: 'So the interpenetration is longer or shorter according to the formations: a column 15 cm deep that crosses a line 2.5 cm deep goes 17.5 cm at half speed.',
    },
  },
  {
    id: 'LA-U5.3-4',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Une unité traversée par une unité amie en masse ne peut plus se déplacer tant que cela dure, si ce n'est d'un mouvement que le moral impose.",
      en: 'A unit crossed by a friendly massed unit can no longer move as long as it lasts, except by a move that morale compels.',
    },
    why: {
      fr: 'Un mouvement obligatoire ne laisse pas de choix, ici non plus.',
      en: 'A compulsory move leaves no choice, here no more than elsewhere.',
    },
  },
  {
    id: 'LA-U5.3-5',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Elle tombe en désordre dès qu'elle est traversée.",
      en: 'It falls into disorder the moment it is crossed.',
    },
  },
  {
    id: 'LA-U5.3-6',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Elle attend pour se reformer que l'autre l'ait quittée, et commence au plus tôt dans le quart qui suit.",
      en: 'It waits to reform until the other has left it, and begins at the earliest in the quarter after.',
    },
    why: {
      fr: 'On ne se reforme que par quarts entiers.',
      en: 'Units reform by whole quarters only.',
    },
  },
  {
    id: 'LA-U5.3-7',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Si l'ennemi touche une unité pendant qu'on la traverse, elle seule subit les pertes.",
      en: 'If the enemy contacts a unit while it is being crossed, it alone takes the losses.',
    },
  },
  {
    id: 'LA-U5.3-8',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "L'unité qui a causé l'interpénétration continue son mouvement et n'est pas de ce combat.",
      en: 'The unit that caused the interpenetration goes on with its move and has no part in that combat.',
    },
  },
  {
    id: 'LA-U5.3-9e',
    of: ['LA-U5.3-8'],
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Une unité en déroute, suivie par l'ennemi qu'elle combattait, traverse une unité amie : le poursuivant est arrêté par celle-ci et se bat contre elle comme dans une mêlée ordinaire, tandis que la déroute continue. L'unité traversée combat en désordre.",
      en: 'A unit in rout, followed by the enemy it was fighting, crosses a friendly unit: the pursuer is stopped by the latter and fights it as in an ordinary melee, while the rout goes on. The unit crossed fights in disorder.',
    },
  },
  {
    id: 'LA-U5.4-1',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Une unité est en masse quand elle est en ligne ou en colonne ; la double ligne, les carrés, l'échelon et l'échiquier le sont aussi.",
      en: 'A unit is in mass when it is in line or in column; double line, squares, echelon and chequer are so, too.',
    },
    why: {
      fr: "Le texte n'oppose la masse qu'à l'ordre dilué ; tout ce qui est en ordre serré en est donc.",
      en: 'The text sets mass against loose order only; so all that is in close order belongs to it.',
    },
  },
  {
    id: 'LA-U5.4-2',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: 'Des tirailleurs, étant en ordre dilué, ne sont pas une masse.',
      en: 'Skirmishers, being in loose order, are no mass.',
    },
  },
  {
    id: 'LA-U5.4-3',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Deux lignes de tirailleurs qui se traversent n'en sont dégradées ni d'un côté ni de l'autre.",
      en: 'Two skirmish lines that cross are not degraded by it on either side.',
    },
  },
  {
    id: 'LA-U5.4-4',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Aucune des deux ne tire tant qu'elles se traversent.",
      en: 'Neither of the two fires while they cross.',
    },
  },
  {
    id: 'LA-U5.4-5',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Quand une unité en masse et une ligne de tirailleurs se traversent, seuls les tirailleurs sont en désordre. Le passage est permis, et la masse avance à demi-vitesse tant qu'il dure.",
      en: 'When a massed unit and a skirmish line cross, only the skirmishers are in disorder. The passage is allowed, and the mass moves at half speed as long as it lasts.',
    },
    why: {
      fr: "Il n'est défendu de traverser volontairement qu'une unité en masse, et des tirailleurs n'en sont pas une.",
      en: 'It is only forbidden to cross a massed unit willingly, and skirmishers are none.',
    },
  },
  {
    id: 'LA-U5.4-6',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Si la masse a un front d'au plus 4 figurines d'infanterie ou 3 de cavalerie, aucune des deux n'est en désordre : les tirailleurs amis s'écartent le temps du passage et se resserrent aussitôt après. Le passage étant ouvert, la masse garde sa vitesse ; une batterie attelée est assez étroite.",
      en: 'If the mass has a front of at most 4 infantry or 3 cavalry figures, neither is in disorder: the friendly skirmishers open for the time of the passage and close up right after. As a lane is open the mass keeps its speed; a limbered battery is narrow enough.',
    },
    why: {
      fr: "On n'avance à demi-vitesse qu'à travers une unité ; le texte ne dit rien de l'attelage, dont le socle tient dans ce front.",
      en: 'Half speed is for going through a unit; the text says nothing of limbered guns, whose base fits in that front.',
    },
  },
  {
    id: 'LA-U5.4-7',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "S'écarter, c'est rompre le socle à socle pour ouvrir un passage de la largeur du front qui passe, puis le reprendre dès que l'unité est passée, dans le même quart et sans frais.",
      en: 'To open is to break base contact so as to leave a lane as wide as the front that passes, and to restore it as soon as the unit has passed, in the same quarter and at no cost.',
    },
    why: {
      fr: "Le texte le veut « aussitôt » ; aucun temps n'y est attaché.",
      en: 'The text wants it “at once”; no time is attached to it.',
    },
  },
  {
    id: 'LA-U5.4-8',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Si l'unité qui traverse est attaquée à ce moment, les tirailleurs attendent la fin du combat pour se resserrer.",
      en: 'If the crossing unit is attacked meanwhile, the skirmishers wait for the end of the combat to close up.',
    },
  },
  {
    id: 'LA-U5.4-9',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Avant d'avoir repris le socle à socle, des tirailleurs écartés restent sur place, n'esquivent pas et ne tirent pas.",
      en: 'Before they have restored base contact, opened skirmishers stay where they are, do not evade and do not fire.',
    },
  },
  {
    id: 'LA-U5.4-10',
    chapter: 'crossing-units',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "C'est que, coupés en deux, ils ne voient pas d'un côté de la colonne ce qui menace l'autre.",
      en: 'The reason is that, cut in two, they do not see on one side of the column what threatens the other.',
    },
  },
  {
    id: 'LA-U5.4-11',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Des tirailleurs que l'ennemi touche pendant qu'on les traverse ne combattent pas : ils sont aussitôt en déroute.",
      en: 'Skirmishers contacted by the enemy while they are being crossed do not fight: they rout at once.',
    },
  },
  {
    id: 'LA-U5.4-12',
    chapter: 'crossing-units',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: 'Faire traverser ses tirailleurs par une unité amie est donc un risque à peser.',
      en: "To have one's skirmishers crossed by a friendly unit is therefore a risk to be weighed.",
    },
  },
  {
    id: 'LA-U5.4-13',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Une batterie attelée est en masse ; en batterie, elle ne l'est pas et suit la règle des batteries traversées.",
      en: 'A limbered battery is in mass; unlimbered it is not, and follows the rule of batteries crossed.',
    },
    why: {
      fr: "Le texte ne le dit que de l'attelage, et permet de traverser les autres batteries.",
      en: 'The text says so of limbered guns only, and lets other batteries be crossed.',
    },
  },
  {
    id: 'LA-U5.4-14',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Seules l'infanterie et la cavalerie peuvent traverser une batterie en position, enclouée ou retournée. Elles le peuvent volontairement, et même si la batterie est d'élite ou de la garde.",
      en: 'Only infantry and cavalry may cross a battery that is in position, spiked or overturned. They may do so willingly, and even if the battery is of elite or guard status.',
    },
    why: {
      fr: "C'est une règle propre aux batteries ; elle passe avant le refus des élites.",
      en: "It is a rule of batteries' own; it goes before the refusal of elites.",
    },
  },
  {
    id: 'LA-U5.4-15',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: 'Les tirailleurs qui la traversent et les artilleurs restent formés.',
      en: 'Skirmishers that cross it, and the gunners, stay formed.',
    },
  },
  {
    id: 'LA-U5.4-16',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Toute autre unité qui la traverse est sans formation, pendant le passage et à l'arrivée.",
      en: 'Any other unit that crosses it is without formation, during the passage and on arrival.',
    },
  },
  {
    id: 'LA-U5.4-17',
    chapter: 'crossing-units',
    origin: 'ruling',
    text: {
      fr: 'Ces autres unités traversent à demi-vitesse. Les tirailleurs traversent sans ralentir une batterie en position ; enclouée, retournée ou abandonnée, elle est un obstacle et les ralentit de moitié, eux aussi.',
      en: 'Those other units cross at half speed. Skirmishers cross a battery in position without slowing; spiked, overturned or abandoned it is an obstacle and halves their speed, too.',
    },
    why: {
      fr: "Ce chapitre ne dit la demi-vitesse que des autres unités ; celui des obstacles, qui ne parle que de batteries hors de combat, l'impose à toutes.",
      en: 'This chapter says half speed of the other units only; that on obstacles, which speaks of batteries out of action alone, imposes it on all.',
    },
  },
  {
    id: 'LA-U5.4-18',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: "Les artilleurs se taisent jusqu'à ce que l'unité qui traverse ait quitté tout entière le socle de leur batterie.",
      en: 'The gunners are silent until the crossing unit has wholly left the base of their battery.',
    },
  },
  {
    id: 'LA-U5.4-19',
    chapter: 'crossing-units',
    origin: 'rule',
    text: {
      fr: 'Ils ne recommencent à tirer que dans le quart de période qui suit la fin de la traversée.',
      en: 'They fire again only in the quarter that follows the end of the crossing.',
    },
  },
];
