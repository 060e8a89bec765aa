/**
 * New tables of every kind, equally hard for both edges: what lies on them is the same seen from the north and from the
 * south. The same kind, size and seed always give the same table.
 */
import { capital, type Random, randomFrom } from '@grognard/engine';
import { unitsOf } from '@grognard/field';
import type { Scenario } from '../../../../model/scenario.ts';
import type { Label } from '../../../../model/table-labels.ts';
import { USUAL_TABLE } from '../../../../tables/battle.ts';
import { layOut } from '../../terrain.ts';
import { judgeTable } from '../judge.ts';
import { charactersOf, labelNames } from '../labels.ts';
import { between, type LandInMaking } from './land.ts';
import { freshNames } from './names.ts';
import {
  layFields,
  layHedges,
  layHills,
  layMarshes,
  layPlateaus,
  layWoodedHills,
  layWoods,
} from './things.ts';
import { layMiddleVillage, layRoad, layVillages, type RoadInMaking } from './villages.ts';
import { layWater } from './water.ts';

export type GeneratedTable = Pick<
  Scenario,
  'title' | 'table' | 'sides' | 'features' | 'character' | 'origin'
>;

interface Size {
  readonly width: number;
  readonly depth: number;
}

/** A road from the south to the north. */
const highRoad = (land: LandInMaking): RoadInMaking =>
  layRoad(
    land,
    [between(land, -land.width * 0.2, land.width * 0.2), -land.depth / 2],
    [between(land, -12, 12), -land.depth * 0.28],
  );

/** A road from the west to the east. */
const crossRoad = (land: LandInMaking): RoadInMaking =>
  layRoad(
    land,
    [-land.width / 2, between(land, -land.depth * 0.2, land.depth * 0.2)],
    [-land.width * 0.34, between(land, -8, 8)],
  );

const maybe = ({ random }: LandInMaking, chance: number, lay: () => unknown): void => {
  if (random.next() < chance) lay();
};

/** A little of what does not give a table its character. */
const garnish = (land: LandInMaking, road: RoadInMaking, spared: readonly Label[] = []): void => {
  maybe(land, spared.includes('urban') ? 0 : 0.75, () => layVillages(land, road, land.random.below(3) > 0));
  maybe(land, spared.includes('hilly') ? 0 : 0.75, () => layHills(land));
  maybe(land, spared.includes('wooded') ? 0 : 0.75, () =>
    layWoods(land, land.random.below(4) === 0 ? 'orchard' : 'wood'),
  );
  maybe(land, 0.85, () => layHedges(land));
  maybe(land, 0.6, () => layHedges(land, 'stone wall'));
  maybe(land, 0.6, () => layHedges(land));
};

const recipes: Readonly<Record<Label, (land: LandInMaking) => void>> = {
  wooded: (land) => {
    const road = highRoad(land);
    layWoods(land);
    layWoods(land);
    maybe(land, 0.7, () => layWoods(land));
    maybe(land, 0.5, () => layWoods(land, 'orchard'));
    garnish(land, road, ['wooded']);
  },
  hilly: (land) => {
    const road = highRoad(land);
    layHills(land);
    maybe(land, 0.5, () => layHills(land));
    if (land.random.below(2) === 0) layPlateaus(land);
    else layHills(land);
    garnish(land, road, ['hilly']);
  },
  urban: (land) => {
    const road = crossRoad(land);
    layMiddleVillage(land, road, true);
    layVillages(land, road, true);
    highRoadBeside(land);
    garnish(land, road, ['urban']);
  },
  agricultural: (land) => {
    const road = highRoad(land);
    layFields(land, land.random.below(3) === 0 ? 'vines' : 'tall');
    layFields(land, 'ploughland');
    maybe(land, 0.5, () => layFields(land, 'tall'));
    garnish(land, road);
  },
  marshy: (land) => {
    const road = highRoad(land);
    layMarshes(land);
    maybe(land, 0.6, () => layMarshes(land));
    garnish(land, road);
  },
  valley: (land) => {
    const road = highRoad(land);
    const lot = land.random.below(4);
    layWater(land, road, lot < 2 ? 'stream' : lot === 2 ? 'river' : 'big river');
    garnish(land, road, ['urban']);
  },
  mixed: (land) => {
    const road = highRoad(land);
    layWoodedHills(land);
    layFields(land, 'tall');
    layWoods(land);
    garnish(land, road, ['hilly', 'wooded']);
  },
  plain: (land) => {
    const road = highRoad(land);
    garnish(land, road);
  },
};

/** A second road from south to north, clear of the villages in the middle, and its twin. */
const highRoadBeside = (land: LandInMaking): void => {
  const x = between(land, land.width * 0.38, land.width * 0.44);
  for (const way of [x, -x].map(
    (at) =>
      [
        [at, -land.depth / 2],
        [at, land.depth / 2],
      ] as const,
  )) {
    land.features.push({ id: `road-${land.features.length + 1}`, kind: 'road', way, width: 5 });
    land.ways.push({ way, half: 2.5 });
  }
};

const laid = (kind: Label, { width, depth }: Size, random: Random): GeneratedTable => {
  const land: LandInMaking = { random, width, depth, features: [], taken: [], ways: [], names: freshNames() };
  recipes[kind](land);
  return {
    table: { width, depth },
    sides: [
      { id: 'south', edge: 'south' },
      { id: 'north', edge: 'north' },
    ],
    title: { fr: `Table ${labelNames[kind].fr}`, en: `${capital(labelNames[kind].en)} table` },
    origin: 'scenario',
    character: [kind],
    features: land.features,
  };
};

/** Whether a table is sound and of the one kind asked for. */
const isAsAsked = (table: GeneratedTable, kind: Label): boolean => {
  const { width, depth } = table.table;
  const box = {
    minX: -unitsOf(width / 2),
    maxX: unitsOf(width / 2),
    minY: -unitsOf(depth / 2),
    maxY: unitsOf(depth / 2),
  };
  const found = charactersOf(layOut(table.features ?? []), box);
  const isKind =
    kind === 'mixed' ? found.some(({ label }) => label === kind) : found.every(({ label }) => label === kind);
  return isKind && judgeTable({ ...table, units: [] }, box).length === 0;
};

const ATTEMPTS = 50;

/** A new table; the usual size unless it is said. */
export const newTable = (kind: Label, seed: number, size: Size = USUAL_TABLE): GeneratedTable | undefined => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const table = laid(kind, size, randomFrom(seed * ATTEMPTS + attempt));
    if (isAsAsked(table, kind)) return table;
  }
  return undefined;
};
