import { times } from '@grognard/engine/english';
import type { CounterChange, UnitChange } from '../../model/evolve.ts';
import type { Changes } from '../changes.ts';
import { compass } from './compass.ts';
import { labels } from './labels.ts';

export const unitChanges: Changes<UnitChange> = {
  lost: () => 'destroyed',
  hex: (hex, names) => `at ${names.hex(hex)}`,
  and: (hex, names) => (hex === null ? 'on one hex' : `and at ${names.hex(hex)}`),
  facing: (facing) => `facing ${compass(facing)}`,
  steps: (steps) => `${times(steps, 'step')} left`,
  cohesion: (cohesion) => labels.cohesions[cohesion],
  breath: (breath) => labels.breaths[breath],
  munitions: (munitions) => labels.munitions[munitions],
  marker: (marker) => (marker === null ? 'marker taken off' : `${labels.markers[marker]} marker`),
  stakes: (stakes) => (stakes === null ? 'stakes laid down' : 'carries stakes'),
  formed: (formed) =>
    formed === null ? 'formation broken up' : `in formation, ${labels.modes[formed.mode]}`,
  within: (within, names) =>
    within === null ? 'out of the formation' : `in the formation of ${names.unit(within)}`,
  activated: (activated) => (activated ? 'activated' : 'ready to act'),
};

export const counterChanges: Changes<CounterChange> = {
  gone: () => 'removed',
  kind: (kind) => `becomes ${labels.counters[kind]}`,
  hex: (hex, names) => `at ${names.hex(hex)}`,
  facing: (facing) => `facing ${compass(facing)}`,
  level: (level) => `${times(level, 'shield')} left`,
  side: (side, names) => (side === null ? 'owned by nobody' : `owned by ${names.side(side)}`),
  activated: (activated) => (activated === null ? 'ready to act' : 'activated'),
};
