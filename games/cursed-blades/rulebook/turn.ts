import type { Rule } from '@grognard/engine';

export const turnRules: readonly Rule[] = [
  {
    id: 'CB-B4.3-1',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: 'Un tour commence par les éléments : on lance un dé, et sur un 6 on joue la météo, le vent, la fumée et le feu ; sinon rien ne change.',
      en: 'A turn begins with the elements: roll one die, and on a 6 play weather, wind, smoke and fire; otherwise nothing changes.',
    },
  },
  {
    id: 'CB-B4.3-2',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: "Puis le premier camp, puis le second, active une fois chacune de ses unités et chacun de ses pions activables, dans l'ordre qu'il veut, avec une action chacun.",
      en: 'Then the first side, then the second, activates each of its units and of its counters that can be activated once, in any order, with one action each.',
    },
  },
  {
    id: 'CB-B4.3-3',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: 'Quand les deux camps ont joué, on regarde la victoire et le tour finit.',
      en: 'When both sides have played, victory is checked and the turn ends.',
    },
  },
  {
    id: 'CB-B4.3-4',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: "Au début d'une activation, une unité à côté d'amis en déroute passe un test de déroute ; si elle est elle-même en déroute, les amis à côté d'elle en passent un. C'est un test de moral sans modificateur ; qui échoue perd un niveau de cohésion.",
      en: 'At the start of an activation a unit next to routed friends takes a rout test; if it is itself routed, the friends next to it take one. A rout test is a moral test without modifiers; whoever fails loses a level of cohesion.',
    },
  },
  {
    id: 'CB-B4.3-5',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: "Au début de son activation, une unité engagée par un ennemi qui porte un marqueur Contact ou Charge passe le test d'engagement, cas 2.",
      en: 'At the start of its activation a unit that is engaged by an enemy with a Contact or Charge marker takes the engagement test, case 2.',
    },
  },
  {
    id: 'CB-B4.3-6',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: 'Au début de son activation, une unité retire son propre marqueur Contact.',
      en: 'At the start of its activation a unit takes off its own Contact marker.',
    },
  },
  {
    id: 'CB-B4.3-7',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: "Une unité en déroute doit se rallier si elle est d'élite ou a un ordre, et si elle peut se rallier ; sinon elle doit fuir.",
      en: 'A routed unit must rally if it is Elite or has an order and may rally at all, and flee otherwise.',
    },
  },
  {
    id: 'CB-B4.3-8',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: "Une unité engagée par les seuls ennemis auxquels elle ne fait pas face doit faire face à l'un d'eux.",
      en: 'A unit engaged only by enemies whom it does not face must face one of them.',
    },
  },
  {
    id: 'CB-B4.3-9',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: 'Une unité qui porte un marqueur Charge et engage un ennemi doit attaquer au choc.',
      en: 'A unit with a Charge marker that engages an enemy must attack by shock.',
    },
  },
  {
    id: 'CB-B4.3-10',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: "Une unité qui porte un marqueur Charge et n'engage personne doit faire un mouvement d'attaque.",
      en: 'A unit with a Charge marker that engages nobody must make an attack move.',
    },
  },
  {
    id: 'CB-B4.3-11',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: "À la fin de l'activation, un marqueur Charge sans ennemi que l'on puisse atteindre au tour suivant est retiré, et l'unité perd un niveau de souffle.",
      en: 'At the end of its activation a Charge marker without an enemy that could be reached next turn comes off, and the unit loses a level of breath.',
    },
  },
  {
    id: 'CB-B4.3-12',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: 'Une unité qui se trouve dans un hex en incendie à la fin de son activation est détruite.',
      en: 'A unit in a blazing hex at the end of its activation is destroyed.',
    },
  },
  {
    id: 'CB-B4.3-13',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: "À la fin de son activation, une unité est marquée activée et n'agit plus de ce tour de son camp.",
      en: 'At the end of its activation a unit is marked activated and does not act again in this turn of its side.',
    },
  },
  {
    id: 'CB-B4.3-14',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: 'Une unité activée fait une action : se déplacer, se replier, fuir, faire face, attaquer au choc, tirer, manipuler, se reposer, se réorganiser, se rallier, recharger, former une formation, la rejoindre, la quitter, la rompre ou en changer le mode, fusionner, ou rien.',
      en: 'An activated unit takes one action: move, withdraw, flee, face, shock, fire, manipulate, rest, reorganise, rally, reload, form, join, leave or break a formation, change its mode, merge, or nothing.',
    },
  },
  {
    id: 'CB-B4.3-15',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: "Une unité engagée ne peut qu'attaquer au choc, se replier, fuir, faire face ou tirer : cela seulement si tous ceux qui l'engagent portent un marqueur Charge ou Contact, et seulement sur l'un d'eux.",
      en: 'An engaged unit may only attack by shock, withdraw, flee, face, or fire: this only if every engager bears a Charge or Contact marker, and only at an engager.',
    },
  },
  {
    id: 'CB-B4.3-16',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: 'Chaque camp est une seule aile et toute unité est tenue pour avoir un Ordre Spécial ; le jeu de base se joue sans ordres des chefs ni ordres permanents.',
      en: "Each side is one wing and every unit counts as having a Special Order; the base game plays without leaders' orders and without standing orders.",
    },
  },
  {
    id: 'CB-B4.3-17',
    chapter: 'turn',
    origin: 'supplement',
    text: {
      fr: "Un camp peut finir son tour alors que des unités n'ont pas agi, sauf celles qui doivent un test ou sont forcées d'agir : en déroute, en charge, ou engagées par un ennemi marqué.",
      en: 'A side may end its turn while units have not acted, except those that owe a test or are forced to act: routed, charging, or engaged by a marked enemy.',
    },
  },
];
