import type { Random } from '../chance/random.ts';
import type { Path } from '../json/json.ts';
import { leavesOf, withoutPath, withPath } from '../json/paths.ts';
import type { Submission } from '../table/decide.ts';

const nonsense: readonly unknown[] = [null, true, -1, 0, 1e9, 0.5, Number.NaN, '', 'nobody', [], {}, -0];

const LEAVES = 4;

/** The same order with one thing wrong: a leaf replaced by nonsense, left out, or an unknown key added. */
export const damagedOrders = (order: object, random: Random): readonly unknown[] => {
  const leaves = [...leavesOf(order)];
  const some = Array.from({ length: LEAVES }, () => leaves[random.below(leaves.length)]);
  return [
    null,
    'march',
    [],
    {},
    { ...order, kind: 'no such kind' },
    { ...order, surplus: 1 },
    ...some.flatMap((leaf) => (leaf === undefined ? [] : damagedAt(order, leaf.path, random))),
  ];
};

const damagedAt = (order: object, path: Path, random: Random): readonly unknown[] => {
  if (path.length === 0) return [];
  const replaced = [0, 1, 2].map(() => withPath(order, path, nonsense[random.below(nonsense.length)]));
  return typeof path.at(-1) === 'string' ? [...replaced, withoutPath(order, path)] : replaced;
};

/** The same order from somebody else, or for something else. */
export const damagedSubmissions = (submission: Submission): readonly Submission[] => [
  { ...submission, decision: 'no such decision' },
  { ...submission, seat: { side: 'no such side' } },
];
