import type { Rule } from '@grognard/engine';

export const obstaclesElsewhere: readonly Rule[] = [
  {
    id: 'LA-OX-1',
    chapter: 'obstacles-elsewhere',
    origin: 'rule',
    text: {
      fr: 'On ne charge pas une unité placée plus haut ou plus bas sur une pente.',
      en: 'No charge is made at a unit that stands higher or lower on a slope.',
    },
  },
  {
    id: 'LA-OX-2',
    chapter: 'obstacles-elsewhere',
    origin: 'rule',
    text: {
      fr: "On ne charge ni sur un obstacle ni à travers : pente, bois, maison, ruisseau, gué, marais, obstacle linéaire, redoute, cultures hautes, labour ou batterie abandonnée. Une route et le dessus d'un plateau n'en sont pas.",
      en: 'No charge is made onto an obstacle or through one: slope, wood, house, stream, ford, marsh, linear obstacle, redoubt, tall crops, ploughland or abandoned battery. A road and the top of a plateau are none.',
    },
    why: {
      fr: "Le chapitre des mouvements ne dit pas ce qu'est un obstacle ; c'est ce que celui-ci décrit comme tel.",
      en: 'The chapter on movement does not say what an obstacle is; it is what this one describes as such.',
    },
  },
  {
    id: 'LA-OX-3',
    chapter: 'obstacles-elsewhere',
    origin: 'rule',
    text: {
      fr: "Une unité désorganisée ou pire ne déclare pas de charge : un terrain qui désorganise l'interdit donc jusqu'à ce qu'elle se soit reformée.",
      en: 'A unit that is disorganised or worse declares no charge: so ground that disorganises forbids it until the unit has reformed.',
    },
  },
  {
    id: 'LA-OX-4',
    chapter: 'obstacles-elsewhere',
    origin: 'rule',
    text: {
      fr: "Dans un bois, un village, derrière un abri léger ou dur, des tirailleurs ou une unité qui harcèle ne sont plus obligés d'esquiver ; ils le peuvent encore.",
      en: 'In a wood or a village, behind light or hard cover, skirmishers or a unit that harasses no longer have to evade; they still may.',
    },
  },
  {
    id: 'LA-OX-5',
    chapter: 'obstacles-elsewhere',
    origin: 'rule',
    text: {
      fr: 'Une infanterie légère ne se met tout entière en tirailleurs que si elle peut entrer dans un bois, ou si elle occupe un obstacle linéaire, dur ou léger. Elle peut entrer dans un bois qui est à un quart de mouvement en colonne au plus.',
      en: "Light infantry goes wholly into skirmish order only if it can enter a wood, or occupies a linear obstacle, hard or light. It can enter a wood that is within a quarter's column movement.",
    },
    why: {
      fr: "« Peut entrer » devait se mesurer ; c'est la mesure prise au chapitre des unités.",
      en: '“Can enter” had to be measured; it is the measure taken in the chapter on units.',
    },
  },
  {
    id: 'LA-OX-6',
    chapter: 'obstacles-elsewhere',
    origin: 'rule',
    text: {
      fr: "Les escadrons d'une ligne de cavalerie qui charge et que leur route mènerait sur un obstacle peuvent s'arrêter, et les autres continuer.",
      en: 'Squadrons of a charging cavalry line whose way would lead onto an obstacle may halt, and the others go on.',
    },
  },
  {
    id: 'LA-OX-7',
    chapter: 'obstacles-elsewhere',
    origin: 'rule',
    text: {
      fr: "Devant un obstacle qui n'est pas enlevé, les tours de mêlée après le premier se livrent en étendant les fronts, et seules comptent les figurines au contact.",
      en: 'Before an obstacle that is not carried, melee rounds after the first are fought by extending fronts, and only figures in contact count.',
    },
  },
  {
    id: 'LA-OX-8',
    chapter: 'obstacles-elsewhere',
    origin: 'rule',
    text: {
      fr: "Une unité sans formation ou en désordre se reforme avant d'entrer dans un village ou de l'attaquer, qu'il soit tenu ou non.",
      en: 'A unit without formation or in disorder reforms before it enters a village or attacks one, held or not.',
    },
  },
  {
    id: 'LA-OX-9',
    chapter: 'obstacles-elsewhere',
    origin: 'rule',
    text: {
      fr: "Traverser une batterie en position, enclouée ou retournée laisse formés les tirailleurs et les servants, met les autres sans formation et à demi-vitesse, et fait taire les servants jusqu'au quart qui suit.",
      en: 'Crossing a battery in position, spiked or overturned leaves skirmishers and gunners formed, puts others without formation and at half speed, and silences the gunners until the quarter after.',
    },
  },
  {
    id: 'LA-OX-10',
    chapter: 'obstacles-elsewhere',
    origin: 'rule',
    text: {
      fr: "La marche arrière, ouverte aux tirailleurs et aux lignes d'infanterie régulière, d'élite ou de la garde à la moitié de la vitesse de la ligne, est interdite sur une pente.",
      en: 'The backward march, open to skirmishers and to lines of regular, elite or guard infantry at half the speed of a line, is forbidden on a slope.',
    },
  },
  {
    id: 'LA-OX-11',
    chapter: 'obstacles-elsewhere',
    origin: 'rule',
    text: {
      fr: "La marche forcée, en colonne de compagnies ou attelé, ajoute la moitié de la distance pendant trois périodes de suite au plus, et met sans formation pendant et après ; la majoration d'une route s'y ajoute.",
      en: 'The forced march, in company column or limbered, adds half of the distance for three periods in a row at most, and puts the unit without formation during and after; the increase of a road comes on top.',
    },
  },
];
