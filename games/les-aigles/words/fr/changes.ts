import type { Words } from '../words.ts';

export const changes: Words['changes'] = {
  told: {
    began: ({ part }, names) => `${names.part(part)} commence une manœuvre`,
    continued: ({ part }, names) => `${names.part(part)} poursuit sa manœuvre`,
    completed: ({ part }, names) => `${names.part(part)} termine sa manœuvre`,
    degraded: ({ part }, names) => `${names.part(part)} voit sa formation se dégrader`,
    detached: ({ part }, names) => `${names.part(part)} détache des compagnies`,
    joined: ({ into }, names) => `des compagnies rejoignent ${names.part(into)}`,
  },
  refusals: {},
};
