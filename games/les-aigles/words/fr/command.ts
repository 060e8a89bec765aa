import type { Words } from '../words.ts';

export const command: Words['command'] = {
  told: {
    'officer-told': ({ officer }, names) => `${names.officer(officer)} reçoit ses instructions`,
    rode: ({ officer }, names) => `${names.officer(officer)} se déplace`,
    'handed-over': ({ officer, unit }, names) =>
      `${names.officer(officer)} remet un ordre à ${names.unit(unit)}`,
    obeyed: ({ unit }, names) => `${names.unit(unit)} suit son nouvel ordre`,
  },
  refusals: {},
};
