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

export const fr: Words = {
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
    rallies: { asked: 'Annoncez vos ralliements.', awaited: 'annonce ses ralliements' },
    follows: { asked: 'Décidez qui suit un ralliement.', awaited: 'décide qui suit' },
    plans: { asked: 'Écrivez et scellez votre plan.', awaited: 'écrit son plan' },
    reactions: { asked: 'Écrivez vos réactions.', awaited: 'écrit ses réactions' },
  },
  outcomes: {
    time: () => 'La nuit sépare les armées : personne n’a vaincu.',
    held: (winner) => `La nuit sépare les armées : le terrain qui compte est tenu (${winner ?? 'personne'}).`,
    broken: (winner) => `L’armée ennemie est disloquée : victoire (${winner ?? 'personne'}).`,
    'both-broken': () => 'Les deux armées sont disloquées : personne n’a vaincu.',
  },
};
