import type { Words } from '../words.ts';

export const rallies: Words['rallies'] = {
  told: {
    rallies: ({ part }, names) => `${names.part(part)} annonce un ralliement`,
    'rally-turned': ({ part }, names) => `${names.part(part)} poursuit son ralliement`,
    'rally-ended': ({ part }, names) => `${names.part(part)} achève son ralliement`,
    follows: ({ part, target }, names) => `${names.part(part)} suit ${names.part(target)}`,
    'follow-ended': ({ part }, names) => `${names.part(part)} cesse de suivre`,
  },
  refusals: {},
};
