/** What the tests of morale have in common. */
import { recorded } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { withPart } from '../../model/evolve.ts';
import type { Harm, Part } from '../../model/part.ts';
import type { Story } from '../../model/story.ts';
import { beginStory } from '../../rules/sight/begin-story.ts';
import { middling, partNamed, type Scene } from '../scene.ts';

/** A story that begins where a scene stands, with these dice. */
export const storyOf = ({ setting, state }: Scene, dice: readonly number[] = []): Story =>
  beginStory(setting, state, recorded(middling(dice)));

/** A scene in which a unit's body is otherwise than it stood. */
export const changed = (given: Scene, id: string, more: Partial<Part>): Scene => ({
  ...given,
  state: withPart(given.state, partNamed(given, id), (part) => ({ ...part, ...more })),
});

type Kind<K extends Event['kind']> = Extract<Event, { kind: K }>;

export const all = <K extends Event['kind']>(
  { events }: { readonly events: readonly Event[] },
  kind: K,
): readonly Kind<K>[] => events.filter((event): event is Kind<K> => event.kind === kind);

/** The values that the rules of a test gave, by rule. */
export const valuesIn = ({ rows }: Kind<'tested'>): Readonly<Record<string, number>> =>
  Object.fromEntries(rows.map(({ rule, value }) => [rule.replace(/^LA.S3\.6-/, ''), value]));

/** One fire that cost so many men for each figure. */
export const harm = (each: number, figures = 18): Harm => ({ men: each * figures, figures });
