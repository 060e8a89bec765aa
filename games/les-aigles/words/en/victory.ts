import type { Words } from '../words.ts';

export const victory: Words['victory'] = {
  told: {
    'army-broke': ({ side, gone, budget }, names) =>
      `the army (${names.id(side)}) breaks: ${Math.round(gone)} of its ${Math.round(budget)} points are lost or in rout`,
  },
  refusals: {},
};
