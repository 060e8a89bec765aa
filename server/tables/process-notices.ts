import type { TableNotice } from '@grognard/engine';

/** What processes tell each other about a table: what everybody at it hears, and what only they need to know. */
export type ProcessNotice = TableNotice | { readonly kind: 'rekeyed'; readonly seat: string };

export const writeNotice = (word: ProcessNotice): string => JSON.stringify(word);
export const readNotice = (text: string): ProcessNotice => JSON.parse(text);
