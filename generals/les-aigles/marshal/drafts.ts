/** What the staff drafts: the plan by the book first, then ways to leave it, for the whole army or for some of it. */
import type { Order, PartPlan } from '@grognard/les-aigles';
import { type Desk, isAccepted } from '../desk.ts';
import { byTheBook, type Doctrine } from '../doctrine.ts';
import { planOf } from '../planning.ts';
import type { Man, Situation } from '../situation.ts';

const schools: readonly Doctrine[] = [
  byTheBook,
  { ...byTheBook, range: 9, caution: 2 },
  { ...byTheBook, caution: 0, wariness: -4 },
  { ...byTheBook, caution: 4, wariness: 8 },
  { ...byTheBook, skirmishes: false, deployAt: 20 },
  { ...byTheBook, caution: -2.5 },
  { ...byTheBook, stands: true, caution: 2 },
  { ...byTheBook, seizes: true },
  { ...byTheBook, storms: true },
  { ...byTheBook, seizes: true, stands: true, caution: 4 },
];

export interface Draft {
  readonly order: Order;
  /** How the side goes on afterwards. */
  readonly doctrine: Doctrine;
}

/** More than these are not weighed. */
const MOST = 5;

type Plan = Extract<Order, { kind: 'plan' }>;

const taskOf = ({ parts }: Plan, index: number): string =>
  JSON.stringify(parts.find(({ part }) => part === index)?.tasks ?? []);

/** One plan for some, another for the rest. */
const mixed = (some: Plan, rest: Plan, isSome: (index: number) => boolean): Plan => ({
  ...rest,
  parts: [
    ...some.parts.filter(({ part }): boolean => isSome(part)),
    ...rest.parts.filter(({ part }: PartPlan): boolean => !isSome(part)),
  ],
});

/** Only the foot does otherwise, or only the others; only this wing, or only that. */
const splits = ({ own }: Situation, book: Plan, other: Plan): readonly Plan[] => {
  const differing = own.filter(({ index }) => taskOf(book, index) !== taskOf(other, index));
  if (differing.length < 2) return [];
  const middle = differing.reduce((sum, { middle: { x } }) => sum + x, 0) / differing.length;
  const tests: readonly ((man: Man) => boolean)[] = [
    ({ kind }) => kind === 'foot',
    ({ kind }) => kind !== 'foot',
    ({ middle: { x } }) => x < middle,
    ({ middle: { x } }) => x >= middle,
  ];
  return tests.flatMap((test): Plan[] => {
    const some = differing.filter(test);
    const isSome = (index: number): boolean => some.some((man) => man.index === index);
    return some.length === 0 || some.length === differing.length ? [] : [mixed(other, book, isSome)];
  });
};

/** Different plans only: where two schools agree there is nothing to choose. */
export const draftsFor = (desk: Desk, situation: Situation): readonly Draft[] => {
  const seen = new Set<string>();
  const isNew = (order: Order): boolean => {
    const key = JSON.stringify(order);
    return !seen.has(key) && seen.add(key) !== undefined;
  };
  const whole = schools
    .map((doctrine): Draft => ({ order: planOf(desk, situation, doctrine), doctrine }))
    .filter(({ order }) => isNew(order));
  const [book, ...others] = whole;
  const drafts = [...whole];
  for (const { order, doctrine } of others) {
    if (book?.order.kind !== 'plan' || order.kind !== 'plan') continue;
    for (const split of splits(situation, book.order, order))
      if (drafts.length < MOST && isNew(split) && isAccepted(desk, split))
        drafts.push({ order: split, doctrine });
  }
  return drafts;
};
