import { happen, type Story } from '../../model/story.ts';
import { fires, smoke } from './burning.ts';
import { weather, wind } from './sky.ts';

const STIR = 6;

/** CB-B4.3-1: a turn begins with the elements; they stir on a 6. */
export const elements = (story: Story): void => {
  const die = story.chance.roll('elements', '', 6);
  happen(story, { kind: 'elements', drew: true, die, rules: ['CB-B4.3-1'] });
  if (die !== STIR) return;
  weather(story);
  wind(story);
  smoke(story);
  fires(story);
};
