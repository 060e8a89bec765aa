import type { Leg, Task } from '@grognard/les-aigles/for-page';
import type { BoardWords, GroundNames, TaskWords } from '../words.ts';
import { cm, degrees } from './measures.ts';
import { formations } from './troops.ts';

const hand = (turn: number): string => (turn < 0 ? 'left' : 'right');

const leg = (each: Leg): string => {
  switch (each.go) {
    case 'ahead':
      return `march ${cm(each.length / 1000)} ahead`;
    case 'back':
      return `step back ${cm(each.length / 1000)}`;
    case 'wheel':
      return `wheel ${degrees(each.turn / 100)} to the ${hand(each.turn)}`;
    case 'oblique':
      return `march ${cm(each.length / 1000)} obliquely to the ${hand(each.slant)}, ${degrees(each.slant / 100)} off`;
    case 'sideways':
      return `march ${cm(each.length / 1000)} to the ${each.to}`;
  }
};

const FLANKS = { left: 'the left flank', right: 'the right flank', rear: 'the rear rank' } as const;

const turn = ({ figures, by }: Extract<Task, { do: 'turn' }>): string => {
  if (figures === 'all') {
    if (by === 'back') return 'turn all figures back to the front';
    return by === 'about' ? 'turn all figures about' : `turn all figures ${by}`;
  }
  return by === 'back' ? `turn ${FLANKS[figures]} back to the front` : `turn ${FLANKS[figures]} outwards`;
};

const JOBS = {
  demolish: 'demolish it',
  shelter: 'build a shelter',
  bridge: 'build a bridge',
  spike: 'spike the guns',
} as const;

/** A place, or that side of it which a task is about. */
const sideOf = (
  { feature, side }: Pick<Extract<Task, { do: 'shell' }>, 'feature' | 'side'>,
  ground: GroundNames,
): string =>
  side === undefined ? ground.place(feature) : `the ${ground.wall(side)} side of ${ground.place(feature)}`;

/** How many figures at which wall. */
const posted = (
  posts: readonly { readonly wall: number; readonly figures: number }[],
  ground: GroundNames,
): string =>
  [...new Set(posts.map(({ wall }) => wall))]
    .map((wall) => {
      const figures = posts.filter((post) => post.wall === wall).reduce((sum, post) => sum + post.figures, 0);
      return `${ground.wall(wall)} ${figures}`;
    })
    .join(', ');

const task: BoardWords['task'] = (each, ground) => {
  switch (each.do) {
    case 'stand':
      return 'stand fast';
    case 'wait':
      return 'wait a quarter';
    case 'change':
      return `form up ${formations[each.to]}`;
    case 'turn':
      return turn(each);
    case 'deploy': {
      const [first = 0] = each.companies;
      const which = `${first === 0 ? 'from the first' : 'from the last'}`;
      return each.companies.length === 1
        ? `send out a company as skirmishers (no. ${first + 1})`
        : `send out ${each.companies.length} companies as skirmishers, ${which}`;
    }
    case 'rejoin':
      return 'rejoin the battalion';
    case 'reorganise':
      return 'reorganise';
    case 'reform':
      return `reform ${formations[each.to]}`;
    case 'limber':
      return 'limber up';
    case 'unlimber':
      return 'unlimber';
    case 'drag':
      return each.length < 0
        ? `haul the guns back ${cm(-each.length / 1000)}`
        : `haul the guns forward ${cm(each.length / 1000)}`;
    case 'evade':
      return 'evade if threatened';
    case 'enter':
      return `enter ${ground.place(each.house)} by its ${ground.wall(each.wall)} side`;
    case 'relieve':
      return `relieve the garrison of ${ground.place(each.house)}`;
    case 'leave':
      return each.by === 'column'
        ? `leave in column by the street, on the ${ground.wall(each.wall)} side`
        : `leave in line by the ${ground.wall(each.wall)} side`;
    case 'post':
      return `change walls: ${posted(each.posts, ground)}`;
    case 'extend':
      return `bring ${each.figures} more figures up to the ${ground.wall(each.wall)} side`;
    case 'widen':
      return `bring ${each.figures} figures up to the obstacle on the ${each.hand}`;
    case 'bend':
      return each.along === undefined ? 'align the ranks again' : `bend along ${ground.place(each.along)}`;
    case 'shell':
      return `batter ${sideOf(each, ground)} with round shot`;
    case 'reman':
      return `go back to the guns (${ground.place(each.feature)})`;
    case 'work':
      return `${JOBS[each.job]}${each.feature === undefined ? '' : ` (${sideOf({ ...each, feature: each.feature }, ground)})`}`;
  }
};

export const tasks: TaskWords = {
  leg,
  forced: 'forced march',
  task,
  charge: (whom) => `charge ${whom}`,
  reaction: (each) =>
    ({
      halt: 'halt and face it',
      stop: 'stop the charge at the end of the quarter',
      evade: 'evade',
      stay: 'stay under cover',
    })[each.do],
  counterCharge: (whom) => `counter-charge ${whom}`,
  afterWin: { order: 'as ordered', follow: 'follow the beaten', stay: 'stay where it is' },
  afterWinTitle: 'After a melee won',
  barredTitle: 'If some squadrons are barred',
  barred: { 'halt those': 'halt those', 'halt all': 'halt all' },
  onwardTitle: 'Squadrons behind, after contact',
  onward: { 'go on': 'go on', halt: 'halt' },
  stands: 'stands',
  quarters: (count) => `${count} ${count === 1 ? 'quarter' : 'quarters'}`,
  inQuarters: (from, to) => (from === to ? `quarter ${from}` : `quarters ${from} and ${to}`),
  beyond: 'goes on in the next half-period',
  spent: (cost, most) => `${cost} of ${most}`,
  groups: {
    order: 'Order in the ranks',
    change: 'Formation',
    turn: 'Turns',
    skirmish: 'Skirmishers',
    guns: 'Guns',
    charge: 'Charge',
    ground: 'Ground',
    other: 'Other',
  },
};
