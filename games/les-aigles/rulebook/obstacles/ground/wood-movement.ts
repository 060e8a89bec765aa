import type { Rule } from '@grognard/engine';

export const woodMovement: readonly Rule[] = [
  {
    id: 'LA-O4.3-1',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: "Seule l'infanterie entre dans une zone boisée ; ni la cavalerie ni l'artillerie n'y vont. Les généraux et les aides de camp y entrent comme elle.",
      en: 'Only infantry enters a wooded area; neither cavalry nor artillery goes there. Generals and aides-de-camp may enter as it does.',
    },
    why: {
      fr: 'Le texte ne nomme que des unités ; un officier mène son cheval par la bride.',
      en: 'The text names only units; an officer leads his horse by the bridle.',
    },
  },
  {
    id: 'LA-O4.3-2',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: 'Elle y avance à la moitié de son déplacement.',
      en: 'It advances there at half its move.',
    },
  },
  {
    id: 'LA-O4.3-3',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: 'Elle est sans formation de la première figurine qui entre à la dernière qui sort ; il lui faut ensuite se reformer.',
      en: 'It is without formation from the first figure that goes in to the last that comes out; then it has to reform.',
    },
  },
  {
    id: 'LA-O4.3-4e',
    of: ['LA-O4.3-2', 'LA-O0-7'],
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: 'Exemple : une unité qui fait 9 cm en une demi-période en fait 4,5 une fois dans le bois. Arrivée à la lisière après 2 cm, il lui en reste 7 : elle entre de 3,5 cm.',
      en: 'Example: a unit that does 9 cm in a half-period does 4.5 once in the wood. Having reached the edge after 2 cm it has 7 left: it goes 3.5 cm in.',
    },
  },
  {
    id: 'LA-O4.3-5',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: "Des tirailleurs y restent formés ; ils n'y vont pas moins à demi-vitesse.",
      en: 'Skirmishers stay formed there; they still go at half speed.',
    },
    why: {
      fr: 'Le texte ne les dispense que de la dégradation.',
      en: 'The text excuses them from the degradation only.',
    },
  },
  {
    id: 'LA-O4.3-6',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: "Une unité qui a une figurine dans un bois ne change pas de formation ; elle ne s'y déploie pas non plus en tirailleurs, ce qu'elle fait avant d'entrer.",
      en: 'A unit with a figure in a wood does not change formation; nor does it go into skirmish order there, which it does before it enters.',
    },
    why: {
      fr: "Le texte ne fait d'exception que pour étendre son front le long de la lisière et dans les clairières.",
      en: 'The text makes an exception only for extending the front along the edge and for clearings.',
    },
  },
  {
    id: 'LA-O4.3-7',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: 'Elle peut toutefois étendre son front, aux conditions qui suivent.',
      en: 'It may, however, extend its front, on the conditions that follow.',
    },
  },
  {
    id: 'LA-O4.3-8',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: "Rappel : une seule figurine gênée par un obstacle suffit pour que toute l'unité en subisse le ralentissement et la dégradation. Cela vaut pour tous les obstacles.",
      en: 'Reminder: a single figure hindered by an obstacle is enough for the whole unit to be slowed and degraded. This holds for all obstacles.',
    },
  },
  {
    id: 'LA-O4.3-9',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: 'Une unité dans un bois, à 2 cm au plus de la lisière, peut casser son alignement pour en suivre le contour, afin de tirer par exemple. Cela se fait dans son déplacement, au pas de la figurine qui va le plus loin, sans autres frais et sans changer sa dégradation. Avant de marcher, elle reprend son alignement de la même façon.',
      en: 'A unit in a wood, within 2 cm of the edge, may break its alignment to follow the outline, in order to fire for example. This is done within its move, at the pace of the figure that goes farthest, at no other cost and without changing its degradation. Before it marches it takes up its alignment again in the same way.',
    },
    why: {
      fr: "Le texte ne donne ni temps ni distance ; 2 cm est celle d'où l'on voit au-dehors.",
      en: 'The text gives neither time nor distance; 2 cm is that from which one sees out.',
    },
  },
  {
    id: 'LA-O4.3-10',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: "De même, les socles de tirailleurs d'une unité peuvent s'y chevaucher en partie, de la moitié d'une largeur de socle au plus.",
      en: 'Likewise, the skirmisher bases of a unit may partly overlap there, by half a base width at most.',
    },
    why: {
      fr: 'Le texte dit « en partie » ; il fallait une mesure.',
      en: 'The text says “in part”; a measure was needed.',
    },
  },
  {
    id: 'LA-O4.3-11',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: "Une colonne qui est dans un bois et veut en tenir la lisière s'étend le long d'elle, en deux fois le temps du même changement dans la plaine, quart de plus des troupes de moindre statut compris. Elle finit en ligne, pliée le long de la lisière et toujours sans formation.",
      en: 'A column that is in a wood and wants to hold its edge spreads along it, in twice the time of the same change in the plain, the extra quarter of lesser troops included. It ends as a line, bent along the edge and still without formation.',
    },
    why: {
      fr: "Le texte ne dit pas ce qu'elle devient ; elle est encore dans le bois.",
      en: 'The text does not say what becomes of it; it is still in the wood.',
    },
  },
  {
    id: 'LA-O4.3-12',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: "Il faut d'abord que la tête de colonne ait atteint la lisière : que son premier rang la touche ou en dépasse.",
      en: 'The head of the column must first have reached the edge: its first rank touches it or sticks out of it.',
    },
  },
  {
    id: 'LA-O4.3-13e',
    of: ['LA-O4.3-11', 'LA-O4.3-12'],
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: "Exemple : une unité en colonne de compagnies dans un bois, la tête à la lisière, s'étend en ligne le long d'elle. Il lui faut deux fois le temps de colonne de marche à ligne : une période et demie en classe A, deux en B, deux et demie en C.",
      en: 'Example: a unit in company column in a wood, its head at the edge, spreads into line along it. It takes twice the time from march column to line: a period and a half in class A, two in B, two and a half in C.',
    },
  },
  {
    id: 'LA-O4.3-14',
    chapter: 'wood-movement',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: 'Un bois peut réserver des surprises qui obligent une unité à rebrousser chemin : celles qui suivent sont les plus fréquentes.',
      en: 'A wood may hold surprises that force a unit to turn back: those that follow are the most frequent.',
    },
  },
  {
    id: 'LA-O4.3-15',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: 'Une clairière permet à une unité de se remettre en formation : quand toutes ses figurines y sont, elle se reforme et change de formation comme dans la plaine. Sortie de la clairière, elle est de nouveau dans le bois.',
      en: 'A clearing lets a unit get back into formation: once all its figures are in it, it reforms and changes formation as in the plain. Out of the clearing, it is in the wood again.',
    },
    why: {
      fr: 'Le texte ne dit pas combien de figurines doivent y être ; une seule gênée les gêne toutes.',
      en: 'The text does not say how many figures must be there; one hindered hinders them all.',
    },
  },
  {
    id: 'LA-O4.3-16',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: "Un bois peut abriter des points d'eau, ruisseaux, mares ou zones marécageuses, qui gardent leurs propres règles ; une mare a celles du marais.",
      en: 'A wood may hold water points, streams, ponds or boggy spots, which keep their own rules; a pond has those of the marsh.',
    },
  },
  {
    id: 'LA-O4.3-17',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: "Ces points d'eau ne se voient pas du dehors : un camp ne les découvre que lorsqu'une de ses unités est dans le bois, à 8 cm d'eux au plus, à moins que le scénario ne les dise connus.",
      en: 'These water points are not seen from outside: a side discovers them only when one of its units is in the wood, within 8 cm of them, unless the scenario calls them known.',
    },
    why: {
      fr: "Le texte ne dit pas quand on les voit ; 8 cm est ce que l'on voit dans un bois.",
      en: 'The text does not say when they are seen; 8 cm is what one sees in a wood.',
    },
  },
  {
    id: 'LA-O4.3-18',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: 'Un bois peut aussi abriter des villages ou des fermes, qui ne se voient pas davantage du dehors.',
      en: 'A wood may also hold villages or farms, which are not seen from outside either.',
    },
  },
  {
    id: 'LA-O4.3-19e',
    of: ['LA-O4.3-18'],
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: 'Exemple : à Waterloo, Hougoumont, un vaste ensemble de bâtiments, ne figurait pas sur les cartes. De même, des maisons dans un bois ne sont pas montrées au camp qui ne les voit que du dehors.',
      en: 'Example: at Waterloo Hougoumont, a large group of buildings, was missing from the maps. Likewise, houses in a wood are not shown to a side that looks from outside only.',
    },
  },
  {
    id: 'LA-O4.3-20',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: "Sur un chemin forestier, une unité va à vitesse normale, mais sans formation. Seule l'infanterie le prend, en colonne de trois figurines de front au plus ; toutes celles qui sont dans le bois sont sur le chemin.",
      en: 'On a forest path a unit goes at normal speed, but without formation. Only infantry takes it, in a column at most three figures wide; all figures in the wood are on the path.',
    },
    why: {
      fr: "Le texte n'ouvre les bois qu'à l'infanterie et ne lève pas cette règle ; le front est celui des routes.",
      en: 'The text opens woods to infantry only and does not lift that rule; the front is that of roads.',
    },
  },
  {
    id: 'LA-O4.3-21',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: 'Un chemin forestier est clairement délimité, avec sa largeur, et connu des deux camps.',
      en: 'A forest path is clearly marked out, with its width, and known to both sides.',
    },
  },
  {
    id: 'LA-O4.3-22',
    chapter: 'wood-movement',
    origin: 'rule',
    text: {
      fr: "Dans une allée, assez large, une infanterie reste formée si son front n'a pas plus de deux figurines ; autrement elle est sans formation. Elle y va à vitesse normale, sans le gain des routes.",
      en: 'In an alley, which is fairly wide, infantry stays formed if its front has no more than two figures; otherwise it is without formation. It goes at normal speed there, without the gain of roads.',
    },
    why: {
      fr: "Le texte ne donne pas de vitesse ; une allée ne peut être plus lente qu'un chemin.",
      en: 'The text gives no speed; an alley cannot be slower than a path.',
    },
  },
];
