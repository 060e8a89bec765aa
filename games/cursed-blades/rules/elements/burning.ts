import { flat, type RuleId } from '@grognard/engine';
import { neighbourOf, OFF_BOARD, sideAfter } from '@grognard/field/hex';
import { counterOf } from '../../model/evolve.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import type { Counter, State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Smoke } from '../../model/vocabulary.ts';
import { counterFacts } from '../../tables/counters.ts';
import { weatherFacts, windFacts } from '../../tables/weather.ts';
import { remove } from '../counters/wreck.ts';
import { lightRules } from '../manipulation/difficulty.ts';
import { countersAt, hasCounter, isFlammable } from '../map/board.ts';

const hexesWith = (state: State, kind: 'blaze' | 'fire-start'): readonly number[] =>
  flat(state.counters).flatMap((counter) =>
    counter.gone === undefined && counter.kind === kind ? [counter.hex] : [],
  );

/** CB-B4.12-12, CB-B4.12-13: smoke thins and drifts, and every blaze sends more. */
export const driftSmoke = (story: Story): void => {
  const { setting, state } = story;
  const downwind = (hex: number): number => neighbourOf(setting.terrain.board, hex, state.wind.towards);
  const clouds = new Map<number, Smoke>();
  for (const { hex, smoke: old } of state.smoke) {
    if (old === 'light') continue;
    clouds.set(hex, 'light');
    if (downwind(hex) !== OFF_BOARD) clouds.set(downwind(hex), 'light');
  }
  for (const hex of hexesWith(state, 'blaze'))
    if (downwind(hex) !== OFF_BOARD) clouds.set(downwind(hex), 'dense');
  const drifted = [...clouds].map(([hex, each]) => ({ hex, smoke: each })).toSorted((a, b) => a.hex - b.hex);
  happen(story, { kind: 'smoke', smoke: drifted, rules: ['CB-B4.12-12', 'CB-B4.12-13'] });
};

/** CB-B4.12-14: the hexes for which fire is drawn, in the order of the map. */
export const hexesInDanger = (reading: Reading): readonly number[] => {
  const { setting, view } = reading;
  const { board } = setting.terrain;
  const { towards } = view.wind;
  const spread = hexesWith(view, 'blaze')
    .flatMap((hex) => [-1, 0, 1].map((by) => neighbourOf(board, hex, sideAfter(towards, by))))
    .filter((hex) => hex !== OFF_BOARD && isFlammable(reading, hex) && !hasCounter(reading, hex, 'blaze'));
  return [...new Set([...hexesWith(view, 'fire-start'), ...spread])].toSorted((a, b) => a - b);
};

/** CB-B4.12-15: two are drawn from the bag, the first is not put back. */
const drawTwo = (story: Story, hex: number): readonly ('fire' | 'nothing')[] => {
  const { weather, wind } = story.state;
  let fire = weatherFacts[weather].bag.fire + windFacts[wind.force].fire;
  let nothing = weatherFacts[weather].bag.nothing;
  return [0, 1].map(() => {
    const isFire = story.chance.roll('fire-bag', `hex ${hex}`, fire + nothing) <= fire;
    if (isFire) fire -= 1;
    else nothing -= 1;
    return isFire ? 'fire' : 'nothing';
  });
};

/** CB-Q24, CB-Q25: a blaze needs a flammable hex, or debris off clear ground, set alight as what it is. */
const mayBlaze = (reading: Reading, { hex, of = 'debris' }: Counter): boolean => {
  const { setting } = reading;
  if (isFlammable(reading, hex)) return true;
  const offClear =
    setting.switches.debrisBlazes === 'offClearGround' && setting.terrain.ground[hex] !== 'clear';
  return offClear && of === 'debris' && hasCounter(reading, hex, 'debris');
};

/** The statement that keeps the fire of an object from becoming a blaze. */
const limitOf = ({ of }: Counter): readonly RuleId[] => {
  const rule = of === undefined ? undefined : lightRules[of];
  return rule === undefined ? ['CB-Q24'] : ['CB-Q24', 'CB-Q25', rule];
};

/** CB-Q26: here a wagon burns down, as do palisades, boats and whatever else is of wood (`wooden` in the table of counters): the blaze leaves one heap of debris of all of it. */
const burnDown = (story: Story, hex: number): void => {
  const rules = ['CB-Q26'];
  const stakes = story.setting.switches.stakesBurn === 'yes';
  const wood = countersAt(readStory(story), hex).filter((index) => {
    const { kind } = counterOf(story.state, index);
    return counterFacts[kind].wooden === true || kind === 'debris' || (stakes && kind === 'stakes');
  });
  for (const index of wood) remove(story, index, rules);
  if (wood.length > 0) happen(story, { kind: 'placed', counter: { kind: 'debris', hex }, rules });
};

const fireAt = (story: Story, hex: number): void => {
  const start = countersAt(readStory(story), hex).find(
    (index) => counterOf(story.state, index).kind === 'fire-start',
  );
  const drawn = drawTwo(story, hex);
  const fires = drawn.filter((each) => each === 'fire').length;
  const lit = start === undefined ? undefined : counterOf(story.state, start);
  const blazes = fires === 2 && lit !== undefined && mayBlaze(readStory(story), lit);
  const result =
    start === undefined
      ? fires === 2
        ? 'start'
        : 'stays'
      : blazes
        ? 'blaze'
        : fires === 0
          ? 'out'
          : 'stays';
  const rules = [
    ...[start === undefined ? 'CB-B4.12-17' : 'CB-B4.12-16', 'CB-B4.12-14', 'CB-B4.12-15'],
    ...(fires === 2 && lit !== undefined && !blazes ? limitOf(lit) : []),
  ];
  happen(story, { kind: 'fire', drew: true, hex, drawn, result, rules });
  if (start !== undefined && result !== 'stays') remove(story, start, rules);
  if (result === 'start') happen(story, { kind: 'placed', counter: { kind: 'fire-start', hex }, rules });
  if (result !== 'blaze') return;
  burnDown(story, hex);
  happen(story, { kind: 'placed', counter: { kind: 'blaze', hex }, rules });
};

export const drawFires = (story: Story): void => {
  for (const hex of hexesInDanger(readStory(story))) fireAt(story, hex);
};
