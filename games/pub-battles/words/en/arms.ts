import type { Json } from '@grognard/engine';
import { groundNamed, kindNamed, ownGround } from '../names.ts';
import { labels } from './labels.ts';

/** Troops of a kind, as those to whom something is closed. */
export const closedTo = (kind: Json | undefined): string => {
  const known = kindNamed(kind);
  if (known === undefined) return 'this piece';
  return known === 'baggage' ? 'baggage trains' : labels.kinds[known];
};

/** Ground of the chart, or of the scenario's own, which it names itself. */
export const inGround = (ground: Json | undefined): string =>
  `in ${ownGround(ground, 'en') ?? labels.grounds[groundNamed(ground)]}`;
