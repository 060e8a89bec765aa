import type { Rule } from '@grognard/engine';

export const readingsWorks: readonly Rule[] = [
  {
    id: 'CB-Q1',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: "Le troisième point sur les Obstacles est une règle comme les autres : la charge se perd avant l'attaque.",
      en: 'The third statement on Obstacles is a rule like the others: the charge is lost before the attack.',
    },
    why: {
      fr: "Sa phrase commence comme si elle dépendait d'une autre : un reste de rédaction.",
      en: 'Its sentence begins as if it hung on another one, a slip of the pen.',
    },
  },
  {
    id: 'CB-Q2',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: 'Les fossés sont un Ouvrage Défensif.',
      en: 'Ditches are a Defensive Work.',
    },
    why: {
      fr: "La fiche dit qu'ils en « ont » un, ce qu'elle ne dit de rien d'autre.",
      en: 'The sheet says that they “have” one, which nothing else on it does.',
    },
  },
  {
    id: 'CB-Q3',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: 'Les fossés ont une orientation, fixée à la pose.',
      en: 'Ditches have a facing, fixed when they are placed.',
    },
    why: {
      fr: 'Aucun point ne la leur donne, mais leur protection demande une unité de même orientation.',
      en: 'No statement gives them one, but their protection asks for a unit of the same facing.',
    },
  },
  {
    id: 'CB-Q4',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: 'Un fossé protège toute unité, cavalerie et artillerie comprises.',
      en: 'A ditch protects any unit, horse and artillery too.',
    },
    why: {
      fr: "Chaque autre ouvrage nomme une classe d'arme ; celui-ci, non.",
      en: 'Every other work names a weapon class; this one does not.',
    },
  },
  {
    id: 'CB-Q5',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: 'Un ouvrage qui a une orientation ne protège que des attaques venues par sa zone avant.',
      en: 'A work that has a facing protects only against attacks that come through its front zone.',
    },
    why: {
      fr: "La fiche ne demande que la même orientation ; sans front, l'orientation ne voudrait rien dire et les zones de la palissade ne serviraient à rien.",
      en: 'The sheet asks only for the same facing; without a front, facing would mean nothing and the zones of the palisade would serve nothing.',
    },
  },
  {
    id: 'CB-Q6',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: 'Mantelets, pavois et wagons protègent du choc comme du tir.',
      en: 'Mantlets, pavises and wagons protect against shock and fire alike.',
    },
    why: {
      fr: 'La fiche limite les autres au choc et ne limite pas ceux-là.',
      en: 'The sheet limits the others to shock and does not limit these.',
    },
  },
  {
    id: 'CB-Q7',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: 'Les wagons protègent de toutes parts ; leur orientation ne compte que pour leur mouvement.',
      en: 'Wagons protect all round; their facing matters only when they move.',
    },
    why: {
      fr: 'Ils ont une orientation, mais leur protection ne la demande pas.',
      en: 'They have a facing, but their protection does not ask for it.',
    },
  },
  {
    id: 'CB-Q8',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: "Une perte est absorbée par action d'un attaquant contre un hex ; les tirs d'une action s'additionnent d'abord.",
      en: 'One loss is absorbed in each action of one attacker against one hex; the shots of an action are added up first.',
    },
    why: {
      fr: "« La première perte » pourrait être celle d'un jet, d'une action ou d'un tour ; les volées d'archers se comptent ensemble avant les pertes.",
      en: "“The first loss” could be that of a roll, of an action or of a turn; archers' volleys are summed before losses are taken.",
    },
  },
  {
    id: 'CB-Q9',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: "Si un seul jet d'une action donne 1-1, rien n'est absorbé dans cette action.",
      en: 'If any roll of an action is 1-1, nothing is absorbed in that action.',
    },
    why: {
      fr: 'La fiche ne prévoit pas plusieurs jets ; le coup heureux trouve la fente.',
      en: 'The sheet does not foresee several rolls; the lucky shot finds the gap.',
    },
  },
  {
    id: 'CB-Q10',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: "Les boucliers encore debout comptent dans l'Avantage ; puis la palissade absorbe ; puis elle est réduite.",
      en: 'The shields that stand count for the Advantage; then the palisade absorbs; then it is reduced.',
    },
    why: {
      fr: "La fiche ne dit pas dans quel ordre ; l'ouvrage frappé était encore debout quand le coup est parti.",
      en: 'The sheet does not say in which order; the work that is hit still stood when it was hit.',
    },
  },
  {
    id: 'CB-Q11',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: 'Seule une attaque venue par sa zone avant réduit une palissade.',
      en: 'Only an attack through its front zone reduces a palisade.',
    },
    why: {
      fr: 'Qui attaque par derrière ne frappe pas le bois.',
      en: 'Whoever attacks from behind does not strike the wood.',
    },
  },
  {
    id: 'CB-Q12',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: "On sort librement d'une palissade par son front.",
      en: 'One leaves a palisade through its front freely.',
    },
    why: {
      fr: "La fiche ne restreint que le passage vers l'hex de la palissade.",
      en: 'The sheet restricts only the way towards the hex of the palisade.',
    },
  },
  {
    id: 'CB-Q13',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: "L'infanterie qui avance après combat par le front d'une palissade perd un niveau de souffle, comme par un Mouvement Minimal ; à bout de souffle, ou si elle n'est pas de l'infanterie, l'unité n'avance pas.",
      en: 'Infantry that advances after combat through the front of a palisade loses a level of breath, as for a Minimal Move; if it is out of breath, or is not infantry, it does not advance.',
    },
    why: {
      fr: "L'avance est obligée, mais ce côté ne se passe que par un Mouvement Minimal.",
      en: 'The advance is forced, but that side is crossed by a Minimal Move or not at all.',
    },
  },
  {
    id: 'CB-Q14',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: "Qui ne peut passer le front d'une palissade n'attaque pas au choc au travers ; ses défenseurs, eux, peuvent attaquer vers l'extérieur.",
      en: 'Who may not cross the front of a palisade does not attack by shock across it; its defenders may attack out of it.',
    },
    why: {
      fr: "Engager, c'est pouvoir passer le côté.",
      en: 'To engage is to be able to cross the side.',
    },
  },
  {
    id: 'CB-Q15',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: "Le bonus des pieux au test ne compte que si l'ennemi du test est de la cavalerie ou Massif.",
      en: "The stakes' bonus to the test counts only if the enemy of the test is cavalry or Massive.",
    },
    why: {
      fr: "Il va à l'unité que les pieux protègent, et ils ne protègent contre personne d'autre.",
      en: 'It goes to a unit that the stakes protect, and they protect against no one else.',
    },
  },
  {
    id: 'CB-Q16',
    chapter: 'readings-works',
    origin: 'ruling',
    text: {
      fr: "Une unité porte un seul pion de pieux, n'en est pas ralentie et le plante selon sa propre orientation.",
      en: 'A unit carries one stakes counter, is not slowed by it, and plants it with its own facing.',
    },
    why: {
      fr: "La fiche dit seulement que le pion se glisse sous l'unité.",
      en: 'The sheet says only that the counter goes under the unit.',
    },
  },
];
