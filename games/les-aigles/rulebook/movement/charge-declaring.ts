import type { Rule } from '@grognard/engine';

export const chargeDeclaring: readonly Rule[] = [
  {
    id: 'LA-M5.1-1',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Une charge est un mouvement fait pour joindre l'ennemi ; elle se joue avant les mouvements normaux.",
      en: 'A charge is a move made to close with the enemy; it is played before normal moves.',
    },
  },
  {
    id: 'LA-M5.1-2',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Seules la cavalerie et l'infanterie, en ligne ou en colonne, déclarent et font une charge ; l'échelon et l'échiquier comptent pour des lignes.",
      en: 'Only cavalry and infantry, in line or in column, declare and make a charge; echelon and chequer count as lines.',
    },
    why: {
      fr: "Le chapitre des formations décrit comment l'échelon et l'échiquier attaquent : ils doivent donc pouvoir charger.",
      en: 'The chapter on formations describes how echelon and chequer attack: so they must be able to charge.',
    },
  },
  {
    id: 'LA-M5.1-3',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Une charge se déclare au début de l'une ou l'autre demi-période.",
      en: 'A charge is declared at the start of either half-period.',
    },
  },
  {
    id: 'LA-M5.1-4',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Il faut d'abord que la formation de l'unité soit une formation de combat de sa nation.",
      en: "First, the unit's formation must be a combat formation of its nation.",
    },
  },
  {
    id: 'LA-M5.1-5e',
    of: ['LA-M5.1-4'],
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Exemple : une charge est déclarée par une colonne de division anglaise ; ce n'est pas une formation de combat anglaise, et l'unité fait une entrée en mêlée classique, à sa vitesse ordinaire et sans aucun bonus de charge.",
      en: 'Example: a British division column declares a charge; since that column is no British combat formation, it makes an ordinary melee entry, at its plain speed and without any charge bonus.',
    },
  },
  {
    id: 'LA-M5.1-6',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Il faut ensuite que l'attitude ordonnée à l'unité permette de charger ; sinon la déclaration est refusée.",
      en: "Second, the unit's attitude order must let it charge; otherwise the declaration is refused.",
    },
  },
  {
    id: 'LA-M5.1-7e',
    of: ['LA-M5.1-6'],
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Exemple : une unité à l'ordre tenir déclare une charge ; elle est refusée, et n'est pas changée en entrée en mêlée.",
      en: 'Example: a unit under the order to hold declares a charge; it is refused, and not turned into a melee entry.',
    },
    why: {
      fr: "Le texte ne l'autorise pas, sans rien mettre à la place, à la différence de la formation qui ne convient pas.",
      en: 'The text does not allow it and puts nothing in its place, unlike the unsuitable formation.',
    },
  },
  {
    id: 'LA-M5.1-8',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: 'Il faut encore écrire dans le plan quelle unité charge quelle unité ennemie, une seule.',
      en: 'Third, the plan must write which unit charges which enemy unit, and only one.',
    },
  },
  {
    id: 'LA-M5.1-9e',
    of: ['LA-M5.1-8'],
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Exemple : derrière un écran de tirailleurs se tient une unité ; celui qui charge écrit s'il vise les tirailleurs ou l'unité qu'ils couvrent.",
      en: 'Example: a unit stands behind a skirmish screen; whoever charges writes whether he aims at the skirmishers or at the unit they cover.',
    },
  },
  {
    id: 'LA-M5.1-10',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Des tirailleurs ennemis n'arrêtent pas une charge : on passe à travers, ils doivent esquiver, et ils ne bornent pas la vue.",
      en: 'Enemy skirmishers do not stop a charge: it goes through them, they must evade, and they do not block sight.',
    },
  },
  {
    id: 'LA-M5.1-11',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "La charge est déclarée à l'adversaire.",
      en: 'The charge is declared to the opponent.',
    },
  },
  {
    id: 'LA-M5.1-12',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "L'objectif écrit n'est dévoilé que dans le quart où la charge aboutit, au moment où ce quart se joue ; celui d'une charge qui n'aboutit pas l'est à la fin de la période.",
      en: 'The written target is revealed only in the quarter in which the charge gets home, as that quarter is played; that of a charge which does not get home is revealed at the end of the period.',
    },
    why: {
      fr: 'Le texte ne dit rien de la charge manquée ; la dévoiler ensuite laisse vérifier ce qui était écrit.',
      en: 'The text is silent on the charge that misses; revealing it afterwards lets what was written be checked.',
    },
  },
  {
    id: 'LA-M5.1-13',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Avant la demi-période, l'adversaire apprend seulement quelles unités ont l'ordre de charger.",
      en: 'Before the half-period the opponent learns only which units are ordered to charge.',
    },
  },
  {
    id: 'LA-M5.1-14',
    chapter: 'charge-declaring',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: "Une charge écrite mais non déclarée n'est pas valable. Ici, sceller le plan écrit et déclare la charge d'un même geste.",
      en: 'A charge written but not declared is not valid. Here sealing the plan writes and declares the charge in one act.',
    },
  },
  {
    id: 'LA-M5.1-15',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Une charge déclarée sans objectif écrit n'est pas valable.",
      en: 'A charge declared without a written target is not valid.',
    },
  },
  {
    id: 'LA-M5.1-16',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Seule l'avance incontrôlée, née d'un test de moral en cours de période, charge sans cette procédure, dans n'importe quel quart.",
      en: 'Only an uncontrolled advance, born of a morale test in mid-period, charges without this procedure, in any quarter.',
    },
  },
  {
    id: 'LA-M5.1-17',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Il est interdit de mesurer la distance entre deux unités avant une charge : qui prépare son plan n'a ni règle, ni portée, ni prévision de contact avec l'ennemi, et ne voit que le déplacement de sa propre unité.",
      en: "Measuring the distance between two units before a charge is forbidden: whoever plans has neither ruler nor reach nor forecast of contact with the enemy, and sees only his own unit's move.",
    },
    why: {
      fr: "Le texte interdit la mesure ; montrer à l'unité son propre pas n'en donne pas une entre ennemis.",
      en: 'The text forbids measuring; showing a unit its own step gives no distance between enemies.',
    },
  },
  {
    id: 'LA-M5.2-1',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "On ne charge qu'un ennemi que l'unité qui charge voit elle-même au moment de la déclaration.",
      en: 'Only an enemy whom the charging unit itself sees at the moment of declaration is charged.',
    },
  },
  {
    id: 'LA-M5.2-2',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "On ne charge qu'un ennemi droit devant : le couloir que balaie le front de l'unité le rencontre sur 0,1 cm au moins.",
      en: "Only an enemy straight ahead is charged: the corridor that the unit's front sweeps meets him over at least 0.1 cm.",
    },
    why: {
      fr: "Le texte ne mesure pas « droit devant » ; un seul point de frôlement n'amènerait aucune figurine au contact.",
      en: 'The text puts no measure on “straight ahead”; a mere graze would bring no figure into contact.',
    },
  },
  {
    id: 'LA-M5.2-3',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Si l'ennemi est devant mais hors de l'axe, l'unité doit d'abord se réorienter : elle tourne autour du milieu de son front jusqu'à ce que son axe passe par le centre de l'ennemi.",
      en: "If the enemy is in front but off the axis, the unit must first reorient: it turns about the middle of its front until its axis goes through the enemy's centre.",
    },
    why: {
      fr: 'Le texte demande de placer le front en face, sans dire autour de quel point.',
      en: 'The text asks to bring the front opposite, without saying around which point.',
    },
  },
  {
    id: 'LA-M5.2-4',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Se réorienter prend un quart entier, quel que soit le chemin que cela représente ; l'unité n'avance pas pendant ce quart.",
      en: 'Reorienting takes a whole quarter, however much movement it stands for; the unit does not advance in that quarter.',
    },
  },
  {
    id: 'LA-M5.2-5e',
    of: ['LA-M5.2-3', 'LA-M5.2-4'],
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Exemple : l'ennemi que veut charger une colonne d'infanterie est un peu désaxé ; elle passe son premier quart à se réorienter, et l'a ensuite droit devant elle.",
      en: 'Example: an infantry column declares a charge on a unit slightly off its axis; it spends its first quarter reorienting, and then has it straight ahead.',
    },
  },
  {
    id: 'LA-M5.2-6',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: "Se réorienter n'annule pas la charge, mais l'adversaire, averti, gagne un quart pour réagir.",
      en: 'Reorienting does not void the charge, but the opponent, forewarned, gains a quarter to react.',
    },
  },
  {
    id: 'LA-M5.2-7',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: 'On ne se réoriente pas en un quart pour charger un ennemi qui arrive sur le flanc.',
      en: 'A unit does not reorient in a quarter to charge an enemy who comes on its flank.',
    },
  },
  {
    id: 'LA-M5.2-8',
    chapter: 'charge-declaring',
    origin: 'rule',
    text: {
      fr: 'La réorientation ne vaut que pour un ennemi placé devant : contre un ennemi sur le flanc ou dans le dos, la déclaration est refusée.',
      en: 'Reorienting serves only against an enemy in front: against an enemy on the flank or in the rear the declaration is refused.',
    },
    why: {
      fr: "Le refus ne regarde que l'angle, et n'apprend donc rien de la distance.",
      en: 'The refusal looks at the angle only, and so gives away nothing of the distance.',
    },
  },
];
