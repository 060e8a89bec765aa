import { fileURLToPath } from 'node:url';
import { pubBattles } from '@grognard/pub-battles';
import { pubBattlesSchemas } from '@grognard/pub-battles/schemas';
import { provesExamples } from '../../../tools/proofs/examples.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

provesExamples(pubBattles, pubBattlesSchemas, {
  examples: folder('../examples'),
  scenarios: folder('../../../scenarios/pub-battles'),
});
