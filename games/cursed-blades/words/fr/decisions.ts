import { times } from '@grognard/engine/french';
import { count, nameIn } from '../names.ts';
import type { Words } from '../words.ts';
import { who } from './speech.ts';

export const decisions: Words['decisions'] = {
  activation: {
    asked: () => 'activez une unité ou un pion, ou finissez votre tour.',
    awaited: () => 'activer une unité, ou finir le tour.',
  },
  action: {
    asked: ({ unit, called }) =>
      unit === undefined
        ? 'Ce pion est activé : déplacez-le, ou laissez-le où il est.'
        : `${nameIn(called, 'fr') ?? who(unit)} : choisissez son action.`,
    awaited: () => "choisir l'action.",
  },
  losses: {
    asked: ({ unit, called, losses }) =>
      `${nameIn(called, 'fr') ?? who(unit)} : ${times(count(losses), 'perte')} à prendre, en pas ou, pour la dernière, par un recul.`,
    awaited: () => 'prendre les pertes.',
  },
};

export const asking: Words['asking'] = {
  asked: () => 'La décision est à vous.',
  awaited: () => 'une décision.',
};

export const waiting: Words['waiting'] = (sides, what) => `On attend (${sides.join(', ')}) : ${what}`;
