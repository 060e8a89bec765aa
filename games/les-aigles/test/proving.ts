import { provesIn } from '../../../tools/proofs/proves.ts';
import { rulebook } from '../rulebook/rulebook.ts';

/** `proves` that knows which rules the worked examples of the book show. */
export const proves = provesIn(rulebook);
