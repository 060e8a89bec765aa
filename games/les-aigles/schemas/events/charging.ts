import * as z from 'zod';
import { rallyCauses } from '../../model/events/rallies.ts';
import {
  degradation,
  figures,
  flank,
  formation,
  hand,
  heading,
  hour,
  index,
  name,
  pose,
  some,
  turning,
  yes,
} from '../parts.ts';
import { contact, partFields } from '../state.ts';
import { charge, evade, rally, split } from '../under-way.ts';
import { event, group, outlived } from './shared.ts';

export const charges = [
  event('charges', {
    part: index,
    charge,
    secret: z
      .strictObject({
        target: index.exactOptional(),
        barred: z.enum(['halt those', 'halt all']).exactOptional(),
        onward: z.enum(['go on', 'halt']).exactOptional(),
      })
      .readonly()
      .exactOptional(),
  }),
  event('charge-turned', {
    part: index,
    why: z.enum(['split', 'threatened', 'stop']),
    charge,
    target: index.exactOptional(),
  }),
  event('charge-ended', {
    part: index,
    why: z.enum(['home', 'caught', 'missed', 'stopped', 'halted']),
  }),
  event('counter-void', { part: index }),
  event('target-shown', { part: index, target: index }),
  event('met', { contact, groups: some(group).exactOptional() }),
  event('parted', { attacker: index, defender: index }),
] as const;

/** How a flight changes what it needs to of a part. */
const faced = z
  .strictObject({
    x: partFields.x.exactOptional(),
    y: partFields.y.exactOptional(),
    heading: heading.exactOptional(),
    formation: formation.exactOptional(),
    ranks: some(figures).exactOptional(),
    companies: some(index).exactOptional(),
    degradation: degradation.exactOptional(),
    turned: turning.exactOptional(),
    folded: hand.exactOptional(),
    leads: hand.exactOptional(),
    interval: partFields.interval,
    faced: some(flank).exactOptional(),
  })
  .readonly()
  .exactOptional();

export const flights = [
  event('rallies', {
    part: index,
    rally,
    secret: z.strictObject({ pass: hand.exactOptional() }).readonly().exactOptional(),
  }),
  event('rally-turned', { part: index, rally, stands: faced }),
  event('rally-ended', { part: index }),
  event('must-rally', { part: index, why: z.enum(rallyCauses), rule: name }),
  event('fights-on', { part: index }),
  event('broke-off', { part: index, enemy: index, silent: hour.exactOptional() }),
  event('masked', { part: index, by: index, ...outlived }),
  event('follows', {
    ...{ part: index, target: index, until: hour },
    ...{ uncontrolled: yes.exactOptional(), pursuit: yes.exactOptional() },
  }),
  event('follow-ended', { part: index }),
  event('evades', { part: index, evade }),
  event('evade-turned', { part: index, evade, stands: faced }),
  event('evade-ended', { part: index, caught: yes.exactOptional() }),
  event('unthreatened', { part: index }),
  event('split-up', { part: index, split, round: index }),
  event('closed-up', { part: index, to: pose }),
] as const;
