import type { Rule } from '@grognard/engine';

export const changeTimes: readonly Rule[] = [
  {
    id: 'LA-U6-1',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Infanterie, de colonne de marche à colonne de division et inversement : 1 quart de période en classe A, 2 en B, 3 en C.',
      en: 'Infantry, from march column to division column and back: 1 quarter of a period in class A, 2 in B, 3 in C.',
    },
  },
  {
    id: 'LA-U6-2',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Infanterie, de ligne à colonne de marche et inversement : 3 quarts en classe A, 4 en B, 5 en C.',
      en: 'Infantry, from line to march column and back: 3 quarters in class A, 4 in B, 5 in C.',
    },
  },
  {
    id: 'LA-U6-3',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Infanterie, de ligne à colonne de division et inversement : 2 quarts en classe A, 3 en B, 4 en C.',
      en: 'Infantry, from line to division column and back: 2 quarters in class A, 3 in B, 4 in C.',
    },
  },
  {
    id: 'LA-U6-4',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Infanterie, de ligne à carré creux et inversement : 2 quarts en classe A, 2 en B, 3 en C.',
      en: 'Infantry, from line to hollow square and back: 2 quarters in class A, 2 in B, 3 in C.',
    },
  },
  {
    id: 'LA-U6-5',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Infanterie, de ligne ou de tête de colonne à tirailleurs et inversement : 1 quart dans les trois classes. Un bataillon léger qui se déploie tout entier suit ses temps à lui.',
      en: 'Infantry, from line or column head to skirmish order and back: 1 quarter in all three classes. A light battalion that goes out whole has times of its own.',
    },
  },
  {
    id: 'LA-U6-6',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Infanterie, de sans formation à formée : 2 quarts en classe A, 3 en B, 4 en C.',
      en: 'Infantry, from without formation to formed: 2 quarters in class A, 3 in B, 4 in C.',
    },
  },
  {
    id: 'LA-U6-7',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: "Infanterie, d'en désordre à formée : 4 quarts en classe A, 5 en B, 5 en C.",
      en: 'Infantry, from disorder to formed: 4 quarters in class A, 5 in B, 5 in C.',
    },
  },
  {
    id: 'LA-U6-8',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Cavalerie, de ligne ou double ligne à colonne de marche et inversement : 2 quarts en classe A, 3 en B, 4 en C.',
      en: 'Cavalry, from line or double line to march column and back: 2 quarters in class A, 3 in B, 4 in C.',
    },
  },
  {
    id: 'LA-U6-9',
    chapter: 'change-times',
    origin: 'ruling',
    text: {
      fr: 'Cavalerie, de ligne ou de tête de colonne à tirailleurs et inversement : 2 quarts dans les trois classes, pour les seules unités que leur table nationale y autorise.',
      en: 'Cavalry, from line or column head to skirmish order and back: 2 quarters in all three classes, for those units only that their national table allows to.',
    },
    why: {
      fr: "Le texte réserve les tirailleurs à l'infanterie, et la table donne pourtant ce temps ; les deux tiennent si des cavaliers sont désignés.",
      en: 'The text keeps skirmishing for infantry, yet the table gives this time; both stand if certain horsemen are named.',
    },
  },
  {
    id: 'LA-U6-10',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Cavalerie, de ligne à échelon et inversement : 2 quarts en classe A, 2 en B, 3 en C.',
      en: 'Cavalry, from line to echelon and back: 2 quarters in class A, 2 in B, 3 in C.',
    },
  },
  {
    id: 'LA-U6-11',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Cavalerie, de ligne à échiquier et inversement : 2 quarts en classe A, 2 en B, 3 en C.',
      en: 'Cavalry, from line to chequer and back: 2 quarters in class A, 2 in B, 3 in C.',
    },
  },
  {
    id: 'LA-U6-12',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Cavalerie, de ligne à double ligne et inversement : 2 quarts en classe A, 2 en B, 3 en C.',
      en: 'Cavalry, from line to double line and back: 2 quarters in class A, 2 in B, 3 in C.',
    },
  },
  {
    id: 'LA-U6-13',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Cavalerie, de sans formation à formée : 3 quarts en classe A, 4 en B, 5 en C.',
      en: 'Cavalry, from without formation to formed: 3 quarters in class A, 4 in B, 5 in C.',
    },
  },
  {
    id: 'LA-U6-14',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: "Cavalerie, d'en désordre à formée : 5 quarts en classe A, 6 en B, 7 en C.",
      en: 'Cavalry, from disorder to formed: 5 quarters in class A, 6 in B, 7 in C.',
    },
  },
  {
    id: 'LA-U6-15',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: "La cavalerie n'a pas de colonne de division : la table ne lui offre pas de passer de la colonne de marche à celle-ci.",
      en: 'Cavalry has no division column: the table does not offer it the change from march column to one.',
    },
  },
  {
    id: 'LA-U6-16',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: "La table n'offre à la cavalerie ni de passer de la ligne à la colonne de division, ni de la ligne au carré creux.",
      en: 'The table offers cavalry neither the change from line to division column nor from line to hollow square.',
    },
  },
  {
    id: 'LA-U6-17',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: "La table n'offre à l'infanterie ni l'échelon ni l'échiquier.",
      en: 'The table offers infantry neither echelon nor chequer.',
    },
  },
  {
    id: 'LA-U6-18',
    chapter: 'change-times',
    origin: 'supplement',
    text: {
      fr: "La table ne donne pas à l'infanterie de temps de ligne à double ligne. Les nations dont l'infanterie la prend ont ceux de la cavalerie : 2 quarts en classe A, 2 en B, 3 en C, dans les deux sens.",
      en: 'The table gives infantry no time from line to double line. Nations whose infantry takes it have those of the cavalry: 2 quarters in class A, 2 in B, 3 in C, both ways.',
    },
    why: {
      fr: "Il faut un temps à l'infanterie britannique ; la seule rangée de la table pour ce changement est celle de la cavalerie.",
      en: 'British infantry needs a time; the only row of the table for this change is that of the cavalry.',
    },
  },
  {
    id: 'LA-U6-19',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Artillerie à pied, mise en batterie : 1 quart en classe A, 2 en B, 2 en C.',
      en: 'Foot artillery, unlimbering: 1 quarter in class A, 2 in B, 2 in C.',
    },
  },
  {
    id: 'LA-U6-20',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Artillerie à pied, attelage des pièces : 2 quarts en classe A, 2 en B, 3 en C.',
      en: 'Foot artillery, limbering: 2 quarters in class A, 2 in B, 3 in C.',
    },
  },
  {
    id: 'LA-U6-21',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Artillerie à pied, de sans formation à formée : 2 quarts dans les trois classes.',
      en: 'Foot artillery, from without formation to formed: 2 quarters in all three classes.',
    },
  },
  {
    id: 'LA-U6-22',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Artillerie à cheval, mise en batterie : 1 quart en classe A, 1 en B, 2 en C.',
      en: 'Horse artillery, unlimbering: 1 quarter in class A, 1 in B, 2 in C.',
    },
  },
  {
    id: 'LA-U6-23',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Artillerie à cheval, attelage des pièces : 1 quart en classe A, 1 en B, 2 en C.',
      en: 'Horse artillery, limbering: 1 quarter in class A, 1 in B, 2 in C.',
    },
  },
  {
    id: 'LA-U6-24',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Artillerie à cheval, de sans formation à formée : 1 quart dans les trois classes.',
      en: 'Horse artillery, from without formation to formed: 1 quarter in all three classes.',
    },
  },
  {
    id: 'LA-U6-25',
    chapter: 'change-times',
    origin: 'supplement',
    text: {
      fr: "L'artillerie en désordre se reforme en deux fois le temps qu'il lui faut quand elle est sans formation : 4 quarts à pied, 2 à cheval.",
      en: 'Artillery in disorder reforms in twice the time that it takes when without formation: 4 quarters for foot, 2 for horse.',
    },
    why: {
      fr: "La table n'a pas de rangée pour ce cas, que d'autres règles produisent ; chez l'infanterie de classe A, le temps est double.",
      en: 'The table has no row for this case, which other rules bring about; with class A infantry the time is double.',
    },
  },
  {
    id: 'LA-U6-26',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Les rangées dites « et inversement » valent autant dans les deux sens ; se reformer, mettre en batterie et atteler ne vont que dans un sens.',
      en: 'Rows marked “and back” cost the same both ways; reforming, unlimbering and limbering go one way only.',
    },
  },
  {
    id: 'LA-U6-27',
    chapter: 'change-times',
    origin: 'ruling',
    text: {
      fr: "Un changement que la table ne connaît pas se fait par une suite de ceux qu'elle connaît, et prend la somme de leurs temps : en classe A, de la colonne de marche au carré creux par la colonne de division, 1 quart et 1 quart, soit 2. Chaque étape est un changement à elle : on peut se raviser entre deux, jamais au milieu d'une.",
      en: 'A change that the table does not know is made by a sequence of those it knows, and takes the sum of their times: in class A, from march column to hollow square by way of division column, 1 quarter and 1 quarter, that is 2. Each step is a change of its own: one may think again between two of them, never in the middle of one.',
    },
    why: {
      fr: 'Un exemple du texte passe par la ligne pour changer de tête ; ce qui vaut là vaut pour les autres.',
      en: 'An example in the text goes by way of line to change heads; what holds there holds for others.',
    },
  },
  {
    id: 'LA-U6-28',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Se réorganiser prend un quart de période quelle que soit la nation, sans quart de plus pour les semi-réguliers, les milices et les irréguliers.',
      en: 'Reorganising takes a quarter of a period whatever the nation, with no added quarter for semi-regulars, militia and irregulars.',
    },
    why: {
      fr: 'Ce quart est donné à part de la table, et le supplément est donné sur la table.',
      en: 'That quarter is given apart from the table, and the surcharge is given on the table.',
    },
  },
  {
    id: 'LA-U6-29',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: "Les semi-réguliers, les milices et les irréguliers ajoutent un quart de période à tous les temps de la table, y compris pour se reformer et pour l'artillerie, ainsi qu'au déploiement d'un bataillon léger entier : une milice de classe C passe de la ligne à la colonne de marche en 6 quarts.",
      en: 'Semi-regulars, militia and irregulars add a quarter of a period to all times of the table, reforming and artillery included, and to sending out a whole light battalion: class C militia goes from line to march column in 6 quarters.',
    },
    why: {
      fr: "Le supplément est dit de la table sans exception ; le déploiement entier tient la place d'une de ses rangées.",
      en: 'The surcharge is said of the table without exception; sending out a whole battalion stands in place of one of its rows.',
    },
  },
  {
    id: 'LA-U6-30',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Pour la cavalerie, la rangée de la table qui va de la ligne à la colonne de marche vaut aussi pour la double ligne, sans passer par la ligne.',
      en: 'For cavalry the row from line to march column also holds for double line, without going by way of line.',
    },
  },
  {
    id: 'LA-U6-31',
    chapter: 'change-times',
    origin: 'ruling',
    text: {
      fr: 'La colonne par sections suit les temps de la colonne de marche ; de colonne de compagnies à colonne par sections, ce sont ceux de colonne de marche à colonne de division.',
      en: 'The column of sections follows the times of the march column; from company column to column of sections the times are those from march column to division column.',
    },
    why: {
      fr: "Elle n'est pas dans la table, et le texte en fait une sorte de colonne de marche.",
      en: 'It is not in the table, and the text makes it a kind of march column.',
    },
  },
  {
    id: 'LA-U6-32',
    chapter: 'change-times',
    origin: 'rule',
    text: {
      fr: 'Une double ligne britannique passe aussi en colonne de marche en faisant pivoter toutes ses figurines : un quart de période, une demi-période pour les semi-réguliers, les milices et les irréguliers, au lieu du temps de la table. Pivoter en retour la remet en double ligne dans le même temps.',
      en: 'A British double line also goes into march column by turning all its figures: a quarter of a period, half a period for semi-regulars, militia and irregulars, instead of the time of the table. Turning back restores the double line in the same time.',
    },
    why: {
      fr: 'Le texte ne le dit que dans un sens ; des figurines qui ont tourné peuvent se remettre de front.',
      en: 'The text says so one way only; figures that have turned can turn back.',
    },
  },
];
