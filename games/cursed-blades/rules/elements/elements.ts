import { happen, type Story } from '../../model/story.ts';
import { drawFires, driftSmoke } from './burning.ts';
import { changeWeather, changeWind } from './sky.ts';

const STIR = 6;

/** CB-B4.3-1: a turn begins with the elements; they stir on a 6. */
export const stirElements = (story: Story): void => {
  const die = story.chance.roll('elements', '', 6);
  happen(story, { kind: 'elements', drew: true, die, rules: ['CB-B4.3-1'] });
  if (die !== STIR) return;
  changeWeather(story);
  changeWind(story);
  driftSmoke(story);
  drawFires(story);
};
