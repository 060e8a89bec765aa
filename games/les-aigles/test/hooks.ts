import type { Player } from '@grognard/engine';
import type { Task as Asked } from '@grognard/engine/conformance';
import { partOf } from '../model/evolve.ts';
import type { LesAiglesTypes } from '../model/game-types.ts';
import type { OfficerPlan, Order } from '../model/orders.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import type { Reaction, Task } from '../model/tasks.ts';
import type { Told } from '../model/told.ts';
import type { Doing } from '../model/under-way.ts';

/** What the laws must be told of this game. */

type Kind = Told['kind'];

/** What is told of a task once it is begun, whatever becomes of it; to stand or to wait is done by doing nothing. */
const BEGUN: Readonly<Record<Exclude<Task['do'], 'stand' | 'wait'>, readonly Kind[]>> = {
  march: ['moved'],
  change: ['began'],
  turn: ['began'],
  deploy: ['began'],
  rejoin: ['began'],
  reorganise: ['began'],
  reform: ['began'],
  limber: ['began'],
  unlimber: ['began'],
  drag: ['began'],
  bend: ['began'],
  charge: ['charges', 'moved'],
  evade: ['evades', 'unthreatened'],
  work: ['worked', 'made', 'breached'],
  shell: ['laid-on'],
  widen: ['widened'],
  reman: ['remanned'],
  enter: ['reached-wall', 'set-about', 'went-in'],
  relieve: ['reached-wall', 'set-about', 'went-in'],
  post: ['set-about'],
  leave: ['set-about'],
  extend: ['extended'],
};

/** Whether a line is about this part: as the one who does it, or who attacks. */
const isOf = (told: Told, part: number): boolean =>
  ('part' in told && told.part === part) || ('attacker' in told && told.attacker === part);

/** LA-U3.3-4: whoever goes out whole changes formation. */
const isGoingOut = (doing: Doing): boolean => doing.what === 'change' && doing.to === 'skirmish';

const tells = (told: Told, part: number, task: Task['do']): boolean => {
  if (!isOf(told, part)) return false;
  if (told.kind === 'set-aside') return told.task === task;
  if (task === 'stand' || task === 'wait') return true;
  if (told.kind === 'began') return told.doing.what === task || (task === 'deploy' && isGoingOut(told.doing));
  return BEGUN[task].includes(told.kind);
};

/** What is declared or set about is off the plan before it is told; all else is told while it is next in it. */
const DECLARED: ReadonlySet<Task['do']> = new Set([
  'charge',
  'evade',
  'enter',
  'relieve',
  'post',
  'leave',
  'extend',
]);

/** Whether a line can be about the task in this place of a plan: what is told of those before and behind it is not. */
const isNext = (before: State, part: number, tasks: readonly Task[], place: number): boolean => {
  const left = partOf(before, part).secret?.plan?.length;
  return left === undefined || left === tasks.length - place;
};

const tasksOf = (part: number, tasks: readonly Task[]): readonly Asked<LesAiglesTypes>[] =>
  tasks.flatMap(({ do: task }, place) => {
    if (task === 'stand' || task === 'wait') return [];
    return [
      {
        name: `task ${place + 1} of part ${part}, ${task}`,
        alike: `${part} ${task}`,
        isToldBy: (told, before) =>
          tells(told, part, task) &&
          (told.kind === 'set-aside' || DECLARED.has(task) || isNext(before, part, tasks, place)),
      },
    ];
  });

/** An officer who is told to ride is told of as he rides, or as he is hit. */
const rideOf = ({ officer, ride }: OfficerPlan): readonly Asked<LesAiglesTypes>[] =>
  ride.length === 0
    ? []
    : [
        {
          name: `the ride of officer ${officer}`,
          isToldBy: (told) => 'officer' in told && told.officer === officer,
        },
      ];

/** What is told of a reaction; to stay is done by doing nothing. */
const REACTED: Readonly<Record<Exclude<Reaction['do'], 'stay'>, readonly Kind[]>> = {
  'counter-charge': ['charges', 'counter-void', 'tested'],
  change: ['began', 'set-aside'],
  turn: ['began', 'set-aside'],
  halt: ['set-aside'],
  stop: ['charge-turned'],
  evade: ['evades', 'unthreatened'],
};

const reactionOf = (
  before: State,
  part: number,
  { do: reaction }: Reaction,
): readonly Asked<LesAiglesTypes>[] =>
  // Whoever has nothing left to do halts by doing nothing.
  reaction === 'stay' || (reaction === 'halt' && partOf(before, part).secret?.plan === undefined)
    ? []
    : [
        {
          name: `the ${reaction} of part ${part}`,
          isToldBy: (told) => isOf(told, part) && REACTED[reaction].includes(told.kind),
        },
      ];

/** Everything that an order asks for ends in a line about who was to do it. */
export const tasks = (
  _setting: Setting,
  before: State,
  _seat: Player,
  order: Order,
): readonly Asked<LesAiglesTypes>[] => {
  switch (order.kind) {
    case 'plan':
      return [
        ...order.parts.flatMap((plan) => tasksOf(plan.part, plan.tasks)),
        ...order.officers.flatMap(rideOf),
      ];
    case 'react':
      return order.parts.flatMap(({ part, reaction }) => reactionOf(before, part, reaction));
    case 'rally':
      return order.parts.map(({ part }) => ({
        name: `the rally of part ${part}`,
        isToldBy: (told) => told.kind === 'rallies' && isOf(told, part),
      }));
    case 'follow':
      return order.parts.map((part) => ({
        name: `the following of part ${part}`,
        isToldBy: (told) => told.kind === 'follows' && isOf(told, part),
      }));
  }
};
