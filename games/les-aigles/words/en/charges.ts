import { total } from '@grognard/engine';
import type { Contact } from '../../model/state.ts';
import type { Words } from '../words.ts';

const SIDES: Readonly<Record<Contact['side'], string>> = {
  front: 'in front',
  left: 'on the left flank',
  right: 'on the right flank',
  rear: 'in the rear',
};

const cm = (units: number): string => `${(units / 1000).toFixed(1).replace('.0', '')} cm`;

export const charges: Words['charges'] = {
  told: {
    charges: ({ part, charge }, names) => {
      if (charge.uncontrolled) return `${names.part(part)} breaks out and charges`;
      if (charge.counter) return `${names.part(part)} counter-charges`;
      return charge.plain === undefined
        ? `${names.part(part)} declares a charge`
        : `${names.part(part)} declares a charge, but will only enter melee in the ordinary way`;
    },
    'charge-turned': ({ part, charge, why }, names) => {
      if (why === 'split') return `squadrons of ${names.part(part)} charge on their own`;
      if (why === 'stop') return `the charge of ${names.part(part)} will stop at the end of the quarter`;
      return charge.target === undefined
        ? `${names.part(part)} must look to itself first`
        : `${names.part(part)} must look to itself first and turns on ${names.part(charge.target)}`;
    },
    'charge-ended': ({ part, why }, names) =>
      ({
        home: `the charge of ${names.part(part)} has come home`,
        caught: `the charge of ${names.part(part)} is brought up by the enemy`,
        missed: `the charge of ${names.part(part)} has reached nobody`,
        stopped: `${names.part(part)} stops its charge`,
        halted: `squadrons halt, parted from their regiment: ${names.part(part)}`,
      })[why],
    'target-shown': ({ part, target }, names) =>
      `the written target of ${names.part(part)} was ${names.part(target)}`,
    'counter-void': ({ part }, names) =>
      `${names.part(part)} is not the one charged: no counter-charge, it follows its plan`,
    met: ({ contact, groups = [] }, names) => {
      const who = `${names.part(contact.attacker)} closes with ${names.part(contact.defender)} ${SIDES[contact.side]}`;
      if (contact.charged !== true) return `${who}: an ordinary melee entry`;
      const worth = groups.map(({ rows }) => rows.map(({ value }) => value).join(' + '));
      const sums = groups.map(({ rows }, place) => `${worth[place]} = ${total(rows)}`);
      const run = contact.run === undefined ? '' : ` after ${cm(contact.run)} in a straight line`;
      return `${who}, charging${run} (${sums.join('; ')})`;
    },
    parted: ({ attacker, defender }, names) => `${names.part(attacker)} and ${names.part(defender)} part`,
  },
  refusals: {
    'charge-comes-first': ({ unit }) =>
      `a charge is declared at the start of the half-period: ${unit} can do nothing before it`,
    'charge-mid-half': ({ unit }) =>
      `a charge is declared at the start of a half-period, and this one is under way: too late for ${unit}`,
    'charge-arm': ({ unit }) => `artillery does not charge: ${unit}`,
    'charge-square': ({ unit }) => `${unit} is in square and does not charge`,
    'charge-skirmish': ({ unit }) => `${unit} is skirmishing and does not charge`,
    'charge-formation': ({ unit }) => `${unit} is not in a combat formation of its nation`,
    'charge-echelon': ({ unit }) => `${unit} charges neither in echelon nor in chequer`,
    'charge-order': ({ unit, attitude }) => `${unit} has the order to ${attitude}, which does not allow this`,
    'charge-degraded': ({ unit }) => `${unit} must first reorganise or reform`,
    'charge-busy': ({ unit }) => `${unit} must first finish what it has begun`,
    'charge-in-melee': ({ unit }) => `${unit} is in melee`,
    'charge-on-melee': ({ unit, target }) =>
      `${target} is in a melee already, and ${unit} cannot charge onto it: it may only march in`,
    'charge-no-target': ({ unit }) => `no target is written for ${unit}`,
    'charge-friend': ({ unit, target }) => `${unit} does not charge ${target}, which is on its own side`,
    'charge-unseen': ({ unit, target }) => `${unit} does not see ${target}`,
    'charge-cavalry': ({ unit, target }) => `infantry does not charge cavalry: ${unit} against ${target}`,
    'charge-flank': ({ unit, target }) => `${target} is on the flank of ${unit}`,
    'charge-rear': ({ unit, target }) => `${target} is in the rear of ${unit}`,
    'charge-twice': ({ unit, target }) =>
      `${target} is already charged on that side: ${unit} cannot charge it too`,
    'charge-goes-on': ({ unit }) => `the charge of ${unit} must be carried through`,
    'squadron-rejoins': ({ unit }) => `these squadrons of ${unit} must first go back to their regiment`,
    'charge-keeps-formation': ({ unit }) => `${unit} charges in the formation it has`,
  },
};
