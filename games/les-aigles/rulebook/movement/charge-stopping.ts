import type { Rule } from '@grognard/engine';

export const chargeStopping: readonly Rule[] = [
  {
    id: 'LA-M5.6-1',
    chapter: 'charge-stopping',
    origin: 'rule',
    text: {
      fr: "Hors des deux cas d'arrêt, une charge déclarée est menée à son terme.",
      en: 'Outside the two cases for stopping, a declared charge is carried through.',
    },
  },
  {
    id: 'LA-M5.6-2',
    chapter: 'charge-stopping',
    origin: 'rule',
    text: {
      fr: "Une charge ne s'arrête que si l'ennemi chargé esquive, ou si un général vient au contact de l'unité qui charge.",
      en: 'A charge is stopped only if the charged enemy evades, or if a general comes into contact with the charging unit.',
    },
  },
  {
    id: 'LA-M5.6-3',
    chapter: 'charge-stopping',
    origin: 'rule',
    text: {
      fr: "Un général n'arrête qu'une charge déclarée au début de la période, car il se déplace après les unités : il touche l'unité à la fin de l'un des trois premiers quarts.",
      en: 'A general stops only a charge declared at the start of the period, since he moves after the units: he touches the unit at the end of one of the first three quarters.',
    },
    why: {
      fr: 'Le texte suppose que les officiers bougent à la fin de la demi-période ; ici ils le font à chaque quart.',
      en: 'The text assumes that officers move at the end of the half-period; here they do so in every quarter.',
    },
  },
  {
    id: 'LA-M5.6-4',
    chapter: 'charge-stopping',
    origin: 'rule',
    text: {
      fr: "Par le quart de réaction, l'arrêt ne prend effet qu'un quart après la décision ; le joueur se décide dans la fenêtre de réaction.",
      en: 'By the reaction quarter the stop takes effect only one quarter after the decision; the player decides in the reaction window.',
    },
    why: {
      fr: "S'arrêter reste un choix du joueur : la fenêtre est le seul moment où un plan change.",
      en: "Stopping remains the player's choice: the window is the only moment when a plan changes.",
    },
  },
  {
    id: 'LA-M5.6-5',
    chapter: 'charge-stopping',
    origin: 'rule',
    text: {
      fr: "Le quart qui suit la décision est joué en entier, droit devant et sans bonus de distance ; s'il mène au contact, la charge a lieu.",
      en: 'The quarter after the decision is played in full, straight ahead and without distance bonus; if it leads to contact, the charge takes place.',
    },
    why: {
      fr: "Le texte exige le quart entier ; qui touche alors l'ennemi ne s'est pas arrêté.",
      en: 'The text demands the whole quarter; whoever touches the enemy then has not stopped.',
    },
  },
  {
    id: 'LA-M5.6-6',
    chapter: 'charge-stopping',
    origin: 'rule',
    text: {
      fr: 'Une unité qui arrête sa charge est sans formation.',
      en: 'A unit that stops its charge is without formation.',
    },
  },
  {
    id: 'LA-M5.6-7e',
    of: ['LA-M5.6-4', 'LA-M5.6-5', 'LA-M5.6-6'],
    chapter: 'charge-stopping',
    origin: 'rule',
    text: {
      fr: "Exemple : une cavalerie charge des tirailleurs qui avaient déclaré une esquive au début de la demi-période ; au premier quart elle avance pendant qu'ils font demi-tour. Elle décide de s'arrêter, joue son deuxième quart en entier, et se trouve sans formation.",
      en: 'Example: cavalry charges skirmishers who had declared an evade at the start of the half-period; in the first quarter it advances while they turn about. It decides to stop, plays its second quarter in full, and is without formation.',
    },
  },
];
