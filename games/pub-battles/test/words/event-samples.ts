import type { Event } from '../../model/events.ts';

const rules = ['PB-R035'] as const;
const to = { x: -500_000, y: 500_000, heading: 35_999 };
const contact = { attacker: 1, defender: 9, face: 'left', arrival: 3, river: true } as const;
const combat = {
  contacts: [3],
  round: 1,
  toFire: [1],
  toChoose: [9],
  bloodied: [],
  stepping: { support: 2, lead: 1 },
  retreating: { piece: 9, voluntary: false },
};
const volley = {
  shooter: 1,
  target: 9,
  dice: [4, 5, 6],
  modifiers: [{ value: -1, rule: 'PB-R168a' }],
  hits: 2,
};

/** An event of every kind. */
export const events: { readonly [Kind in Event['kind']]: Extract<Event, { kind: Kind }> } = {
  turn: { kind: 'turn', day: 1, turn: 9, cup: [0, 1], rules },
  drawn: { kind: 'drawn', formation: 1, back: 0, rules, drew: true, showed: true },
  planned: {
    kind: 'planned',
    side: 'french',
    posted: [{ piece: 1, formation: 0, where: 'due', enters: { day: 1, turn: 2, exit: 'north' } }],
    errands: [{ formation: 0, to: { x: 0, y: 0 }, attack: true }],
    rules,
  },
  wrote: { kind: 'wrote', formation: 0, errand: { to: { x: 0, y: 0 }, attack: false }, atOnce: true, rules },
  mustered: { kind: 'mustered', piece: 1, die: 4, full: false, drew: true, rules },
  jumped: { kind: 'jumped', formation: 1, rules },
  resumed: { kind: 'resumed', formation: 1, rules },
  attempted: {
    kind: 'attempted',
    what: 'delay',
    formation: 1,
    hq: 4,
    die: 3,
    succeeded: true,
    rules,
    drew: true,
  },
  let: { kind: 'let', seat: 'french:vaubert', rules },
  activated: { kind: 'activated', formation: 1, rules },
  marched: { kind: 'marched', piece: 1, path: [{ x: 0, y: 0 }], to, column: true, entered: true, rules },
  left: { kind: 'left', piece: 1, exit: 'north', rules },
  hid: { kind: 'hid', piece: 1, rules },
  deployed: { kind: 'deployed', piece: 1, to, column: false, rules },
  pushed: { kind: 'pushed', why: 'driven-by-a-retreat', piece: 1, to, rules },
  contacted: { kind: 'contacted', contact, rules },
  parted: { kind: 'parted', arrival: 3, rules },
  supported: { kind: 'supported', lead: 1, support: 2, rules },
  unsupported: { kind: 'unsupported', support: 2, rules },
  fired: { kind: 'fired', volley, bombardment: false, rules, drew: true },
  spent: { kind: 'spent', piece: 1, rules },
  refreshed: { kind: 'refreshed', rules },
  rallied: { kind: 'rallied', piece: 1, heading: 0, rules },
  unpacked: { kind: 'unpacked', piece: 1, rules },
  packed: { kind: 'packed', piece: 1, rules },
  retreated: { kind: 'retreated', piece: 1, to, rules },
  lost: { kind: 'lost', piece: 1, rules },
  done: { kind: 'done', formation: 1, rules },
  phase: { kind: 'phase', phase: 'combat', rules },
  combat: { kind: 'combat', combat, rules },
  deploying: { kind: 'deploying', hqs: [4], rules },
  sighted: {
    kind: 'sighted',
    side: 'french',
    piece: 9,
    learnt: { arm: 'foot', kind: 'elite', spent: true, unpacked: false, off: true },
    rules,
  },
  nightfell: { kind: 'nightfell', withdrawn: ['french'], rules },
  recovered: { kind: 'recovered', piece: 1, to, rules },
};
