import { cmOf } from '@grognard/field';
import { lengthInWords } from '../lengths.ts';
import type { Words } from '../words.ts';

export const evades: Words['evades'] = {
  told: {
    evades: ({ part, evade: { declared, waiting, threat } }, names) => {
      const before = threat === undefined ? '' : ` before ${names.part(threat)}`;
      if (declared === true) return `${names.part(part)} declares that it evades${before}`;
      return waiting > 0
        ? `${names.part(part)} must evade${before}, once it has taken in the charge`
        : `${names.part(part)} leaves its shelter and evades${before}`;
    },
    'evade-turned': ({ part, evade: { waiting, turning, steps, flow }, stands }, names) => {
      const name = names.part(part);
      if (stands?.ranks !== undefined && flow !== undefined)
        return `${name} slips through the lane ${flow.files} abreast, ${lengthInWords(cmOf(flow.gone), 'en')} so far`;
      if (stands?.formation === 'march column' && stands.heading === undefined)
        return `the last of ${name} is out of the lane`;
      if (stands !== undefined) return `${name} has faced about`;
      if (waiting > 0 || turning > 0) return `${name} turns away`;
      return steps === 0 ? `${name} is ready to make off` : `${name} keeps making off`;
    },
    'evade-ended': ({ part, caught }, names) =>
      caught === true
        ? `${names.part(part)} is caught as it evades`
        : `${names.part(part)} stops evading; it must reform`,
    unthreatened: ({ part }, names) => `${names.part(part)} stays: nobody threatens it closely`,
    'split-up': ({ part, round, split: { gone } }, names) =>
      part === round
        ? `both halves of ${names.part(part)} go on, ${lengthInWords(cmOf(gone), 'en')} since they parted`
        : `${names.part(part)} parts in two to get round ${names.part(round)}`,
    'closed-up': ({ part }, names) => `${names.part(part)} closes up again`,
  },
  refusals: {
    'evade-arm': ({ unit }) => `only infantry evades, and ${unit} is none`,
    'evade-order': ({ unit }) => `${unit} would have to be under orders to harass`,
    'evade-first': ({ unit }) => `${unit} can only evade from the start of the half period`,
    'evade-in-melee': ({ unit }) => `${unit} is in melee, and cannot evade`,
    'evade-opened': ({ unit }) => `${unit} has opened for a friend, and cannot evade`,
    'evade-busy': ({ unit }) => `${unit} is busy with something else, and cannot evade`,
  },
};
