import type { Language } from '@grognard/engine';
import type { Finding } from '../ground/terrain/tables/finding.ts';
import { sentences } from './saying.ts';

/** A finding in a sentence, with the rule it comes from. */
export const sayOfTable = (finding: Finding, language: Language): string =>
  `${sentences(language).refusal(finding) ?? finding.code} (${finding.rule})`;
