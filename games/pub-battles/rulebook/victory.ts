import type { Rule } from '@grognard/engine';

export const victory: readonly Rule[] = [
  {
    id: 'PB-R205',
    chapter: 'victory',
    origin: 'rule',
    text: {
      fr: "Chaque pièce ennemie éliminée rapporte : détachement 1 point, miliciens 2, infanterie 3, infanterie d'élite, artillerie et dragons 4, cavalerie et garde 6.",
      en: 'Each enemy piece eliminated scores: detachment 1 point, militia 2, infantry 3, elite infantry, artillery and dragoons 4, cavalry and guard 6.',
    },
  },
  {
    id: 'PB-R206',
    chapter: 'victory',
    origin: 'ruling',
    text: {
      fr: "Trains et QG ne rapportent rien. « Garde » est un titre donné par le scénario ; l'infanterie d'élite de la garde vaut 6 points.",
      en: 'Trains and HQs score nothing. "Guard" is a title given by the scenario; elite infantry of the guard is worth 6 points.',
    },
    why: {
      fr: 'Le tableau ne nomme ni trains ni QG, et met la garde avec la cavalerie sans la décrire.',
      en: 'The table names neither trains nor HQs, and puts the guard with the cavalry without describing it.',
    },
  },
  {
    id: 'PB-R207',
    chapter: 'victory',
    origin: 'rule',
    text: {
      fr: 'À la fin de chaque tour, la bataille peut être gagnée de trois manières, qui multiplient les points du vainqueur.',
      en: "At the end of each turn the battle may be won in three ways, which multiply the victor's points.",
    },
  },
  {
    id: 'PB-R208a',
    chapter: 'victory',
    origin: 'rule',
    text: {
      fr: "Déroute, x 4 : l'ennemi a perdu 50 % de son infanterie, et vous moins.",
      en: 'Rout, x 4: the enemy has lost 50% of his infantry, and you less.',
    },
  },
  {
    id: 'PB-R208b',
    chapter: 'victory',
    origin: 'rule',
    text: {
      fr: 'Brisé, x 3 : vous avez détruit un train de bagages ennemi.',
      en: 'Broken, x 3: you have destroyed an enemy baggage train.',
    },
  },
  {
    id: 'PB-R208c',
    chapter: 'victory',
    origin: 'rule',
    text: {
      fr: "Recul forcé, x 2 : l'ennemi a remballé un train de bagages.",
      en: 'Forced back, x 2: the enemy has packed up a baggage train.',
    },
  },
  {
    id: 'PB-R209',
    chapter: 'victory',
    origin: 'ruling',
    text: {
      fr: "Pour un camp, seul le plus fort multiplicateur compte. Si les deux camps remplissent une condition, chacun multiplie ses points et le total le plus élevé l'emporte.",
      en: 'For one side only the highest multiplier counts. If both sides meet a condition, each multiplies its points and the higher total is the better result.',
    },
    why: {
      fr: "Les trois manières sont des degrés d'une même victoire, et rien ne fait passer un camp avant l'autre.",
      en: 'The three ways are degrees of one victory, and nothing puts one side before the other.',
    },
  },
  {
    id: 'PB-R210a',
    chapter: 'victory',
    origin: 'rule',
    text: {
      fr: 'La Déroute compte les blocs, non les points, et pas les détachements.',
      en: 'Rout counts blocks, not points, and no detachments.',
    },
  },
  {
    id: 'PB-R210b',
    chapter: 'victory',
    origin: 'ruling',
    text: {
      fr: "La base est la force de départ plus tous les renforts prévus d'ici à la fin du jour en cours, arrivés ou non ; elle est fixe pour la journée.",
      en: 'The base is the starting force plus all reinforcements due by the end of the current day, arrived or not; it is fixed for the day.',
    },
    why: {
      fr: "Le texte va jusqu'à la fin du jour en cours ; sinon, la perte d'une avant-garde au premier tour serait une déroute.",
      en: 'The text goes up to the end of the current day; otherwise the loss of a vanguard on the first turn would be a rout.',
    },
  },
  {
    id: 'PB-R210c',
    chapter: 'victory',
    origin: 'rule',
    text: {
      fr: "50 % sont atteints quand le double des pertes égale ou dépasse la base. L'infanterie comprend miliciens, réguliers, élite et garde à pied.",
      en: '50% is reached when twice the losses equal or exceed the base. Infantry is militia, regulars, elite and foot guard.',
    },
  },
  {
    id: 'PB-R211',
    chapter: 'victory',
    origin: 'rule',
    text: {
      fr: "Si rien de cela n'est arrivé à la tombée de la nuit, chaque camp écrit en secret s'il reste ou se retire.",
      en: 'If none of this has happened by nightfall, each side secretly writes whether it stays or withdraws.',
    },
  },
  {
    id: 'PB-R212',
    chapter: 'victory',
    origin: 'rule',
    text: {
      fr: 'Si un camp se retire, la bataille est finie et il la perd ; on compare les points sans multiplicateur.',
      en: 'If a side withdraws the battle is over and that side loses it; points are compared without multipliers.',
    },
  },
  {
    id: 'PB-R213',
    chapter: 'victory',
    origin: 'ruling',
    text: {
      fr: "Si les deux camps se retirent, la bataille finit, les points restent sans multiplicateur et personne ne perd pour s'être retiré.",
      en: 'If both sides withdraw the battle ends, points stay without multipliers and nobody loses for having withdrawn.',
    },
    why: {
      fr: "Le terrain n'appartient plus à personne.",
      en: 'The field belongs to nobody any more.',
    },
  },
  {
    id: 'PB-R214',
    chapter: 'victory',
    origin: 'rule',
    text: {
      fr: "On peut gagner la bataille avec moins de points que l'adversaire : c'est une victoire à la Pyrrhus. Les deux résultats sont annoncés.",
      en: 'One may win the battle with fewer points than the opponent: a Pyrrhic victory. Both results are reported.',
    },
  },
  {
    id: 'PB-R215',
    chapter: 'victory',
    origin: 'rule',
    text: {
      fr: 'Si les deux camps restent, on joue un tour de nuit, puis une autre journée.',
      en: 'If both sides stay, a night turn is played, then another day.',
    },
  },
  {
    id: 'PB-R216',
    chapter: 'victory',
    origin: 'rule',
    text: {
      fr: "En option, une fin amère : la partie continue après la victoire, et les points avec elle, jusqu'à ce qu'un camp ait quitté la carte par ses lignes de communication.",
      en: 'As an option, a bitter end: play goes on after the victory, and the scoring with it, until one side has left the map by its lines of communication.',
    },
  },
];
