import { expect, test } from 'vitest';
import { type CounterKind, counterKinds } from '../../model/vocabulary.ts';
import { type CounterFacts, counterFacts } from '../../tables/counters.ts';
import { rowsOf } from './reading.ts';

const yes = (fact: true | undefined): string => (fact === true ? 'yes' : '-');
const points = (halves: number | undefined): string => (halves === undefined ? '-' : String(halves / 2));

const kept = (of: (facts: CounterFacts, kind: CounterKind) => readonly string[]) =>
  counterKinds.map((kind) => [kind, ...of(counterFacts[kind], kind)]);

/** Obstacle, work, facing, Target, shields, surcharge in points, ground, flammable, stacking, taken by whoever comes. */
const nature = rowsOf(`
  debris     | yes | -   | -   | -   | 0 | 0.5 | -         | -   | - | -
  mantlets   | yes | yes | yes | -   | 1 | 0.5 | -         | -   | - | -
  pavises    | -   | -   | -   | -   | 1 | -   | -         | -   | - | -
  palisade   | yes | yes | yes | -   | 4 | -   | -         | yes | - | -
  abatis     | yes | yes | yes | -   | 2 | -   | difficult | yes | - | -
  ditch      | yes | yes | yes | -   | 1 | -   | rough     | -   | - | -
  stakes     | yes | yes | yes | -   | 1 | 0.5 | -         | -   | - | -
  trap       | yes | -   | -   | -   | 0 | -   | rough     | -   | - | -
  tents      | yes | -   | -   | yes | 0 | 1   | -         | yes | - | -
  cart       | yes | -   | yes | yes | 0 | 1   | -         | -   | - | yes
  wagon      | yes | yes | yes | yes | 1 | 1   | -         | -   | - | yes
  war-wagon  | yes | yes | yes | yes | 2 | 1   | -         | -   | - | yes
  civilians  | yes | -   | -   | yes | 0 | 0.5 | -         | -   | 4 | yes
  herd       | yes | -   | -   | yes | 0 | 1   | -         | -   | 4 | yes
  boat       | yes | -   | -   | -   | 0 | 0.5 | -         | -   | - | -
  raft       | yes | -   | -   | -   | 0 | 0.5 | -         | -   | - | -
  ruins      | -   | -   | -   | -   | 0 | -   | difficult | yes | - | -
  fire-start | -   | -   | -   | -   | 0 | -   | rough     | -   | - | -
  blaze      | -   | -   | -   | -   | 0 | -   | difficult | -   | - | -
`);

test('every counter is what the sheet says it is', () => {
  expect(
    kept(({ obstacle, work, facing, target, printed, surcharge, ground, flammable, stacking, captured }) => [
      ...[obstacle, work, facing, target].map(yes),
      ...[String(printed.shields), points(surcharge), ground ?? '-', yes(flammable), String(stacking ?? '-')],
      yes(captured),
    ]),
  ).toEqual(nature);
});

/** Whom, against what, by whom alone, of its facing, the second engagement test, what is absorbed. */
const protection = rowsOf(`
  debris     | -        | -          | -               | -   | -  | -
  mantlets   | infantry | shock fire | -               | yes | -1 | fire
  pavises    | shooter  | shock fire | -               | -   | -  | -
  palisade   | infantry | shock fire | -               | yes | -4 | shock fire
  abatis     | infantry | shock      | -               | yes | -1 | -
  ditch      | any      | shock      | -               | yes | -1 | -
  stakes     | infantry | shock      | cavalry massive | yes | -1 | -
  trap       | -        | -          | -               | -   | -  | -
  tents      | -        | -          | -               | -   | -  | -
  cart       | -        | -          | -               | -   | -  | -
  wagon      | infantry | shock fire | -               | -   | -  | -
  war-wagon  | infantry | shock fire | -               | -   | -  | -
  civilians  | -        | -          | -               | -   | -  | -
  herd       | -        | -          | -               | -   | -  | -
  boat       | -        | -          | -               | -   | -  | -
  raft       | -        | -          | -               | -   | -  | -
  ruins      | -        | -          | -               | -   | -  | -
  fire-start | -        | -          | -               | -   | -  | -
  blaze      | -        | -          | -               | -   | -  | -
`);

const words = (list: readonly string[] | undefined): string => list?.join(' ') ?? '-';

