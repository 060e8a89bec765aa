/** Of walls that are as good none is meant by its number: a mirror counts them otherwise. */
import { recorded } from '@grognard/engine';
import { expect, test } from 'vitest';
import type { UnitEntry } from '../../model/scenario.ts';
import type { Story } from '../../model/story.ts';
import type { FeatureEntry, Point } from '../../model/terrain-entries.ts';
import { sufferInside } from '../../rules/houses/fall.ts';
import { houseFighters } from '../../rules/houses/fight.ts';
import { throwOut } from '../../rules/houses/nerve.ts';
import { makeGood } from '../../rules/houses/reserve.ts';
import { submit } from '../../rules/morale/results.ts';
import { tryMorale } from '../../rules/morale/test.ts';
import { beginStory } from '../../rules/sight/begin-story.ts';
import { wallUnder, wallUnderFire } from '../../rules/walls/under-fire.ts';
import { wallsOf, wallTowards } from '../../rules/walls/walls.ts';
import { mirrorPost, mirrorScenario, otherWall } from '../looking-glass.ts';
import { companies, middling, partNamed, type Scene, scene, table, unit } from '../scene.ts';
import { column, garrison, mill, partOfUnit } from './hamlet.ts';

type Entry = Parameters<typeof scene>[0][number];

/** A house of 6 by 6 cm somewhere, or a greater one with its corners to the north, east, south and west. */
const millAt = (x: number, y: number, isTurned: boolean): readonly FeatureEntry[] => {
  const corner = (east: number, north: number): Point =>
    isTurned ? [x + east + north, y + north - east] : [x + east, y + north];
  return [
    { kind: 'house', id: 'mill', corners: [corner(-3, 3), corner(3, 3), corner(3, -3), corner(-3, -3)] },
  ];
};

interface Shown {
  readonly here: Scene;
  readonly there: Scene;
}

const inMirror = (units: readonly Entry[], x: number, y: number, isTurned = false): Shown => {
  const features = millAt(x, y, isTurned);
  const scenario = { ...table, units: units.map(unit), features, now: { period: 1, quarter: 1 } as const };
  const mirrored = mirrorScenario(scenario);
  return {
    here: scene(units, { features }),
    there: scene(mirrored.units, { features: mirrored.features ?? [] }),
  };
};

const happening = (given: Scene, what: (story: Story) => void): Scene => {
  const story = beginStory(given.setting, given.state, recorded(middling([])));
  what(story);
  return { ...given, state: story.state, events: story.events };
};

const both = ({ here, there }: Shown, what: (story: Story, given: Scene) => void): Shown => ({
  here: happening(here, (story) => what(story, here)),
  there: happening(there, (story) => what(story, there)),
});

const postsOf = (given: Scene) =>
  [...(partOfUnit(given, 'garrison').inside?.posts ?? [])].sort(
    (a, b) => a.wall - b.wall || a.company - b.company,
  );

/** The posts in the mirror are those of the table. */
const expectSamePosts = ({ here, there }: Shown): void => {
  const shown = postsOf(here)
    .map(mirrorPost)
    .sort((a, b) => a.wall - b.wall || a.company - b.company);
  expect(shown.length).toBeGreaterThan(0);
  expect(postsOf(there)).toEqual(shown);
};

const PLACES = [
  [20, 3],
  [20, 0],
  [-11, -25],
  [4, 40],
] as const;

const TABLES = PLACES.flatMap(([x, y]) => [false, true].map((isTurned) => [x, y, isTurned] as const));

const EVEN = [
  [0, 1, 3],
  [1, 2, 3],
  [2, 3, 3],
  [3, 4, 3],
] as const;

test.each(TABLES)('posts that nobody has named, in a house at %d, %d (turned: %s)', (x, y, isTurned) => {
  for (const count of [3, 4, 5])
    expectSamePosts(inMirror([garrison(undefined, { companies: companies(count, 3) })], x, y, isTurned));
});

test.each(TABLES)('figures lost anywhere in a house at %d, %d (turned: %s)', (x, y, isTurned) => {
  for (const men of [20, 40, 60, 100])
    expectSamePosts(
      both(inMirror([garrison(EVEN)], x, y, isTurned), (story, given) =>
        sufferInside(story, partNamed(given, 'garrison'), [{ men }], []),
      ),
    );
});

test.each(TABLES)('as many lost at every wall of a house at %d, %d (turned: %s)', (x, y, isTurned) => {
  for (const men of [5, 10, 15])
    expectSamePosts(
      both(inMirror([garrison(EVEN)], x, y, isTurned), (story, given) =>
        sufferInside(
          story,
          partNamed(given, 'garrison'),
          [0, 1, 2, 3].map((wall) => ({ wall, men })),
          [],
        ),
      ),
    );
});

test.each(TABLES)('a reserve too small for all walls of a house at %d, %d (turned: %s)', (x, y, isTurned) => {
  const shown = inMirror([garrison(EVEN, { companies: companies(5, 3) })], x, y, isTurned);
  const bled = both(shown, (story, given) =>
    sufferInside(
      story,
      partNamed(given, 'garrison'),
      [0, 1, 2, 3].map((wall) => ({ wall, men: 20 })),
      [],
    ),
  );
  const made = both(bled, (story) => makeGood(story));
  expect(postsOf(made.here)).not.toEqual(postsOf(bled.here));
  expectSamePosts(made);
});

