import * as z from 'zod';
import { charges, flights } from './event-schemas/charging.ts';
import { command, victory } from './event-schemas/command.ts';
import { fire, losses, melee, morale } from './event-schemas/fighting.ts';
import { changes, course, crossing, ground, marching } from './event-schemas/movement.ts';
import { barriers, houses } from './event-schemas/obstacles.ts';
import { sight } from './event-schemas/sighting.ts';
import type { Event } from './events.ts';

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
