import type { Rule } from '@grognard/engine';

export const attacking: readonly Rule[] = [
  {
    id: 'PB-R117a',
    chapter: 'attacking',
    origin: 'rule',
    text: {
      fr: "Pour attaquer, une pièce avance jusqu'au contact de la pièce ennemie.",
      en: 'To attack, a piece moves forward into contact with the enemy piece.',
    },
  },
  {
    id: 'PB-R117b',
    chapter: 'attacking',
    origin: 'rule',
    text: {
      fr: 'La majorité des pièces doit être au contact.',
      en: 'The majority of the pieces must be in contact.',
    },
  },
  {
    id: 'PB-R117c',
    chapter: 'attacking',
    origin: 'ruling',
    text: {
      fr: "De front, le contact doit dépasser la moitié du front de l'attaquant ; de flanc ou de dos, la moitié du bord touché du défenseur. Dans les deux cas, plus de la moitié de l'attaquant doit se tenir sur un terrain permis et libre d'autres pièces.",
      en: "In front, contact must exceed half of the attacker's front; in flank or rear, half of the defender's contacted edge. In both cases more than half of the attacker must stand on ground that it may occupy, free of other pieces.",
    },
    why: {
      fr: "Le texte demande la majorité sans dire de quoi, et refuse l'attaque de flanc là où la place manque.",
      en: 'The text asks for the majority without saying of what, and refuses a flank attack where there is no room.',
    },
  },
  {
    id: 'PB-R117d',
    chapter: 'attacking',
    origin: 'rule',
    text: {
      fr: "L'attaquant est aligné : son front s'applique, parallèle, contre le bord de la cible le plus proche de sa direction. Un contact de travers se résout comme s'il était aligné.",
      en: 'The attacker is aligned: its front is set flush and parallel against the target edge nearest to its heading. A crooked contact is resolved as if it were aligned.',
    },
  },
  {
    id: 'PB-R117e',
    chapter: 'attacking',
    origin: 'ruling',
    text: {
      fr: "Une pièce qui finit à 0,95 cm au plus d'un ennemi avec assez de mouvement restant est invitée à attaquer et, si elle accepte, alignée ; sans mouvement restant, elle n'est pas au contact.",
      en: 'A piece that ends within 0.95 cm of an enemy with enough allowance left is asked whether it attacks and, if so, is aligned; without allowance it is not in contact.',
    },
    why: {
      fr: "Un écart plus petit que l'épaisseur d'un bloc est presque toujours une attaque mal posée.",
      en: 'A gap smaller than the depth of a block is nearly always an attack badly placed.',
    },
  },
  {
    id: 'PB-R117f',
    chapter: 'attacking',
    origin: 'ruling',
    text: {
      fr: 'Un coin ou un côté qui frôle ne fait pas de combat : seule une attaque déclarée et alignée crée le contact.',
      en: 'A corner or side that merely touches makes no combat: only a declared and aligned attack creates contact.',
    },
    why: {
      fr: 'La majorité doit être au contact, et une attaque est un choix, non un accident.',
      en: 'The majority must be in contact, and an attack is a choice, not an accident.',
    },
  },
  {
    id: 'PB-R117g',
    chapter: 'attacking',
    origin: 'rule',
    text: {
      fr: "L'attaque peut se faire en marche oblique.",
      en: 'The attack may be made by an oblique move.',
    },
  },
  {
    id: 'PB-R117h',
    chapter: 'attacking',
    origin: 'supplement',
    text: {
      fr: "Une pièce n'attaque qu'une pièce de pointe ennemie à la fois ; si son front en touche une autre, celle-ci est notée comme cible possible dans un combat à plusieurs.",
      en: 'A piece attacks only one enemy lead at a time; if its front also touches another, that one is noted as a possible target in a combat of several pieces.',
    },
  },
  {
    id: 'PB-R117i',
    chapter: 'attacking',
    origin: 'supplement',
    text: {
      fr: "La pièce attaquée n'a pas à avoir été vue auparavant.",
      en: 'The attacked piece need not have been seen before.',
    },
  },
];