test('every counter protects as the sheet says', () => {
  expect(
    kept(({ protection: gives }) => [
      ...[gives?.whom ?? '-', words(gives?.against), words(gives?.by), yes(gives?.sameFacing)],
      ...[String(gives?.nerve ?? '-'), words(gives?.absorbs)],
    ]),
  ).toEqual(protection);
});

/** Carried: by whom, in which actions, points, only if worse; driven: class, points, beside enemies, must leave them. */
const moving = rowsOf(`
  debris     | -        | -             | - | -   | -          | -          | -
  mantlets   | foot     | move          | 0 | -   | -          | -          | -
  pavises    | foot     | move withdraw | 1 | yes | -          | -          | -
  palisade   | -        | -             | - | -   | -          | -          | -
  abatis     | -        | -             | - | -   | -          | -          | -
  ditch      | -        | -             | - | -   | -          | -          | -
  stakes     | -        | -             | - | -   | -          | -          | -
  trap       | -        | -             | - | -   | -          | -          | -
  tents      | -        | -             | - | -   | -          | -          | -
  cart       | -        | -             | - | -   | wheeled 1  | never      | always
  wagon      | -        | -             | - | -   | wheeled 1  | never      | when-alone
  war-wagon  | -        | -             | - | -   | wheeled 1  | in-company | when-alone
  civilians  | -        | -             | - | -   | foot 1     | never      | always
  herd       | -        | -             | - | -   | animal 1   | never      | always
  boat       | infantry | move          | 1 | -   | -          | -          | -
  raft       | infantry | move          | 0 | -   | -          | -          | -
  ruins      | -        | -             | - | -   | -          | -          | -
  fire-start | -        | -             | - | -   | -          | -          | -
  blaze      | -        | -             | - | -   | -          | -          | -
`);

const carrierOf = ({ carried }: CounterFacts): string => {
  if (carried === undefined) return '-';
  return 'move' in carried.by ? carried.by.move : carried.by.family;
};

test('every counter is carried and driven as the sheet says', () => {
  expect(
    kept((facts) => {
      const { carried, driven } = facts;
      return [
        ...[carrierOf(facts), words(carried?.actions), points(carried?.allowance), yes(carried?.onlyIfWorse)],
        driven === undefined ? '-' : `${driven.move} ${points(driven.allowance)}`,
        ...[driven?.nextToEnemy ?? '-', driven?.leaves ?? '-'],
      ];
    }),
  ).toEqual(moving);
  expect(counterFacts.mantlets.carried?.never).toBe('difficult');
  expect(counterKinds.filter((kind) => counterFacts[kind].carried?.boat === true)).toEqual(['boat', 'raft']);
});

/** Destroying: difficulty and what is left; setting alight: difficulty, what is left, where it may blaze; of wood. */
const ending = rowsOf(`
  debris     | -       | -      | weather | -      | not-clear | -
  mantlets   | 2       | debris | 4       | debris | flammable | yes
  pavises    | 2       | -      | -       | -      | -         | -
  palisade   | 4       | debris | -       | -      | -         | yes
  abatis     | -       | -      | -       | -      | -         | yes
  ditch      | -       | -      | -       | -      | -         | -
  stakes     | 0       | -      | -       | -      | -         | -
  trap       | 1       | -      | -       | -      | -         | -
  tents      | 0       | debris | -       | -      | -         | yes
  cart       | 1       | debris | weather | debris | flammable | yes
  wagon      | shields | debris | weather | debris | flammable | yes
  war-wagon  | shields | debris | weather | debris | flammable | yes
  civilians  | 0       | -      | -       | -      | -         | -
  herd       | 0       | -      | -       | -      | -         | -
  boat       | 2       | debris | weather | debris | flammable | yes
  raft       | 2       | debris | weather | debris | flammable | yes
  ruins      | -       | -      | -       | -      | -         | -
  fire-start | -       | -      | -       | -      | -         | -
  blaze      | -       | -      | -       | -      | -         | -
`);

test('every counter is destroyed and set alight as the sheet says', () => {
  expect(
    kept(({ destroyed, lit, wooden }) => [
      ...[String(destroyed?.difficulty ?? '-'), destroyed?.leaves ?? '-'],
      ...[String(lit?.difficulty ?? '-'), lit?.leaves ?? '-', lit?.blazes ?? '-', yes(wooden)],
    ]),
  ).toEqual(ending);
});
