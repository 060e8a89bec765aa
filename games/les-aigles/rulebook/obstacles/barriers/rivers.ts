import type { Rule } from '@grognard/engine';

export const rivers: readonly Rule[] = [
  {
    id: 'LA-O6.3-1',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: 'Une rivière ne se franchit que sur un pont ou par un gué ; partout ailleurs elle arrête toute unité.',
      en: 'A river is crossed only by a bridge or a ford; everywhere else it stops any unit.',
    },
  },
  {
    id: 'LA-O6.3-2',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: 'Une rivière a au moins deux points de passage sur la table, ponts et gués comptés ensemble.',
      en: 'A river has at least two crossing points on the table, bridges and fords counted together.',
    },
  },
  {
    id: 'LA-O6.3-3e',
    of: ['LA-O6.3-2'],
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: 'Exemple : un pont et un gué, deux ponts ou deux gués suffisent ; un pont seul ou un gué seul, non.',
      en: 'Example: a bridge and a ford, two bridges or two fords are enough; a single bridge or a single ford is not.',
    },
  },
  {
    id: 'LA-O6.3-4',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: 'Une unité dont un socle est sur un pont ne peut pas se déployer sur un front plus large.',
      en: 'A unit with a base on a bridge cannot deploy to a wider front.',
    },
  },
  {
    id: 'LA-O6.3-5',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: 'Si elle doit y livrer un tour de mêlée avec tout son effectif, elle est sans formation.',
      en: 'If it has to fight a melee round there with its whole strength, it is without formation.',
    },
  },
  {
    id: 'LA-O6.3-6',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: "Pour le reste, un pont est une route : mêmes limites de front, même majoration de 10 %, aucune pénalité du cours d'eau. Une unité plus large ne s'y engage pas.",
      en: 'For the rest a bridge is a road: the same limits of front, the same 10% increase, no penalty from the watercourse. A wider unit does not go onto it.',
    },
    why: {
      fr: "Sur une route, une unité trop large déborde dans les champs ; sur un pont, elle déborderait dans l'eau.",
      en: 'On a road a unit that is too wide spills into the fields; on a bridge it would spill into the water.',
    },
  },
  {
    id: 'LA-O6.3-7',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: "Un gué est un endroit de la rivière où le fond permet de passer d'une rive à l'autre.",
      en: 'A ford is a place in the river where the bottom lets troops go from bank to bank.',
    },
  },
  {
    id: 'LA-O6.3-8',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: "Seules l'infanterie et la cavalerie passent à gué ; aucune artillerie ne le peut.",
      en: 'Only infantry and cavalry use a ford; no artillery can.',
    },
  },
  {
    id: 'LA-O6.3-9',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: "On passe à gué au quart de sa vitesse, tant qu'un socle touche le gué : 4,5 cm par période pour une colonne française de 18.",
      en: 'A ford is crossed at a quarter of speed, as long as a base touches it: 4.5 cm a period for a French column of 18.',
    },
    why: {
      fr: "Le texte ne dit pas où le ralentissement commence ni où il finit ; c'est comme au ruisseau.",
      en: 'The text does not say where the slowing begins or ends; it is as at a stream.',
    },
  },
  {
    id: 'LA-O6.3-10',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: "On peut tirer sur une unité qui passe à gué ; elle n'a pas d'abri.",
      en: 'A unit in a ford may be shot at; it has no cover.',
    },
  },
  {
    id: 'LA-O6.3-11',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: "Elle-même ne tire pas tant qu'un de ses socles est dans le gué.",
      en: 'It does not fire itself while one of its bases is in the ford.',
    },
  },
  {
    id: 'LA-O6.3-12',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: "Une unité attaquée à la sortie d'un gué et rejetée dans la rivière est détruite.",
      en: 'A unit attacked as it leaves a ford and thrown back into the river is destroyed.',
    },
  },
  {
    id: 'LA-O6.3-13',
    chapter: 'rivers',
    origin: 'ruling',
    text: {
      fr: "Une unité que son recul pousse dans une rivière ou un fleuve, où que ce soit, est détruite. En déroute ou en fuite, celle qui atteint la rive gagne le passage le plus proche ; si elle ne le peut, elle s'arrête et se rend au premier ennemi qui la touche.",
      en: 'A unit whose recoil takes it into a river or a big river, wherever that is, is destroyed. In rout or flight one that reaches the bank makes for the nearest crossing; if it cannot, it stops and surrenders to the first enemy who touches it.',
    },
    why: {
      fr: "Le texte ne règle que la sortie d'un gué ; ailleurs l'eau n'est pas moins profonde. Mais qui fuit voit la rive et ne s'y jette pas.",
      en: 'The text settles only the way out of a ford; elsewhere the water is no shallower. But troops in flight see the bank and do not throw themselves in.',
    },
  },
  {
    id: 'LA-O6.3-14',
    chapter: 'rivers',
    origin: 'ruling',
    text: {
      fr: "Dans un gué une unité est désorganisée, pendant et à l'arrivée ; aucune charge n'y entre, ne le traverse ni n'en part ; un adversaire sur la rive compte comme plus haut ; le front ne dépasse pas la largeur du gué, et l'on n'y change pas de formation.",
      en: 'In a ford a unit is disorganised, during and on arrival; no charge goes into it, through it or out of it; an opponent on the bank counts as higher; the front does not exceed the width of the ford, and no formation is changed in it.',
    },
    why: {
      fr: "Le texte n'en dit rien, mais il donne à la rivière plus de courant qu'au ruisseau : un gué est au moins aussi mauvais.",
      en: 'The text says nothing of it, but gives the river a stronger current than a stream: a ford is at least as bad.',
    },
  },
  {
    id: 'LA-O6.4-1',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: "Un fleuve ne se franchit que sur un pont : il n'a pas de gué.",
      en: 'A big river is crossed on bridges only: it has no ford.',
    },
  },
  {
    id: 'LA-O6.4-2',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: 'Un fleuve a au moins deux ponts sur la table.',
      en: 'A big river has at least two bridges on the table.',
    },
  },
  {
    id: 'LA-O6.5-1',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: "Aucune unité n'entre dans un marais, de quelque arme qu'elle soit.",
      en: 'No unit goes into a marsh, of whatever arm.',
    },
  },
  {
    id: 'LA-O6.5-2',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: "Une unité rejetée dans un marais est sans formation. Elle n'en sort que par le bord le plus proche, au quart de sa vitesse ; on peut la suivre jusqu'au bord, non dedans.",
      en: 'A unit thrown back into a marsh is without formation. It gets out only by the nearest edge, at a quarter of its speed; it may be followed up to the edge, not into it.',
    },
    why: {
      fr: "Le texte ne dit ni comment elle en sort ni si on la suit ; le marais reste fermé à qui n'y a pas été jeté.",
      en: 'The text says neither how it gets out nor whether it is followed; the marsh stays closed to whoever was not thrown in.',
    },
  },
  {
    id: 'LA-O6.5-3',
    chapter: 'rivers',
    origin: 'rule',
    text: {
      fr: "Un marais n'abrite pas du feu ; il n'arrête pas non plus la vue.",
      en: 'A marsh gives no cover from fire; nor does it block sight.',
    },
    why: {
      fr: "Le texte ne dit rien de la vue ; rien n'y est assez haut pour cacher une troupe.",
      en: 'The text says nothing of sight; nothing in it stands high enough to hide troops.',
    },
  },
  {
    id: 'LA-O6.5-4',
    chapter: 'rivers',
    origin: 'ruling',
    text: {
      fr: 'Une route ou une chaussée qui traverse un marais se suit comme une autre route.',
      en: 'A road or causeway through a marsh is used like any other road.',
    },
    why: {
      fr: "La route annule les pénalités des obstacles qu'elle traverse ; sans cela, personne ne passerait.",
      en: 'A road cancels the penalties of the obstacles it crosses; otherwise nobody would get through.',
    },
  },
];
