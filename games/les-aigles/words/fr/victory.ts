import type { Words } from '../words.ts';

export const victory: Words['victory'] = {
  told: {
    'army-broke': ({ side, gone, budget }, names) =>
      `l’armée (${names.id(side)}) se disloque : ${Math.round(gone)} de ses ${Math.round(budget)} points sont perdus ou en déroute`,
    'aims-counted': ({ held, points }, names) => {
      const places = Object.entries(held).map(([aim, side]) => `${names.id(aim)} (${names.id(side)})`);
      const sums = Object.entries(points).map(([side, sum]) => `${names.id(side)} ${sum}`);
      return `tenu à la fin : ${places.join(', ') || 'rien'} ; points : ${sums.join(', ')}`;
    },
  },
  refusals: {},
};
