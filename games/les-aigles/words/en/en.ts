import type { Words } from '../words.ts';
import { barrierWords } from './barriers.ts';
import { changes } from './changes.ts';
import { charges } from './charges.ts';
import { command } from './command.ts';
import { course } from './course.ts';
import { crossing } from './crossing.ts';
import { evades } from './evades.ts';
import { fire } from './fire.ts';
import { groundWords } from './ground.ts';
import { houses } from './houses.ts';
import { losses } from './losses.ts';
import { marching } from './marching.ts';
import { melee } from './melee.ts';
import { morale } from './morale.ts';
import { rallies } from './rallies.ts';
import { sight } from './sight.ts';
import { tables } from './tables.ts';
import { victory } from './victory.ts';

export const en: Words = {
  changes,
  charges,
  command,
  course,
  crossing,
  evades,
  fire,
  houses,
  ground: groundWords,
  barriers: barrierWords,
  losses,
  marching,
  melee,
  morale,
  rallies,
  sight,
  tables,
  victory,
  decisions: {
    rallies: { asked: 'Announce your rallies.', awaited: 'is announcing its rallies' },
    follows: { asked: 'Decide who follows a rally.', awaited: 'is deciding who follows' },
    plans: { asked: 'Write and seal your plan.', awaited: 'is writing its plan' },
    reactions: { asked: 'Write your reactions.', awaited: 'is writing its reactions' },
  },
  outcomes: {
    time: () => 'Night parts the armies: nobody has won.',
    held: (winner) => `Night parts the armies: the ground that counts is held (${winner ?? 'nobody'}).`,
    broken: (winner) => `The enemy army is broken: victory (${winner ?? 'nobody'}).`,
    'both-broken': () => 'Both armies are broken: nobody has won.',
  },
};
