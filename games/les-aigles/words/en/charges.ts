import type { Words } from '../words.ts';

export const charges: Words['charges'] = {
  told: {
    charges: ({ part }, names) => `${names.part(part)} declares a charge`,
    'charge-turned': ({ part }, names) => `the charge of ${names.part(part)} takes another course`,
    'charge-ended': ({ part }, names) => `the charge of ${names.part(part)} is over`,
    'target-shown': ({ part, target }, names) => `${names.part(part)} was charging ${names.part(target)}`,
    met: ({ contact }, names) =>
      `${names.part(contact.attacker)} closes with ${names.part(contact.defender)}`,
    parted: ({ attacker, defender }, names) => `${names.part(attacker)} and ${names.part(defender)} part`,
  },
  refusals: {},
};
