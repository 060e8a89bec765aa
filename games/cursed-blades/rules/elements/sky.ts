import { sideAfter } from '@grognard/field/hex';
import { happen, type Story } from '../../model/story.ts';
import { weathers, winds } from '../../model/vocabulary.ts';

const next = <T>(ladder: readonly T[], step: T, by: number): T =>
  ladder[Math.min(ladder.length - 1, Math.max(0, ladder.indexOf(step) + by))] ?? step;

/** One up on a 6, one down on a 1. */
const stepOf = (die: number): number => (die === 1 ? -1 : die === 6 ? 1 : 0);

/** CB-B4.12-10: the weather gets better or worse. */
export const changeWeather = (story: Story): void => {
  const die = story.chance.roll('weather', '', 6);
  const changed = next(weathers, story.state.weather, stepOf(die));
  happen(story, { kind: 'weather', drew: true, weather: changed, die, rules: ['CB-B4.12-10'] });
};

/** CB-B4.12-11: the wind freshens, drops or turns. */
export const changeWind = (story: Story): void => {
  const die = story.chance.roll('wind', '', 6);
  const { force, towards } = story.state.wind;
  const turned = die === 2 ? -1 : die === 5 ? 1 : 0;
  const changed = { force: next(winds, force, stepOf(die)), towards: sideAfter(towards, turned) };
  happen(story, { kind: 'wind', drew: true, wind: changed, die, rules: ['CB-B4.12-11', 'CB-C8'] });
};
