import { readFileSync } from 'node:fs';
import { inCheckout } from './paths.mjs';

/** How many cases each suite runs in one soak, as the table in tools/counts.ts has it. */
export const fullCounts = () => {
  const rows = readFileSync(inCheckout('tools', 'counts.ts'), 'utf8').matchAll(
    /^ {2}(\w+): \{.*soak: ([\d_]+)(?:, each: ([\d_]+))? \}/gm,
  );
  return Object.fromEntries(
    [...rows].map(([, suite, soak = '', each = soak]) => [suite, Number(each.replaceAll('_', ''))]),
  );
};
