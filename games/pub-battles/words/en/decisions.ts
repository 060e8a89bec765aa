import type { Json } from '@grognard/engine';
import { count, given } from '../names.ts';
import type { Words } from '../words.ts';
import { side } from './speech.ts';

const of = (id: Json | undefined): string => {
  const whose = given(id);
  return whose === undefined ? '' : ` (${side(whose)})`;
};

export const decisions: Words['decisions'] = {
  planning: {
    asked: () => 'Before the battle: write your order of battle and your first orders, unknown to the enemy.',
    awaited: () => 'order of battle and first orders.',
  },
  alter: {
    asked: ({ side: whose }) => `A chit is drawn${of(whose)}: alter the order of the turn, or let it play.`,
    awaited: () => 'alter the draw, or let it play.',
  },
  activation: {
    asked: () => 'Your formation is up: give your orders, piece by piece, then end it.',
    awaited: () => 'a formation is up.',
  },
  choose: {
    asked: () => 'Choose the next combat.',
    awaited: () => 'choose the next combat.',
  },
  withdraw: {
    asked: () => 'Foot has come up to your horse: stand, or fall back before the combat.',
    awaited: () => 'the horse stands, or falls back.',
  },
  target: {
    asked: () => 'Several enemies in contact: choose whom to fire at.',
    awaited: () => 'choose whom to fire at.',
  },
  'step-up': {
    asked: () => 'The lead has given way: let its support step up, or retreat.',
    awaited: () => 'the support steps up, or retreats.',
  },
  stand: {
    asked: ({ round }) => `Round ${count(round)} is fought: stand, or retreat.`,
    awaited: () => 'stand, or retreat.',
  },
  retreat: {
    asked: () => 'It must retreat: choose which way.',
    awaited: () => 'choose which way to retreat.',
  },
  deploy: {
    asked: () => 'An HQ of yours is spotted: choose which way its Reserve faces.',
    awaited: () => 'a Reserve comes onto the map.',
  },
  nightfall: {
    asked: () => 'Night falls: stay on the field, or withdraw.',
    awaited: () => 'stay on the field, or withdraw.',
  },
  stragglers: {
    asked: () => 'The stragglers come in: choose who returns, and where.',
    awaited: () => 'gather the stragglers.',
  },
};

export const asking: Words['asking'] = {
  asked: () => 'The decision is yours.',
  awaited: () => 'a decision.',
};

export const waiting: Words['waiting'] = (sides, what) => `Waiting (${sides.join(', ')}): ${what}`;
