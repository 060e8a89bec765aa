import type { Words } from '../words.ts';

export const evades: Words['evades'] = {
  told: {
    evades: ({ part }, names) => `${names.part(part)} evades`,
    'evade-turned': ({ part }, names) => `${names.part(part)} goes on evading`,
    'evade-ended': ({ part }, names) => `${names.part(part)} ends its evade`,
  },
  refusals: {},
};
