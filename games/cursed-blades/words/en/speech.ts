import type { Json } from '@grognard/engine';
import { orderKinds } from '../../model/orders.ts';
import { counterKinds } from '../../model/vocabulary.ts';
import { given, hexWritten, readable } from '../names.ts';
import { labels } from './labels.ts';

/** A unit out of the params. */
export const who = (id: Json | undefined): string => {
  const called = given(id);
  return called === undefined ? 'The unit' : readable(called);
};

/** A kind of counter out of the params. */
export const what = (kind: Json | undefined): string => {
  const known = counterKinds.find((each) => each === kind);
  return known === undefined ? 'counter' : labels.counters[known];
};

/** A hex out of the params, written by its author as `3.7`. */
export const where = (place: Json | undefined): string => {
  const [column = 0, row = 0] = (given(place) ?? '').split('.').map(Number);
  return hexWritten([column, row]);
};

/** An id as the author of a scenario wrote it. */
export const quoted = (id: Json | undefined): string => `“${given(id) ?? '?'}”`;

/** Kinds of order out of the params. */
export const deeds = (kinds: Json | undefined): string => {
  const known = orderKinds.filter((kind) => Array.isArray(kinds) && kinds.includes(kind));
  return known.length === 0
    ? 'something else comes first'
    : known.map((kind) => labels.orders[kind]).join(', ');
};
