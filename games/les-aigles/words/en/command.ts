import type { Words } from '../words.ts';

export const command: Words['command'] = {
  told: {
    'officer-told': ({ officer }, names) => `${names.officer(officer)} has his instructions`,
    rode: ({ officer, with: unit, stays }, names) => {
      if (stays !== true) return `${names.officer(officer)} rides`;
      return unit === undefined
        ? `${names.officer(officer)} stays where he is`
        : `${names.officer(officer)} stays where he is, among the troops`;
    },
    'handed-over': ({ officer, unit }, names) =>
      `${names.officer(officer)} hands an order to ${names.unit(unit)}`,
    disobeyed: ({ part }, names) => `${names.part(part)} acts against its order`,
    endangered: ({ officer, die, hit }, names) =>
      hit === undefined
        ? `${names.officer(officer)} is in danger, and unhurt (${die})`
        : `${names.officer(officer)} is hit (${die})`,
    'took-over': ({ officer, charisma, authority }, names) =>
      `the next in rank takes the place of ${names.officer(officer)}: charisma ${charisma}, command ${authority}`,
    obeyed: ({ unit }, names) => `${names.unit(unit)} obeys its new order`,
  },
  refusals: {
    'unknown-officer': () => 'that officer is not on the table',
    'officer-not-yours': ({ officer }) => `${officer} is not yours to order`,
    'officer-twice': ({ officer }) => `${officer} is named twice`,
    'brings-nowhere': ({ officer }) => `${officer} can only carry an order to a unit of his own side`,
    'officer-down': ({ officer }) => `${officer} is hit, and his successor has not yet taken over`,
    'too-many-orders': ({ officer, most }) =>
      `his command gives no more than ${most === 1 ? 'one order' : `${most} orders`} a period: ${officer} gives one too many`,
    'order-by-aide': ({ officer }) => `${officer} is an aide: he must ride up with a written order`,
    'order-too-far': ({ officer, unit, cm }) =>
      `${unit} is beyond the ${cm} cm at which ${officer} is heard: an aide must ride`,
    'gun-order': ({ unit }) => `a battery can only attack, hold or support: ${unit}`,
  },
};
