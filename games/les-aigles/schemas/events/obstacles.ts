import * as z from 'zod';
import { evacuations } from '../../model/house.ts';
import { jobs } from '../../model/tasks.ts';
import { figures, hour, index, name, pose, posts, quarters, wall, yes } from '../parts.ts';
import { inside, partFields } from '../state.ts';
import { featureSchema } from '../terrain.ts';
import { doing } from '../under-way.ts';
import { event, stands } from './shared.ts';

export const barriers = [
  event('took-barrier', { part: index, feature: name }),
  event('made', { part: index, entry: featureSchema }),
  event('breached', {
    part: index,
    feature: name,
    side: z.int().min(0).max(20).exactOptional(),
    cells: z.record(z.string(), z.enum(['lighter', 'hard cover', 'gone'])).readonly(),
  }),
  event('worked', {
    ...{ part: index, job: z.enum(jobs), site: z.string().min(1).max(200) },
    ...{ done: z.int().min(0).max(10_000), of: z.int().min(0).max(10_000) },
  }),
  event('laid-on', { part: index, feature: name }),
  event('remanned', { part: index, feature: name, stands }),
  event('widened', { part: index, stands, added: figures }),
  event('kept-back', { part: index, feature: name, why: z.enum(['bent', 'mounted']) }),
] as const;

const secretPosts = z.strictObject({ posts: posts.exactOptional() }).readonly().exactOptional();

const inIt = { part: index, house: name };

export const houses = [
  event('reached-wall', { ...inIt, wall, to: pose, figures, secret: secretPosts }),
  event('set-about', { ...inIt, doing, secret: secretPosts }),
  event('got-on', { part: index, left: quarters, reacting: yes.exactOptional() }),
  event('went-in', { part: index, inside, to: pose }),
  event('holds-house', { ...inIt, posts, reserve: figures }),
  event('posted', { ...inIt, posts, why: z.enum(['moved', 'stayed', 'replaced', 'breached']) }),
  event('gave-away', inIt),
  event('left-house', {
    ...inIt,
    wall,
    stands,
    why: z.enum([...evacuations, 'beaten']).exactOptional(),
    mustLine: partFields.mustLine,
    comingOut: partFields.comingOut,
  }),
  event('shut-in', { ...inIt, wall }),
  event('came-out', { part: index }),
  event('must-evacuate', { ...inIt, why: z.enum(['few', 'fire']), before: hour }),
  event('perished', { ...inIt, why: z.enum(['few', 'fire']) }),
  event('surrendered', { ...inIt, by: index.exactOptional() }),
  event('fought-on', inIt),
  event('barricaded', inIt),
  event('extended', { attacker: index, defender: index, wall, added: figures, extra: figures }),
  event('took-fire', { house: name }),
  event('lost-target', { ...inIt, wall }),
] as const;
