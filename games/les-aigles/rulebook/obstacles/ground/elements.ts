import type { Rule } from '@grognard/engine';

export const groundElements: readonly Rule[] = [
  {
    id: 'LA-O1.2-1',
    chapter: 'ground-elements',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Les éléments de terrain sont de sept familles : collines et plateaux ; bois, forêts et vergers ; abris légers ou durs ; villages et redoutes ; ruisseaux, fossés et rivières ; marécages et marais ; cultures et labours. S'y ajoutent les routes, les ponts, les gués et les batteries abandonnées.",
      en: 'Elements of ground are of seven families: hills and plateaus; woods, forests and orchards; light or hard shelters; villages and redoubts; streams, ditches and rivers; bogs and marshes; crops and ploughland. Roads, bridges, fords and abandoned batteries come on top.',
    },
    why: {
      fr: 'La liste du texte les oublie, mais il leur donne des règles.',
      en: "The text's list forgets the latter, but the text gives them rules.",
    },
  },
  {
    id: 'LA-O1.2-2',
    chapter: 'ground-elements',
    origin: 'rule',
    text: {
      fr: "Collines, bois et villages n'ont ni taille minimale ni taille maximale.",
      en: 'Hills, woods and villages have neither a smallest nor a largest size.',
    },
  },
  {
    id: 'LA-O1.2-3',
    chapter: 'ground-elements',
    origin: 'rule',
    text: {
      fr: 'Leur taille et leur nombre sont ceux dont les joueurs conviennent en début de partie.',
      en: 'Their size and number are those on which the players agree at the start.',
    },
  },
  {
    id: 'LA-O1.2-4',
    chapter: 'ground-elements',
    origin: 'rule',
    text: {
      fr: 'En compétition, les organisateurs fixent la taille et le nombre des éléments.',
      en: 'In competition the organisers fix the size and number of the elements.',
    },
  },
  {
    id: 'LA-O1.2-5',
    chapter: 'ground-elements',
    origin: 'ruling',
    text: {
      fr: "Un fossé a les effets d'un ruisseau, et l'artillerie à pied ne le passe pas davantage.",
      en: 'A ditch has the effects of a stream, and foot artillery does not cross it either.',
    },
    why: {
      fr: "Le texte nomme le fossé sans lui donner de règle ; c'est un ruisseau à sec.",
      en: 'The text names the ditch without giving it a rule; it is a dry stream.',
    },
  },
  {
    id: 'LA-O1.2-6',
    chapter: 'ground-elements',
    origin: 'ruling',
    text: {
      fr: 'Un marécage est un marais, avec les mêmes effets.',
      en: 'A bog is a marsh, with the same effects.',
    },
    why: {
      fr: "Le texte nomme les deux et ne donne de règle qu'à l'un.",
      en: 'The text names both and gives a rule to one only.',
    },
  },
  {
    id: 'LA-O1.3-1',
    chapter: 'ground-elements',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: 'Tout élément de terrain, grand ou petit, peut agir sur six choses : la vue, le mouvement, la formation, le feu, la mêlée et le moral.',
      en: 'Any element of ground, large or small, may act on six things: sight, movement, formation, fire, melee and morale.',
    },
  },
  {
    id: 'LA-O1.3-2',
    chapter: 'ground-elements',
    origin: 'rule',
    text: {
      fr: "La vue : un élément peut cacher une unité ou gêner ce qu'elle voit, selon sa nature et l'étendue qu'il couvre.",
      en: 'Sight: an element may hide a unit or hinder what it sees, according to its nature and the extent it covers.',
    },
  },
  {
    id: 'LA-O1.3-3',
    chapter: 'ground-elements',
    origin: 'rule',
    text: {
      fr: 'Le mouvement : traverser un élément coûte à une unité une part de son déplacement, selon sa nature et son étendue.',
      en: 'Movement: crossing an element costs a unit part of its move, according to its nature and extent.',
    },
  },
  {
    id: 'LA-O1.3-4',
    chapter: 'ground-elements',
    origin: 'rule',
    text: {
      fr: "La formation : le traverser peut aussi la dégrader, en plus du temps qu'il y faut.",
      en: 'Formation: crossing it may also degrade the unit, on top of the time it takes.',
    },
  },
  {
    id: 'LA-O1.3-5',
    chapter: 'ground-elements',
    origin: 'rule',
    text: {
      fr: "Le feu : un élément peut abriter du feu, et réduire ainsi les pertes de qui s'y trouve.",
      en: 'Fire: an element may shelter from fire, and so lower the losses of whoever is in it.',
    },
  },
  {
    id: 'LA-O1.3-6',
    chapter: 'ground-elements',
    origin: 'rule',
    text: {
      fr: "Le feu encore : il peut à l'inverse réduire le tir de l'unité qui s'y trouve, par un champ plus étroit, moins de figurines ou une interdiction.",
      en: 'Fire again: it may conversely reduce the fire of the unit in it, by a narrower arc, fewer figures or a ban.',
    },
  },
  {
    id: 'LA-O1.3-7',
    chapter: 'ground-elements',
    origin: 'rule',
    text: {
      fr: "La mêlée : un élément occupé protège son occupant ; c'est l'assaillant qui subit le malus d'un ennemi sous abri.",
      en: 'Melee: an occupied element protects its occupant; it is the assailant who takes the penalty for an enemy in cover.',
    },
  },
  {
    id: 'LA-O1.3-8',
    chapter: 'ground-elements',
    origin: 'rule',
    text: {
      fr: "Le moral : une unité qui occupe un bois, une maison, une redoute, un obstacle linéaire ou une batterie abandonnée s'y sent en sûreté et en reçoit un bonus. Une pente, l'eau, des cultures ou une route n'en donnent pas.",
      en: 'Morale: a unit that occupies a wood, a house, a redoubt, a linear obstacle or an abandoned battery feels safe there and gets a bonus. A slope, water, crops or a road give none.',
    },
    why: {
      fr: 'Le texte dit « peut donner » sans dresser de liste ; nous tenons pour tels les éléments qui abritent.',
      en: 'The text says “may give” without a list; we take the elements that shelter to be those.',
    },
  },
];
