import { cmOf } from '@grognard/field';
import type { RallyCause } from '../../model/events/rallies.ts';
import type { Rally } from '../../model/under-way.ts';
import { lengthInWords } from '../lengths.ts';
import type { Words } from '../words.ts';

const announced = (name: string, { away, turning }: Rally): string => {
  const from =
    away === undefined ? 'announces a rally to its own edge' : 'announces that it breaks off the melee';
  return turning > 0
    ? `${name} ${from}; it takes half a period to turn`
    : `${name} ${from}, and need not turn`;
};

const OBLIGED: Readonly<Record<RallyCause, string>> = {
  square: 'cannot break the square and must rally',
  draw: 'has fought an equal to a draw and must rally',
  'second draw': 'has drawn a second time and must rally',
};

export const rallies: Words['rallies'] = {
  told: {
    rallies: ({ part, rally }, names) => announced(names.part(part), rally),
    'rally-turned': ({ part, rally: { flow, turning, followers }, stands }, names) => {
      const name = names.part(part);
      if (stands?.ranks !== undefined && flow !== undefined)
        return `${name} flows through the lane ${flow.files} abreast, ${lengthInWords(cmOf(flow.gone), 'en')} so far`;
      if (stands?.formation !== undefined && stands.heading === undefined)
        return `the last of ${name} is out of the lane`;
      if (stands !== undefined) return `${name} has faced about`;
      if (turning > 0) return `${name} is turning its horses`;
      return (followers ?? []).length > 0 ? `${name} rallies with the enemy behind it` : `${name} rallies`;
    },
    'rally-ended': ({ part }, names) => `${names.part(part)} ends its rally and may reform as it likes`,
    'must-rally': ({ part, why }, names) => `${names.part(part)} ${OBLIGED[why]}`,
    'fights-on': ({ part }, names) => `${names.part(part)} may fight on: nothing sends it back`,
    follows: ({ part, target, pursuit }, names) =>
      `${names.part(part)} ${pursuit === true ? 'pursues' : 'follows'} ${names.part(target)}`,
    'follow-ended': ({ part }, names) => `${names.part(part)} need follow no longer`,
    'broke-off': ({ part, enemy, silent }, names) =>
      silent === undefined
        ? `${names.part(part)} gets away from ${names.part(enemy)}`
        : `${names.part(part)} gets away from ${names.part(enemy)}, which may fire from the next quarter on`,
    masked: ({ part, by }, names) => `${names.part(by)} masks ${names.part(part)}, which cannot fire`,
  },
  refusals: {
    'rally-not-cavalry': ({ unit }) => `only cavalry rallies, and ${unit} is not cavalry`,
    'rally-routing': ({ unit }) => `${unit} is routing`,
    'rally-under-way': ({ unit }) => `${unit} is rallying already`,
    'rally-following': ({ unit }) => `${unit} follows a rally, and must do so for a whole period`,
    'rally-engaged-late': ({ unit }) =>
      `${unit} is in melee: it may announce a rally only at the start of a period`,
    'rally-between-halves': ({ unit }) => `${unit} may announce a rally only at the start of a half period`,
    'rally-charging': ({ unit }) => `${unit} is charging, and must carry its charge through`,
    'rally-no-chequer': ({ unit }) => `${unit} is not an engaged chequer: it rallies as a whole`,
    'follow-not-cavalry': ({ unit }) => `only cavalry follows a rally, and ${unit} is not cavalry`,
    'follow-rallying': ({ unit }) => `${unit} is rallying itself, and follows nobody`,
    'follow-under-way': ({ unit }) => `${unit} is following already`,
    'follow-no-contact': ({ unit }) => `${unit} is not base to base with a unit that rallies`,
    'follow-held': ({ unit }) => `${unit} is held by another enemy, and cannot follow`,
  },
};
