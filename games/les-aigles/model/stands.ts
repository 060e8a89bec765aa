import type { Part } from './part.ts';
import type { Unit } from './unit.ts';

/** How a part stands: all that a change can alter. */
export type Stands = Pick<
  Part,
  | 'x'
  | 'y'
  | 'heading'
  | 'formation'
  | 'ranks'
  | 'companies'
  | 'degradation'
  | 'turned'
  | 'folded'
  | 'faced'
  | 'leads'
  | 'interval'
  | 'bent'
  | 'follows'
>;

export const standsOf = (part: Part): Stands => ({
  ...{ x: part.x, y: part.y, heading: part.heading, formation: part.formation },
  ...{ ranks: part.ranks, companies: part.companies, degradation: part.degradation },
  ...(part.turned !== undefined && { turned: part.turned }),
  ...(part.folded !== undefined && { folded: part.folded }),
  ...(part.faced !== undefined && { faced: part.faced }),
  ...(part.leads !== undefined && { leads: part.leads }),
  ...(part.interval !== undefined && { interval: part.interval }),
  ...(part.bent !== undefined && { bent: part.bent }),
  ...(part.follows !== undefined && { follows: part.follows }),
});

export const figuresIn = ({ companies }: Pick<Unit, 'companies'>, numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + (companies[number]?.figures ?? 0), 0);

/** The companies of a part that still have men. */
export const manned = (
  { companies }: Pick<Unit, 'companies'>,
  numbers: readonly number[],
): readonly number[] => numbers.filter((number) => (companies[number]?.figures ?? 0) > 0);

/** How strong each is, in the order given. */
export const strengths = (
  { companies }: Pick<Unit, 'companies'>,
  numbers: readonly number[],
): readonly number[] => numbers.map((number) => companies[number]?.figures ?? 0);
