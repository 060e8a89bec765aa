import type { Rule } from '@grognard/engine';

export const combat: readonly Rule[] = [
  {
    id: 'PB-R163',
    chapter: 'combat',
    origin: 'rule',
    text: {
      fr: "Des pièces ennemies au contact forment un combat ; les combats se résolvent un par un, chacun jusqu'à la rupture du contact.",
      en: 'Enemy pieces in contact form a combat; combats are resolved one at a time, each until contact is broken.',
    },
  },
  {
    id: 'PB-R164',
    chapter: 'combat',
    origin: 'rule',
    text: {
      fr: "Le scénario dit quel camp choisit l'ordre des combats, en général le mieux commandé.",
      en: 'The scenario says which side chooses the order of combats, generally the better commanded.',
    },
  },
  {
    id: 'PB-R165',
    chapter: 'combat',
    origin: 'rule',
    text: {
      fr: "L'attaquant est la pièce dont le mouvement a créé le contact.",
      en: 'The attacker is the piece whose move created the contact.',
    },
  },
  {
    id: 'PB-R166a',
    chapter: 'combat',
    origin: 'rule',
    text: {
      fr: "Round, étape 1 : les pièces de pointe combattent, et les touches s'appliquent simultanément.",
      en: 'Round, step 1: the leads fight, and hits apply simultaneously.',
    },
  },
  {
    id: 'PB-R166b',
    chapter: 'combat',
    origin: 'rule',
    text: {
      fr: 'Étape 2 : le défenseur choisit de battre en retraite ou de rester.',
      en: 'Step 2: the defender chooses to retreat or to stay.',
    },
  },
  {
    id: 'PB-R166c',
    chapter: 'combat',
    origin: 'rule',
    text: {
      fr: "Étape 3 : l'attaquant choisit à son tour.",
      en: 'Step 3: the attacker chooses in turn.',
    },
  },
  {
    id: 'PB-R166d',
    chapter: 'combat',
    origin: 'rule',
    text: {
      fr: 'Étape 4 : on recommence tant que dure le contact.',
      en: 'Step 4: this is repeated as long as contact lasts.',
    },
  },
  {
    id: 'PB-R166e',
    chapter: 'combat',
    origin: 'ruling',
    text: {
      fr: 'Une retraite ne pousse pas les pièces déjà au contact dans un combat à venir.',
      en: 'A retreat does not push pieces that are already in contact in a combat still to come.',
    },
    why: {
      fr: "Une pièce aux prises ne recule pas pour faire place, et son combat doit se jouer tel qu'il s'est noué.",
      en: 'A piece that is engaged does not fall back to make room, and its combat must be fought as it was joined.',
    },
  },
  {
    id: 'PB-R166f',
    chapter: 'combat',
    origin: 'ruling',
    text: {
      fr: "Une retraite qui finit au contact d'un ennemi ne crée pas de nouveau combat.",
      en: 'A retreat that ends in contact with an enemy makes no new combat.',
    },
    why: {
      fr: 'Seule une attaque crée le contact.',
      en: 'Only an attack creates contact.',
    },
  },
  {
    id: 'PB-R166g',
    chapter: 'combat',
    origin: 'ruling',
    text: {
      fr: "Les vainqueurs d'un combat restent où ils sont : il n'y a pas de poursuite.",
      en: 'The victors of a combat stay where they are: there is no pursuit.',
    },
    why: {
      fr: "Le texte ne donne de mouvement après combat qu'à celui qui bat en retraite.",
      en: 'The text gives a move after combat only to the one that retreats.',
    },
  },
];
