import { readFileSync } from 'node:fs';
import { inHouse } from './paths.mjs';

/** How many cases each suite runs in the soak, as the table in tools/counts.ts has it. */
export const fullCounts = () => {
  const rows = readFileSync(inHouse('tools', 'counts.ts'), 'utf8').matchAll(
    /^ {2}(\w+): \{.*soak: ([\d_]+) \}/gm,
  );
  return Object.fromEntries(
    [...rows].map(([, suite, count = '']) => [suite, Number(count.replaceAll('_', ''))]),
  );
};
