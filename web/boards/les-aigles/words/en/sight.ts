import type { SightWords } from '../words.ts';

export const sight: SightWords = {
  whoSeesWhom: 'Who sees whom from here',
  sees: (whom) => `Sees ${whom.join(', ')}.`,
  seesNobody: 'Sees none of the enemy.',
  seesNot: (whom, why) => (why === undefined ? `Not ${whom}.` : `Not ${whom}: ${why}.`),
  whyUnseen: {
    'no free line': 'no straight line between them is free',
    'hill between': 'a hill lies between',
    'behind another hill': 'behind another hill, within 15 cm of its foot',
    'behind a wood': 'within 15 cm behind a wood or a village',
    'overgrown slope': 'the slope is overgrown, and it stands within 15 cm of the foot of the hill',
    masked: 'wholly masked',
    'below a plateau': 'within 15 cm below the edge of the plateau',
    'up on a plateau': 'up on the plateau, too near its edge to be seen from below',
    'plateau between': 'a plateau lies between',
    'wood between': 'a wood lies between',
    'deep in a wood': 'in a wood one sees out only from within 2 cm of its edge',
    'far off in a wood': 'inside a wood nobody sees farther than 8 cm',
    'hidden in a wood': 'hidden in a wood, more than 2 cm from its edge or not yet betrayed',
    'blind wall': 'no man stands at that side of the house',
    'house between': 'a house lies between',
    'behind a house': 'within 15 cm behind a house',
    'hidden in a house': 'a garrison that has not shown itself',
    'hidden in crops': 'hidden in tall crops',
    'deep in crops': 'in tall crops one sees out only from within 2 cm of their edge',
    'far off in crops': 'in tall crops one is seen within 4 cm only',
  },
  sightKey:
    'Yellow: the 2 cm at the edge of a wood or crop from which one sees out. Green: how far one sees inside. Brown: crests.',
};
