import type { Words } from '../words.ts';

export const losses: Words['losses'] = {
  told: {
    fell: ({ part, men, destroyed }, names) => {
      const count = men === 1 ? 'one man' : `${men} men`;
      return destroyed === true
        ? `${names.part(part)} loses ${count} and is no more`
        : `${names.part(part)} loses ${count}`;
    },
  },
  refusals: {},
};
