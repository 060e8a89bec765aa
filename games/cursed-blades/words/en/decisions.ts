import { times } from '@grognard/engine/english';
import { count, nameIn } from '../names.ts';
import type { Words } from '../words.ts';
import { who } from './speech.ts';

export const decisions: Words['decisions'] = {
  activation: {
    asked: () => 'activate a unit or a counter, or end your turn.',
    awaited: () => 'activate a unit, or end the turn.',
  },
  action: {
    asked: ({ unit, called }) =>
      unit === undefined
        ? 'This counter is activated: move it, or leave it where it is.'
        : `${nameIn(called, 'en') ?? who(unit)}: choose the action.`,
    awaited: () => 'choose the action.',
  },
  losses: {
    asked: ({ unit, called, losses }) =>
      `${nameIn(called, 'en') ?? who(unit)}: ${times(count(losses), 'loss', 'losses')} to take, in steps or, for the last, by a recoil.`,
    awaited: () => 'take the losses.',
  },
};

export const asking: Words['asking'] = {
  asked: () => 'The decision is yours.',
  awaited: () => 'a decision.',
};

export const waiting: Words['waiting'] = (sides, what) => `Waiting (${sides.join(', ')}): ${what}`;
