import type { Rule } from '@grognard/engine';

export const villages: readonly Rule[] = [
  {
    id: 'LA-O5.1-1',
    chapter: 'villages',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: 'Une maison posée sur la table est toujours un groupe de bâtiments, une vingtaine environ, ou un seul de grande taille : hameau, château, abbaye, monastère.',
      en: 'A house on the table always stands for a group of buildings, about twenty, or for a single large one: a hamlet, a castle, an abbey, a monastery.',
    },
  },
  {
    id: 'LA-O5.1-2',
    chapter: 'villages',
    origin: 'rule',
    text: {
      fr: "Un village est fait d'une ou de plusieurs maisons, selon son importance.",
      en: 'A village is made of one or several houses, according to its importance.',
    },
  },
  {
    id: 'LA-O5.1-3',
    chapter: 'villages',
    origin: 'rule',
    text: {
      fr: "Dès qu'un village a deux maisons, une route passe entre elles : c'est sa rue principale.",
      en: 'As soon as a village has two houses, a road runs between them: it is the main street.',
    },
  },
  {
    id: 'LA-O5.1-4e',
    of: ['LA-O5.1-3'],
    chapter: 'villages',
    origin: 'rule',
    text: {
      fr: "Exemple : deux maisons se placent une de chaque côté de la rue, trois une d'un côté et deux de l'autre, quatre deux de chaque côté ; ainsi de suite, la moitié de part et d'autre, à une maison près.",
      en: 'Example: two houses stand one on each side of the street, three one on one side and two on the other, four two on each side; and so on, half on either side, to within one house.',
    },
    why: {
      fr: "Le texte s'arrête à quatre et dit « ainsi de suite » ; la suite est le partage en deux moitiés.",
      en: 'The text stops at four and says “and so on”; what follows from it is a split into halves.',
    },
  },
  {
    id: 'LA-O5.1-5',
    chapter: 'villages',
    origin: 'rule',
    text: {
      fr: "Chaque maison est une partie du village indépendante des autres : on l'occupe, on y tire, on s'y bat et l'on y teste son moral sans égard aux voisines.",
      en: 'Each house is a part of the village independent of the others: it is held, fired from and at, fought for and tested for morale without regard to its neighbours.',
    },
  },
  {
    id: 'LA-O5.1-6',
    chapter: 'villages',
    origin: 'rule',
    text: {
      fr: 'Toute maison, isolée ou non, touche une route. Une table où il en est autrement est refusée.',
      en: 'Every house, isolated or not, touches a road. A table on which one does not is refused.',
    },
    why: {
      fr: "Le texte l'exige sans dire ce qui arrive sinon ; il vaut mieux corriger la table avant la partie.",
      en: 'The text demands it without saying what happens otherwise; a table is better put right before the game.',
    },
  },
  {
    id: 'LA-O5.1-7',
    chapter: 'villages',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: "N'importe quelle maquette de maison convient, du commerce ou de chemin de fer miniature.",
      en: 'Any model house will do, bought for wargames or made for model railways.',
    },
  },
  {
    id: 'LA-O5.1-8',
    chapter: 'villages',
    origin: 'rule',
    text: {
      fr: "Une maison peut reposer sur une base qui montre sa véritable emprise ; c'est l'emprise qui compte, un quadrilatère à quatre côtés droits.",
      en: 'A house may rest on a base that shows its true footprint; the footprint is what counts, a quadrilateral with four straight sides.',
    },
    why: {
      fr: "Les règles ne parlent que des quatre côtés d'une maison ; son emprise doit donc en avoir quatre.",
      en: 'The rules know only the four sides of a house; so its footprint must have four.',
    },
  },
  {
    id: 'LA-O5.2-1',
    chapter: 'villages',
    origin: 'rule',
    text: {
      fr: 'Aucune unité ne passe à travers une maison.',
      en: 'No unit passes through a house.',
    },
  },
  {
    id: 'LA-O5.2-2',
    chapter: 'villages',
    origin: 'rule',
    text: {
      fr: "On traverse un village par sa rue, selon les règles des routes : trois figurines de front au plus pour l'infanterie, deux pour la cavalerie, l'artillerie attelée. Longer une maison dans la rue n'est pas la toucher, à moins que l'ordre ne soit d'y entrer ou de l'attaquer.",
      en: 'A village is crossed by its street, under the rules for roads: a front of three figures at most for infantry, two for cavalry, artillery limbered. To pass along a house in the street is not to contact it, unless the order is to enter or attack it.',
    },
    why: {
      fr: 'La rue est bordée de murs : sans ces deux précisions, une colonne ne passerait pas, ou se trouverait malgré elle au contact de chaque maison.',
      en: 'The street is lined with walls: without these two points a column would not get through, or would find itself in contact with every house against its will.',
    },
  },
];
