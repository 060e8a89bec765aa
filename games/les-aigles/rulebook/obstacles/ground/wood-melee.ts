import type { Rule } from '@grognard/engine';

export const woodMelee: readonly Rule[] = [
  {
    id: 'LA-O4.5-1',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: "En mêlée, un bois est un abri léger et gêne quiconque y combat, ami ou ennemi : l'adversaire d'une unité dont toutes les figurines engagées sont dans le bois a le malus de l'abri léger. Si les deux y sont, les deux l'ont ; un assaillant encore dehors n'est pas abrité.",
      en: 'In melee a wood is light cover and hinders whoever fights in it, friend or enemy: the opponent of a unit whose engaged figures are all in the wood has the penalty for light cover. If both are in it, both have it; an assailant still outside is not in cover.',
    },
    why: {
      fr: "Le texte parle de pénalités pour tous ; elles viennent de l'abri que chacun trouve chez l'autre.",
      en: 'The text speaks of penalties for all; they come from the cover that each finds the other in.',
    },
  },
  {
    id: 'LA-O4.5-2',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: 'Il est interdit de charger dans un bois, que le chemin de la charge y passe ou que la cible y soit.',
      en: 'Charging in a wood is forbidden, be it that the path of the charge leads through it or that the target is in it.',
    },
  },
  {
    id: 'LA-O4.5-3',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: "Qui attaque un bois n'a donc aucun bonus : ni de distance, ni de combat, ni de rangs de poussée.",
      en: 'So whoever attacks a wood has no bonus at all: none of distance, none of combat, none for push ranks.',
    },
  },
  {
    id: 'LA-O4.5-4',
    chapter: 'wood-melee',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: 'Un combat dans un bois se règle selon les formations, en trois cas : deux unités de même sorte, des tirailleurs contre une unité sans formation, une unité en partie hors du bois.',
      en: 'A fight in a wood is settled according to the formations, in three cases: two units of the same kind, skirmishers against a unit without formation, a unit partly outside the wood.',
    },
  },
  {
    id: 'LA-O4.5-5',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: "Entre deux unités sans formation, ou deux unités en tirailleurs, seules combattent les figurines socle à socle avec l'ennemi ; le front le plus large ne déborde pas.",
      en: 'Between two units without formation, or two in skirmish order, only those figures fight that are in base contact with the enemy; the wider front does not overlap.',
    },
  },
  {
    id: 'LA-O4.5-6',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: 'Cela ne vaut que pour le premier tour.',
      en: 'This holds for the first round only.',
    },
  },
  {
    id: 'LA-O4.5-7',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: 'Contre des tirailleurs, une unité sans formation garde le malus de sa dégradation.',
      en: 'Against skirmishers a unit without formation keeps the penalty of its degradation.',
    },
  },
  {
    id: 'LA-O4.5-8',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: 'Elle combat comme si elle était sur des socles de tirailleurs, sans débord : une figurine contre une, là où les fronts se touchent, autant que le front le plus étroit en a.',
      en: 'It fights as if it were on skirmisher bases, without overlap: one figure against one, where the fronts touch, as many as the narrower front has.',
    },
    why: {
      fr: "Le texte ne dit pas combien de figurines cela fait ; l'exemple en oppose quatre à quatre.",
      en: 'The text does not say how many figures that makes; the example sets four against four.',
    },
  },
  {
    id: 'LA-O4.5-9',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: 'Elle ne prend pas pour autant les socles provisoires des tirailleurs : elle reste où elle est, comme elle est.',
      en: 'Yet it does not take the provisional bases of skirmishers: it stays where it is, as it is.',
    },
  },
  {
    id: 'LA-O4.5-10',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: "Elle n'a pas non plus, en plus du sien, le malus de mêlée de l'infanterie en tirailleurs.",
      en: 'Nor does it take, on top of its own, the melee penalty of skirmishing infantry.',
    },
  },
  {
    id: 'LA-O4.5-11e',
    of: ['LA-O4.5-8'],
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: "Exemple : dans un bois, une colonne de quatre figurines de front engage six figurines ennemies en tirailleurs. Au premier tour elle combat avec quatre figurines, et l'ennemi répond avec quatre, bien que son front soit le plus large.",
      en: 'Example: in a wood a column four figures wide engages six enemy figures in skirmish order. In the first round it fights with four figures, and the enemy answers with four, although his front is the wider.',
    },
  },
  {
    id: 'LA-O4.5-12',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: "Une unité contactée alors qu'elle a des figurines dans le bois et d'autres dehors est prise en mouvement : elle est en désordre si l'assaillant est de la cavalerie à la charge, sans formation si c'est de l'infanterie, à la charge ou non, ou de la cavalerie qui ne charge pas. Il n'y a de charge que si son chemin et le contact sont hors du bois.",
      en: 'A unit contacted while some of its figures are in the wood and others outside is caught in movement: it is in disorder if the attacker is charging cavalry, without formation if it is infantry, charging or not, or cavalry that does not charge. There is a charge only if its path and the contact are outside the wood.',
    },
    why: {
      fr: "Le texte ne détaille pas les cas ; ce sont ceux d'une unité surprise pendant un changement de formation.",
      en: 'The text does not spell out the cases; they are those of a unit caught while changing formation.',
    },
  },
  {
    id: 'LA-O4.5-13',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: 'Elle combat avec les seules figurines au contact, aux conditions ordinaires de la mêlée.',
      en: 'It fights with only the figures in contact, on the ordinary conditions of melee.',
    },
  },
  {
    id: 'LA-O4.5-14',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: "Le bois ne l'abrite pas dans cette mêlée.",
      en: 'The wood gives it no cover in that melee.',
    },
  },
  {
    id: 'LA-O4.5-15',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: 'Il ne lui donne pas non plus de bonus de moral.',
      en: 'Nor does it give it any morale bonus.',
    },
  },
  {
    id: 'LA-O4.5-16',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: "Battue, elle teste son moral, et part en déroute si le résultat est l'arrêt sur place ou pire.",
      en: 'If beaten it tests its morale, and routs if the result is a halt in place or worse.',
    },
  },
  {
    id: 'LA-O4.5-17',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: 'Pour le reste, un combat dans un bois se règle comme dans la plaine, mais le vaincu ne recule que de 1,5 cm, la moitié du recul ordinaire.',
      en: 'For the rest a fight in a wood is settled as in the plain, but the loser recoils only 1.5 cm, half the ordinary recoil.',
    },
  },
  {
    id: 'LA-O4.5-18',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: "Une unité battue alors qu'elle est tout entière dans le bois peut être suivie, au choix du vainqueur.",
      en: 'A unit beaten while wholly in the wood may be followed, as the winner chooses.',
    },
  },
  {
    id: 'LA-O4.5-19',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: "Qui la suit a le bonus de suivi d'un adversaire qui recule.",
      en: 'Whoever follows it has the bonus for following a recoiling enemy.',
    },
  },
  {
    id: 'LA-O4.5-20',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: 'Dès le deuxième tour, les deux unités combattent avec toutes leurs figurines.',
      en: 'From the second round on both units fight with all their figures.',
    },
  },
  {
    id: 'LA-O4.5-21',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: "Elles sont alors sans formation, ou en désordre si elles étaient déjà sans formation : l'ordre serré est donc en désordre, les tirailleurs sans formation.",
      en: 'They are then without formation, or in disorder if they already were without formation: so close order is in disorder, skirmishers are without formation.',
    },
  },
  {
    id: 'LA-O4.5-22',
    chapter: 'wood-melee',
    origin: 'rule',
    text: {
      fr: "Elles ont alors toutes deux l'abri léger, et chacune le malus qu'il vaut à l'autre.",
      en: "Both then have light cover, and each has the penalty that the other's cover brings.",
    },
  },
  {
    id: 'LA-O4.5-23',
    chapter: 'wood-melee',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Conseil : faire entrer une unité dans un bois peu à peu, plutôt qu'en une fois.",
      en: 'Advice: take a unit into a wood little by little rather than all at once.',
    },
  },
  {
    id: 'LA-O4.5-24',
    chapter: 'wood-melee',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: 'Conseil : ne pas faire entrer dans un bois une ligne de tirailleurs de plus de six figurines de front.',
      en: 'Advice: do not take into a wood a skirmish line more than six figures wide.',
    },
  },
];
