import { recorded, scripted } from '@grognard/engine';
import { bodyOfPart, extentOf } from '../../ground/shape/blocks.ts';
import type { Event } from '../../model/events.ts';
import { hourOf, partOf, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { UnitEntry } from '../../model/scenario.ts';
import { happen } from '../../model/story.ts';
import type { Task } from '../../model/tasks.ts';
import type { Formation } from '../../model/vocabulary.ts';
import { playQuarter } from '../../play/sequence/quarter.ts';
import { takePlans } from '../../play/sequence/take-plans.ts';
import { beginStory } from '../../rules/sight/begin-story.ts';
import { noReaction, partNamed, plan, type Scene } from '../scene.ts';

/** A French battalion of 18: voltigeurs on the left, grenadiers on the right. */
export const battalion: UnitEntry['companies'] = [
  { troop: 'voltigeur', figures: 3 },
  ...Array.from({ length: 4 }, () => ({ troop: 'fusilier', figures: 3 })),
  { troop: 'grenadier', figures: 3 },
];

export const hussars: UnitEntry['companies'] = Array.from({ length: 4 }, () => ({
  ...{ troop: 'hussar', figures: 3 },
}));

export const russians: UnitEntry['companies'] = Array.from({ length: 4 }, () => ({
  ...{ troop: 'musketeer', figures: 4 },
}));

export const part = (given: Scene, id: string, nth = 0): Part =>
  partOf(given.state, partNamed(given, id, nth));

/** What stands on the table: front and depth in centimetres. */
export const size = (given: Scene, id: string, nth = 0): readonly [number, number] => {
  const index = partNamed(given, id, nth);
  const { front, depth } = extentOf(
    given.setting,
    partOf(given.state, index),
    unitOfPart(given.state, index).arm,
  );
  return [front / 1000, depth / 1000];
};

/** The middle of its front, in centimetres, and where it faces, in degrees. */
export const pose = (given: Scene, id: string, nth = 0): readonly [number, number, number] => {
  const { x, y, heading } = part(given, id, nth);
  return [x / 1000, y / 1000, heading / 100];
};

/** The ground it covers, in centimetres: west, south, east, north. */
export const ground = (given: Scene, id: string, nth = 0): readonly number[] => {
  const index = partNamed(given, id, nth);
  const { minX, minY, maxX, maxY } = bodyOfPart(
    given.setting,
    partOf(given.state, index),
    unitOfPart(given.state, index).arm,
  );
  return [minX, minY, maxX, maxY].map((each) => Math.round(each) / 1000);
};

/** Plays a half period with these plans, and as many more without any as it takes for so many quarters. */
export const play = (given: Scene, plans: Readonly<Record<string, readonly Task[]>>, quarters = 2): Scene => {
  let now = noReaction(plan(given, plans));
  for (let played = 2; played < quarters; played += 2) now = noReaction(plan(now, {}));
  return now;
};

export const to = (formation: Formation, more: object = {}): Task =>
  ({ do: 'change', to: formation, ...more }) as Task;

export const ofKind = <Kind extends Event['kind']>(
  { events }: Pick<Scene, 'events'>,
  kind: Kind,
): readonly Extract<Event, { kind: Kind }>[] =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);

/** From the quarter in which something began to the one in which it was done, both counted. */
export const lasted = (given: Scene, id: string, nth = 0): number => {
  const index = partNamed(given, id, nth);
  let hour = 1;
  let began = 0;
  let ended = 0;
  for (const event of given.events) {
    if (event.kind === 'quarter' || event.kind === 'half') hour = hourOf(event);
    if (event.kind === 'began' && event.part === index && began === 0) began = hour;
    const isEnd = event.kind === 'completed' || event.kind === 'detached' || event.kind === 'joined';
    if (isEnd && event.part === index) ended = hour;
  }
  return ended - began + 1;
};

/** Exactly one quarter, with these plans if any are given; the clock goes on. */
export const quarter = (
  { setting, state, events }: Scene,
  plans: Readonly<Record<string, readonly Task[]>> = {},
): Scene => {
  const story = beginStory(setting, state, recorded(scripted([])));
  const parts = Object.entries(plans).map(([id, tasks]) => ({
    ...{ part: partNamed({ setting, state, events }, id), tasks },
  }));
  takePlans(story, [{ kind: 'plan', parts, officers: [] }]);
  playQuarter(story);
  const hour = hourOf(story.state);
  const clock = { period: Math.floor(hour / 4) + 1, quarter: (hour % 4) + 1 };
  happen(story, { kind: hour % 2 === 0 ? 'half' : 'quarter', ...clock, rules: [] });
  return { setting, state: story.state, events: [...events, ...story.events] };
};
