/** LA-OV-1, -2, -24, -26, -27, -29: the table as a whole. */
import { unitsOf } from '@grognard/field';
import type { Laid, Terrain } from '../../../../model/terrain.ts';
import { BESIDE_IT } from '../../../../tables/terrain.ts';
import { shapeOf } from '../../shape-of.ts';
import { allOf } from '../../terrain.ts';
import { type Finding, fault, remark } from '../finding.ts';
import { areaBeyond, axisOf, borderOf, lengthBeyond, shareGround } from '../geometry.ts';
import { charactersOf } from '../labels.ts';
import { hasWalls } from './lines.ts';
import { type Check, featureNamed, sidesOf } from './table.ts';

/** Two things of one name could not be told apart. */
const namesOnce: Check = ({ terrain }) => {
  const ids = terrain.features.map(({ id }) => id);
  return ids
    .filter((id, i) => ids.indexOf(id) !== i)
    .map((id) => fault('LA-OV-1', 'feature-twice', { feature: id }));
};

/** LA-OV-1: a ribbon may reach over the edge by half its width where it leaves the table. */
const onTable: Check = ({ terrain, box }) =>
  terrain.laid
    .filter((feature) => {
      const shape = shapeOf(feature);
      const places = shape.kind === 'ribbon' ? axisOf(shape) : borderOf(shape);
      return places.some(
        ([x, y]) =>
          x < box.minX - BESIDE_IT ||
          x > box.maxX + BESIDE_IT ||
          y < box.minY - BESIDE_IT ||
          y > box.maxY + BESIDE_IT,
      );
    })
    .map((feature) => fault('LA-OV-1', 'lies-off-table', featureNamed(feature)));

/** LA-OV-2. */
const noMountains: Check = ({ terrain }) =>
  allOf(terrain, 'mountain').map((mountain) =>
    fault('LA-OV-2', 'mountain', featureNamed(mountain), ['LA-O1.1-4']),
  );

/** LA-OV-24, -25: a character that is announced must be there; towns have walls. */
const trueLabels: Check = (table) => {
  const found = charactersOf(table.terrain, table.box);
  const has = (label: string): boolean => found.some((each) => each.label === label);
  return [
    ...(table.scenario.character ?? [])
      .filter((label) => !has(label))
      .map((label) => fault('LA-OV-24', 'untrue-label', { label })),
    ...(has('urban') ? hasWalls(table) : []),
  ];
};

/** LA-OV-26. */
const agreed: Check = (table) => {
  const { origin, accepted = [] } = table.scenario;
  const missing = sidesOf(table).filter((side) => !accepted.includes(side));
  return origin === 'friendly' && missing.length > 0
    ? [
        fault('LA-OV-26', 'not-agreed', { sides: missing.join(', ') }, [
          'LA-O1.1-21',
          'LA-O1.1-23',
          'LA-O1.2-3',
          'LA-O1.2-4',
        ]),
      ]
    : [];
};

const amountOf = (feature: Laid, side: 1 | -1): number => {
  const shape = shapeOf(feature);
  if (shape.kind === 'polygon') return areaBeyond(borderOf(shape), side);
  return lengthBeyond(axisOf(shape), side) * Math.max(shape.width, unitsOf(1));
};

/** How much of each kind of feature lies in the north and in the south of a table, in 0.001 cm squared. */
export const halvesOf = (
  terrain: Terrain,
): readonly { kind: Laid['kind']; north: number; south: number }[] => {
  const kinds = [...new Set(terrain.laid.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const own = terrain.laid.filter((feature) => feature.kind === kind);
    const sum = (side: 1 | -1): number => own.reduce((total, feature) => total + amountOf(feature, side), 0);
    return { kind, north: sum(1), south: sum(-1) };
  });
};

/** Halves that differ by so much of the larger are uneven. */
const UNEVEN = 0.25;

/** LA-OV-27, LA-O1.1-22. */
const balance: Check = ({ terrain }) =>
  halvesOf(terrain)
    .filter(
      ({ north, south }) => north + south > 0 && Math.abs(north - south) >= UNEVEN * Math.max(north, south),
    )
    .map(({ kind, north, south }) =>
      remark('LA-OV-27', 'uneven', { kind, north: Math.round(north / 1e6), south: Math.round(south / 1e6) }, [
        'LA-O1.1-22',
      ]),
    );

type Kind = Laid['kind'];
const SLOPES: readonly Kind[] = ['hill', 'plateau'];

/** LA-O6.1-5: a tributary and the water that it ends in. */
const endsIn = (one: Laid, other: Laid): boolean =>
  one.kind === 'water' && other.kind === 'water' && one.entry.into === other.id;

/** LA-OV-29: which two may lie on the same ground. */
const mayOverlap = (one: Laid, other: Laid): boolean => {
  const is = (a: readonly Kind[], b: readonly Kind[]): boolean =>
    (a.includes(one.kind) && b.includes(other.kind)) || (a.includes(other.kind) && b.includes(one.kind));
  const isStream = [one, other].some(
    (each) => each.kind === 'water' && (each.entry.sort === 'stream' || each.entry.sort === 'ditch'),
  );
  return (
    is(['wood', 'crop', 'house', 'redoubt', 'wreck'], SLOPES) ||
    (one.kind === 'road' && other.kind !== 'house') ||
    (other.kind === 'road' && one.kind !== 'house') ||
    is(['house', 'marsh'], ['wood']) ||
    (isStream && is(['water'], ['wood'])) ||
    endsIn(one, other) ||
    endsIn(other, one) ||
    (one.kind === 'line' && !['water', 'house'].includes(other.kind)) ||
    (other.kind === 'line' && !['water', 'house'].includes(one.kind)) ||
    is(['wreck'], ['crop', 'redoubt', 'wood'])
  );
};

/** What LA-OV-15 has said already. */
const isSaid = (one: Laid, other: Laid): boolean =>
  [one, other].some(({ kind }) => kind === 'house') &&
  [one, other].every(({ kind }) => ['house', 'road', 'water', 'marsh'].includes(kind));

/** Whoever has read so many knows enough. */
const ENOUGH = 20;

/** LA-OV-29. */
const overlaps: Check = ({ terrain: { laid } }): readonly Finding[] => {
  const found: Finding[] = [];
  for (const [i, one] of laid.entries())
    for (const other of laid.slice(i + 1)) {
      if (found.length >= ENOUGH) return found;
      if (mayOverlap(one, other) || isSaid(one, other)) continue;
      if (!shareGround(shapeOf(one), shapeOf(other), BESIDE_IT)) continue;
      found.push(fault('LA-OV-29', 'one-on-another', { ...featureNamed(one), other: other.id }));
    }
  return found;
};

export const wholeChecks: readonly Check[] = [
  namesOnce,
  onTable,
  noMountains,
  trueLabels,
  agreed,
  balance,
  overlaps,
];
