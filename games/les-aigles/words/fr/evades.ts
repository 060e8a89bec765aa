import type { Words } from '../words.ts';

export const evades: Words['evades'] = {
  told: {
    evades: ({ part }, names) => `${names.part(part)} esquive`,
    'evade-turned': ({ part }, names) => `${names.part(part)} poursuit son esquive`,
    'evade-ended': ({ part }, names) => `${names.part(part)} achève son esquive`,
  },
  refusals: {},
};
