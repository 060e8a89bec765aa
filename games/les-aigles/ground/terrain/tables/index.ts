/** Tables: their checks, their characters, new ones, and who stands on them. */

export { type Label, labels } from '../../../model/table-labels.ts';
export type { FeatureEntry, Material } from '../../../model/terrain-entries.ts';
export { type GeneratedTable, newTable } from './generate/generate.ts';
export { labelNames } from './labels.ts';
export { surveyOf } from './survey.ts';
export { type OnTable, whoStands } from './who-stands.ts';
