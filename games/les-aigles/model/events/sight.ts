import type { ByLanguage, Side } from '@grognard/engine';
import { hourOf, without, withPart } from '../evolve.ts';
import type { Evolvers, Ruled, State } from '../state.ts';
import type { FeatureKind } from '../terrain-entries.ts';

/** A part or an officer of the enemy, the side that begins or ceases to see it, and why. */
export interface Sighting {
  readonly side: Side;
  readonly part?: number;
  readonly officer?: number;
  readonly rules: readonly string[];
}

/** Who sees whom, and what woods hide. */
export type SightEvent = Ruled &
  (
    | { readonly kind: 'sighted'; readonly sights: readonly Sighting[] }
    | { readonly kind: 'lost-sight'; readonly sights: readonly Sighting[] }
    /** It has shown itself in a wood, a crop or a house: by fire, in melee, or by coming out. */
    | { readonly kind: 'betrayed'; readonly part: number; readonly in: string }
    /** It has left where it had shown itself. */
    | { readonly kind: 'covered'; readonly part: number }
    /** A side comes upon something that a wood hides. */
    | {
        readonly kind: 'came-upon';
        readonly feature: string;
        readonly side: Side;
        readonly sort: FeatureKind;
        readonly name?: ByLanguage<string>;
      }
  );

type Unseen = { readonly unseen?: readonly Side[] };

const seenBy = <T extends Unseen>(item: T, side: Side): T => {
  const left = (item.unseen ?? []).filter((each) => each !== side);
  return left.length === 0 ? without(item, 'unseen') : { ...item, unseen: left };
};

/** Where a part came from before it was seen nobody knows who has not seen it; it is before him from the next quarter on. */
const appeared = (state: State, sights: readonly Sighting[]): State =>
  sights.reduce(
    (now, { part }) =>
      part === undefined
        ? now
        : withPart(now, part, (item) => ({
            ...item,
            ...(item.came !== undefined && { appeared: true as const }),
            shownFrom: hourOf(state) + 1,
          })),
    state,
  );

const unseenBy = <T extends Unseen>(item: T, side: Side): T =>
  item.unseen?.includes(side) === true ? item : { ...item, unseen: [...(item.unseen ?? []), side].sort() };

type Change = <T extends Unseen>(item: T, side: Side) => T;

const ofOfficers = (state: State, sights: readonly Sighting[], change: Change): State => {
  const theirs = sights.filter(({ officer }) => officer !== undefined);
  if (theirs.length === 0) return state;
  const officers = state.officers.slice();
  for (const { side, officer = -1 } of theirs) {
    const man = officers[officer];
    if (man !== undefined) officers[officer] = change(man, side);
  }
  return { ...state, officers };
};

const each = (state: State, sights: readonly Sighting[], change: Change): State =>
  sights.reduce(
    (now, { side, part }) => (part === undefined ? now : withPart(now, part, (item) => change(item, side))),
    ofOfficers(state, sights, change),
  );

export const sightEvolvers: Evolvers<SightEvent> = {
  sighted: (state, { sights }) => appeared(each(state, sights, seenBy), sights),
  'lost-sight': (state, { sights }) => each(state, sights, unseenBy),
  betrayed: (state, { part, in: cover }) => withPart(state, part, (now) => ({ ...now, betrayed: cover })),
  covered: (state, { part }) => withPart(state, part, (now) => without(now, 'betrayed')),
  'came-upon': (state, { feature, side }) => ({
    ...state,
    terrain: {
      ...state.terrain,
      hidden: state.terrain.hidden.map((hidden) =>
        hidden.entry.id === feature && !hidden.known.includes(side)
          ? { ...hidden, known: [...hidden.known, side].sort() }
          : hidden,
      ),
    },
  }),
};
