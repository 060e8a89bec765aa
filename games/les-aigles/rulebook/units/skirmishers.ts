import type { Rule } from '@grognard/engine';

export const skirmishers: readonly Rule[] = [
  {
    id: 'LA-U3.3-1',
    chapter: 'skirmishers',
    origin: 'rule',
    text: {
      fr: "L'infanterie peut mettre en tirailleurs une partie d'une unité, jusqu'aux deux tiers de ses figurines présentes, arrondis au-dessous, parmi les compagnies qui en sont capables : 12 figurines sur 18, soit 4 compagnies françaises ; 10 sur 16, soit 2 compagnies russes.",
      en: 'Infantry may put part of a unit into skirmish order, up to two thirds of the figures present, rounded down, among the companies able to do so: 12 figures of 18, that is 4 French companies; 10 of 16, that is 2 Russian companies.',
    },
    why: {
      fr: "Le texte ne dit pas de quel effectif sont les deux tiers ; on détache ce que l'on a.",
      en: 'The text does not say of which strength the two thirds are; one sends out what one has.',
    },
  },
  {
    id: 'LA-U3.3-2',
    chapter: 'skirmishers',
    origin: 'rule',
    text: {
      fr: "L'infanterie légère peut mettre en tirailleurs l'unité entière.",
      en: 'Light infantry may put the whole unit into skirmish order.',
    },
  },
  {
    id: 'LA-U3.3-3',
    chapter: 'skirmishers',
    origin: 'rule',
    text: {
      fr: 'On déploie en tirailleurs par compagnies entières, jamais moins.',
      en: 'Skirmishers are sent out by whole companies, never less.',
    },
  },
  {
    id: 'LA-U3.3-4',
    chapter: 'skirmishers',
    origin: 'rule',
    text: {
      fr: 'Un bataillon léger de 12 figurines ou moins passe tout entier en tirailleurs en un quart de période ; on compte les figurines présentes au début du mouvement.',
      en: 'A light battalion of 12 figures or fewer goes wholly into skirmish order in a quarter of a period; the figures present at its start are counted.',
    },
    why: {
      fr: 'Ce sont les hommes à déplacer qui prennent du temps, non ceux qui sont tombés.',
      en: 'It is the men to be moved that take time, not those who have fallen.',
    },
  },
  {
    id: 'LA-U3.3-5',
    chapter: 'skirmishers',
    origin: 'rule',
    text: {
      fr: 'Un bataillon léger de 13 à 18 figurines passe tout entier en tirailleurs en une demi-période.',
      en: 'A light battalion of 13 to 18 figures goes wholly into skirmish order in half a period.',
    },
  },
  {
    id: 'LA-U3.3-6',
    chapter: 'skirmishers',
    origin: 'rule',
    text: {
      fr: 'Un bataillon léger de plus de 18 figurines passe tout entier en tirailleurs en trois quarts de période.',
      en: 'A light battalion of more than 18 figures goes wholly into skirmish order in three quarters of a period.',
    },
  },
  {
    id: 'LA-U3.3-7',
    chapter: 'skirmishers',
    origin: 'rule',
    text: {
      fr: "Le retour des tirailleurs à l'ordre serré prend le même temps que le déploiement : un, deux ou trois quarts selon l'effectif.",
      en: 'The return from skirmish order to close order takes the same time as going out: one, two or three quarters by strength.',
    },
    why: {
      fr: "Le retour n'est nommé qu'avec le dernier effectif ; rien ne donne à penser qu'il diffère pour les autres.",
      en: 'The return is named with the last strength only; nothing suggests that it differs for the others.',
    },
  },
  {
    id: 'LA-U3.3-8',
    chapter: 'skirmishers',
    origin: 'rule',
    text: {
      fr: 'Des élites regroupées qui ont moins de 9 figurines présentes ne peuvent en déployer une partie en tirailleurs.',
      en: 'Pooled elites with fewer than 9 figures present may not send out part of them to skirmish.',
    },
    why: {
      fr: "La note se rapporte au déploiement d'une partie, et l'effectif est celui du moment.",
      en: 'The footnote belongs to sending out a part, and the strength is that of the moment.',
    },
  },
  {
    id: 'LA-U3.3-9',
    chapter: 'skirmishers',
    origin: 'ruling',
    text: {
      fr: "Une unité ne se déploie tout entière en tirailleurs que si elle peut entrer dans un bois ou si elle occupe un obstacle linéaire, léger ou dur : elle est dans le bois, le touche, ou en est à un quart de mouvement en colonne au plus. Cela se juge quand l'ordre est donné, et vaut pour l'infanterie légère, seule à pouvoir le faire.",
      en: "A unit goes wholly into skirmish order only if it can enter a wood or holds a linear obstacle, light or hard: it is in the wood, touches it, or is within a quarter's column movement of it. This is judged when the order is given, and holds for light infantry, which alone may do so.",
    },
    why: {
      fr: "La note se rapporte à l'infanterie légère ; les deux conditions vont donc ensemble, et « peut entrer » devait se mesurer.",
      en: 'The footnote belongs to light infantry; so both conditions go together, and “can enter” had to be measured.',
    },
  },
  {
    id: 'LA-U3.3-10',
    chapter: 'skirmishers',
    origin: 'rule',
    text: {
      fr: "Déployer une partie de l'unité prend le temps de la table, un quart pour les trois classes. Les semi-réguliers, les milices et les irréguliers y ajoutent un quart, ainsi qu'aux temps d'un déploiement entier.",
      en: 'Sending out part of a unit takes the time of the table, a quarter for all three classes. Semi-regulars, militia and irregulars add a quarter to it, as they do to the times for the whole unit.',
    },
    why: {
      fr: 'Le supplément est donné par rapport à la table ; les temps du déploiement entier en tiennent la place.',
      en: 'The surcharge is given with regard to the table; the times for the whole unit stand in its place.',
    },
  },
];
