import type { Offer, Task } from '@grognard/les-aigles/for-page';

type GroupName = 'order' | 'change' | 'turn' | 'skirmish' | 'guns' | 'charge' | 'ground' | 'other';

const GROUPS: Readonly<Record<Exclude<Task['do'], 'march' | 'drag'>, GroupName>> = {
  reorganise: 'order',
  reform: 'order',
  change: 'change',
  turn: 'turn',
  deploy: 'skirmish',
  rejoin: 'skirmish',
  limber: 'guns',
  unlimber: 'guns',
  charge: 'charge',
  enter: 'ground',
  relieve: 'ground',
  post: 'ground',
  leave: 'ground',
  extend: 'ground',
  widen: 'ground',
  bend: 'ground',
  work: 'ground',
  shell: 'guns',
  reman: 'guns',
  evade: 'other',
  stand: 'other',
  wait: 'other',
};

const ORDER: readonly GroupName[] = [
  'order',
  'change',
  'charge',
  'turn',
  'skirmish',
  'guns',
  'ground',
  'other',
];

export interface Group {
  readonly name: GroupName;
  readonly lawful: readonly Offer[];
  readonly barred: readonly Offer[];
}

const groupOf = ({ do: kind }: Task): GroupName | undefined =>
  kind === 'march' || kind === 'drag' ? undefined : GROUPS[kind];

/** The choices of a part by what they are about; groups without any lawful one come last. */
export const groupsOf = (offers: readonly Offer[]): readonly Group[] =>
  ORDER.flatMap((name): Group[] => {
    const mine = offers.filter(({ task }) => groupOf(task) === name);
    if (mine.length === 0) return [];
    return [
      {
        name,
        lawful: mine.filter(({ refusals }) => refusals.length === 0),
        barred: mine.filter(({ refusals }) => refusals.length > 0),
      },
    ];
  });
