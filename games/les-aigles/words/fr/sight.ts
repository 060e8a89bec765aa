import { list } from '@grognard/engine/french';
import type { Sighting } from '../../model/events/sight.ts';
import type { FeatureKind } from '../../model/terrain-entries.ts';
import type { Names } from '../names.ts';
import type { Words } from '../words.ts';

const THINGS: Readonly<Partial<Record<FeatureKind, string>>> = {
  house: 'une maison',
  village: 'un village',
  water: 'un cours d’eau',
  marsh: 'de l’eau ou un marécage',
  hill: 'une colline',
  road: 'un chemin',
  line: 'une haie ou un mur',
  crop: 'un champ',
};

const listed = (sights: readonly Sighting[], names: Names): string => {
  const all = sights.map(({ part, officer }) =>
    part === undefined ? names.officer(officer ?? 0) : names.part(part),
  );
  return list([...new Set(all)]);
};

export const sight: Words['sight'] = {
  told: {
    sighted: ({ sights }, names) => `${listed(sights, names)} ${sights.length > 1 ? 'paraissent' : 'paraît'}`,
    'lost-sight': ({ sights }, names) => `on perd de vue ${listed(sights, names)}`,
    betrayed: ({ part, in: place }, names) =>
      `${names.part(part)} trahit sa présence (${names.place(place)})`,
    covered: ({ part }, names) => `${names.part(part)} n’est plus là où sa présence était connue`,
    'came-upon': ({ sort, name }) => {
      const what = THINGS[sort] ?? 'un obstacle';
      return `caché dans le bois, absent de la carte : ${name === undefined ? what : `${what}, ${name.fr}`}`;
    },
  },
  refusals: {},
};
