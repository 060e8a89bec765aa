import * as z from 'zod';
import { hour, index, name, place, sheet, some, worth } from '../parts.ts';
import { officerSecret, partFields } from '../state.ts';
import { event } from './shared.ts';

export const command = [
  event('officer-told', { officer: index, secret: officerSecret }),
  event('rode', {
    officer: index,
    x: partFields.x,
    y: partFields.y,
    with: index.exactOptional(),
    ride: some(place).exactOptional(),
    stays: z.literal(true).exactOptional(),
  }),
  event('handed-over', { officer: index, unit: index, sheet, from: hour }),
  event('obeyed', { unit: index, post: place.exactOptional() }),
  event('disobeyed', { part: index }),
  event('endangered', { officer: index, die: z.int().min(1).max(6), hit: hour.exactOptional() }),
  event('took-over', { officer: index, charisma: worth, authority: worth }),
] as const;

export const victory = [
  event('army-broke', { side: name, gone: z.number().min(0), budget: z.number().min(0) }),
  event('aims-counted', {
    held: z.record(z.string(), name).readonly(),
    points: z.record(z.string(), z.int().min(0)).readonly(),
  }),
] as const;
