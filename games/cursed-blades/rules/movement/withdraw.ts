import { type Refusal, type RuleId, refuse } from '@grognard/engine';
import { hexSides, zoneOf } from '@grognard/field/hex';
import { isStanding, unitOf } from '../../model/evolve.ts';
import type { MoveStep } from '../../model/orders.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { kindsOn } from '../counters/obstacles.ts';
import { countersAt, hexesOf, typeOf } from '../map/board.ts';
import { engagersOf } from '../map/engagement.ts';
import { disengagementTest, mustDisengage } from '../tests/disengagement.ts';
import { engagementTest } from '../tests/engagement.ts';
import type { Action, OrderOf } from '../units/action.ts';
import { isCaughtAt } from './contact.ts';
import { type Course, moverOf, rehearsal, setOut } from './course.ts';
import { setAside } from './halt.ts';
import { fallIn } from './rest.ts';
import { restingProblems } from './stacking.ts';
import { walk, walkAlong } from './walk.ts';

type Withdrawal = OrderOf<'withdraw'>;

/** CB-B4.4-25: one hex back, without a turn. */
export const withdraw: Action<'withdraw'> = {
  check: (reading, unit, order) => [
    ...startProblems(reading.view, unit, order),
    ...onTheWay(reading, unit, order),
  ],
  resolve: (story, unit, order) => {
    const held = mustDisengage(readStory(story), unit);
    if (held) disengagementTest(story, unit);
    if (!isStanding(unitOf(story.state, unit))) {
      setAside(story, { unit }, wayBack(order).length, { why: 'destroyed', rule: 'CB-B4.4-26' });
      return;
    }
    walkAlong(begin(story, unit, order, { because: held ? ['CB-B4.4-26'] : [] }), wayBack(order));
    if (!isStanding(unitOf(story.state, unit))) return;
    fallIn(story, unit);
    if (engagersOf(readStory(story), unit).length > 0) engagementTest(story, unit, { case: 1 });
  },
  offers: (reading, unit) => {
    const { view } = reading;
    const { hex } = unitOf(view, unit);
    const taken = countersAt(reading, hex)
      .filter((counter) => kindOf(view, counter) === 'pavises')
      .map((take) => ({ take }));
    return hexSides.flatMap((side) =>
      [{}, ...taken].flatMap((laden): readonly Withdrawal[] => [
        { kind: 'withdraw', side, ...laden },
        { kind: 'withdraw', side, ...laden, minimal: true },
      ]),
    );
  },
};

const kindOf = (view: State, counter: number): string | undefined => view.counters.flat()[counter]?.kind;

const startProblems = (view: State, index: number, { side, minimal }: Withdrawal): readonly Refusal[] => {
  const unit = unitOf(view, index);
  const isRear = typeOf(unit).small === true || zoneOf(unit.facing, side) === 'rear';
  return [
    ...(unit.marker === 'charge' ? [refuse('CB-B4.4-25', 'charging-cannot-withdraw')] : []),
    ...(minimal === true && unit.breath === 'out-of-breath' ? [refuse('CB-B4.4-14', 'out-of-breath')] : []),
    ...(isRear ? [] : [refuse('CB-B4.4-25', 'not-to-the-rear')]),
  ];
};

const begin = (
  story: Story,
  unit: number,
  { minimal, take }: Withdrawal,
  { rehearsed = false, because = [] }: { rehearsed?: boolean; because?: readonly RuleId[] },
): Course =>
  setOut(story, unit, {
    ...{ action: 'withdraw', pace: minimal === true ? 'minimal' : 'full', rehearsed },
    because: [
      ...['CB-B4.4-25', ...because],
      ...(minimal === true ? ['CB-Q38'] : []),
      ...leftBehind(readStory(story), unit, take === undefined ? [] : [take]),
    ],
  });

/** CB-Q20: who goes without what stands in the hex leaves it there. */
export const leftBehind = (
  reading: Reading,
  unit: number,
  taken: readonly number[] = [],
): readonly RuleId[] =>
  hexesOf(unitOf(reading.view, unit)).some((hex) =>
    kindsOn(reading, hex, taken).some((kind) => kind === 'mantlets' || kind === 'pavises'),
  )
    ? ['CB-Q20']
    : [];

const wayBack = ({ side, take }: Withdrawal): readonly MoveStep[] => [
  ...(take === undefined ? [] : [{ do: 'take', counter: take } as const]),
  { do: 'step', side },
];

const onTheWay = (reading: Reading, unit: number, order: Withdrawal): readonly Refusal[] => {
  const course = begin(rehearsal(reading), unit, order, { rehearsed: true });
  for (const part of wayBack(order)) {
    const refusals = walk(course, part);
    if (refusals.length > 0) return refusals;
  }
  const after = readStory(course.story);
  return [
    ...(isCaughtAt(after, moverOf(course)) ? [refuse('CB-B4.4-18', 'caught-in-flank')] : []),
    ...restingProblems(after, unit),
  ];
};
