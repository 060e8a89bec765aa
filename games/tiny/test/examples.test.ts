import { fileURLToPath } from 'node:url';
import { tiny } from '@grognard/tiny';
import { tinySchemas } from '@grognard/tiny/schemas';
import { provesExamples } from '../../../tools/proofs/examples.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

provesExamples(tiny, tinySchemas, { examples: folder('examples'), scenarios: folder('scenarios') });
