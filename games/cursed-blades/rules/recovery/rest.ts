import { refuse } from '@grognard/engine';
import { unitOf } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Breath } from '../../model/vocabulary.ts';
import { weatherFacts } from '../../tables/weather.ts';
import type { Action } from '../units/action.ts';
import { rolledTest } from '../units/moral.ts';
import { row } from '../units/rows.ts';

const LOWEST = 4;

const better: Readonly<Record<Breath, Breath>> = {
  'out-of-breath': 'winded',
  winded: 'fresh',
  fresh: 'fresh',
};

/** CB-B4.10-2: whether the dice of the last test were a double. */
const wasDouble = ({ events }: Story): boolean => {
  const last = events.at(-1);
  return last?.kind === 'tested' && last.roll.dice[0] === last.roll.dice[1];
};

const tireSide = (story: Story, side: string): void => {
  const value = Math.max(LOWEST, (story.state.restValue[side] ?? 0) - 1);
  if (value !== story.state.restValue[side])
    happen(story, { kind: 'rest-value', side, value, rules: ['CB-B4.10-2'] });
};

/** CB-B4.10-1: a level of breath comes back. */
export const rest: Action<'rest'> = {
  check: (reading, index) => {
    const { view } = reading;
    const { id, breath } = unitOf(view, index);
    return breath === 'fresh' ? [refuse('CB-B4.10-1', 'is-fresh', { unit: id })] : [];
  },
  resolve: (story, index) => {
    const { side, breath } = unitOf(story.state, index);
    const rows = row(weatherFacts[story.state.weather].rest, 'CB-B4.10-3');
    const against = story.state.restValue[side] ?? 0;
    const rested = rolledTest(story, index, 'rest', { rows, against, rules: ['CB-B4.10-1'] });
    if (wasDouble(story)) tireSide(story, side);
    if (rested)
      happen(story, {
        kind: 'changed',
        unit: index,
        to: { breath: better[breath] },
        rules: ['CB-B4.10-1', 'CB-C9'],
      });
  },
  offers: () => [{ kind: 'rest' }],
};
