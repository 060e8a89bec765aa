import { list } from '@grognard/engine/english';
import type { Sighting } from '../../model/events/sight.ts';
import type { FeatureKind } from '../../model/terrain-entries.ts';
import type { Names } from '../names.ts';
import type { Words } from '../words.ts';

const THINGS: Readonly<Partial<Record<FeatureKind, string>>> = {
  house: 'a house',
  village: 'a village',
  water: 'a watercourse',
  marsh: 'water or a bog',
  hill: 'a hill',
  road: 'a road',
  line: 'a hedge or a wall',
  crop: 'a field',
};

const listed = (sights: readonly Sighting[], names: Names): string => {
  const all = sights.map(({ part, officer }) =>
    part === undefined ? names.officer(officer ?? 0) : names.part(part),
  );
  return list([...new Set(all)]);
};

export const sight: Words['sight'] = {
  told: {
    sighted: ({ sights }, names) =>
      `${listed(sights, names)} ${sights.length > 1 ? 'come' : 'comes'} into sight`,
    'lost-sight': ({ sights }, names) => `${listed(sights, names)}: lost from sight`,
    betrayed: ({ part, in: place }, names) => `${names.part(part)} gives itself away (${names.place(place)})`,
    covered: ({ part }, names) => `${names.part(part)} is no longer where it had shown itself`,
    'came-upon': ({ sort, name }) => {
      const what = THINGS[sort] ?? 'something';
      return `hidden in the wood, not on the map: ${name === undefined ? what : `${what}, ${name.en}`}`;
    },
  },
  refusals: {},
};
