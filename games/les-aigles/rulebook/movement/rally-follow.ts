import type { Rule } from '@grognard/engine';

export const rallyFollow: readonly Rule[] = [
  {
    id: 'LA-M3.3-1',
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: "La cavalerie que combattait l'unité qui rallie peut la suivre ; elle le dit au début de la période, une fois le ralliement annoncé.",
      en: 'The cavalry that was fighting the rallying unit may follow it; it says so at the start of the period, once the rally is announced.',
    },
    why: {
      fr: "Le texte ne dit pas quand répondre ; suivre ou non se décide en sachant qu'il y a un ralliement.",
      en: 'The text does not say when to answer; to follow or not is decided knowing that there is a rally.',
    },
  },
  {
    id: 'LA-M3.3-2',
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: "L'unité qui rallie va à la vitesse de la colonne, celle qui suit à la vitesse de sa propre formation.",
      en: 'The rallying unit goes at column speed, the follower at the speed of its own formation.',
    },
  },
  {
    id: 'LA-M3.3-3',
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: "Si celle qui suit est plus lente, l'unité qui rallie sort de la mêlée dès son premier pas ; à vitesse égale ou supérieure, le contact est gardé.",
      en: 'If the follower is slower, the rallying unit gets out of the melee at its first step; at equal or greater speed contact is kept.',
    },
    why: {
      fr: 'Le texte ne parle que de la plus lente ; une poursuite aussi rapide ne perd pas de terrain.',
      en: 'The text speaks only of the slower one; a pursuit just as fast loses no ground.',
    },
  },
  {
    id: 'LA-M3.3-4e',
    of: ['LA-M3.3-3'],
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: 'Exemple : une cavalerie légère française, 36 cm, suivie par des dragons légers anglais, 34 cm, rompt le contact.',
      en: 'Example: French light cavalry, 36 cm, followed by British light dragoons, 34 cm, breaks contact.',
    },
  },
  {
    id: 'LA-M3.3-5',
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: "Une unité plus lente ne reste au contact de l'unité qui rallie que si elle est en avance incontrôlée.",
      en: 'A slower unit stays in contact with the rallying one only if it is in an uncontrolled advance.',
    },
  },
  {
    id: 'LA-M3.3-6',
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: "Pour suivre un ralliement, il faut être socle à socle avec l'unité qui rallie quand il commence.",
      en: 'To follow a rally a unit must be base to base with the rallying one when it begins.',
    },
  },
  {
    id: 'LA-M3.3-7',
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: 'Qui suit un ralliement le suit au moins une période, même si le contact se rompt entre-temps. La période passée, qui est encore au contact choisit de nouveau.',
      en: 'Whoever follows a rally follows it for at least one period, even if contact breaks meanwhile. After that period, whoever is still in contact chooses anew.',
    },
    why: {
      fr: "La durée est donnée sans exception ; une fois le contact perdu, l'unité marche encore vers celle qui rallie.",
      en: 'The length is given without exception; once contact is lost the unit still marches towards the one that rallies.',
    },
  },
  {
    id: 'LA-M3.3-8',
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: "L'unité qui suit un ralliement est désorganisée.",
      en: 'A unit that follows a rally is disorganised.',
    },
  },
  {
    id: 'LA-M3.3-9',
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: "L'unité qui suit ne change pas de formation, et ne réduit ni n'étend son front.",
      en: 'A follower does not change formation, and neither narrows nor widens its front.',
    },
  },
  {
    id: 'LA-M3.3-10',
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: 'Une infanterie qui était en mêlée avec la cavalerie ne peut pas suivre son ralliement.',
      en: 'Infantry that was in melee with the cavalry cannot follow its rally.',
    },
  },
  {
    id: 'LA-M3.3-11',
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: "Cette infanterie peut tirer sur l'unité qui rallie un quart après celui où elle a quitté la mêlée, c'est-à-dire fait son premier pas.",
      en: 'That infantry may fire at the rallying unit one quarter after the one in which it left the melee, that is, made its first step.',
    },
    why: {
      fr: "Pendant son tour, la cavalerie est encore au contact : c'est le pas qui la fait sortir.",
      en: 'During its turn the cavalry is still in contact: it is the step that takes it out.',
    },
  },
  {
    id: 'LA-M3.3-12',
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: "Si les deux unités ne se touchent plus quand la période s'achève, elles ne combattent pas.",
      en: 'If the two units are no longer base to base at the end of the period, there is no combat.',
    },
  },
  {
    id: 'LA-M3.3-13',
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: 'Si elles sont encore au contact, tous les cavaliers des deux unités comptent dans le combat.',
      en: 'If they are still in contact, all the riders of both units count in the combat.',
    },
  },
  {
    id: 'LA-M3.3-14',
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: "L'unité qui rallie combat alors sans formation.",
      en: 'The rallying unit then fights without formation.',
    },
  },
  {
    id: 'LA-M3.3-15',
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: "L'unité qui suit combat désorganisée, mais avec le bonus de suivi en mêlée.",
      en: 'The follower fights disorganised, but with the follow bonus in melee.',
    },
  },
  {
    id: 'LA-M3.3-16',
    chapter: 'rally-follow',
    origin: 'rule',
    text: {
      fr: "En avance incontrôlée, l'unité qui suit combat sans le malus de désorganisation, et ajoute tous les bonus de charge au bonus de suivi.",
      en: 'In an uncontrolled advance the follower fights without the malus for disorganisation, and adds every charge bonus to the follow bonus.',
    },
  },
];
