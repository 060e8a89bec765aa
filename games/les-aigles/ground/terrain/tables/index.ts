/** Tables: their checks, their characters, new ones, and who stands on them. */
export type { FeatureEntry, Material } from '../entries.ts';
export { newTable, type Table } from './generate/generate.ts';
export { type Label, labels } from './labels.ts';
export { labelNames, sayOfTable } from './saying.ts';
export { surveyOf } from './survey.ts';
export { type OnTable, whoStands } from './who-stands.ts';
