import type { Words } from '../words.ts';

export const changes: Words['changes'] = {
  told: {
    began: ({ part }, names) => `${names.part(part)} begins a manoeuvre`,
    continued: ({ part }, names) => `${names.part(part)} carries on with its manoeuvre`,
    completed: ({ part }, names) => `${names.part(part)} completes its manoeuvre`,
    degraded: ({ part }, names) => `${names.part(part)} loses cohesion`,
    detached: ({ part }, names) => `${names.part(part)} sends companies out`,
    joined: ({ into }, names) => `companies come back to ${names.part(into)}`,
  },
  refusals: {},
};
