import type { Rule } from '@grognard/engine';

export const squares: readonly Rule[] = [
  {
    id: 'LA-U2.2-27',
    chapter: 'squares',
    origin: 'rule',
    text: {
      fr: "L'infanterie, surtout en ligne, craint la cavalerie sur ses flancs ; elle forme le carré pour n'en plus avoir. Un carré n'est jamais pris de flanc ni de dos.",
      en: 'Infantry, above all in line, fears cavalry on its flanks; it forms square to have none. A square is never taken in flank or rear.',
    },
  },
  {
    id: 'LA-U2.2-28',
    chapter: 'squares',
    origin: 'rule',
    text: {
      fr: "Le carré creux est une ligne fermée qui fait face de quatre côtés, et chaque face est un front. Les figurines s'y partagent également ; celles qui restent vont au front, puis à l'arrière, à gauche, à droite.",
      en: 'The hollow square is a closed line that faces four ways, and each face is a front. The figures are shared equally among them; any left over go to the front, then the rear, the left, the right.',
    },
    why: {
      fr: "Le texte ne dit pas comment partager un nombre qui n'est pas multiple de quatre.",
      en: 'The text does not say how to share a number that is no multiple of four.',
    },
  },
  {
    id: 'LA-U2.2-29',
    chapter: 'squares',
    origin: 'rule',
    text: {
      fr: "Il faut 6 figurines quand on commence à former le carré ; une fois formé, des pertes ne le défont pas. S'il n'y en a plus 6 au moment où il s'achève, l'unité se retrouve en ligne, sans formation.",
      en: 'It takes 6 figures when the square begins to form; once it is formed, losses do not undo it. If there are no longer 6 when the square is completed the unit ends in line, without formation.',
    },
    why: {
      fr: "Le minimum est demandé « à sa formation » ; ce qui manque de bras pour se fermer n'est pas un carré.",
      en: 'The minimum is asked for when it is formed; what lacks the hands to close is no square.',
    },
  },
  {
    id: 'LA-U2.2-30',
    chapter: 'squares',
    origin: 'ruling',
    text: {
      fr: 'Le carré se forme à partir de la ligne ; il se forme aussi à partir de la colonne de division.',
      en: 'The square is formed from line; it is also formed from division column.',
    },
    why: {
      fr: "Un passage n'admet que la ligne, un autre donne un temps depuis la colonne de division : nous gardons les deux.",
      en: 'One passage knows only the line, another gives a time from division column: we keep both.',
    },
  },
  {
    id: 'LA-U2.2-31',
    chapter: 'squares',
    origin: 'rule',
    text: {
      fr: 'Un carré se déplace de la moitié du mouvement en ligne : 7 cm par période, 1,75 cm par quart, pour un bataillon français qui fait 14 cm en ligne.',
      en: 'A square moves at half its line movement: 7 cm a period, 1.75 cm a quarter, for a French battalion that makes 14 cm in line.',
    },
  },
  {
    id: 'LA-U2.2-32',
    chapter: 'squares',
    origin: 'rule',
    text: {
      fr: "Un carré se déplace dans l'une des quatre directions de ses faces, tout droit et sans pivoter ; il peut choisir une autre direction à chaque quart.",
      en: 'A square moves in one of the four directions of its faces, straight and without wheeling; it may choose another direction with each quarter.',
    },
    why: {
      fr: "Le texte donne les quatre directions sans dire quand l'on choisit ; le quart est le plus petit pas de temps.",
      en: 'The text gives the four directions without saying when to choose; the quarter is the smallest step of time.',
    },
  },
  {
    id: 'LA-U2.2-33',
    chapter: 'squares',
    origin: 'rule',
    text: {
      fr: "Le carré ne donne aucun avantage contre l'infanterie.",
      en: 'A square gives no advantage against infantry.',
    },
  },
  {
    id: 'LA-U2.2-34',
    chapter: 'squares',
    origin: 'ruling',
    text: {
      fr: "Contre l'infanterie, mieux vaut une colonne qui fait pivoter les figurines de son flanc : dès lors, un contact de ce côté n'est plus une prise de flanc. Il y faut un quart de période pour l'infanterie régulière, d'élite ou de la garde, une demi-période pour les autres et pour la cavalerie ; les figurines doivent être remises de front, dans le même temps, avant que l'unité ne se déplace.",
      en: 'Against infantry a column does better to turn the figures of its flank: from then on a contact on that side is no longer a flank hit. It takes a quarter for regular, elite or guard infantry, half a period for others and for cavalry; the figures have to be turned back, in the same time, before the unit moves.',
    },
    why: {
      fr: 'Ce passage dit un quart, celui des quarts de tour donne un temps selon le statut ; le second précise le premier.',
      en: 'This passage says a quarter, that on turns gives a time by status; the second makes the first precise.',
    },
  },
  {
    id: 'LA-U2.2-35',
    chapter: 'squares',
    origin: 'ruling',
    text: {
      fr: "Une colonne arrêtée peut de même faire pivoter ses figurines de queue contre une menace sur ses arrières : le contact n'y est plus une prise de dos. Il faut être à l'arrêt aussi pour le flanc.",
      en: 'A halted column may likewise turn its tail figures against a threat to its rear: a contact there is no longer a rear hit. For the flank, too, it has to be halted.',
    },
    why: {
      fr: 'Le texte ne le demande que pour le dos ; mais on ne pivote pas sur place en marchant.',
      en: 'The text asks it for the rear only; but figures do not turn on the spot while marching.',
    },
  },
  {
    id: 'LA-U2.2-36',
    chapter: 'squares',
    origin: 'rule',
    text: {
      fr: 'Une unité en mêlée ne peut plus faire pivoter ses figurines.',
      en: 'A unit in melee can no longer turn its figures.',
    },
  },
  {
    id: 'LA-U2.2-37',
    chapter: 'squares',
    origin: 'rule',
    text: {
      fr: "Quand l'adversaire est un carré que l'on n'a pas rompu, ou derrière un obstacle, chaque tour de mêlée après le premier se livre fronts étendus, et seules comptent les figurines dont le socle touche.",
      en: 'When the opponent is an unbroken square, or behind an obstacle, each melee round after the first is fought with extended fronts, and only figures in base contact count.',
    },
  },
  {
    id: 'LA-U2.2-38',
    chapter: 'squares',
    origin: 'rule',
    text: {
      fr: "Une unité d'infanterie prussienne en colonne, de marche ou de division, peut former un carré plein.",
      en: 'A Prussian infantry unit in column, march or division, may form a full square.',
    },
    why: {
      fr: "Le texte dit seulement « en colonne » ; rien n'exclut l'une des deux.",
      en: 'The text only says “in column”; nothing rules out either kind.',
    },
  },
  {
    id: 'LA-U2.2-39',
    chapter: 'squares',
    origin: 'ruling',
    text: {
      fr: "Le carré plein répond à une menace réelle de cavalerie ou à un risque d'interpénétration : il n'est permis que si une cavalerie ennemie visible peut atteindre la colonne à la charge en une demi-période, ou si le mouvement obligatoire, le ralliement ou l'esquive d'une unité amie doit la traverser.",
      en: 'The full square answers a real threat of cavalry or a risk of interpenetration: it is allowed only if a visible enemy cavalry unit can reach the column by a charge within half a period, or if the compulsory move, rally or evade of a friend is to cross it.',
    },
    why: {
      fr: "« Menace réelle » devait devenir une condition que l'on puisse vérifier.",
      en: '“Real threat” had to become a condition that can be checked.',
    },
  },
  {
    id: 'LA-U2.2-40',
    chapter: 'squares',
    origin: 'rule',
    text: {
      fr: "Il se forme sur place, les figurines de flanc se tournant vers l'extérieur et celles de queue vers l'arrière, en un quart de période, une demi-période pour les semi-réguliers, les milices et les irréguliers.",
      en: 'It is formed on the spot, the flank figures turning outward and the tail figures to the rear, in a quarter of a period, half a period for semi-regulars, militia and irregulars.',
    },
    why: {
      fr: "Aucun temps n'est imprimé ; c'est celui des quarts de tour de figurines.",
      en: 'No time is printed; it is that of turning figures.',
    },
  },
  {
    id: 'LA-U2.2-41',
    chapter: 'squares',
    origin: 'rule',
    text: {
      fr: "Un carré plein ne se déplace pas ; il faut d'abord remettre les figurines de front, dans le temps qu'il a fallu pour le former.",
      en: 'A full square does not move; its figures have to be turned back first, in the time that it took to form.',
    },
  },
  {
    id: 'LA-U2.2-42',
    chapter: 'squares',
    origin: 'rule',
    text: {
      fr: "Un carré plein n'a aucun des avantages du carré creux ; il refuse pourtant, comme lui, d'être interpénétré.",
      en: 'A full square has none of the advantages of the hollow square; yet, like it, it refuses to be interpenetrated.',
    },
  },
  {
    id: 'LA-U2.2-43',
    chapter: 'squares',
    origin: 'rule',
    text: {
      fr: "Un carré plein a +1 en mêlée, contre la cavalerie comme contre l'infanterie.",
      en: 'A full square has +1 in melee, against cavalry and infantry alike.',
    },
    why: {
      fr: "Le texte donne le bonus sans nommer d'adversaire.",
      en: 'The text gives the bonus without naming an opponent.',
    },
  },
  {
    id: 'LA-U2.2-44',
    chapter: 'squares',
    origin: 'rule',
    text: {
      fr: "Un carré plein n'a pas au moral le malus de l'infanterie qui n'est pas en carré contre la cavalerie.",
      en: 'A full square is free of the morale penalty of infantry not in square against cavalry.',
    },
  },
];
