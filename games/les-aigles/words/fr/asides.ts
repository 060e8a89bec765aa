import type { Aside } from '../../model/asides.ts';
import type { TaskKind } from '../../model/tasks.ts';

/** What was planned, with its article, as something that can be left aside. */
export const TASKS: Readonly<Record<TaskKind, string>> = {
  stand: 'la halte',
  wait: 'l’attente',
  march: 'la marche',
  change: 'le changement de formation',
  turn: 'la rotation des figurines',
  deploy: 'l’envoi de tirailleurs',
  rejoin: 'le retour dans le rang',
  reorganise: 'la réorganisation',
  reform: 'la remise en ordre',
  limber: 'l’attelage des pièces',
  unlimber: 'la mise en batterie',
  drag: 'le déplacement à bras des pièces',
  charge: 'la charge',
  evade: 'l’esquive',
  work: 'le travail',
  shell: 'le tir sur le mur',
  widen: 'l’élargissement du front',
  reman: 'le retour aux pièces',
  bend: 'l’alignement sur le terrain',
  enter: 'l’entrée dans la maison',
  relieve: 'la relève de la maison',
  post: 'le changement de postes',
  leave: 'la sortie de la maison',
  extend: 'le renfort de l’attaque du mur',
};

/** Why it is left aside. */
export const ASIDES: Readonly<Record<Aside, string>> = {
  refused: 'dans la situation présente, ce n’est plus possible',
  'told-to-stand': 'l’ordre est de rester sur place toute la demi-période',
  'half-over': 'la demi-période s’achève avant que son tour vienne',
  unfinished: 'la demi-période s’achève avant que ce soit fini',
  'in-melee': 'l’ennemi est au contact',
  busy: 'autre chose pressait',
  shaken: 'le moral a cédé',
  'no-nerve': 'le cœur lui a manqué',
  'against-order': 'le plan est contraire à l’ordre reçu, et nul en entier',
  reacted: 'il a fallu réagir à une charge',
  'held-fast': 'la troupe refuse d’avancer',
  storms: 'la marche a mené contre un mur tenu',
  'leaves-house': 'il faut évacuer la maison',
  rejoined: 'la troupe a rejoint son corps et va où il va',
  'nothing-there': 'il n’y a rien là à quoi l’appliquer',
  'no-squadrons-behind':
    'dans cette formation, aucun escadron ne reste en arrière que l’on puisse amener ou laisser',
  'no-road': 'aucune route n’y a servi',
  'fold-short': 'il reste trop peu de mouvement pour les figurines qui se rabattent',
};
