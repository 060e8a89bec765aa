import { pickFrom, type Random, randomFrom } from '@grognard/engine';
import type { Box } from '@grognard/field';
import { expect, test } from 'vitest';
import { countOf, firstSeed, patience } from '../../../../tools/counts.ts';
import { shapeOf } from '../../ground/terrain/shape-of.ts';
import { newTable } from '../../ground/terrain/tables/generate/generate.ts';
import { unitOf } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { UnitEntry } from '../../model/scenario.ts';
import { type Label, labels } from '../../model/table-labels.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { hidingLand, seesPart } from '../../rules/sight/sees.ts';
import { type Stance, stanceOfPart } from '../../rules/sight/stance.ts';
import { prepare, publicScenarioOf } from '../../scenario/prepare.ts';
import { companies, type Scene, scene } from '../scene.ts';
import { box, column, foe, ground, hill, house, wood } from './looking.ts';

const features: readonly FeatureEntry[] = [
  hill({
    outline: box(-60, -8, -20, 8),
    crest: [
      [-60, 0],
      [-20, 0],
    ],
  }),
  { kind: 'plateau', id: 'mesa', outline: box(20, -12, 70, 16), crest: box(25, -7, 65, 11) },
  wood('wood', box(-10, 20, 12, 34)),
  house('farm', -6, -8, 4, 2),
  { kind: 'crop', id: 'wheat', sort: 'tall', outline: box(-50, 30, -20, 50) },
];

/** Neither on a crest, nor near enough for scouts, nor in anything that hides. */
const isPlain = ({ setting, state }: Scene, index: number): boolean => {
  const land = hidingLand(setting, state);
  const part = state.parts.flat()[index];
  if (land === undefined || part === undefined) return false;
  const { crests, scouted, hidden } = stanceOfPart(setting, land, part, unitOf(state, part.unit));
  return crests.length === 0 && scouted.length === 0 && hidden.length === 0;
};

test('whoever sees an enemy in the open is seen by him', { timeout: patience }, () => {
  const seen = { both: 0, neither: 0 };
  for (let i = 0; i < 10 * countOf('lesAiglesSight'); i += 1) {
    const random = randomFrom(firstSeed + i);
    const place = (): readonly [number, number] => [random.below(160) - 80, random.below(100) - 50];
    const given = ground(
      features,
      [
        column('me', place(), { facing: random.below(360) }),
        foe('he', place(), { facing: random.below(360) }),
      ],
      { now: { period: 1, quarter: 1 } },
    );
    if (!isPlain(given, 0) || !isPlain(given, 1)) continue;
    const [mine, his] = [
      seesPart(given.setting, given.state, 0, 1),
      seesPart(given.setting, given.state, 1, 0),
    ];
    expect([firstSeed + i, his]).toEqual([firstSeed + i, mine]);
    seen[mine ? 'both' : 'neither'] += 1;
  }
  expect(Math.min(seen.both, seen.neither)).toBeGreaterThan(0);
});

/** One of every sort on both sides; two of them at a time are put somewhere. */
const SORTS: readonly Partial<UnitEntry>[] = [
  { formation: 'march column' },
  { formation: 'line' },
  { formation: 'square', companies: companies(4, 2) },
  { formation: 'march column', companies: companies(4, 3, 'hussar') },
  { formation: 'limbered', companies: companies(1, 4, 'foot-8pdr') },
];

/** So many pairs are tried on one table. */
const PAIRS = 20;

const newGround = (kind: Label, seed: number): Scene => {
  const found = newTable(kind, seed);
  if (found === undefined) throw new Error(`no ${kind} table for seed ${seed}`);
  const units = (['french', 'allied'] as const).flatMap((side) =>
    SORTS.map((sort, place) => ({
      ...sort,
      id: `${side} ${place}`,
      side,
      at: [place * 30 - 50, 0] as const,
    })),
  );
  const bare = scene(units);
  const prepared = prepare(publicScenarioOf({ ...found, units: [] }), {});
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
  return { ...bare, setting: prepared.value };
};

const wholeIn = ({ open, hidden }: Stance): string | undefined =>
  open === undefined && hidden.length === 1 ? hidden[0]?.cover.id : undefined;

/** How two stand whom the chapter lets see each other or not see each other: both in the open, or both in one cover. */
const alike = ({ setting, state }: Scene): 'open' | 'covered' | undefined => {
  const land = hidingLand(setting, state);
  if (land === undefined) return 'open';
  if (isPlain({ setting, state, events: [] }, 0) && isPlain({ setting, state, events: [] }, 1)) return 'open';
  const [one, other] = state.parts
    .flat()
    .map((part) => stanceOfPart(setting, land, part, unitOf(state, part.unit)));
  const cover = one === undefined ? undefined : wholeIn(one);
  return cover !== undefined && other !== undefined && wholeIn(other) === cover ? 'covered' : undefined;
};

type Spot = Pick<Part, 'x' | 'y'>;

/** Two places: anywhere, on two sides of something, or both in it. */
const spots = (random: Random, { setting: { terrain, table } }: Scene): readonly [Spot, Spot] => {
  const within = ({ minX, minY, maxX, maxY }: Box): Spot => ({
    x: Math.round(minX + random.next() * (maxX - minX)),
    y: Math.round(minY + random.next() * (maxY - minY)),
  });
  const how = random.below(3);
  const thing = pickFrom(
    random,
    terrain.laid.filter(({ kind }) => HIDING.has(kind)),
  );
  if (thing === undefined || how === 0) return [within(table), within(table)];
  const area = shapeOf(thing);
  const one = within(area);
  if (how === 1) return [one, within(area)];
  const [dx, dy] = [random.below(50_000) - 25_000, random.below(50_000) - 25_000];
  return [
    { x: one.x + dx, y: one.y + dy },
    { x: one.x - dx, y: one.y - dy },
  ];
};

const HIDING: ReadonlySet<string> = new Set(['hill', 'plateau', 'wood', 'house', 'crop']);

const somewhere = (random: Random, given: Scene): Scene['state'] => {
  const parts = given.state.parts.flat();
  const [me, he] = spots(random, given);
  const pick = (first: number, spot: Spot): Part => ({
    ...(parts[first + random.below(SORTS.length)] as Part),
    ...{ ...spot, heading: random.below(36_000) },
  });
  return { ...given.state, parts: [[pick(0, me), pick(SORTS.length, he)]] };
};

test.for(labels)('on new %s tables sight is the same both ways', { timeout: patience }, (kind) => {
  const seen = { open: 0, covered: 0, both: 0, neither: 0 };
  for (let i = 0; i < countOf('lesAiglesSight'); i += PAIRS) {
    const seed = firstSeed + i;
    const random = randomFrom(seed);
    const given = newGround(kind, seed);
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const { setting } = given;
      const state = somewhere(random, given);
      const how = alike({ ...given, state });
      if (how === undefined) continue;
      const mine = seesPart(setting, state, 0, 1);
      expect({ seed, pair, his: seesPart(setting, state, 1, 0) }).toEqual({ seed, pair, his: mine });
      seen[how] += 1;
      seen[mine ? 'both' : 'neither'] += 1;
    }
  }
  expect(seen.both).toBeGreaterThan(0);
});
