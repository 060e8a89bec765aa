import { byLanguage } from '@grognard/engine/zod';
import * as z from 'zod';
import { featureKinds } from '../../model/terrain-entries.ts';
import { index, name, rules, some } from '../parts.ts';
import { event } from './shared.ts';

const sights = some(
  z
    .strictObject({ side: name, part: index.exactOptional(), officer: index.exactOptional(), rules })
    .readonly(),
);

export const sight = [
  event('sighted', { sights }),
  event('lost-sight', { sights }),
  event('betrayed', { part: index, in: name }),
  event('covered', { part: index }),
  event('came-upon', {
    feature: name,
    side: name,
    sort: z.enum(featureKinds),
    name: byLanguage(z.string().max(200)).readonly().exactOptional(),
  }),
] as const;
