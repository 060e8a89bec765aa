import { a, de } from '@grognard/engine/french';
import type { Words } from '../words.ts';

export const command: Words['command'] = {
  told: {
    'officer-told': ({ officer }, names) => `${names.officer(officer)} reçoit ses instructions`,
    rode: ({ officer, with: unit, stays }, names) => {
      if (stays !== true) return `${names.officer(officer)} se déplace`;
      return unit === undefined
        ? `${names.officer(officer)} reste sur place`
        : `${names.officer(officer)} reste sur place, au milieu de la troupe`;
    },
    'handed-over': ({ officer, unit }, names) =>
      `${names.officer(officer)} remet un ordre ${a(names.unit(unit))}`,
    disobeyed: ({ part }, names) => `${names.part(part)} agit contre son ordre`,
    endangered: ({ officer, die, hit }, names) =>
      hit === undefined
        ? `${names.officer(officer)} est en danger, mais sauf (${die})`
        : `${names.officer(officer)} est touché (${die})`,
    'took-over': ({ officer, charisma, authority }, names) =>
      `le plus ancien prend la place ${de(names.officer(officer))} : charisme ${charisma}, commandement ${authority}`,
    obeyed: ({ unit }, names) => `${names.unit(unit)} suit son nouvel ordre`,
  },
  refusals: {
    'unknown-officer': () => 'cet officier n’est pas sur la table',
    'officer-not-yours': ({ officer }) => `${officer} n’est pas sous vos ordres`,
    'officer-twice': ({ officer }) => `${officer} est nommé deux fois`,
    'brings-nowhere': ({ officer }) => `${officer} ne peut porter un ordre qu’à une unité de son camp`,
    'officer-down': ({ officer }) => `${officer} est touché et n’est pas encore remplacé`,
    'too-many-orders': ({ officer, most }) =>
      `son commandement ne donne que ${most === 1 ? 'un ordre' : `${most} ordres`} par période : ${officer} en donne un de trop`,
    'order-by-aide': ({ officer }) => `${officer} est aide de camp : il doit porter un ordre écrit`,
    'order-too-far': ({ officer, unit, cm }) =>
      `${unit} est au-delà des ${cm} cm où l’on entend ${officer} : il faut un aide de camp`,
    'gun-order': ({ unit }) => `une batterie ne peut qu’attaquer, tenir ou appuyer : ${unit}`,
  },
};
