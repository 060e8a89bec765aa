import type { Rule } from '@grognard/engine';

export const hills: readonly Rule[] = [
  {
    id: 'LA-O2.1-1',
    chapter: 'hills',
    origin: 'rule',
    text: {
      fr: "Une colline est un relief arrondi, sans partie plate ; un plateau est un relief dont le sommet est plat, à l'intérieur de sa ligne de crête.",
      en: 'A hill is a rounded relief with no flat part; a plateau is a relief whose top is flat, within its crest line.',
    },
  },
  {
    id: 'LA-O2.1-2',
    chapter: 'hills',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "L'un et l'autre n'ont pas les mêmes effets et n'offrent pas les mêmes possibilités.",
      en: 'The two do not have the same effects and do not offer the same options.',
    },
  },
  {
    id: 'LA-O2.1-3',
    chapter: 'hills',
    origin: 'rule',
    text: {
      fr: "On ne distingue ni l'altitude ni l'inclinaison : toutes les collines, sur tous leurs versants, ont des pentes moyennes.",
      en: 'Neither height nor gradient is graded: all hills, on all their sides, have medium slopes.',
    },
  },
  {
    id: 'LA-O2.1-4',
    chapter: 'hills',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: 'Une telle pente est un vrai obstacle pour qui veut gagner le sommet.',
      en: 'Such a slope is a real hindrance to whoever makes for the top.',
    },
  },
  {
    id: 'LA-O2.2-1',
    chapter: 'hills',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: "Une colline est une pièce bombée, ou une plaque d'une autre couleur.",
      en: 'A hill is a domed piece, or a plate of another colour.',
    },
  },
  {
    id: 'LA-O2.2-2',
    chapter: 'hills',
    origin: 'rule',
    text: {
      fr: "Le contour de sa base est l'empiètement de la colline : tout ce qu'il entoure est en pente.",
      en: 'The outline of its base is the ground that the hill takes: all that lies within it is slope.',
    },
  },
  {
    id: 'LA-O2.2-3',
    chapter: 'hills',
    origin: 'rule',
    text: {
      fr: "Son sommet est une ligne imaginaire, la ligne de crête, qui sépare les deux versants. Ses bouts sont sur le contour de la colline, ou prolongés tout droit jusqu'à lui.",
      en: 'Its top is an imaginary line, the crest line, which parts the two sides. Its ends lie on the outline of the hill, or are carried straight on to it.',
    },
    why: {
      fr: 'Une crête plus courte que la colline ne dirait pas de quel versant sont ses bouts.',
      en: 'A crest shorter than the hill would not tell on which side the ends of the hill lie.',
    },
  },
  {
    id: 'LA-O2.2-4',
    chapter: 'hills',
    origin: 'rule',
    text: {
      fr: "La ligne de crête est toujours tracée et reconnaissable : une table où une colline n'en a pas est refusée.",
      en: 'The crest line is always drawn and recognisable: a table on which a hill has none is refused.',
    },
  },
  {
    id: 'LA-O2.2-5',
    chapter: 'hills',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Elle est le plus souvent toute droite ; c'est une concession de la réalité à la simulation.",
      en: 'It is most often quite straight; this is a concession of reality to simulation.',
    },
  },
  {
    id: 'LA-O2.2-6',
    chapter: 'hills',
    origin: 'rule',
    text: {
      fr: "Si la crête est courbe, une ligne ou une double ligne qui l'occupe peut la suivre sans que sa formation en souffre. Ses socles restent au contact les uns des autres, et chacun touche la crête ou la chevauche. Cela se fait au pas de la figurine qui va le plus loin ; avant de marcher, elle reprend son alignement de la même façon.",
      en: 'If the crest is curved, a line or double line that holds it may follow it without any harm to its formation. Its bases stay in contact with one another, and each touches the crest or straddles it. This is done at the pace of the figure that goes farthest; before it marches it takes up its alignment again in the same way.',
    },
    why: {
      fr: 'Le texte ne dit ni quelles formations le peuvent ni à quelle distance de la crête.',
      en: 'The text says neither which formations may do so nor how near to the crest.',
    },
  },
  {
    id: 'LA-O2.2-7',
    chapter: 'hills',
    origin: 'rule',
    text: {
      fr: "Ainsi courbée, l'unité compte toujours comme une ligne, pour tirer, comme cible et en mêlée.",
      en: 'Thus bent, the unit still counts as a line, when it fires, as a target and in melee.',
    },
  },
  {
    id: 'LA-O2.2-8e',
    of: ['LA-O2.1-1', 'LA-O2.2-4'],
    chapter: 'hills',
    origin: 'rule',
    text: {
      fr: "Exemple : une colline du commerce, plate au sommet pour que les socles y tiennent, sert de colline. On y trace une ligne de crête entre ses deux versants, et c'est une colline, non un plateau.",
      en: 'Example: a hill from a shop, flat on top so that bases stand on it, is used as a hill. A crest line is drawn on it between its two sides, and it is a hill, not a plateau.',
    },
  },
  {
    id: 'LA-O2.2-9',
    chapter: 'hills',
    origin: 'rule',
    text: {
      fr: 'Un élément présenté comme une colline porte donc une ligne de crête que chacun voit.',
      en: 'An element presented as a hill therefore bears a crest line that everyone sees.',
    },
  },
];