test.each(TABLES)('whom a fire or a fright from a corner means, at %d, %d (turned: %s)', (x, y, isTurned) => {
  const { here, there } = inMirror([garrison(EVEN)], x, y, isTurned);
  const [one, other] = [here, there].map((given) => partOfUnit(given, 'garrison').inside);
  if (one === undefined || other === undefined) throw new Error('nobody is in the house');
  for (const [east, north, heading] of [
    [20, 20, 22_500],
    [20, -20, 31_500],
    [-20, -20, 4_500],
    [-20, 20, 13_500],
    [20, 0, 27_000],
    [0, 20, 18_000],
  ] as const) {
    const front = { x: (x + east) * 1_000, y: (y + north) * 1_000, heading };
    const seen = { x: -front.x, y: front.y, heading: 36_000 - heading };
    expect(wallUnderFire(seen, other)).toBe(otherWall(wallUnderFire(front, one)));
    expect(wallTowards(wallsOf(other), seen.x, seen.y)).toBe(
      otherWall(wallTowards(wallsOf(one), front.x, front.y)),
    );
  }
  const fronts = [0, 9_000, 18_000, 27_000].map((heading) => ({
    ...{ x: x * 1_000, y: y * 1_000, heading: (heading + 18_000) % 36_000 },
    ...(heading === 0 && { y: (y + 20) * 1_000 }),
    ...(heading === 9_000 && { x: (x + 20) * 1_000 }),
    ...(heading === 18_000 && { y: (y - 20) * 1_000 }),
    ...(heading === 27_000 && { x: (x - 20) * 1_000 }),
  }));
  const mirrored = fronts.map(({ heading, ...at }) => ({
    ...{ x: -at.x, y: at.y, heading: (36_000 - heading) % 36_000 },
  }));
  expect(wallUnder(mirrored, other)).toBe(otherWall(wallUnder(fronts, one) ?? 0));
});

test.each(TABLES)('the way out of a house at %d, %d (turned: %s)', (x, y, isTurned) => {
  const blocker = column({ id: 'blocker', side: 'allied', at: [x, y - 9.2], facing: 180 });
  const shown = inMirror([garrison(EVEN), blocker, { id: 'army', at: [x, y + 30] }], x, y, isTurned);
  const driven = both(shown, (story, given) =>
    submit(story, partNamed(given, 'garrison'), 'retreat', partNamed(given, 'army')),
  );
  const [here, there] = [driven.here, driven.there].map((given) => partOfUnit(given, 'garrison').doing);
  if (here?.what !== 'leave' || there?.what !== 'leave') throw new Error('it stays');
  expect(there.wall).toBe(otherWall(here.wall));
});

test.each(TABLES)('those thrown out of a house at %d, %d (turned: %s)', (x, y, isTurned) => {
  const by = 2;
  const shown = inMirror(
    [
      { ...garrison(undefined), inside: { house: 'mill', as: 'intruder', by } },
      column({ id: 'blocker', at: [x, y - 6] }),
    ],
    x,
    y,
    isTurned,
  );
  const out = both(shown, (story, given) => throwOut(story, partNamed(given, 'garrison'), []));
  const [here, there] = [out.here, out.there].map((given) => partOfUnit(given, 'garrison'));
  expect([there?.x, there?.y]).toEqual([-(here?.x ?? 0), here?.y]);
});

/** The rows of a test of the garrison's. */
const rowsIn = (given: Scene): readonly (readonly [string, number])[] =>
  happening(given, (story) => tryMorale(story, partNamed(given, 'garrison'), ['fire'])).events.flatMap(
    (event) => (event.kind === 'tested' ? event.rows.map(({ rule, value }) => [rule, value] as const) : []),
  );

test.each(TABLES)('who steadies those in a house at %d, %d (turned: %s)', (x, y, isTurned) => {
  for (const [east, north] of [
    [0, 10],
    [0, -10],
    [14, 0],
    [-14, 0],
  ] as const) {
    const friend: Entry = { id: 'friend', side: 'allied', at: [x + east, y + north], facing: 90 };
    const { here, there } = inMirror([garrison(EVEN), friend], x, y, isTurned);
    expect(rowsIn(here)).toContainEqual(['LA-S3.6-17', 1]);
    expect(rowsIn(there)).toEqual(rowsIn(here));
  }
});

/** Those of a line who fight at a wall, by the troops that they are. */
const atTheWall = (companiesOf: UnitEntry['companies'], x: number) => {
  const given = scene([garrison(EVEN), { id: 'line', at: [x, -3], companies: companiesOf }], {
    features: mill(6, 6),
    contacts: [{ attacker: 'line', defender: 'garrison', side: 'front', wall: 2 }],
  });
  const [contact] = given.state.contacts;
  const found = houseFighters(
    given.setting,
    given.state,
    given.setting.switches,
    contact,
    partNamed(given, 'line'),
  );
  return (found?.figures ?? []).map(({ file }) => file).sort((a, b) => a - b);
};

test('only those fight at a wall whose front is against it', () => {
  const line = companies(6, 2);
  expect(atTheWall(line, 0)).toEqual([4, 5, 6, 7]);
  expect(atTheWall(line, 6)).toEqual([0, 1, 2, 3]);
  expect(atTheWall(line, -6)).toEqual([8, 9, 10, 11]);
});
