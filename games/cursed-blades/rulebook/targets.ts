import type { Rule } from '@grognard/engine';

export const targetsRules: readonly Rule[] = [
  {
    id: 'CB-B4.13-1',
    chapter: 'targets',
    origin: 'supplement',
    text: {
      fr: "La Cible la plus proche est l'unité, la tente, la charrette, le wagon, les civils ou le troupeau de l'ennemi qu'il faut le moins de points de mouvement pour engager, si c'est une unité, ou pour rejoindre dans son hex, les hex tenus par des amis étant fermés ; à égalité, qui se déplace choisit.",
      en: "The nearest Target is the enemy's unit, tent, cart, wagon, civilians or herd that takes the fewest movement points to engage, if it is a unit, or to enter, hexes with friends being closed; the mover chooses between equals.",
    },
  },
  {
    id: 'CB-B4.13-2',
    chapter: 'targets',
    origin: 'supplement',
    text: {
      fr: "Charrettes, wagons, civils et troupeaux s'activent au tour de leur propriétaire comme des unités, chacun pour soi.",
      en: "Carts, wagons, civilians and herds are activated in their owner's turn like units, each on its own.",
    },
  },
  {
    id: 'CB-B4.13-3',
    chapter: 'targets',
    origin: 'supplement',
    text: {
      fr: "Celui qui est à côté d'une unité ennemie et peut s'en éloigner doit y employer son activation ; s'il était engagé, les dés disent d'abord s'il se dégage.",
      en: 'One that is next to an enemy unit and can get away must use its activation for it; if it was engaged the dice say first whether it gets off.',
    },
  },
  {
    id: 'CB-B4.13-4',
    chapter: 'targets',
    origin: 'supplement',
    text: {
      fr: "Sinon il peut se déplacer, et évite les hex à côté d'unités ennemies.",
      en: 'Otherwise it may move, and stays away from hexes next to enemy units.',
    },
  },
  {
    id: 'CB-B4.13-5',
    chapter: 'targets',
    origin: 'supplement',
    text: {
      fr: 'Un pion capturé change de main aussitôt et est marqué activé.',
      en: 'A captured counter changes hands at once and is marked activated.',
    },
  },
];
