import { times } from '@grognard/engine/french';
import type { CounterChange, UnitChange } from '../../model/evolve.ts';
import type { Changes } from '../changes.ts';
import { facingTowards } from './compass.ts';
import { labels } from './labels.ts';

export const unitChanges: Changes<UnitChange> = {
  lost: () => 'détruite',
  hex: (hex, names) => `en ${names.hex(hex)}`,
  and: (hex, names) => (hex === null ? 'sur un seul hex' : `et en ${names.hex(hex)}`),
  facing: (direction) => facingTowards(direction),
  steps: (steps) => `reste ${times(steps, 'pas', 'pas')}`,
  cohesion: (cohesion) => labels.cohesions[cohesion],
  breath: (breath) => labels.breaths[breath],
  munitions: (munitions) => labels.munitions[munitions],
  marker: (marker) => (marker === null ? 'marqueur retiré' : `marqueur ${labels.markers[marker]}`),
  stakes: (stakes) => (stakes === null ? 'pieux posés' : 'porte des pieux'),
  formed: (formed) => (formed === null ? 'formation rompue' : `en formation, ${labels.modes[formed.mode]}`),
  within: (within, names) =>
    within === null ? 'hors de la formation' : `dans la formation (${names.unit(within)})`,
  activated: (activated) => (activated ? 'activée' : 'prête à agir'),
};

export const counterChanges: Changes<CounterChange> = {
  gone: () => 'pion retiré',
  kind: (kind) => `désormais ${labels.counters[kind]}`,
  hex: (hex, names) => `en ${names.hex(hex)}`,
  facing: (direction) => facingTowards(direction),
  level: (level) => `reste ${times(level, 'bouclier')}`,
  side: (side, names) => (side === null ? 'à personne' : `au camp ${names.side(side)}`),
  activated: (activated) => (activated === null ? 'pion prêt à agir' : 'pion activé'),
};
