import { cmOf } from '@grognard/field';
import { lengthInWords } from '../lengths.ts';
import type { Words } from '../words.ts';

export const crossing: Words['crossing'] = {
  told: {
    crossing: ({ crosser, crossed }, names) => `${names.part(crosser)} passes through ${names.part(crossed)}`,
    cleared: ({ crosser, crossed }, names) => `${names.part(crosser)} is clear of ${names.part(crossed)}`,
    opened: ({ part, for: friend }, names) => `${names.part(part)} opens for ${names.part(friend)}`,
    closed: ({ part }, names) => `${names.part(part)} closes up`,
    routed: ({ part, flees }, names) =>
      flees === true ? `${names.part(part)} flees` : `${names.part(part)} routs`,
    flowed: ({ part, flow, over }, names) =>
      over !== undefined
        ? `${names.part(part)} crowds into a column to get over the river`
        : flow === undefined
          ? `the last of ${names.part(part)} is out of the lane`
          : `${names.part(part)} flows through the lane ${flow.files} abreast, ${lengthInWords(cmOf(flow.gone), 'en')} so far`,
    'left-table': ({ part }, names) => `${names.part(part)} leaves the table`,
  },
  refusals: {},
};
