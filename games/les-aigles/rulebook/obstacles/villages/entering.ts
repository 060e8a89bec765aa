import type { Rule } from '@grognard/engine';

export const entering: readonly Rule[] = [
  {
    id: 'LA-O5.2-3',
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: "Pour occuper une maison sans combat, il faut qu'elle soit entièrement vide. Si l'ennemi y est, c'est un assaut ; si c'est un ami, une relève.",
      en: 'To occupy a house without a fight it has to be wholly empty. If the enemy is in it, it is an assault; if a friend, a relief.',
    },
  },
  {
    id: 'LA-O5.2-4',
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: "Seule l'infanterie y entre, formée ou en tirailleurs ; désorganisée, elle le peut encore. Un carré change d'abord de formation.",
      en: 'Only infantry enters, formed or in skirmish order; disorganised, it still may. A square changes formation first.',
    },
    why: {
      fr: "Le texte ne nomme pas l'unité désorganisée ; il ne renvoie se reformer que celle qui est sans formation ou en désordre.",
      en: 'The text does not name the disorganised unit; it sends only those without formation or in disorder to reform.',
    },
  },
  {
    id: 'LA-O5.2-5',
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: 'Il faut au moins trois figurines pour entrer.',
      en: 'At least three figures are needed to enter.',
    },
  },
  {
    id: 'LA-O5.2-6',
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: 'Entrer et occuper prend une demi-période : les deux quarts qui suivent le contact avec le mur.',
      en: 'To enter and occupy takes half a period: the two quarters after contact with the wall.',
    },
  },
  {
    id: 'LA-O5.2-7',
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: "Une unité sans formation ou en désordre n'entre pas : elle doit d'abord se reformer.",
      en: 'A unit without formation or in disorder does not enter: it has to reform first.',
    },
  },
  {
    id: 'LA-O5.2-8',
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: "L'unité qui entre est sans formation pendant l'entrée et une fois dans la maison.",
      en: 'A unit that enters is without formation during the entry and once it is in the house.',
    },
  },
  {
    id: 'LA-O5.2-9',
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: "Après une marche forcée, l'unité doit toujours se reformer avant d'entrer.",
      en: 'After a forced march the unit must always reform before it enters.',
    },
  },
  {
    id: 'LA-O5.2-10',
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: "L'entrée n'a pas à tenir dans une même phase de mouvement : elle peut passer d'une demi-période, ou d'une période, à la suivante.",
      en: 'The entry need not be made within one movement phase: it may run from one half-period, or one period, into the next.',
    },
  },
  {
    id: 'LA-O5.2-11e',
    of: ['LA-O5.2-6', 'LA-O5.2-10'],
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: "Exemple : une unité au contact commence d'entrer au deuxième quart ; elle est dans la maison à la fin du troisième.",
      en: 'Example: a unit in contact begins to enter in the second quarter; it is in the house at the end of the third.',
    },
  },
  {
    id: 'LA-O5.2-12',
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: "L'entrée se compte en quarts entiers, jamais moins.",
      en: 'The entry is counted in whole quarters, never less.',
    },
  },
  {
    id: 'LA-O5.2-13',
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: "L'unité entre par le côté où elle est arrivée, si tout son premier rang est socle contre mur sur ce seul côté ; des tirailleurs, s'ils y sont tous. Son premier rang ne peut donc être plus large que le côté.",
      en: 'The unit enters by the side it came to, if the whole of its first rank has its bases against that one side; skirmishers, if all of them have. So its first rank cannot be wider than the side.',
    },
    why: {
      fr: "Le texte ne parle que du premier rang ; des tirailleurs n'en ont qu'un, et tous en sont.",
      en: 'The text speaks of the first rank only; skirmishers have but one, and all of them are in it.',
    },
  },
  {
    id: 'LA-O5.2-14e',
    of: ['LA-O5.2-13'],
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: "Exemple : une ligne d'infanterie touche une maison, mais une partie de ses figurines dépasse le mur : elle n'entre pas.",
      en: 'Example: an infantry line touches a house, but some of its figures reach past the wall: it does not enter.',
    },
  },
  {
    id: 'LA-O5.2-15e',
    of: ['LA-O5.2-13'],
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: "Exemple : seule la figurine de flanc d'une ligne touche la maison. En pivotant, la ligne serait une colonne large d'une figurine ; l'entrée lui est refusée quand même.",
      en: 'Example: only the flank figure of a line touches the house. By turning, the line would be a column one figure wide; entry is refused to it all the same.',
    },
  },
  {
    id: 'LA-O5.2-16',
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: "L'unité que l'ennemi touche avant la fin de son entrée n'a pas la protection de la maison : elle est prise en mouvement, sans abri ni bonus de moral, comme à cheval sur la lisière d'un bois ; battue, elle part en déroute dès un arrêt sur place.",
      en: 'A unit that the enemy contacts before its entry is over has no protection from the house: it is caught moving, without cover or morale bonus, as when astride the edge of a wood; beaten, it routs on a halt in place or anything worse.',
    },
  },
  {
    id: 'LA-O5.2-17',
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: "Une même unité n'occupe pas plusieurs maisons ; une compagnie détachée en tirailleurs n'en tient pas une à part de son bataillon.",
      en: 'One unit does not occupy several houses; a company sent out as skirmishers does not hold one apart from its battalion.',
    },
    why: {
      fr: 'La compagnie détachée reste de son unité : lui laisser une maison en donnerait deux à la même.',
      en: 'The detached company is still of its unit: to let it have a house would give two to the same unit.',
    },
  },
  {
    id: 'LA-O5.2-63',
    chapter: 'houses-entering',
    origin: 'rule',
    text: {
      fr: "Une unité sans formation ou en désordre, en terrain libre, est tenue de se reformer avant d'entreprendre quoi que ce soit d'autre de son plein gré. Ce que d'autres règles lui permettent demeure : tirer sans formation, achever de traverser ou de quitter ce qui l'a mise ainsi, les mouvements obligatoires, tenir une maison.",
      en: 'A unit without formation or in disorder, in the open, is bound to reform before it undertakes anything else of its own will. What other rules allow it still stands: to fire without formation, to finish crossing or leaving what made it so, compulsory moves, to hold a house.',
    },
    why: {
      fr: 'Le texte le dit ici de toute action, et ailleurs de la seule entrée en mêlée ; lu à la lettre, ce passage ôterait ce qui est accordé ailleurs en termes exprès.',
      en: 'The text says it here of any action, and elsewhere only of going into melee; to the letter, this passage would take away what is granted elsewhere in so many words.',
    },
  },
];
