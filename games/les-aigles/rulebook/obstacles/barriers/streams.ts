import type { Rule } from '@grognard/engine';

export const streams: readonly Rule[] = [
  {
    id: 'LA-O6.1-1',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: "Un cours d'eau est un ruisseau, une rivière ou un fleuve ; il n'y en a pas d'autre sorte.",
      en: 'A watercourse is a stream, a river or a big river; there is no other kind.',
    },
  },
  {
    id: 'LA-O6.1-2',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: 'Le ruisseau est petit et peu profond : on le passe à gué partout.',
      en: 'A stream is small and shallow: it can be waded anywhere.',
    },
  },
  {
    id: 'LA-O6.1-3',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: "La rivière est plus profonde et difficile à passer : on ne la franchit qu'à ses points de passage.",
      en: 'A river is deeper and hard to get over: it is crossed only at its crossing points.',
    },
  },
  {
    id: 'LA-O6.1-4',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: 'Le fleuve est trop profond pour tout autre passage que ses ponts.',
      en: 'A big river is too deep to be crossed anywhere but on its bridges.',
    },
  },
  {
    id: 'LA-O6.1-5',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: "Un cours d'eau entre par un bord de la table et sort par un autre. Un ruisseau à l'intérieur d'un bois n'y est pas tenu, et un affluent ne finit dans un autre cours d'eau que si le scénario le dit.",
      en: 'A watercourse comes in at one edge of the table and goes out at another. A stream inside a wood is not bound to it, and a tributary ends in another watercourse only where the scenario says so.',
    },
    why: {
      fr: 'Le texte met ailleurs des ruisseaux dans les bois, qui ne peuvent pas tous traverser la table ; il ne parle pas des affluents.',
      en: 'Elsewhere the text puts streams inside woods, which cannot all run across the table; it does not speak of tributaries.',
    },
  },
  {
    id: 'LA-O6.2-1',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: "Toute unité peut traverser un ruisseau, sauf l'artillerie à pied ; l'artillerie à cheval le passe attelée.",
      en: 'Any unit may cross a stream except foot artillery; horse artillery crosses it limbered.',
    },
  },
  {
    id: 'LA-O6.2-2',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: "L'artillerie à pied ne passe aucun cours d'eau autrement que sur un pont.",
      en: 'Foot artillery gets over no watercourse otherwise than by a bridge.',
    },
  },
  {
    id: 'LA-O6.2-3',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: "Une unité qui franchit un ruisseau est désorganisée pendant le passage et à l'arrivée, tirailleurs compris.",
      en: 'A unit that crosses a stream is disorganised during the passage and on arrival, skirmishers included.',
    },
    why: {
      fr: 'Là où des tirailleurs restent formés, le texte le dit ; ici il ne le dit pas.',
      en: 'Where skirmishers stay formed the text says so; here it does not.',
    },
  },
  {
    id: 'LA-O6.2-4',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: "Elle avance à demi-vitesse dès qu'elle entre dans l'eau, et tant qu'un de ses socles touche le ruisseau.",
      en: 'It moves at half speed from the moment it enters the water, and as long as one of its bases touches the stream.',
    },
  },
  {
    id: 'LA-O6.2-5',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: "Un ruisseau n'abrite pas du feu.",
      en: 'A stream gives no cover from fire.',
    },
  },
  {
    id: 'LA-O6.2-6',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: 'Une unité dans un ruisseau peut tirer.',
      en: 'A unit in a stream may fire.',
    },
  },
  {
    id: 'LA-O6.2-7',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: "L'artillerie à cheval ne se met pas en batterie dans un ruisseau, pas même si un seul de ses socles le touche.",
      en: 'Horse artillery does not unlimber in a stream, not even if only one of its bases touches it.',
    },
  },
  {
    id: 'LA-O6.2-8',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: "Une unité engagée pendant qu'elle traverse se bat comme si elle était au bas d'une pente : au premier tour, son adversaire a le bonus de qui est plus haut. Si tous deux sont dans l'eau, nul ne l'a.",
      en: 'A unit engaged while it crosses fights as if it stood lower on a slope: in the first round its opponent has the bonus of the higher side. If both are in the water, neither has it.',
    },
    why: {
      fr: "Le texte ne pense qu'à un adversaire sur la rive ; dans l'eau, personne n'est au-dessus de l'autre.",
      en: 'The text thinks only of an opponent on the bank; in the water nobody is above the other.',
    },
  },
  {
    id: 'LA-O6.2-9',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: 'On ne charge pas à travers un ruisseau.',
      en: 'No charge is made across a stream.',
    },
  },
  {
    id: 'LA-O6.2-10',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: "On peut charger une unité qui sort d'un ruisseau dès que son premier rang en est sorti tout entier, du côté de l'assaillant. Elle est encore désorganisée, et compte comme plus bas tant qu'un socle touche l'eau.",
      en: "A unit coming out of a stream may be charged as soon as its first rank is wholly out, on the charger's side. It is still disorganised, and counts as lower while a base touches the water.",
    },
    why: {
      fr: "Le texte parle de la tête de colonne ; c'est le premier rang, que la charge atteint sans entrer dans l'eau.",
      en: 'The text speaks of the head of the column; that is the first rank, which the charge reaches without entering the water.',
    },
  },
  {
    id: 'LA-O6.2-11',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: 'Une unité rejetée dans un ruisseau livre le deuxième tour avec toutes ses figurines, mais sans formation.',
      en: 'A unit thrown back into a stream fights the second round with all its figures, but without formation.',
    },
  },
  {
    id: 'LA-O6.2-12',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: "Le vainqueur peut l'y suivre.",
      en: 'The winner may follow it in.',
    },
  },
  {
    id: 'LA-O6.2-13',
    chapter: 'streams',
    origin: 'rule',
    text: {
      fr: 'Celui qui suit dans le ruisseau est sans formation lui aussi, mais il a le bonus de suivi.',
      en: 'Whoever follows into the stream is without formation as well, but has the follow-up bonus.',
    },
  },
  {
    id: 'LA-O6.2-14',
    chapter: 'streams',
    origin: 'ruling',
    text: {
      fr: "Une unité ne change pas de formation tant qu'un de ses socles touche un ruisseau. Un ruisseau n'arrête jamais la vue.",
      en: 'A unit does not change formation while one of its bases touches a stream. A stream never blocks sight.',
    },
    why: {
      fr: "Le texte n'en dit rien ; une unité désorganisée jusqu'à l'autre rive est traitée comme sur une pente, et l'eau est plate.",
      en: 'The text says nothing of it; a unit that is disorganised until it is across is treated as on a slope, and water is flat.',
    },
  },
];
