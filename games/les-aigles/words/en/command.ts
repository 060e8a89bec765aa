import type { Words } from '../words.ts';

export const command: Words['command'] = {
  told: {
    'officer-told': ({ officer }, names) => `${names.officer(officer)} has his instructions`,
    rode: ({ officer }, names) => `${names.officer(officer)} rides`,
    'handed-over': ({ officer, unit }, names) =>
      `${names.officer(officer)} hands an order to ${names.unit(unit)}`,
    obeyed: ({ unit }, names) => `${names.unit(unit)} obeys its new order`,
  },
  refusals: {},
};
