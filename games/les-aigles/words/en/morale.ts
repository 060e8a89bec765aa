import { total } from '@grognard/engine';
import type { Occasion } from '../../model/events/morale.ts';
import type { Nerve } from '../../model/nerve.ts';
import type { Words } from '../words.ts';

const WHY: Readonly<Record<Occasion, string>> = {
  charge: 'to charge',
  receive: 'to receive the charge',
  home: 'to go home',
  melee: 'after the melee',
  strength: 'for having fallen below 60% of its strength',
  rout: 'at the sight of a rout',
  general: 'as an officer comes up',
  surprise: 'before an unexpected enemy',
  'first fire': 'under its first fire',
  fire: 'under fire',
  rally: 'to rally',
  orders: 'to act against its order',
  edge: 'at the edge of the table',
};

const NERVE: Readonly<Record<Nerve, string>> = {
  advance: 'beyond control',
  obeys: 'steady',
  halt: 'halted',
  retreat: 'retreat',
  rout: 'rout',
  flight: 'flight',
};

const signed = (value: number): string => (value < 0 ? ` - ${-value}` : ` + ${value}`);

const quartersLeft = (left: number): string => (left === 1 ? 'one more quarter' : `${left} more quarters`);

export const morale: Words['morale'] = {
  told: {
    tested: ({ part, occasions, dice, rows, general, score, nerve }, names) => {
      const why = occasions.map((each) => WHY[each]).join(', ');
      const led = general === undefined ? '' : `, ${names.officer(general.officer)}${signed(general.adds)}`;
      const sum = `${dice.join(' + ')}${signed(total(rows))}${led}`;
      return `${names.part(part)} is tested ${why}: ${sum} = ${score}, ${NERVE[nerve]}`;
    },
    'held-fast': ({ part }, names) =>
      `${names.part(part)} halts where it is and will not advance before the end of the next half-period`,
    retreats: ({ part }, names) => `${names.part(part)} retreats for half a period`,
    'fell-back': ({ part, left }, names) =>
      left === 0
        ? `the retreat of ${names.part(part)} is over`
        : `${names.part(part)} falls back, ${quartersLeft(left)} to go`,
    spared: ({ part }, names) =>
      `${names.part(part)} falls below 60% of its strength, but behind its walls it is not tested`,
    steadied: ({ part }, names) => `${names.part(part)} is in hand again`,
    'broke-loose': ({ part }, names) => `${names.part(part)} goes at the enemy beyond all control`,
  },
  refusals: {
    'nerve-held': ({ unit }) => `${unit} has halted and will neither advance nor charge for now`,
    'nerve-retreats': ({ unit }) => `${unit} is retreating and hears no order`,
    'nerve-routs': ({ unit }) => `${unit} is routing and hears no order`,
  },
};
