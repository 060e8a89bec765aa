import { relative } from 'node:path';
import type { Breach } from '@grognard/engine/conformance';

/** What was broken and how to see it again, since a soak keeps the message of a failure and not what was compared. */
export const inWords = (breaches: readonly Breach[], file: string): string =>
  breaches
    .map(
      ({ law, seed, detail }) =>
        `${law}: ${detail} (GROGNARD_SEED=${seed} npx vitest run --project pure ${relative(process.cwd(), file)})`,
    )
    .join('\n');
