/** How much of its cohesion a part has lost, and what it must do about it. */
import type { Part } from '../../model/part.ts';
import { type Degradation, FORMED, IN_DISORDER, WITHOUT_FORMATION } from '../../model/vocabulary.ts';

/** LA-U4.1-4: the worse of two, never their sum. */
export const worse = (a: Degradation, b: Degradation): Degradation => (a > b ? a : b);

/** LA-U5.4-1, -2, -13: everything in close order is a mass; skirmishers and guns in battery are not. */
export const isMass = ({ formation }: Pick<Part, 'formation'>): boolean =>
  formation !== 'skirmish' && formation !== 'in battery';

/** LA-M2.2-10: close order whose figures have all turned; a double line folded into a column is formed. */
export const isIntermediate = (part: Pick<Part, 'formation' | 'turned'>): boolean =>
  part.turned !== undefined && isMass(part);

const CHANGES: ReadonlySet<string> = new Set(['change', 'deploy', 'rejoin', 'limber', 'unlimber']);

/** LA-U3.4-8: whoever changes formation is without one meanwhile. */
const isChanging = ({ doing }: Pick<Part, 'doing'>): boolean =>
  doing !== undefined && CHANGES.has(doing.what);

/** What counts for all that asks for a part's cohesion; in contact, turned figures and turning ones count too. */
export const effectiveDegradation = (
  part: Pick<Part, 'degradation' | 'doing' | 'formation' | 'turned'>,
  inContact = false,
): Degradation => {
  const isCaught = inContact && (isIntermediate(part) || part.doing?.what === 'turn');
  return isChanging(part) || isCaught ? worse(part.degradation, WITHOUT_FORMATION) : part.degradation;
};

/** The rule by which a part must reform before it does anything else; none, if it need not. */
export const mustReform = ({
  degradation,
  cameBy,
}: Pick<Part, 'degradation' | 'cameBy'>): string | undefined => {
  if (degradation === IN_DISORDER) return 'LA-U4.1-20';
  if (degradation !== WITHOUT_FORMATION) return undefined;
  if (cameBy === 'evade') return 'LA-M7.2-2';
  return cameBy === 'forced march' ? 'LA-M2.5-7' : 'LA-U4.2-1';
};

/** What a part is once it has changed: formed, unless something worse befell it on the way. */
export const afterChange = (degradation: Degradation): Degradation =>
  degradation < WITHOUT_FORMATION ? FORMED : degradation;
