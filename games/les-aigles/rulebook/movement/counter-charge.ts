import type { Rule } from '@grognard/engine';

export const counterCharge: readonly Rule[] = [
  {
    id: 'LA-M6.1-1',
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: "Une contre-charge a les avantages et les obligations d'une charge.",
      en: 'A counter-charge has the advantages and the duties of a charge.',
    },
  },
  {
    id: 'LA-M6.1-2',
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: "Une contre-charge n'a pas à être écrite ni déclarée au début de la demi-période : elle se décide dans la fenêtre de réaction.",
      en: 'A counter-charge need not be written nor declared at the start of the half-period: it is decided in the reaction window.',
    },
  },
  {
    id: 'LA-M6.1-3',
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: "L'ordre de l'unité doit permettre la contre-charge.",
      en: "The unit's order must allow the counter-charge.",
    },
  },
  {
    id: 'LA-M6.1-4',
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: "Seule contre-charge une unité qui est elle-même chargée. Toute unité que la charge peut viser a le choix ; si l'objectif scellé est une autre unité, sa contre-charge est nulle et elle suit son plan.",
      en: 'Only a unit that is itself charged counter-charges. Every unit that the charge may be aimed at has the choice; if the sealed target is another one, its counter-charge is void and it follows its plan.',
    },
    why: {
      fr: "L'objectif est secret jusqu'au contact : n'offrir le choix qu'à l'unité visée le trahirait.",
      en: 'The target is secret until contact: offering the choice to the target alone would give it away.',
    },
  },
  {
    id: 'LA-M6.1-5e',
    of: ['LA-M6.1-4'],
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: "Exemple : une unité doit couvrir un bataillon, et c'est lui qui est chargé ; elle ne contre-charge pas, car elle ne l'est pas elle-même.",
      en: 'Example: a unit is to cover a battalion, and it is the battalion that is charged; the unit does not counter-charge, since it is not charged itself.',
    },
  },
  {
    id: 'LA-M6.1-6',
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: "Rien n'oblige à contre-charger : le joueur choisit.",
      en: 'Nothing obliges a unit to counter-charge: the player chooses.',
    },
  },
  {
    id: 'LA-M6.1-7',
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: 'Une infanterie chargée par de la cavalerie ne contre-charge pas.',
      en: 'Infantry charged by cavalry does not counter-charge.',
    },
  },
  {
    id: 'LA-M6.2-1',
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: "Une contre-charge ne part que dans le quart qui suit celui où la charge a commencé, ni avant ni après ; le quart que l'assaillant passe à se réorienter en est le début.",
      en: 'A counter-charge starts only in the quarter after the one in which the charge began, neither before nor later; a quarter that the charger spends reorienting is its beginning.',
    },
    why: {
      fr: "L'adversaire est averti dès la déclaration ; sa réaction suit donc le premier quart, quoi qu'il s'y passe.",
      en: 'The opponent is warned by the declaration; so his reaction follows the first quarter, whatever happens in it.',
    },
  },
  {
    id: 'LA-M6.2-2',
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: "Pour avoir les bonus, une contre-charge remplit les conditions d'une charge : l'unité a fait droit, avant le contact, au moins sa propre distance d'un quart.",
      en: 'To have the bonuses a counter-charge meets the conditions of a charge: before contact the unit has gone straight for at least its own distance for a quarter.',
    },
  },
  {
    id: 'LA-M6.2-3',
    chapter: 'counter-charge',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Les allures de l'infanterie sont, de la plus lente à la plus vive, l'arrêt, le pas ordinaire, le pas accéléré et le pas de charge.",
      en: 'The gaits of infantry are, from the slowest to the liveliest, the halt, the ordinary step, the quick step and the charging step.',
    },
  },
  {
    id: 'LA-M6.2-4',
    chapter: 'counter-charge',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Les allures de la cavalerie sont, de la plus lente à la plus vive, l'arrêt, le pas, le trot et le galop.",
      en: 'The gaits of cavalry are, from the slowest to the liveliest, the halt, the walk, the trot and the gallop.',
    },
  },
  {
    id: 'LA-M6.2-5',
    chapter: 'counter-charge',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: 'Une cavalerie qui charge gagne une allure, le trot, puis une autre, le galop.',
      en: 'Charging cavalry gains one gait, the trot, then another, the gallop.',
    },
  },
  {
    id: 'LA-M6.2-6',
    chapter: 'counter-charge',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Partie un quart plus tard, l'unité qui contre-charge a toujours une allure de moins, et couvre donc moins de terrain que celle qui charge.",
      en: 'Starting a quarter later, a counter-charging unit is always one gait behind, and so covers less ground than the charging one.',
    },
  },
  {
    id: 'LA-M6.2-7',
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: "L'assaillant joue son premier quart, l'unité chargée se décide, l'assaillant joue son deuxième quart, puis l'on regarde la distance qui reste.",
      en: 'The charger plays its first quarter, the charged unit decides, the charger plays its second quarter, then the distance that remains is looked at.',
    },
  },
  {
    id: 'LA-M6.2-8',
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: "S'il reste au moins la distance d'un quart de l'unité qui contre-charge, les deux unités sont en charge.",
      en: "If at least a quarter's distance of the counter-charging unit remains, both units are charging.",
    },
  },
  {
    id: 'LA-M6.2-9',
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: "S'il reste moins que la distance d'un quart, seule l'unité qui charge a les bonus.",
      en: "If less than a quarter's distance remains, only the charging unit has the bonuses.",
    },
  },
  {
    id: 'LA-M6.2-10e',
    of: ['LA-M6.2-9'],
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: "Exemple : deux colonnes d'infanterie, 4,5 cm par quart, sont à 13 cm ; après deux quarts de l'assaillant il reste 4 cm, moins de 4,5, et celle qui contre-charge n'a ni bonus de charge ni rangs de poussée.",
      en: 'Example: two infantry columns, 4.5 cm a quarter, are 13 cm apart; after two quarters of the charger 4 cm remain, less than 4.5, and the one that counter-charges has neither charge bonus nor push ranks.',
    },
  },
  {
    id: 'LA-M6.2-11e',
    of: ['LA-M1.4-1', 'LA-M6.2-7'],
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: "Exemple, premier quart : le Français, qui a déclaré sa charge, fait son premier quart ; l'Anglais est dans son quart de réaction et ne bouge pas.",
      en: 'Example, first quarter: the French, who have declared their charge, make their first quarter; the British are in their reaction quarter and do not move.',
    },
  },
  {
    id: 'LA-M6.2-12e',
    of: ['LA-M6.2-8'],
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: "Exemple, deuxième quart : le Français fait son deuxième quart et l'Anglais son premier ; s'ils ne se sont pas heurtés avant le bonus de distance, la contre-charge anglaise est effective, et elle l'est encore s'ils se touchent tout juste.",
      en: 'Example, second quarter: the French make their second quarter and the British their first; if they have not run into each other before the distance bonus, the British counter-charge is effective, and it still is if they only just touch.',
    },
    why: {
      fr: "La règle dit « égale ou supérieure » : à égalité, l'unité a bien fait tout son quart.",
      en: 'The rule says “equal or greater”: at equality the unit has indeed made its whole quarter.',
    },
  },
  {
    id: 'LA-M6.2-13e',
    of: ['LA-M6.2-9'],
    chapter: 'counter-charge',
    origin: 'rule',
    text: {
      fr: "Exemple, deuxième quart : s'ils se heurtent avant le bonus de distance, l'Anglais n'a pas fait un quart entier, et sa contre-charge n'est pas effective.",
      en: 'Example, second quarter: if they run into each other before the distance bonus, the British have not made a whole quarter, and their counter-charge is not effective.',
    },
  },
];
