import type { Words } from '../words.ts';

export const command: Words['command'] = {
  told: {
    'officer-told': ({ officer }, names) => `${names.officer(officer)} reçoit ses instructions`,
    rode: ({ officer }, names) => `${names.officer(officer)} se déplace`,
    'handed-over': ({ officer, unit }, names) =>
      `${names.officer(officer)} remet un ordre à ${names.unit(unit)}`,
    obeyed: ({ unit }, names) => `${names.unit(unit)} suit son nouvel ordre`,
  },
  refusals: {
    'unknown-officer': () => 'cet officier n’est pas sur la table',
    'officer-not-yours': ({ officer }) => `${officer} n’est pas sous vos ordres`,
    'officer-twice': ({ officer }) => `${officer} est nommé deux fois`,
    'brings-nowhere': ({ officer }) => `${officer} ne peut porter un ordre qu’à une unité de son camp`,
    'gun-order': ({ unit }) => `une batterie ne peut qu’attaquer, tenir ou appuyer : ${unit}`,
  },
};
