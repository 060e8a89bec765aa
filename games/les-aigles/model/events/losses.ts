import type { Pose } from '@grognard/field';
import { partOf, withFields, withPart, withUnit } from '../evolve.ts';
import type { Part } from '../part.ts';
import type { Evolvers, Ruled } from '../state.ts';
import type { Post } from '../tasks.ts';

/** Men that fall, and the figures that go with them. */
export type LossEvent = Ruled & {
  readonly kind: 'fell';
  readonly part: number;
  readonly men: number;
  /** Men of the unit that have fallen since its last figure went. */
  readonly hurt: number;
  /** Figures left in each company of the unit. */
  readonly left: readonly number[];
  readonly ranks: readonly number[];
  /** Who is left at each wall of a house. */
  readonly posts?: readonly Post[];
  /** Where the middle of its front is now, if it does not stand about the same middle. */
  readonly to?: Pose;
  /** Nobody is left of the part. */
  readonly destroyed?: true;
};

export const lossEvolvers: Evolvers<LossEvent> = {
  fell: (state, { part, hurt, left, ranks, posts, to, destroyed }) => {
    const { unit } = partOf(state, part);
    const counted = withUnit(state, unit, (now) => {
      const companies = now.companies.map((company, place) => {
        const figures = left[place] ?? 0;
        return figures === company.figures ? company : { ...company, figures };
      });
      return withFields(now, { hurt, companies });
    });
    const fallen = withPart(
      counted,
      part,
      (now): Part =>
        withFields(now, {
          ranks,
          ...to,
          ...(posts !== undefined && now.inside !== undefined && { inside: { ...now.inside, posts } }),
          ...(destroyed === true && { gone: 'destroyed' }),
        }),
    );
    if (destroyed !== true) return fallen;
    return {
      ...fallen,
      contacts: fallen.contacts.filter(({ attacker, defender }) => attacker !== part && defender !== part),
      crossings: fallen.crossings.filter(({ crosser, crossed }) => crosser !== part && crossed !== part),
    };
  },
};
