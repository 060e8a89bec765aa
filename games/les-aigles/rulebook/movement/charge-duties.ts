import type { Rule } from '@grognard/engine';

export const chargeDuties: readonly Rule[] = [
  {
    id: 'LA-M5.4-1',
    chapter: 'charge-duties',
    origin: 'rule',
    text: {
      fr: 'Une charge déclarée à la première demi-période peut se poursuivre dans la seconde, sans nouvelle déclaration.',
      en: 'A charge declared in the first half-period may go on in the second, without a new declaration.',
    },
  },
  {
    id: 'LA-M5.4-2',
    chapter: 'charge-duties',
    origin: 'rule',
    text: {
      fr: "Une charge n'a que la période de sa déclaration pour aboutir.",
      en: 'A charge has only the period of its declaration to get home.',
    },
  },
  {
    id: 'LA-M5.4-3',
    chapter: 'charge-duties',
    origin: 'rule',
    text: {
      fr: 'Une charge déclarée est menée à son terme.',
      en: 'A declared charge is carried through.',
    },
  },
  {
    id: 'LA-M5.4-4',
    chapter: 'charge-duties',
    origin: 'rule',
    text: {
      fr: "Si l'ennemi n'est pas atteint dans la période, parce qu'il esquive ou recule, l'unité achève son mouvement droit devant en y ajoutant le bonus de distance, et se trouve sans formation.",
      en: 'If the enemy is not reached within the period, because he evades or falls back, the unit finishes its move straight ahead with the distance bonus added, and is without formation.',
    },
    why: {
      fr: "Il en va ainsi au dernier quart même si l'ennemi a quitté le couloir : la charge est due, où qu'il soit allé.",
      en: 'It is so in the last quarter even if the enemy has left the corridor: the charge is owed, wherever he has gone.',
    },
  },
  {
    id: 'LA-M5.4-5',
    chapter: 'charge-duties',
    origin: 'rule',
    text: {
      fr: "Il n'y a aucune tolérance : à qui il manque un millimètre, il manque le contact.",
      en: 'There is no tolerance: whoever is a millimetre short is short of contact.',
    },
  },
  {
    id: 'LA-M5.4-6',
    chapter: 'charge-duties',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Conseil : à la seconde demi-période, où il ne reste que deux quarts, ne charger que si l'on est sûr de toucher.",
      en: 'Advice: in the second half-period, when only two quarters remain, charge only if sure to touch.',
    },
  },
  {
    id: 'LA-M5.4-7',
    chapter: 'charge-duties',
    origin: 'rule',
    text: {
      fr: "L'unité qui charge doit faire en ligne droite au moins le quart qui précède le contact.",
      en: 'The charging unit must make at least the quarter before contact in a straight line.',
    },
  },
  {
    id: 'LA-M5.4-8',
    chapter: 'charge-duties',
    origin: 'rule',
    text: {
      fr: "L'unité charge dans la formation qu'elle a en déclarant, et ne réduit ni n'étend son front pendant la charge.",
      en: 'The unit charges in the formation it has when declaring, and neither narrows nor widens its front during the charge.',
    },
  },
  {
    id: 'LA-M5.4-9',
    chapter: 'charge-duties',
    origin: 'rule',
    text: {
      fr: "Une charge est détournée si une autre unité ennemie s'interpose : c'est elle qui est touchée, et la charge reste effective si le dernier quart était droit.",
      en: 'A charge is diverted if another enemy unit comes between: that unit is the one touched, and the charge stays effective if the last quarter was straight.',
    },
    why: {
      fr: "Si cette unité ne pouvait pas être chargée, par exemple une cavalerie par de l'infanterie, le contact est une entrée en mêlée classique.",
      en: 'If that unit could not be charged, as cavalry by infantry, the contact is an ordinary melee entry.',
    },
  },
  {
    id: 'LA-M5.4-10',
    chapter: 'charge-duties',
    origin: 'rule',
    text: {
      fr: "Une charge est aussi détournée si l'unité est elle-même chargée ou en passe de l'être : un ennemi placé devant elle qui charge, et peut la toucher dans ce quart, devient son objectif.",
      en: 'A charge is also diverted if the unit is itself charged or about to be: an enemy in front of it who charges, and can touch it in this quarter, becomes its target.',
    },
    why: {
      fr: "Hors de son couloir, lui faire face coûte un quart de réorientation ; à un ennemi de flanc ou de dos on ne peut pas répondre, puisqu'on ne peut pas le charger.",
      en: 'Outside its corridor, facing him costs a quarter of reorienting; an enemy in flank or rear cannot be answered, since he cannot be charged.',
    },
  },
  {
    id: 'LA-M5.4-11',
    chapter: 'charge-duties',
    origin: 'rule',
    text: {
      fr: 'Se couvrir soi-même passe avant tout : ce détournement est une obligation, non un choix.',
      en: 'Covering oneself comes before everything: this diversion is a duty, not a choice.',
    },
  },
];
