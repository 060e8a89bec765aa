import type { Chapter, Rule } from '@grognard/engine';
import { fire } from './fire.ts';
import { losses } from './losses.ts';
import { melee } from './melee.ts';
import { morale } from './morale.ts';
import { nations } from './nations.ts';
import { orders } from './orders.ts';
import { sequence } from './sequence.ts';
import { smallHoles } from './small-holes.ts';

export const supplementChapters: readonly Chapter[] = [
  { id: 'sequence', text: { fr: 'Le déroulement de la demi-période', en: 'The course of a half-period' } },
  { id: 'orders', text: { fr: 'Les ordres et le commandement', en: 'Orders and command' } },
  { id: 'losses', text: { fr: 'Les pertes', en: 'Losses' } },
  { id: 'fire', text: { fr: 'Le feu', en: 'Fire' } },
  { id: 'melee', text: { fr: 'La mêlée', en: 'Melee' } },
  { id: 'morale', text: { fr: 'Le moral', en: 'Morale' } },
  { id: 'nations', text: { fr: 'Les tables nationales', en: 'The national tables' } },
  { id: 'small-holes', text: { fr: 'Ce qui restait à dire', en: 'What was left to say' } },
];

/** What stands in for the chapters that are named and not at hand: house values that a club may replace. */
export const supplement: readonly Rule[] = [
  ...sequence,
  ...orders,
  ...losses,
  ...fire,
  ...melee,
  ...morale,
  ...nations,
  ...smallHoles,
];
