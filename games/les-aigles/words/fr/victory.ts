import type { Words } from '../words.ts';

export const victory: Words['victory'] = {
  told: {
    'army-broke': ({ side, gone, budget }, names) =>
      `l’armée (${names.id(side)}) se disloque : ${Math.round(gone)} de ses ${Math.round(budget)} points sont perdus ou en déroute`,
  },
  refusals: {},
};
