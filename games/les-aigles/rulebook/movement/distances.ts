import type { Rule } from '@grognard/engine';

export const distances: readonly Rule[] = [
  {
    id: 'LA-M1.3-1',
    chapter: 'distances',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: 'Toutes les distances sont en centimètres ; un centimètre vaut dix pas, soit environ 7 mètres sur le terrain.',
      en: 'All distances are in centimetres; one centimetre stands for ten paces, about 7 metres on the ground.',
    },
  },
  {
    id: 'LA-M1.3-2',
    chapter: 'distances',
    origin: 'rule',
    text: {
      fr: "Ce qu'une unité peut parcourir dépend de sa nation, du type de ses figurines, de leur statut et de la formation qu'elle a prise.",
      en: 'How far a unit may go depends on its nation, the type of its figures, their status and the formation it has taken.',
    },
  },
  {
    id: 'LA-M1.3-3e',
    of: ['LA-M1.3-2'],
    chapter: 'distances',
    origin: 'rule',
    text: {
      fr: "Exemple : un bataillon d'infanterie française parcourt 18 cm par période en colonne, et 14 cm en ligne.",
      en: 'Example: a French infantry battalion covers 18 cm a period in column, and 14 cm in line.',
    },
  },
  {
    id: 'LA-M1.3-4',
    chapter: 'distances',
    origin: 'rule',
    text: {
      fr: "La distance donnée pour une formation est le maximum d'une période entière ; ce qu'un quart n'a pas employé est perdu.",
      en: 'The distance given for a formation is the most for a whole period; what a quarter did not use is lost.',
    },
    why: {
      fr: "Le texte ne parle pas de report ; en permettre un laisserait une unité prendre de l'élan à l'arrêt.",
      en: 'The text says nothing of saving up; allowing it would let a unit gather speed while standing still.',
    },
  },
  {
    id: 'LA-M1.3-5',
    chapter: 'distances',
    origin: 'rule',
    text: {
      fr: 'En une demi-période, une unité parcourt au plus la moitié de sa distance.',
      en: 'In a half-period a unit covers at most half its distance.',
    },
  },
  {
    id: 'LA-M1.3-6',
    chapter: 'distances',
    origin: 'rule',
    text: {
      fr: 'En un quart, une unité parcourt au plus le quart de sa distance, sans arrondi : 4,5 cm pour une colonne française, 3,5 cm pour sa ligne.',
      en: 'In a quarter a unit covers at most a quarter of its distance, without rounding: 4.5 cm for a French column, 3.5 cm for its line.',
    },
    why: {
      fr: "Le texte divise par quatre et emploie 4,5 cm dans ses exemples ; nous n'arrondissons donc jamais.",
      en: 'The text divides by four and uses 4.5 cm in its examples; so we never round.',
    },
  },
  {
    id: 'LA-M1.3-7',
    chapter: 'distances',
    origin: 'rule',
    text: {
      fr: 'Un bataillon qui réunit des compagnies de types différents marche à la vitesse de la plus lente ; une compagnie détachée en tirailleurs garde la sienne.',
      en: 'A battalion that holds companies of different types goes at the speed of the slowest; a company detached as skirmishers keeps its own.',
    },
    why: {
      fr: "Le texte parle du bataillon réuni ; une compagnie qui n'est plus dans ses rangs ne le ralentit pas et n'est pas ralentie par lui.",
      en: 'The text speaks of the battalion together; a company that has left its ranks neither slows it nor is slowed by it.',
    },
  },
  {
    id: 'LA-M1.3-8e',
    of: ['LA-M1.3-7'],
    chapter: 'distances',
    origin: 'rule',
    text: {
      fr: 'Exemple : en colonne de marche, avec des grenadiers et des voltigeurs à 20 cm et des fusiliers à 18 cm, un bataillon français parcourt 18 cm par période.',
      en: 'Example: in march column, with grenadiers and voltigeurs at 20 cm and fusiliers at 18 cm, a French battalion covers 18 cm a period.',
    },
  },
  {
    id: 'LA-M1.3-9',
    chapter: 'distances',
    origin: 'rule',
    text: {
      fr: "Un mouvement normal peut être plus court que le maximum ; une charge, l'arrêt d'une charge et un mouvement obligatoire se font en entier.",
      en: 'A normal move may be shorter than the maximum; a charge, the stopping of a charge and a compulsory move are made in full.',
    },
  },
  {
    id: 'LA-M1.4-1',
    chapter: 'distances',
    origin: 'rule',
    text: {
      fr: "Une unité que surprend un mouvement ennemi ne réagit qu'après un quart de réaction : ce qu'elle voit au début d'un quart, elle y répond à partir du suivant. Un ordre scellé avec le plan n'est pas une réaction.",
      en: 'A unit surprised by an enemy move reacts only after a reaction quarter: what it sees at the start of one quarter it answers from the next. An order sealed with the plan is no reaction.',
    },
    why: {
      fr: "Le délai porte sur ce qui se décide dans la fenêtre ou s'impose par règle ; ce qui était prévu avant de voir n'a pas à attendre.",
      en: 'The delay is for what is decided in the window or forced by a rule; what was planned before seeing anything need not wait.',
    },
  },
  {
    id: 'LA-M1.4-2e',
    of: ['LA-M1.4-1', 'LA-M6.2-1'],
    chapter: 'distances',
    origin: 'rule',
    text: {
      fr: "Exemple : une unité qui tire voit l'ennemi déclarer une charge contre elle au début du premier quart ; elle attend ce quart, où elle peut tirer, et peut contre-charger à partir du deuxième.",
      en: 'Example: a unit that is firing sees the enemy declare a charge on it at the start of the first quarter; it waits out that quarter, in which it may fire, and may counter-charge from the second.',
    },
  },
  {
    id: 'LA-M1.4-3',
    chapter: 'distances',
    origin: 'rule',
    text: {
      fr: 'Le quart de réaction vaut pour toute action : marche, charge, esquive, ralliement, changement de formation ou nouvel ordre.',
      en: 'The reaction quarter holds for every action: march, charge, evade, rally, formation change or new order.',
    },
  },
  {
    id: 'LA-M1.4-4',
    chapter: 'distances',
    origin: 'rule',
    text: {
      fr: "Le quart de réaction n'est pas perdu : l'unité y tire, ou fait ce que son plan prévoyait.",
      en: 'The reaction quarter is not lost: the unit fires in it, or does what its plan provided.',
    },
  },
  {
    id: 'LA-M1.4-5e',
    of: ['LA-M1.4-3'],
    chapter: 'distances',
    origin: 'rule',
    text: {
      fr: "Exemple : un aide de camp touche le socle d'une unité dans un quart ; l'ordre qu'il porte vaut à la fin du quart suivant, et l'unité l'exécute dans celui d'après.",
      en: "Example: an aide-de-camp touches a unit's base in one quarter; the order he carries is in force at the end of the next, and the unit acts on it in the one after that.",
    },
  },
  {
    id: 'LA-M1.4-6',
    chapter: 'distances',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Ce quart est le temps qu'il faut au chef de bataillon pour lire le billet et le faire passer à ses hommes.",
      en: 'That quarter is the time the battalion commander needs to read the note and pass it on to his men.',
    },
  },
];
