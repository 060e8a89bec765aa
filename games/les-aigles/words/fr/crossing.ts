import { de } from '@grognard/engine/french';
import { cmOf } from '@grognard/field';
import { lengthInWords } from '../lengths.ts';
import type { Words } from '../words.ts';

export const crossing: Words['crossing'] = {
  told: {
    crossing: ({ crosser, crossed }, names) => `${names.part(crosser)} traverse ${names.part(crossed)}`,
    cleared: ({ crosser, crossed }, names) =>
      `${names.part(crosser)} a fini de traverser ${names.part(crossed)}`,
    opened: ({ part, for: friend }, names) => `${names.part(part)} s’ouvre devant ${names.part(friend)}`,
    closed: ({ part }, names) => `${names.part(part)} resserre ses rangs`,
    routed: ({ part, flees }, names) =>
      flees === true ? `${names.part(part)} prend la fuite` : `${names.part(part)} part en déroute`,
    flowed: ({ part, flow, over }, names) =>
      over !== undefined
        ? `${names.part(part)} se presse en colonne pour passer la rivière`
        : flow === undefined
          ? `la queue ${de(names.part(part))} est sortie du passage`
          : `${names.part(part)} s’écoule par ${flow.files} de front, ${lengthInWords(cmOf(flow.gone), 'fr')} jusqu’ici`,
    'left-table': ({ part }, names) => `${names.part(part)} quitte la table`,
  },
  refusals: {},
};
