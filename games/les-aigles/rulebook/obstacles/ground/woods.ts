import type { Rule } from '@grognard/engine';

export const woods: readonly Rule[] = [
  {
    id: 'LA-O4.1-1',
    chapter: 'woods',
    origin: 'rule',
    text: {
      fr: "Toutes les zones boisées sont d'une même densité moyenne : bois, forêts et vergers ont les mêmes effets.",
      en: 'All wooded areas are of one medium density: woods, forests and orchards have the same effects.',
    },
  },
  {
    id: 'LA-O4.1-2',
    chapter: 'woods',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: 'Un bois est une plaque de couleur, avec des arbres dessus.',
      en: 'A wood is a coloured plate with trees on it.',
    },
  },
  {
    id: 'LA-O4.1-3',
    chapter: 'woods',
    origin: 'rule',
    text: {
      fr: 'Le contour de cette plaque est la lisière, du bois, de la forêt ou du verger.',
      en: 'The outline of that plate is the edge, of the wood, the forest or the orchard.',
    },
  },
  {
    id: 'LA-O4.1-4',
    chapter: 'woods',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: "Mieux vaut des arbres que l'on ôte quand une unité est là et que l'on remet quand elle est passée ; ils n'empêchent aucun socle de se poser.",
      en: 'Trees had better be taken off while a unit is there and put back once it has passed; they keep no base from standing there.',
    },
  },
  {
    id: 'LA-O4.1-5',
    chapter: 'woods',
    origin: 'rule',
    text: {
      fr: "Un bout de socle qui dépasse de la lisière ne compte pas : l'unité est tout entière dans le bois. Il en est ainsi d'une figurine qui s'est arrêtée à la lisière, le centre de son socle dans le bois, et qui en dépasse de 0,75 cm au plus.",
      en: 'A bit of base that sticks out of the edge does not count: the unit is wholly in the wood. This holds for a figure that has stopped at the edge, the centre of its base in the wood, and that sticks out by 0.75 cm at most.',
    },
    why: {
      fr: "Le texte dit « légèrement » ; il fallait une mesure, et c'est un demi-socle.",
      en: 'The text says “slightly”; a measure was needed, and it is half a base.',
    },
  },
  {
    id: 'LA-O4.2-1',
    chapter: 'woods',
    origin: 'rule',
    text: {
      fr: "Une zone boisée arrête la vue de toute unité : on ne voit rien de ce qui est derrière, si ce n'est d'une crête, à plus de 15 cm.",
      en: 'A wooded area stops the sight of every unit: nothing behind it is seen, unless from a crest, more than 15 cm beyond.',
    },
    why: {
      fr: "Le texte ne l'excepte pas ici, mais ne cache ailleurs à qui est sur une crête que les 15 cm qui suivent une forêt.",
      en: 'The text makes no exception here, but elsewhere hides from a unit on a crest only the 15 cm behind a forest.',
    },
  },
  {
    id: 'LA-O4.2-2',
    chapter: 'woods',
    origin: 'rule',
    text: {
      fr: "Une unité dans un bois ne voit au-dehors que de 2 cm au plus de la lisière. Chaque figurine compte pour elle-même : une seule à cette distance donne à l'unité ce qu'elle voit.",
      en: 'A unit in a wood sees out only from within 2 cm of the edge. Each figure counts for itself: one at that distance gives the unit what it sees.',
    },
    why: {
      fr: "Le texte parle de l'unité ; une colonne dont la tête est à la lisière voit bien par sa tête.",
      en: 'The text speaks of the unit; a column whose head is at the edge does see by its head.',
    },
  },
  {
    id: 'LA-O4.2-3',
    chapter: 'woods',
    origin: 'rule',
    text: {
      fr: 'Dans un bois, on ne voit pas à plus de 8 cm.',
      en: 'Inside a wood nobody sees farther than 8 cm.',
    },
  },
  {
    id: 'LA-O4.2-4',
    chapter: 'woods',
    origin: 'rule',
    text: {
      fr: 'Du dehors, on ne voit pas une unité qui est dans un bois, même à la lisière.',
      en: 'From outside a unit in a wood is not seen, not even at the edge.',
    },
  },
  {
    id: 'LA-O4.2-5',
    chapter: 'woods',
    origin: 'rule',
    text: {
      fr: "On n'apprend sa présence que lorsqu'elle tire ou entre en mêlée. Elle reste connue tant qu'elle est dans ce bois, mais on ne la voit alors du dehors qu'à 2 cm au plus de la lisière.",
      en: 'Its presence is learned only when it fires or enters melee. It stays known as long as it is in that wood, but is then seen from outside only within 2 cm of the edge.',
    },
    why: {
      fr: "Le texte ne dit pas ce que l'on voit d'elle ensuite ; on la voit d'où elle verrait elle-même.",
      en: 'The text does not say what is seen of it afterwards; it is seen from where it could itself see.',
    },
  },
  {
    id: 'LA-O4.2-6',
    chapter: 'woods',
    origin: 'ruling',
    text: {
      fr: "D'une unité en partie dans un bois, les figurines qui sont tout entières dehors se voient comme ailleurs, et l'unité est connue.",
      en: 'Of a unit partly in a wood the figures wholly outside are seen as elsewhere, and the unit is known.',
    },
    why: {
      fr: "Le texte ne parle que d'une unité à l'intérieur.",
      en: 'The text speaks only of a unit inside.',
    },
  },
];
