import type { Words } from '../words.ts';

export const rallies: Words['rallies'] = {
  told: {
    rallies: ({ part }, names) => `${names.part(part)} announces a rally`,
    'rally-turned': ({ part }, names) => `${names.part(part)} goes on rallying`,
    'rally-ended': ({ part }, names) => `${names.part(part)} ends its rally`,
    follows: ({ part, target }, names) => `${names.part(part)} follows ${names.part(target)}`,
    'follow-ended': ({ part }, names) => `${names.part(part)} follows no longer`,
  },
  refusals: {},
};
