import type { Rule } from '@grognard/engine';

export const breakingIn: readonly Rule[] = [
  {
    id: 'LA-O5.5-30',
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: 'Une garnison qui perd la mêlée ne recule pas : elle est barricadée.',
      en: 'A garrison that loses the melee does not recoil: it is barricaded.',
    },
  },
  {
    id: 'LA-O5.5-31',
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: "Le vainqueur n'a pas le bonus de suivi.",
      en: 'The winner has no follow-up bonus.',
    },
  },
  {
    id: 'LA-O5.5-32',
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: "Le vainqueur peut entrer dans la maison, à la fin du tour, s'il a au moins trois figurines ; il est alors sans formation. S'il n'entre pas, il reste au mur comme après une égalité.",
      en: 'The winner may enter the house, at the end of the round, if it has at least three figures; it is then without formation. If it does not enter, it stays at the wall as after a draw.',
    },
    why: {
      fr: "Le texte l'autorise à entrer sans dire quand, ni ce qu'il en est de qui n'entre pas ; et toute entrée demande trois figurines.",
      en: 'The text lets it enter without saying when, nor what becomes of one that does not; and every entry asks for three figures.',
    },
  },
  {
    id: 'LA-O5.5-33',
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: 'À partir du deuxième tour, le vainqueur entré combat avec tout son effectif.',
      en: 'From the second round on, the winner who has entered fights with its whole strength.',
    },
  },
  {
    id: 'LA-O5.5-34',
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: "La garnison aussi, réserve comprise, et elle garde la protection de la maison. Les figurines postées sur un autre côté attaqué s'y battent, et ne comptent pas à l'intérieur.",
      en: 'So does the garrison, its reserve included, and it keeps the protection of the house. Figures posted on another side under attack fight there, and do not count inside.',
    },
    why: {
      fr: "Le texte dit tout l'effectif, et laisse pourtant la garnison tenir sur un autre côté ; une figurine ne se bat qu'en un lieu.",
      en: 'The text says the whole strength, and yet lets the garrison hold on another side; a figure fights in one place only.',
    },
  },
  {
    id: 'LA-O5.5-35',
    chapter: 'houses-breaking-in',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "C'est un combat de rue, maison par maison : les défenseurs, cernés, ne peuvent que se barricader.",
      en: 'It is street fighting, house by house: the defenders, surrounded, can only barricade themselves.',
    },
  },
  {
    id: 'LA-O5.5-36',
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: "À égalité, l'assaillant continue avec son premier rang.",
      en: 'On a draw the attacker goes on with its first rank.',
    },
  },
  {
    id: 'LA-O5.5-37',
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: "À égalité, il peut aussi étendre son front, sur le même côté ou sur d'autres.",
      en: 'On a draw it may also extend its front, on the same side or onto others.',
    },
  },
  {
    id: 'LA-O5.5-38',
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: "Étendre son front n'est pas changer de formation et n'interrompt pas le combat.",
      en: 'To extend the front is not a change of formation and does not interrupt the fight.',
    },
  },
  {
    id: 'LA-O5.5-39',
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: "L'unité qui étend son front n'est pas tenue d'amener toutes ses figurines.",
      en: 'A unit that extends its front need not bring all of its figures.',
    },
  },
  {
    id: 'LA-O5.5-40e',
    of: ['LA-O5.5-37', 'LA-O5.5-39', 'LA-O5.5-44'],
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: "Exemple : une colonne de trois figurines de front fait égalité au premier tour contre un côté qui peut en tenir sept. Elle choisit d'en ajouter quatre, trois au premier quart et une au deuxième : sept sont au contact.",
      en: 'Example: a column with a front of three figures draws the first round against a side that can hold seven. It chooses to add four, three in the first quarter and one in the second: seven are in contact.',
    },
    why: {
      fr: 'Le texte ne partage pas les quatre entre les quarts ; la limite de trois par quart le fait.',
      en: 'The text does not divide the four between quarters; the limit of three a quarter does.',
    },
  },
  {
    id: 'LA-O5.5-41',
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: "Le front s'étend dans la première demi-période, et pas au-delà.",
      en: 'The front is extended in the first half-period, and not beyond.',
    },
  },
  {
    id: 'LA-O5.5-42',
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: "L'unité combat avec les seules figurines au contact à la fin de la première demi-période.",
      en: 'The unit fights only with the figures that are in contact at the end of the first half-period.',
    },
  },
  {
    id: 'LA-O5.5-43',
    chapter: 'houses-breaking-in',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "On évite ainsi que des figurines comptent entières et d'autres pour moitié.",
      en: 'This avoids having some figures count whole and others half.',
    },
  },
  {
    id: 'LA-O5.5-44',
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: "On n'étend pas son front de plus de trois figurines par quart, donc de six par période.",
      en: 'A front is extended by no more than three figures a quarter, hence six a period.',
    },
  },
  {
    id: 'LA-O5.5-45e',
    of: ['LA-O5.5-41', 'LA-O5.5-44'],
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: "Exemple : une colonne de trois figurines de front en a six au contact à la fin du premier quart et neuf à la fin du deuxième ; les suivantes attendent le début de la période d'après.",
      en: 'Example: a column with a front of three figures has six in contact at the end of the first quarter and nine at the end of the second; any more wait for the start of the next period.',
    },
  },
  {
    id: 'LA-O5.5-46',
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: "En étendant son front, l'assaillant remplace aussi les figurines perdues au premier rang, et garde sa pression ; elles comptent dans les trois du quart.",
      en: 'By extending its front the attacker also replaces the figures lost from its first rank, and keeps up the pressure; they count among the three of the quarter.',
    },
    why: {
      fr: 'Le texte ne met pas ces remplaçants à part ; ils viennent au contact comme les autres.',
      en: 'The text does not set these replacements apart; they come into contact like the others.',
    },
  },
  {
    id: 'LA-O5.5-47',
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: 'La garnison ne remplace pas ses pertes sur un côté en mêlée.',
      en: 'The garrison does not replace its losses on a side in melee.',
    },
  },
  {
    id: 'LA-O5.5-61',
    chapter: 'houses-breaking-in',
    origin: 'rule',
    text: {
      fr: 'Un front étendu dans la première demi-période combat à la fin de la période, et son résultat compte entier.',
      en: 'A front extended in the first half-period fights at the end of the period, and its result counts whole.',
    },
  },
];
