import type { Words } from '../words.ts';

export const charges: Words['charges'] = {
  told: {
    charges: ({ part }, names) => `${names.part(part)} déclare une charge`,
    'charge-turned': ({ part }, names) => `la charge de ${names.part(part)} prend un autre cours`,
    'charge-ended': ({ part }, names) => `la charge de ${names.part(part)} est finie`,
    'target-shown': ({ part, target }, names) => `${names.part(part)} chargeait ${names.part(target)}`,
    met: ({ contact }, names) => `${names.part(contact.attacker)} aborde ${names.part(contact.defender)}`,
    parted: ({ attacker, defender }, names) =>
      `${names.part(attacker)} et ${names.part(defender)} se séparent`,
  },
  refusals: {},
};
