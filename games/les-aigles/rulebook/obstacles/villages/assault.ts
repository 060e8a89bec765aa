import type { Rule } from '@grognard/engine';

export const assault: readonly Rule[] = [
  {
    id: 'LA-O5.5-1',
    chapter: 'houses-assault',
    origin: 'rule',
    text: {
      fr: "Une garnison peut être attaquée au corps à corps, de trois façons : par un côté occupé, par un côté inoccupé, ou en entrant en même temps qu'elle. Seule attaque une maison une infanterie formée, désorganisée ou en tirailleurs.",
      en: 'A garrison may be attacked hand to hand, in three ways: by an occupied side, by an unoccupied one, or by entering at the same time as it does. Only infantry that is formed, disorganised or in skirmish order attacks a house.',
    },
    why: {
      fr: "Le texte ne dit pas qui attaque ; attaquer une maison, c'est vouloir y entrer, et cette infanterie seule le peut.",
      en: 'The text does not say who attacks; to attack a house is to want to enter it, and only such infantry can.',
    },
  },
  {
    id: 'LA-O5.5-2',
    chapter: 'houses-assault',
    origin: 'rule',
    text: {
      fr: "La longueur d'un côté limite toujours le nombre de figurines que l'on y poste : une par 1,5 cm entier.",
      en: 'The length of a side always limits the number of figures posted there: one for each full 1.5 cm.',
    },
  },
  {
    id: 'LA-O5.5-3e',
    of: ['LA-O5.5-2'],
    chapter: 'houses-assault',
    origin: 'rule',
    text: {
      fr: 'Exemple : un côté de 7 cm tient quatre figurines au plus.',
      en: 'Example: a side of 7 cm holds four figures at most.',
    },
  },
  {
    id: 'LA-O5.5-4',
    chapter: 'houses-assault',
    origin: 'rule',
    text: {
      fr: "Peu de figurines sur un côté n'en laissent pas une partie vide : elles disent la force donnée à sa défense. Une seule suffit pour que tout le côté soit occupé.",
      en: 'Few figures on a side do not leave part of it empty: they tell the strength given to its defence. A single one is enough for the whole side to be occupied.',
    },
  },
  {
    id: 'LA-O5.5-5e',
    of: ['LA-O5.5-4'],
    chapter: 'houses-assault',
    origin: 'rule',
    text: {
      fr: "Exemple : un côté de cinq bâtiments est tenu par une figurine, quarante hommes ; ils sont répartis dans les cinq, et l'ennemi qui attaque ce côté les attaque tous.",
      en: 'Example: a side of five buildings is held by one figure, forty men; they are spread over all five, and an enemy who attacks this side attacks all of them.',
    },
  },
  {
    id: 'LA-O5.5-6',
    chapter: 'houses-assault',
    origin: 'rule',
    text: {
      fr: "Qui attaque le côté d'une maison n'a aucun bonus de combat de la charge, ni rangs de poussée.",
      en: 'Whoever attacks the side of a house has no combat bonus of the charge, and no push ranks.',
    },
  },
  {
    id: 'LA-O5.5-7',
    chapter: 'houses-assault',
    origin: 'ruling',
    text: {
      fr: "Le contact avec le mur termine le mouvement, et c'est une entrée en mêlée ordinaire ; on ne déclare pas de charge contre une maison.",
      en: 'Contact with the wall ends the move, and is an ordinary melee entry; no charge is declared on a house.',
    },
    why: {
      fr: "Le texte ôte à l'assaillant les bonus de la charge sans dire comment il aborde ; une charge ne se déclare pas contre un obstacle.",
      en: 'The text takes the charge bonuses from the attacker without saying how he closes; a charge is not declared on an obstacle.',
    },
  },
  {
    id: 'LA-O5.5-8',
    chapter: 'houses-assault',
    origin: 'rule',
    text: {
      fr: "Ne combattent que les figurines de l'assaillant dont tout le front du socle est contre le mur. En prenant le contact, il peut se décaler pour en avoir le plus possible.",
      en: "Only those of the attacker's figures fight whose whole base front is against the wall. As it makes contact, the unit may shift sideways to have as many as possible.",
    },
    why: {
      fr: "Le texte suppose l'assaillant bien placé ; quelques millimètres de travers ne doivent pas coûter une figurine.",
      en: 'The text takes the attacker to be well placed; a few millimetres off should not cost a figure.',
    },
  },
  {
    id: 'LA-O5.5-9e',
    of: ['LA-O5.5-8'],
    chapter: 'houses-assault',
    origin: 'rule',
    text: {
      fr: 'Exemple : quatre figurines, 6 cm de front, attaquent un côté de 5 cm ; trois combattent, car il faudrait 6 cm pour la quatrième.',
      en: 'Example: four figures, a front of 6 cm, attack a side of 5 cm; three fight, since the fourth would need 6 cm.',
    },
  },
  {
    id: 'LA-O5.5-10',
    chapter: 'houses-assault',
    origin: 'rule',
    text: {
      fr: "Un côté est attaqué dès qu'une figurine ennemie est socle contre son mur.",
      en: 'A side is under attack as soon as one enemy figure has its base against the wall.',
    },
  },
  {
    id: 'LA-O5.5-11',
    chapter: 'houses-assault',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Avis au joueur : mieux vaut n'attaquer qu'un côté à la fois.",
      en: 'Advice to the player: it is better to attack one side at a time.',
    },
  },
  {
    id: 'LA-O5.5-12',
    chapter: 'houses-assault',
    origin: 'rule',
    text: {
      fr: "Une ligne ou une colonne peut, si elle le veut et s'il lui reste assez de mouvement, rabattre sur d'autres côtés les figurines qui débordent ; seulement celles qui ne touchent pas du tout le premier.",
      en: 'A line or a column may, if it likes and has enough movement left, fold the figures that overlap onto other sides; only those that do not touch the first side at all.',
    },
    why: {
      fr: "Le texte parle de figurines débordantes ; celle qui touche encore le mur d'une partie de son socle n'en est pas.",
      en: 'The text speaks of figures that overlap; one that still touches the wall with part of its base is not among them.',
    },
  },
  {
    id: 'LA-O5.5-13e',
    of: ['LA-O5.5-8', 'LA-O5.5-12'],
    chapter: 'houses-assault',
    origin: 'ruling',
    text: {
      fr: "Exemple : une colonne large de six figurines, 9 cm, attaque un côté de 5 cm, alignée sur un coin. Trois figurines combattent, une quatrième ne touche qu'en partie, ne combat pas et ne se rabat pas ; les deux autres peuvent se rabattre sur un autre côté.",
      en: 'Example: a column six figures wide, 9 cm, attacks a side of 5 cm, flush with a corner. Three figures fight, a fourth touches in part only and neither fights nor folds; the two others may fold onto another side.',
    },
    why: {
      fr: 'Six moins trois font trois, et le texte dit deux : la figurine à demi contre le mur explique son compte.',
      en: 'Six less three are three, and the text says two: the figure half against the wall explains its count.',
    },
  },
  {
    id: 'LA-O5.5-14',
    chapter: 'houses-assault',
    origin: 'rule',
    text: {
      fr: "Attaquer un côté occupé, c'est vouloir entrer de force : l'ordre d'entrer par un côté que tient l'ennemi est une attaque de ce côté.",
      en: "To attack an occupied side is to try to force one's way in: an order to enter by a side that the enemy holds is an attack on that side.",
    },
    why: {
      fr: "Le texte y voit la tentative d'entrer de force ; l'ordre d'entrer qui trouve l'ennemi au mur n'est pas autre chose.",
      en: 'The text sees in it the attempt to get in by force; an order to enter that finds the enemy at the wall is nothing else.',
    },
  },
];
