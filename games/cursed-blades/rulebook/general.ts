import type { Rule } from '@grognard/engine';

export const generalRules: readonly Rule[] = [
  {
    id: 'CB-G1',
    chapter: 'general',
    origin: 'rule',
    text: {
      fr: 'Un pas dans un hex qui contient un Obstacle ne compte jamais pour gagner un marqueur Charge.',
      en: 'A step into a hex that holds an Obstacle never counts towards a Charge marker.',
    },
  },
  {
    id: 'CB-G2',
    chapter: 'general',
    origin: 'rule',
    text: {
      fr: 'Une unité en charge qui entre dans un hex contenant un Obstacle perd aussitôt son marqueur Charge, et un niveau de souffle.',
      en: 'A charging unit that enters a hex with an Obstacle loses its Charge marker at once, and a level of breath.',
    },
  },
  {
    id: 'CB-G3',
    chapter: 'general',
    origin: 'rule',
    text: {
      fr: "Une unité en charge qui attaque au choc une unité placée dans un hex contenant un Obstacle perd son marqueur Charge avant l'attaque, et un niveau de souffle.",
      en: 'A charging unit that attacks by shock a unit in a hex with an Obstacle loses its Charge marker before the attack, and a level of breath.',
    },
  },
  {
    id: 'CB-G4',
    chapter: 'general',
    origin: 'rule',
    text: {
      fr: 'On ne se met pas en Formation sur un Obstacle.',
      en: 'No Formation is formed on an Obstacle.',
    },
  },
  {
    id: 'CB-G5',
    chapter: 'general',
    origin: 'rule',
    text: {
      fr: "Une Formation qui n'est pas ébranlée le devient en entrant dans un hex contenant un Obstacle.",
      en: 'A Formation that is not shaken becomes so when it enters a hex with an Obstacle.',
    },
  },
  {
    id: 'CB-G6',
    chapter: 'general',
    origin: 'rule',
    text: {
      fr: "Une Formation ébranlée n'entre pas dans un hex contenant un Obstacle.",
      en: 'A shaken Formation does not enter a hex with an Obstacle.',
    },
  },
  {
    id: 'CB-G7',
    chapter: 'general',
    origin: 'rule',
    text: {
      fr: "Les Obstacles ne s'utilisent et ne se transportent qu'au sol.",
      en: 'Obstacles are used and carried on the ground level of a hex only.',
    },
  },
  {
    id: 'CB-G8',
    chapter: 'general',
    origin: 'rule',
    text: {
      fr: "En règle générale, un Ouvrage Défensif protège : ses boucliers sont des supports défensifs de l'unité qui en bénéficie.",
      en: 'As a rule a Defensive Work protects: its shields are defensive supports of the unit that benefits from it.',
    },
  },
  {
    id: 'CB-G9',
    chapter: 'general',
    origin: 'rule',
    text: {
      fr: "Une unité qui bénéficie d'un Ouvrage Défensif ne paie pas la pénalité du choc non soutenu.",
      en: 'A unit that benefits from a Defensive Work does not pay the penalty for an unsupported shock.',
    },
  },
  {
    id: 'CB-G10',
    chapter: 'general',
    origin: 'rule',
    text: {
      fr: "Une Cible est un pion qui compte quand on cherche le plus proche pour tracer un mouvement d'attaque : toute unité en est une, et certains obstacles, véhicules et civils aussi.",
      en: 'A Target is a counter that counts when the nearest one is sought for the way of an attack move: every unit is one, and so are some obstacles, vehicles and civilians.',
    },
  },
];
