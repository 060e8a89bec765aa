/** Tables: their checks, their characters, and new ones. */
export type { FeatureEntry } from '../entries.ts';
export { newTable, type Table } from './generate/generate.ts';
export { judgeTable } from './judge.ts';
export { charactersOf, type Label, labels } from './labels.ts';
