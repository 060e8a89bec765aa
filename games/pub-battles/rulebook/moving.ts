import type { Rule } from '@grognard/engine';

export const moving: readonly Rule[] = [
  {
    id: 'PB-R081',
    chapter: 'moving',
    origin: 'rule',
    text: {
      fr: "Une pièce ne peut aller que là où plus de la moitié d'elle peut se tenir.",
      en: 'A piece may go only where more than half of it can stand.',
    },
  },
  {
    id: 'PB-R082',
    chapter: 'moving',
    origin: 'rule',
    text: {
      fr: "À la fin d'un mouvement, deux pièces ne peuvent se chevaucher.",
      en: 'Pieces may not overlap at the end of a move.',
    },
  },
  {
    id: 'PB-R083',
    chapter: 'moving',
    origin: 'rule',
    text: {
      fr: "Une pièce passe à travers ses amies, jamais à travers l'ennemi, fût-ce celui qu'elle va attaquer.",
      en: 'A piece passes through friends, never through enemies, not even the one it is going to attack.',
    },
  },
  {
    id: 'PB-R084',
    chapter: 'moving',
    origin: 'rule',
    text: {
      fr: "Un changement de front par mouvement est gratuit, à tout moment, autour du centre et de n'importe quel angle.",
      en: 'One change of facing per move is free, at any moment, about the centre and by any angle.',
    },
  },
  {
    id: 'PB-R085',
    chapter: 'moving',
    origin: 'rule',
    text: {
      fr: 'Chaque changement de front supplémentaire coûte un tiers du mouvement.',
      en: 'Every further change of facing costs a third of the move.',
    },
  },
  {
    id: 'PB-R086',
    chapter: 'moving',
    origin: 'rule',
    text: {
      fr: "Une pièce avance vers son front, qu'elle garde devant elle : ni pas de côté, ni marche arrière.",
      en: 'A piece moves toward its front and keeps it forward: no sidestep and no step backward.',
    },
  },
  {
    id: 'PB-R087',
    chapter: 'moving',
    origin: 'rule',
    text: {
      fr: "Elle peut aussi marcher en oblique, dans toute direction à 45° au plus de son front, sans changer d'orientation.",
      en: 'It may also move obliquely, in any direction within 45° of its front, keeping its facing.',
    },
  },
  {
    id: 'PB-R088',
    chapter: 'moving',
    origin: 'rule',
    text: {
      fr: "Pour se replier, une pièce fait donc demi-tour (le pivot gratuit) et finit le dos à l'ennemi, à moins de payer un tiers pour se retourner.",
      en: 'So to fall back a piece turns about (the free pivot) and ends facing away, unless it pays a third to turn again.',
    },
  },
  {
    id: 'PB-R089',
    chapter: 'moving',
    origin: 'ruling',
    text: {
      fr: 'Une pièce franchit un passage si la largeur libre, entre terrain et ennemis, dépasse la moitié de son front (plus de 2,5 cm). Elle ne chevauche à aucun moment une pièce ennemie de plus de 0,2 mm.',
      en: 'A piece passes a gap if the free width between terrain and enemies is more than half its front (over 2.5 cm). At no point may it overlap an enemy piece by more than 0.2 mm.',
    },
    why: {
      fr: 'Une retraite se glisse entre deux ennemis si la majorité de la pièce passe ; un mouvement ne doit pas être plus sévère.',
      en: 'A retreat slips between two enemies if the majority of the piece fits; a move should be no stricter.',
    },
  },
  {
    id: 'PB-R090',
    chapter: 'moving',
    origin: 'ruling',
    text: {
      fr: "Au contact, l'attaquant est aligné bord à bord avec sa cible, sans aucun chevauchement.",
      en: 'On contact the attacker is set flush with its target, with no overlap at all.',
    },
    why: {
      fr: "Deux pièces au contact partagent une ligne ; l'alignement évite toute dispute de mesure.",
      en: 'Two pieces in contact share a line; setting them flush avoids all dispute about measuring.',
    },
  },
];
