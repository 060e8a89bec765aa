import type { Rule } from '@grognard/engine';

export const groundConventions: readonly Rule[] = [
  {
    id: 'LA-O0-1',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: 'Le temps avance par quarts de période : les deux premiers font la première demi-période, les deux autres la seconde. Rien ne se règle sur un temps plus court.',
      en: 'Time goes by quarters of a period: the first two make the first half-period, the other two the second. Nothing is settled on a shorter step.',
    },
    why: {
      fr: 'Le texte laisse jouer par demi-périodes ou par quarts, jamais plus finement ; le quart convient à tous les cas.',
      en: 'The text lets players go by half-periods or by quarters, never finer; the quarter serves in every case.',
    },
  },
  {
    id: 'LA-O0-2',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "Ce qui dure une demi-période prend deux quarts de suite, à partir de n'importe lequel, fût-ce d'une période à l'autre. Là où une règle dit « dans la première demi-période », ce ne sont que les deux premiers quarts.",
      en: 'What lasts half a period takes two quarters in a row, from any quarter on, even from one period into the next. Where a rule says “in the first half-period”, only the first two quarters are meant.',
    },
    why: {
      fr: "Le texte donne des durées sans dire quand elles commencent ; on part de l'instant où l'action est possible.",
      en: 'The text gives durations without saying when they begin; they run from the moment the action is possible.',
    },
  },
  {
    id: 'LA-O0-3',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "Entrer dans un élément de terrain, en sortir, s'y replacer, y relever une unité, se déployer le long d'une lisière, construire, démolir, tirer sur un mur : l'ordre dit tout avant le premier quart, côté employé, répartition des figurines et sortie comprises, et n'y change plus rien. Les actions d'un quart se font toutes ensemble ; l'effet de chacune vaut à la fin de son dernier quart.",
      en: 'To enter an element of ground, leave it, shift within it, relieve a unit there, deploy along an edge, build, demolish or fire at a wall: the order says everything before the first quarter, the side used, the placing of figures and the way out included, and changes nothing afterwards. All actions of a quarter happen together; the effect of each holds from the end of its last quarter.',
    },
    why: {
      fr: "Les ordres sont scellés et simultanés ; nul ne doit pouvoir choisir son côté en voyant l'autre agir.",
      en: 'Orders are sealed and simultaneous; nobody should be able to choose a side while watching the other act.',
    },
  },
  {
    id: 'LA-O0-4',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "Les distances vont du point le plus proche au point le plus proche, sans arrondi qui dépasse un centième de centimètre. « Moins de N », « entre 0 et N » et « jusqu'à N » comprennent N ; « plus de N » et « au-delà de N » ne le comprennent pas ; « sous la demi-portée » est strict.",
      en: 'Distances run from nearest point to nearest point, with no rounding above a hundredth of a centimetre. “Less than N”, “between 0 and N” and “up to N” include N; “more than N” and “beyond N” do not; “below half range” is strict.',
    },
    why: {
      fr: "Le texte oppose « moins de 2 cm » à « plus de 2 cm » sans rien dire de 2 cm ; ainsi chaque distance tombe d'un côté et d'un seul.",
      en: 'The text sets “less than 2 cm” against “more than 2 cm” and says nothing of 2 cm; this way each distance falls on one side and one only.',
    },
  },
  {
    id: 'LA-O0-5',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "Un socle touche un élément de terrain quand 0,1 cm au plus les sépare. Il est tout entier au contact d'un mur quand toute la largeur de son bord, 1,5 cm pour l'infanterie, en est à 0,1 cm au plus.",
      en: 'A base touches an element of ground when no more than 0.1 cm parts them. It is in full contact with a wall when the whole width of its edge, 1.5 cm for infantry, is within 0.1 cm of it.',
    },
    why: {
      fr: 'À la main, deux pièces ne se touchent jamais tout à fait ; il fallait dire à partir de quand elles se touchent.',
      en: 'Placed by hand, two pieces never quite touch; it had to be said when they do.',
    },
  },
  {
    id: 'LA-O0-6',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "Une unité est dans un élément de terrain tant qu'un seul de ses socles y empiète de plus de 0,1 cm : sa vitesse et sa formation s'en ressentent.",
      en: 'A unit is in an element of ground as long as a single one of its bases reaches more than 0.1 cm into it: its speed and its formation suffer accordingly.',
    },
    why: {
      fr: "Le texte le dit des bois et des collines ; nous l'étendons à tout terrain qui a une surface.",
      en: 'The text says so of woods and hills; we extend it to all ground that has an area.',
    },
  },
  {
    id: 'LA-O0-7',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "Un terrain qui ralentit réduit ce qui reste du déplacement quand on l'aborde : les centimètres restants sont multipliés par son facteur. Là où deux terrains se recouvrent, les facteurs se multiplient, sans descendre sous 1/8 ; une valeur que le texte donne pour leur réunion l'emporte.",
      en: 'Ground that slows reduces what is left of the move when it is met: the centimetres left are multiplied by its factor. Where two kinds of ground overlap the factors multiply, but never below 1/8; a value that the text gives for the two together prevails.',
    },
    why: {
      fr: "C'est ce que font l'exemple du bois, 7 cm devenus 3,5, et le quart de vitesse d'une pente boisée, moitié de moitié.",
      en: 'This is what the example of the wood does, 7 cm turned into 3.5, and the quarter speed of a wooded slope, half of a half.',
    },
  },
  {
    id: 'LA-O0-8',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "La dégradation d'une unité est la pire de celles qu'elle doit au terrain et au reste. Elle dure du premier contact jusqu'à ce que l'unité, sortie tout entière, ait passé à se reformer le temps de la table : un quart de période pour une unité désorganisée ; sans formation, une demi-période, trois quarts ou une période pour l'infanterie de classe A, B ou C, un quart de plus pour la cavalerie.",
      en: 'The degradation of a unit is the worst of those it owes to the ground and to everything else. It lasts from first contact until the unit, wholly out, has spent the reforming time of the table: a quarter of a period if disorganised; without formation, half a period, three quarters or a period for infantry of class A, B or C, a quarter more for cavalry.',
    },
    why: {
      fr: "Le texte dit qu'un terrain dégrade « pendant et à l'arrivée », sans dire jusqu'à quand ; les temps sont ceux du chapitre des unités.",
      en: 'The text says that ground degrades “during and on arrival”, not until when; the times are those of the chapter on units.',
    },
  },
  {
    id: 'LA-O0-9',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "Les abris ne s'ajoutent pas : de plusieurs qui vaudraient contre un tir ou dans une mêlée, seul le meilleur compte. Le léger protège moins que le dur ; en mêlée, une maison protège au moins autant que l'abri dur.",
      en: 'Covers do not add up: of several that would count against a shot or in a melee, only the best does. Light cover protects less than hard; in melee a house protects at least as well as hard cover.',
    },
    why: {
      fr: "Le texte ne donne jamais qu'un abri à la fois.",
      en: 'The text never gives more than one cover at a time.',
    },
  },
  {
    id: 'LA-O0-10',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "La vue va en ligne droite, des socles de l'unité qui regarde, ou du côté de maison qu'elle garnit, aux socles de la cible : elle est la même dans les deux sens, sauf règle contraire. La cible est vue si une seule de ces droites est libre ; elle est masquée tout entière si aucune ne l'est.",
      en: 'Sight runs in straight lines, from the bases of the unit that looks, or from the side of a house that it mans, to the bases of the target: it is the same both ways unless a rule says otherwise. The target is seen if a single one of these lines is free; it is wholly masked if none is.',
    },
    why: {
      fr: "Le texte demande qu'une unité soit masquée « en intégralité » ; c'est ce que cela veut dire sur la table.",
      en: 'The text asks that a unit be masked “in its entirety”; this is what it means on the table.',
    },
  },
  {
    id: 'LA-O0-11',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "Un angle mort se mesure de ce qui le fait, ou de la ligne de crête, au point le plus proche de la cible. Une unité dont une partie s'y trouve est cachée tout entière à qui ne la verrait qu'au travers de ce qui masque.",
      en: 'Dead ground is measured from what makes it, or from the crest line, to the nearest point of the target. A unit some of which lies in it is wholly hidden from whoever would see it only across what masks.',
    },
    why: {
      fr: "Le texte parle de l'unité qui se trouve à 10 ou 15 cm derrière, ou du pied de la colline, et non de chacune de ses figurines.",
      en: 'The text speaks of the unit that stands within 10 or 15 cm behind, or of the foot of the hill, not of each of its figures.',
    },
  },
  {
    id: 'LA-O0-12',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "Une figurine d'infanterie occupe 1,5 cm de front sur 2,5 de profondeur, une figurine de cavalerie 2,5 sur 5 ; une batterie attelée a plus de 5 cm de long.",
      en: 'An infantry figure takes up 1.5 cm of front and 2.5 of depth, a cavalry figure 2.5 by 5; a limbered battery is more than 5 cm long.',
    },
    why: {
      fr: 'Ces tailles se déduisent des largeurs de murs, des passages et de la longueur de socle que le texte emploie ici et au chapitre des mouvements.',
      en: 'These sizes follow from the widths of walls and lanes and from the base length that the text uses here and in the chapter on movement.',
    },
  },
  {
    id: 'LA-O0-13',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: 'Une figurine représente 40 hommes : trois figurines en font 120.',
      en: 'One figure stands for 40 men: three figures make 120.',
    },
    why: {
      fr: 'Cela se déduit des exemples de garnisons du texte.',
      en: "This follows from the text's examples of garrisons.",
    },
  },
  {
    id: 'LA-O0-14',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "Sur tout terrain, un tour de mêlée se règle par période, à sa fin : au premier, le résultat compte entier si le contact date de la première demi-période, pour moitié s'il date de la seconde.",
      en: 'On any ground one melee round is fought a period, at its end: in the first, the result counts whole if contact came in the first half-period, half if it came in the second.',
    },
    why: {
      fr: 'Le texte ne le dit que des maisons ; une mêlée ne dure pas autrement devant une haie.',
      en: 'The text says so of houses only; a melee does not last otherwise at a hedge.',
    },
  },
  {
    id: 'LA-O0-15',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: 'Le recul ordinaire en mêlée est de 3 cm, droit en arrière.',
      en: 'The ordinary recoil from melee is 3 cm, straight back.',
    },
    why: {
      fr: 'Le texte dit que le bois ampute le recul de moitié et donne 1,5 cm.',
      en: 'The text says that a wood cuts the recoil by half, and gives 1.5 cm.',
    },
  },
  {
    id: 'LA-O0-16',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "Recul, déroute, fuite, esquive et ralliement subissent aussi le terrain. Le recul ne s'y raccourcit qu'où le texte le dit, de 3 cm à 1,5 dans un bois ; les autres vont à la vitesse que le terrain permet. Un terrain interdit à l'unité l'arrête : elle s'écoule par le passage libre le plus proche, ou s'immobilise s'il n'y en a pas. Les cours d'eau ont leur propre règle.",
      en: 'Recoil, rout, flight, evade and rally feel the ground as well. A recoil is shortened only where the text says so, from 3 cm to 1.5 in a wood; the others go at the speed that the ground allows. Ground forbidden to the unit stops it: it flows by the nearest free way, or stands if there is none. Watercourses have a rule of their own.',
    },
    why: {
      fr: "Le texte n'en parle qu'à propos du bois, du ruisseau, du gué et du marais.",
      en: 'The text speaks of this only for woods, streams, fords and marshes.',
    },
  },
  {
    id: 'LA-O0-17',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "La marche forcée ne donne pas sa moitié de distance en plus tant qu'une figurine est dans un terrain qui met sans formation : bois, pente boisée, cultivée ou plantée de vignes, batterie abandonnée, obstacle dur, et de même un gué. La pente nue a sa propre règle.",
      en: 'A forced march does not give its extra half of distance as long as one figure is in ground that puts a unit without formation: wood, wooded slope or one under crops or vines, abandoned battery, hard obstacle, and likewise a ford. The open slope has a rule of its own.',
    },
    why: {
      fr: 'Le texte ne permet expressément la marche forcée que sur la pente nue.',
      en: 'The text expressly allows the forced march on the open slope only.',
    },
  },
  {
    id: 'LA-O0-18',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "Les tirailleurs n'échappent à une dégradation due au terrain qu'où le texte le dit : dans un bois, sur une pente boisée, cultivée ou plantée de vignes, dans les cultures hautes, en traversant une batterie abandonnée. Ils n'y échappent ni dans un ruisseau, ni à un gué, ni à un obstacle linéaire, ni en entrant dans une maison.",
      en: 'Skirmishers escape a degradation due to the ground only where the text says so: in a wood, on a wooded slope or one under crops or vines, in tall crops, crossing an abandoned battery. They do not escape it in a stream, at a ford, at a linear obstacle or on entering a house.',
    },
    why: {
      fr: "Le texte nomme ces exceptions une à une ; ce qu'il ne nomme pas n'en est pas une.",
      en: 'The text names these exceptions one by one; what it does not name is none.',
    },
  },
  {
    id: 'LA-O0-19',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "Une unité cachée dans un bois, une maison ou des cultures hautes est révélée à tout le camp ennemi à la fin du quart où elle tire, entre en mêlée ou commence à quitter sa maison. Elle le reste tant qu'elle demeure dans le même élément.",
      en: 'A unit hidden in a wood, a house or tall crops is revealed to the whole enemy side at the end of the quarter in which it fires, enters melee or begins to leave its house. It stays so as long as it remains in the same element.',
    },
    why: {
      fr: "Le texte ne dit ni à qui elle se révèle ni pour combien de temps ; ce qu'un officier a vu se sait bientôt.",
      en: 'The text says neither to whom it is revealed nor for how long; what one officer has seen is soon known.',
    },
  },
  {
    id: 'LA-O0-20',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "Ce qu'un terrain ajoute à une distance est arrondi au millimètre, les demis en plus : 0,45 cm en fait 0,5 et 0,675 cm en fait 0,7. La distance elle-même ne s'arrondit pas.",
      en: 'What ground adds to a distance is rounded to the millimetre, halves up: 0.45 cm makes 0.5 and 0.675 cm makes 0.7. The distance itself is not rounded.',
    },
    why: {
      fr: "L'exemple des routes donne 0,5 cm pour le dixième de 4,5 ; ailleurs le texte n'arrondit pas.",
      en: 'The example of the roads gives 0.5 cm for a tenth of 4.5; elsewhere the text does not round.',
    },
  },
  {
    id: 'LA-O0-21',
    chapter: 'ground-conventions',
    origin: 'ruling',
    text: {
      fr: "Une charge se perd au contact d'un obstacle. Si son chemin ou le point de contact rencontre une pente, un bois, une maison, un ruisseau, un gué, un marais, un obstacle linéaire, une redoute, des cultures hautes, un labour ou une batterie abandonnée, elle n'est pas permise ; rencontré par surprise, l'obstacle fait du contact une entrée en mêlée ordinaire, sans aucun bonus. Ni une route ni le sommet d'un plateau n'est un obstacle.",
      en: 'A charge is lost by touching an obstacle. If its path or the point of contact meets a slope, a wood, a house, a stream, a ford, a marsh, a linear obstacle, a redoubt, tall crops, ploughland or an abandoned battery, it is not allowed; met by surprise, the obstacle makes the contact an ordinary melee entry without any bonus. Neither a road nor the top of a plateau is an obstacle.',
    },
    why: {
      fr: 'Le chapitre des mouvements interdit de charger sur un obstacle ou à travers lui sans en donner la liste.',
      en: 'The chapter on movement forbids charging onto or through an obstacle without listing them.',
    },
  },
];
