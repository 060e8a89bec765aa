import * as z from 'zod';
import type { Event } from '../model/events.ts';
import { charges, flights } from './events/charging.ts';
import { command, victory } from './events/command.ts';
import { fire, losses, melee, morale } from './events/fighting.ts';
import { changes, course, crossing, ground, marching } from './events/movement.ts';
import { barriers, houses } from './events/obstacles.ts';
import { sight } from './events/sighting.ts';

/** An event, as it lies in a log. */
export const eventSchema: z.ZodType<Event> = z.discriminatedUnion('kind', [
  ...course,
  ...marching,
  ...changes,
  ...crossing,
  ...charges,
  ...flights,
  ...command,
  ...losses,
  ...melee,
  ...morale,
  ...victory,
  ...fire,
  ...sight,
  ...houses,
  ...ground,
  ...barriers,
]);
