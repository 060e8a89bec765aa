import type { ByLanguage, Language } from '@grognard/engine';
import { sentences } from '../../../words/saying.ts';
import type { Finding } from './finding.ts';
import type { Label } from './labels.ts';

/** A finding in a sentence, with the rule it comes from. */
export const sayOfTable = (finding: Finding, language: Language): string =>
  `${sentences(language).refusal(finding) ?? finding.code} (${finding.rule})`;

/** The characters of tables by name. */
export const labelNames: Readonly<Record<Label, ByLanguage<string>>> = {
  wooded: { fr: 'boisée', en: 'wooded' },
  hilly: { fr: 'vallonnée', en: 'hilly' },
  urban: { fr: 'urbaine', en: 'urban' },
  agricultural: { fr: 'agricole', en: 'agricultural' },
  marshy: { fr: 'marécageuse', en: 'marshy' },
  valley: { fr: 'vallée', en: 'valley' },
  mixed: { fr: 'mixte', en: 'mixed' },
  plain: { fr: 'plaine', en: 'plain' },
};
