/** Who holds a house, and from which of its sides he looks out. */
import type { Part } from '../../part-types.ts';

/** The house that a part is in, and how many of its figures stand at each wall. */
interface Garrison {
  readonly house: string;
  readonly posts: readonly { readonly wall: number; readonly figures: number }[];
  /** Fire or an enemy at a wall has given it away. */
  readonly shown?: true;
}

export const garrisonOf = (part: Part): Garrison | undefined =>
  (part as Part & { readonly inside?: Garrison }).inside;
