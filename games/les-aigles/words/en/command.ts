import type { Words } from '../words.ts';

export const command: Words['command'] = {
  told: {
    'officer-told': ({ officer }, names) => `${names.officer(officer)} has his instructions`,
    rode: ({ officer }, names) => `${names.officer(officer)} rides`,
    'handed-over': ({ officer, unit }, names) =>
      `${names.officer(officer)} hands an order to ${names.unit(unit)}`,
    obeyed: ({ unit }, names) => `${names.unit(unit)} obeys its new order`,
  },
  refusals: {
    'unknown-officer': () => 'that officer is not on the table',
    'officer-not-yours': ({ officer }) => `${officer} is not yours to order`,
    'officer-twice': ({ officer }) => `${officer} is named twice`,
    'brings-nowhere': ({ officer }) => `${officer} can only carry an order to a unit of his own side`,
    'gun-order': ({ unit }) => `a battery can only attack, hold or support: ${unit}`,
  },
};
