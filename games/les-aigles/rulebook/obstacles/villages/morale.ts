import type { Rule } from '@grognard/engine';

export const morale: readonly Rule[] = [
  {
    id: 'LA-O5.6-1',
    chapter: 'houses-morale',
    origin: 'rule',
    text: {
      fr: "Le résultat d'un test de moral s'impose à l'unité ; mais dans une maison on distingue selon que l'ennemi y est entré, ou que le résultat vient d'un tir ou d'un combat antérieur.",
      en: 'A morale result binds the unit; but in a house it matters whether the enemy has got in, or the result comes from earlier fire or combat.',
    },
  },
  {
    id: 'LA-O5.6-2',
    chapter: 'houses-morale',
    origin: 'rule',
    text: {
      fr: "L'ennemi étant dans la maison, l'unité qui doit battre en retraite, partir en déroute ou fuir ne le peut pas : elle est prisonnière, et se rend à l'unité qui est entrée. Un arrêt sur place n'y change rien.",
      en: 'With the enemy in the house, a unit that must retreat, rout or flee cannot: it is captured, and surrenders to the unit that got in. A halt in place changes nothing there.',
    },
    why: {
      fr: "Le texte parle d'un mouvement que l'unité ne peut faire ; l'arrêt sur place n'en demande pas.",
      en: 'The text speaks of a move that the unit cannot make; a halt in place asks for none.',
    },
  },
  {
    id: 'LA-O5.6-3',
    chapter: 'houses-morale',
    origin: 'rule',
    text: {
      fr: "Seule une unité d'élite ou de la garde peut refuser de se rendre et continuer le combat. C'est une consigne donnée d'avance ; sans consigne, elle refuse.",
      en: 'Only an elite or guard unit may refuse to surrender and fight on. It is a standing order given beforehand; without one, it refuses.',
    },
    why: {
      fr: "Le choix se donne d'avance, comme tout le plan ; de telles troupes ne se rendent pas sans qu'on le leur dise.",
      en: 'The choice is given beforehand, like the whole plan; such troops do not surrender unless told to.',
    },
  },
  {
    id: 'LA-O5.6-4e',
    of: ['LA-O5.6-3'],
    chapter: 'houses-morale',
    origin: 'rule',
    text: {
      fr: "Exemple : comme plus tard à Camerone et à Bazeilles, une garnison d'élite, l'ennemi dans la maison, reçoit un résultat qui l'en chasserait ; elle refuse, et se bat jusqu'au dernier homme.",
      en: 'Example: as later at Camerone and at Bazeilles, an elite garrison, with the enemy in the house, gets a result that would drive it out; it refuses, and fights to the last man.',
    },
  },
  {
    id: 'LA-O5.6-5',
    chapter: 'houses-morale',
    origin: 'rule',
    text: {
      fr: "Autrement, l'unité qui doit battre en retraite, ou pire, emploie la demi-période de son mouvement obligatoire à sortir de la maison.",
      en: 'Otherwise a unit that must retreat, or worse, spends the half-period of its compulsory move on leaving the house.',
    },
  },
  {
    id: 'LA-O5.6-6',
    chapter: 'houses-morale',
    origin: 'rule',
    text: {
      fr: "Elle sort par le côté opposé à la cause du test. S'il est barré, par celui des côtés voisins, s'il est libre, qui a le moins d'ennemis à 15 cm ou moins ; s'il n'y en a pas, elle se rend.",
      en: 'It leaves by the side opposite the cause of the test. If that is blocked, by whichever of the adjacent sides, being free, has fewer enemies within 15 cm; if there is none, it surrenders.',
    },
    why: {
      fr: "Le texte ne dit rien d'un côté barré ; l'unité cherche l'issue la plus sûre, sans aller vers ce qu'elle fuit.",
      en: 'The text says nothing of a blocked side; the unit seeks the safest way out, without going towards what it flees.',
    },
  },
  {
    id: 'LA-O5.6-7',
    chapter: 'houses-morale',
    origin: 'rule',
    text: {
      fr: 'En retraite, elle doit ensuite se reformer en ligne.',
      en: 'In retreat it must then reform in line.',
    },
  },
  {
    id: 'LA-O5.6-8',
    chapter: 'houses-morale',
    origin: 'rule',
    text: {
      fr: "En déroute ou en fuite, une fois dehors, elle fait son mouvement comme à l'ordinaire.",
      en: 'In rout or flight, once outside, it makes its move as usual.',
    },
  },
  {
    id: 'LA-O5.6-9',
    chapter: 'houses-morale',
    origin: 'rule',
    text: {
      fr: "L'ennemi avec lequel elle était en mêlée ne peut poursuivre une unité qui quitte une maison par un test de moral ; il peut entrer dans la maison vidée.",
      en: 'The enemy with whom it was in melee cannot pursue a unit that leaves a house because of a morale test; it may enter the emptied house.',
    },
    why: {
      fr: "Le texte défend la poursuite ; la maison, elle, est vide, et nul ne l'interdit.",
      en: 'The text forbids the pursuit; but the house is empty, and closed to nobody.',
    },
  },
];
