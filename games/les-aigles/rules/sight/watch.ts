/** How sight is kept while a battle goes on: who appears, who is lost from sight, who has betrayed himself. */
import type { Side } from '@grognard/engine';
import type { Sighting } from '../../model/events/sight.ts';
import { type Event, evolve } from '../../model/events.ts';
import { partOf, standing, unitOf } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { FeatureKind } from '../../model/terrain-entries.ts';
import { changesOf, findsOf, type Sighted, type Sought } from './keep.ts';
import type { Land } from './land.ts';
import { partsIn } from './named.ts';
import { isSeenBy } from './seen.ts';
import { hidingLand } from './sees.ts';
import { stanceOfPart } from './stance.ts';

const isShown = (state: State, { side, part, officer }: Sought): boolean => {
  const item = part === undefined ? state.officers[officer ?? -1] : partOf(state, part);
  return item === undefined || isSeenBy(item, side);
};

const bare = ({ side, part, officer, rules }: Sighted): Sighting => ({
  ...{ side, rules },
  ...(part !== undefined && { part }),
  ...(officer !== undefined && { officer }),
});

const rulesOf = (sights: readonly Sighted[], ...more: readonly string[]): readonly string[] => [
  ...new Set([...more, ...sights.flatMap(({ rules }) => rules)]),
];

/** The opening of a battle: who is seen, and what has been found, before anybody moves. */
export const firstSight = (setting: Setting, state: State): State => {
  const land = hidingLand(setting, state);
  if (land === undefined) return state;
  const found = findsOf(setting, state, land).reduce(
    (now, find) => evolve(now, { kind: 'came-upon', ...find, rules: [] }),
    state,
  );
  const sights = changesOf(setting, found, land, (sighting) => isShown(found, sighting))
    .filter(({ seen }) => !seen)
    .map(bare);
  return sights.length === 0 ? found : evolve(found, { kind: 'lost-sight', sights, rules: [] });
};

/** Whether an event brings a part together with a side: from then on the side has seen it. */
const joins = (state: State, event: Event, part: number, side: Side): boolean => {
  if (event.kind === 'sighted' || event.kind === 'lost-sight')
    return event.sights.some((each) => each.part === part && each.side === side);
  const named = partsIn(event);
  return named.includes(part) && named.some((each) => unitOf(state, partOf(state, each).unit).side === side);
};

/** Where in what has happened since a moment a side has last had to do with somebody; the moment itself, if it has not. */
const lostAt = (story: Story, from: number, before: State, { side, part }: Sighting): number => {
  if (part === undefined) return from;
  for (let at = story.events.length - 1; at >= from; at -= 1) {
    const event = story.events[at];
    if (event !== undefined && joins(story.state, event, part, side)) return at + 1;
  }
  // Whoever was not there at first is lost only once he is.
  const wasThere = before.parts.flat().length > part;
  return wasThere ? from : story.events.length;
};

/** Those out of sight at the end are lost from the moment on at which nobody has had to do with them any more. */
const lose = (story: Story, from: number, before: State, lost: readonly Sighted[]): void => {
  const places = new Map<number, Sighted[]>();
  for (const sight of lost) {
    const at = lostAt(story, from, before, sight);
    places.set(at, [...(places.get(at) ?? []), sight]);
  }
  for (const [at, sights] of [...places].sort(([a], [b]) => b - a))
    story.events.splice(at, 0, {
      kind: 'lost-sight',
      sights: sights.map(bare),
      rules: rulesOf(sights, 'LA-O2.3-12'),
    });
  story.state = story.events.slice(from).reduce(evolve, before);
};

/** LA-O0-19: what has shown itself is hidden again once it is out of where it did. */
const cover = (story: Story, land: Land): void => {
  for (const index of standing(story.state)) {
    const part = partOf(story.state, index);
    if (part.betrayed === undefined) continue;
    const { hidden, house } = stanceOfPart(story.setting, land, part, unitOf(story.state, part.unit));
    const isStill = house?.id === part.betrayed || hidden.some((each) => each.cover.id === part.betrayed);
    if (!isStill) happen(story, { kind: 'covered', part: index, rules: ['LA-O0-19'] });
  }
};

const findRules = (kind: FeatureKind): readonly string[] => [
  'LA-O4.3-14',
  'LA-O1.1-24',
  ...(kind === 'house' || kind === 'village' ? ['LA-O4.3-18'] : ['LA-O4.3-16', 'LA-O4.3-17']),
];

/** What happens in this while is told to those who see it; at its end each side sees what it sees. */
export const watched = (story: Story, act: () => void): readonly Sighting[] => {
  const from = story.events.length;
  const before = story.state;
  act();
  const land = hidingLand(story.setting, story.state);
  if (land === undefined) return [];
  for (const find of findsOf(story.setting, story.state, land))
    happen(story, { kind: 'came-upon', ...find, rules: findRules(find.sort) });
  cover(story, land);
  const changed = changesOf(story.setting, story.state, land, (sight) => isShown(story.state, sight));
  const lost = changed.filter(({ seen }) => !seen);
  if (lost.length > 0) lose(story, from, before, lost);
  // A part made of one that was lost from sight may itself be seen.
  const found =
    lost.length === 0
      ? changed
      : changesOf(story.setting, story.state, land, (sight) => isShown(story.state, sight));
  const seen = found.filter((sight) => sight.seen);
  if (seen.length > 0) happen(story, { kind: 'sighted', sights: seen.map(bare), rules: rulesOf(seen) });
  return story.events
    .slice(from)
    .flatMap((event) => (event.kind === 'sighted' ? event.sights : []))
    .filter((sight) => isShown(story.state, sight));
};
