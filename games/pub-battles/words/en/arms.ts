import type { Json } from '@grognard/engine';
import { groundNamed, kindNamed } from '../names.ts';
import { labels } from './labels.ts';

/** Troops of a kind, as those to whom something is closed. */
export const closedTo = (kind: Json | undefined): string => {
  const known = kindNamed(kind);
  if (known === undefined) return 'this piece';
  return known === 'baggage' ? 'baggage trains' : labels.kinds[known];
};

export const inGround = (ground: Json | undefined): string => `in ${labels.grounds[groundNamed(ground)]}`;
