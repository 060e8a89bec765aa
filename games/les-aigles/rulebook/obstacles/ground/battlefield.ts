import type { Rule } from '@grognard/engine';

export const battlefield: readonly Rule[] = [
  {
    id: 'LA-O1.1-1',
    chapter: 'battlefield',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Une table de jeu représente un terrain, historique ou imaginé, fait d'éléments différents.",
      en: 'A gaming table stands for a stretch of ground, historical or imagined, made of different elements.',
    },
  },
  {
    id: 'LA-O1.1-2',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "La plaine est le fond ordinaire d'une table : là où il n'y a aucun élément de terrain, c'est la plaine.",
      en: 'Plain is what a table is usually made of: where there is no element of ground, it is plain.',
    },
  },
  {
    id: 'LA-O1.1-3',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "Une table peut être dite boisée, vallonnée, urbaine, agricole, marécageuse, mixte, de plaine ou de vallée. Ces noms se tirent des éléments qu'elle porte et n'ont par eux-mêmes aucun effet.",
      en: 'A table may be called wooded, hilly, urban, agricultural, marshy, mixed, plain or valley. The names follow from the elements it bears and have no effect of their own.',
    },
    why: {
      fr: 'Le texte parle de dominantes sans leur attacher de règle.',
      en: 'The text speaks of dominant characters without tying any rule to them.',
    },
  },
  {
    id: 'LA-O1.1-4',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: 'On ne joue pas de terrain de montagne : une table qui en a est refusée.',
      en: 'Mountain ground is not played: a table that has any is refused.',
    },
  },
  {
    id: 'LA-O1.1-5',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "Une table est boisée dès qu'elle porte trois bois ; chaque bois, forêt ou verger d'un seul tenant compte pour un.",
      en: 'A table is wooded from three woods up; each wood, forest or orchard of one piece counts as one.',
    },
    why: {
      fr: 'Le texte ne dit que « bois » ; forêts et vergers ont les mêmes effets.',
      en: 'The text says only “woods”; forests and orchards have the same effects.',
    },
  },
  {
    id: 'LA-O1.1-6',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "Elle l'est aussi dès qu'une forêt borde un de ses côtés, en tout ou en partie : une zone boisée qui suit le bord de la table sur 1 cm au moins est une telle forêt.",
      en: 'It is wooded, too, when a forest lines one of its edges, wholly or in part: a wooded area that follows the edge of the table for at least 1 cm is such a forest.',
    },
    why: {
      fr: "Rien ne distingue une forêt d'un bois que sa taille ; il fallait dire ce que « border » veut dire.",
      en: 'Nothing tells a forest from a wood but its size; it had to be said what “lining” means.',
    },
  },
  {
    id: 'LA-O1.1-7',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "Une table est vallonnée dès qu'elle porte trois collines, les plateaux comptant pour des collines.",
      en: 'A table is hilly from three hills up, plateaus counting as hills.',
    },
    why: {
      fr: 'Le texte ne nomme ici que les collines, mais un plateau coupe le terrain de la même façon.',
      en: 'The text names only hills here, but a plateau breaks up the ground in the same way.',
    },
  },
  {
    id: 'LA-O1.1-8',
    chapter: 'battlefield',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Le terrain plat entre des collines s'appelle plateau ou vallon ; ce plateau-là n'est qu'un nom, et n'a pas les règles des plateaux.",
      en: 'Flat ground between hills is called plateau or dale; that plateau is only a name and does not have the rules of plateaus.',
    },
  },
  {
    id: 'LA-O1.1-9',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "Une table est urbaine dès qu'elle porte trois villages.",
      en: 'A table is urban from three villages up.',
    },
  },
  {
    id: 'LA-O1.1-10',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "Un village est plus ou moins grand selon son importance : il a une ou plusieurs maisons, et l'on compte les villages, non les maisons.",
      en: 'A village is larger or smaller according to its importance: it has one house or more, and villages are counted, not houses.',
    },
  },
  {
    id: 'LA-O1.1-11',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "Un village a des jardins, et des jardins ont des murets, d'où un combat de rues et de clôtures. Un muret est un mur de pierre, un obstacle dur ; une table urbaine sans aucun obstacle linéaire est signalée, non refusée.",
      en: 'A village has gardens, and gardens have low walls, hence a fight of streets and fences. A low wall is a stone wall, a hard obstacle; an urban table without any linear obstacle is pointed out, not refused.',
    },
    why: {
      fr: 'Le texte décrit ce qui va avec un village sans en faire une obligation.',
      en: 'The text describes what goes with a village without making it compulsory.',
    },
  },
  {
    id: 'LA-O1.1-12',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "Une table est agricole dès qu'elle porte un labour ou une culture haute, blé ou maïs. Un verger est un bois ; une prairie ou un pâturage est de la plaine, à moins d'une clôture.",
      en: 'A table is agricultural as soon as it bears ploughland or a tall crop, wheat or maize. An orchard is a wood; a meadow or pasture is plain, unless fenced.',
    },
    why: {
      fr: "Le texte nomme aussi champs, vergers, prairies et pâturages, mais ne donne de règles qu'aux labours et aux cultures hautes.",
      en: 'The text also names fields, orchards, meadows and pastures, but gives rules to ploughland and tall crops only.',
    },
  },
  {
    id: 'LA-O1.1-13',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "Une table est marécageuse dès qu'elle porte un marais ou une mare. Un cours d'eau à lui seul en fait une vallée.",
      en: 'A table is marshy as soon as it bears a marsh or a pond. A watercourse alone makes it a valley.',
    },
    why: {
      fr: "Le texte dit « points d'eau » ; les cours d'eau ont un nom à eux, la vallée.",
      en: 'The text says “water points”; watercourses have a name of their own, the valley.',
    },
  },
  {
    id: 'LA-O1.1-14',
    chapter: 'battlefield',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: "Une végétation luxuriante entoure toujours les points d'eau d'un terrain marécageux. Elle n'est là que pour l'œil : un marais n'abrite personne.",
      en: 'Lush vegetation always surrounds the water points of marshy ground. It is only for the eye: a marsh shelters nobody.',
    },
  },
  {
    id: 'LA-O1.1-15',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: 'Une table peut avoir plusieurs caractères à la fois : vallonnée et boisée, par exemple.',
      en: 'A table may have several characters at once: hilly and wooded, for example.',
    },
  },
  {
    id: 'LA-O1.1-16',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "La pente d'une colline peut être nue, boisée, cultivée ou plantée de vignes, ou porter un village à mi-hauteur.",
      en: 'The slope of a hill may be open, wooded, cultivated or planted with vines, or bear a village half way up.',
    },
  },
  {
    id: 'LA-O1.1-17',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: 'Une table est mixte quand un point au moins réunit des éléments de deux familles, ou quand elle a déjà deux caractères.',
      en: 'A table is mixed when at least one point combines elements of two families, or when it already has two characters.',
    },
    why: {
      fr: "Le texte parle une fois de zones combinées, une autre de points ; l'un ou l'autre suffit.",
      en: 'The text speaks once of combined zones, once of combined points; either is enough.',
    },
  },
  {
    id: 'LA-O1.1-18',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: 'Une table sans caractère particulier est une table de plaine.',
      en: 'A table without any particular character is a plain.',
    },
  },
  {
    id: 'LA-O1.1-19',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "Une plaine peut avoir des buttes, des jachères broussailleuses, un léger dénivelé, quelques bois ; un cours d'eau qui la traverse en fait une vallée. Buttes, jachères et dénivelé n'ont aucun effet, et des éléments trop peu nombreux pour donner un autre caractère la laissent plaine.",
      en: 'A plain may have slight rises, scrubby fallow, a gentle gradient, a few woods; a watercourse that crosses it makes it a valley. Rises, fallow and gradient have no effect, and elements too few to give another character leave it a plain.',
    },
    why: {
      fr: 'Le texte cite ces accidents sans leur donner de règle.',
      en: 'The text mentions these features without giving them any rule.',
    },
  },
  {
    id: 'LA-O1.1-20',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "Une vallée est le creux d'un cours d'eau : une table où passe un ruisseau, une rivière ou un fleuve est une table de vallée.",
      en: 'A valley is the trough of a watercourse: a table crossed by a stream, a river or a big river is a valley.',
    },
  },
  {
    id: 'LA-O1.1-21',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "Avant la partie, les joueurs s'entendent sur le nombre, la place et la nature des éléments. Une table n'est jouée que si les deux camps l'ont acceptée, et ne change plus ensuite.",
      en: 'Before play the players agree on the number, place and nature of the elements. A table is played only if both sides have accepted it, and does not change afterwards.',
    },
  },
  {
    id: 'LA-O1.1-22',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "Les joueurs veillent à l'équilibre de la table. L'étendue de chaque sorte de terrain est donnée pour chaque moitié de la table ; un déséquilibre ne la fait pas refuser.",
      en: 'Players see to it that the table is balanced. The extent of each kind of ground is given for each half of the table; an imbalance does not make it refused.',
    },
    why: {
      fr: 'Le texte demande des terrains équilibrés sans dire comment le juger.',
      en: 'The text asks for balanced ground without saying how to judge it.',
    },
  },
  {
    id: 'LA-O1.1-23',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: "En rencontre de clubs ou en compétition, c'est l'organisateur qui fait les tables : les joueurs ne les discutent pas.",
      en: 'In club meetings and competitions the organiser makes the tables: players do not discuss them.',
    },
  },
  {
    id: 'LA-O1.1-24',
    chapter: 'battlefield',
    origin: 'rule',
    text: {
      fr: 'Chacun étudie le terrain avant de se déployer : les deux camps voient toute la table, sauf ce que les bois cachent.',
      en: 'Everyone studies the ground before deploying: both sides see the whole table, except what woods hide.',
    },
    why: {
      fr: "Le texte veut que l'on étudie le terrain, et dit plus loin que l'on ne voit pas du dehors ce qu'un bois abrite.",
      en: 'The text wants the ground studied, and says further on that what a wood holds is not seen from outside.',
    },
  },
];
