import type { Rule } from '@grognard/engine';

export const sight: readonly Rule[] = [
  {
    id: 'PB-R242',
    chapter: 'sight',
    origin: 'rule',
    text: {
      fr: "Pour bombarder, l'artillerie doit voir sa cible.",
      en: 'To bombard, artillery must see its target.',
    },
  },
  {
    id: 'PB-R136',
    chapter: 'sight',
    origin: 'rule',
    text: {
      fr: 'Bois, bâtiments et collines arrêtent la vue.',
      en: 'Woods, buildings and hills block sight.',
    },
  },
  {
    id: 'PB-R137',
    chapter: 'sight',
    origin: 'rule',
    text: {
      fr: "Le regard pénètre dans un bois ou des bâtiments sur l'épaisseur d'une pièce (0,95 cm).",
      en: 'One sees into woods or buildings as far as the thickness of a piece (0.95 cm).',
    },
  },
  {
    id: 'PB-R138',
    chapter: 'sight',
    origin: 'rule',
    text: {
      fr: "Les pièces n'arrêtent pas la vue.",
      en: 'Pieces do not block sight.',
    },
  },
  {
    id: 'PB-R139',
    chapter: 'sight',
    origin: 'rule',
    text: {
      fr: "On ne tire ni à travers ni par-dessus ses amis ; les ennemis n'arrêtent pas le tir.",
      en: 'One may not fire through or over friends; enemies do not stop fire.',
    },
  },
  {
    id: 'PB-R140',
    chapter: 'sight',
    origin: 'rule',
    text: {
      fr: "Vers le haut d'une colline, on voit jusqu'à la ligne de crête, à mi-distance entre les pentes.",
      en: 'Up a hill one sees to its crest line, the middle between the slopes.',
    },
  },
  {
    id: 'PB-R141',
    chapter: 'sight',
    origin: 'rule',
    text: {
      fr: "D'une colline, on voit par-dessus bois, bâtiments et collines plus basses si l'on est plus près de l'obstacle que ne l'est la cible.",
      en: 'From a hill one sees over woods, buildings and lower hills if one is nearer to the obstacle than the target is.',
    },
  },
  {
    id: 'PB-R142',
    chapter: 'sight',
    origin: 'ruling',
    text: {
      fr: "À égale distance de l'obstacle, la vue est coupée. On vise du milieu du front de celui qui regarde vers 9 points de la cible : si la majorité est visible, la cible l'est.",
      en: "At equal distance from the obstacle sight is blocked. Sight is taken from the middle of the viewer's front to 9 points of the target: if most of them are visible, so is the target.",
    },
    why: {
      fr: "Le texte exige d'être plus près, et la majorité règle partout ce qui compte d'une pièce.",
      en: 'The text asks to be nearer, and the majority settles everywhere what counts of a piece.',
    },
  },
  {
    id: 'PB-R143',
    chapter: 'sight',
    origin: 'ruling',
    text: {
      fr: "La crête d'une colline au sommet plat est la ligne médiane de ce sommet ; deux pièces sur le même sommet se voient, sauf si un bois les sépare.",
      en: 'The crest of a flat-topped hill is the middle line of its top; two pieces on the same top see each other unless woods lie between.',
    },
    why: {
      fr: "Entre elles, il n'y a aucune pente qui cache.",
      en: 'There is no slope between them to hide behind.',
    },
  },
  {
    id: 'PB-R144',
    chapter: 'sight',
    origin: 'supplement',
    text: {
      fr: "La carte d'un scénario donne le contour des bois, bâtiments, marais et eaux, les pentes avec leur côté haut, le niveau de chaque hauteur, les lignes de crête, le réseau des routes, et les ponts et gués.",
      en: "A scenario's map gives the outlines of woods, buildings, marsh and water, slopes with their upper side, the level of each height, crest lines, the road network, and bridges and fords.",
    },
  },
];
