import type { TableNotice } from '@grognard/engine';

/** What processes tell each other about a table: what everybody at it hears, and what only they need to know. */
export type TableWord = TableNotice | { readonly kind: 'rekeyed'; readonly seat: string };

export const writeWord = (word: TableWord): string => JSON.stringify(word);
export const readWord = (text: string): TableWord => JSON.parse(text);
