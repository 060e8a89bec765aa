import type { SightWords } from '../words.ts';

export const sight: SightWords = {
  whoSeesWhom: 'Who sees whom from here',
  sees: (whom) => `Sees ${whom.join(', ')}.`,
  seesNobody: 'Sees none of the enemy.',
  seesNot: (whom, why) => (why === undefined ? `Not ${whom}.` : `Not ${whom}: ${why}.`),
  whyUnseen: {
    'LA-O0-10': 'no straight line between them is free',
    'LA-O2.3-1': 'a hill lies between',
    'LA-O2.3-4': 'behind another hill, within 15 cm of its foot',
    'LA-O2.3-5': 'within 15 cm behind a wood or a village',
    'LA-O2.3-6': 'masked by another unit less than 10 cm before it',
    'LA-O2.3-7': 'the slope is overgrown, and it stands within 15 cm of the foot of the hill',
    'LA-O2.3-8': 'wholly masked',
    'LA-O3.2-2': 'within 15 cm below the edge of the plateau',
    'LA-O3.2-3': 'up on the plateau, too near its edge to be seen from below',
    'LA-O3.2-4': 'a plateau lies between',
    'LA-O4.2-1': 'a wood lies between',
    'LA-O4.2-2': 'in a wood one sees out only from within 2 cm of its edge',
    'LA-O4.2-3': 'inside a wood nobody sees farther than 8 cm',
    'LA-O4.2-4': 'hidden in a wood',
    'LA-O4.2-5': 'hidden in a wood, more than 2 cm from its edge or not yet betrayed',
    'LA-O5.3-2': 'no man stands at that side of the house',
    'LA-O5.3-3': 'a house lies between',
    'LA-O5.3-4': 'within 15 cm behind a house',
    'LA-O5.3-5': 'a garrison that has not shown itself',
    'LA-O9.2-7': 'hidden in tall crops',
    'LA-O9.2-8': 'in tall crops one sees out only from within 2 cm of their edge',
    'LA-O9.2-11': 'in tall crops one is seen within 4 cm only',
  },
  sightKey:
    'Yellow: the 2 cm at the edge of a wood or crop from which one sees out. Green: how far one sees inside. Brown: crests.',
};
