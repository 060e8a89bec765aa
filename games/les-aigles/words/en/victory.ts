import type { Words } from '../words.ts';

export const victory: Words['victory'] = {
  told: {
    'army-broke': ({ side, gone, budget }, names) =>
      `the army (${names.id(side)}) breaks: ${Math.round(gone)} of its ${Math.round(budget)} points are lost or in rout`,
    'aims-counted': ({ held, points }, names) => {
      const places = Object.entries(held).map(([aim, side]) => `${names.id(aim)} (${names.id(side)})`);
      const sums = Object.entries(points).map(([side, sum]) => `${names.id(side)} ${sum}`);
      return `held at the end: ${places.join(', ') || 'nothing'}; points: ${sums.join(', ')}`;
    },
  },
  refusals: {},
};
