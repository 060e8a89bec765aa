import type { Told } from '../../model/told.ts';
import type { ToldOf } from '../../words/words.ts';

const rules = ['PB-R035'] as const;
const to = { x: 3_000, y: 4_000, heading: 4_500 };
const contact = { attacker: 'vaubert-line', defender: '#2', face: 'right', arrival: 4 } as const;
const combat = { contacts: [4], round: 2, toFire: [], toChoose: [], bloodied: [] };
const own = { side: 'french', piece: 'vaubert-line' } as const;
const enemy = { side: 'austrians', piece: '#2' } as const;

/** Something of every kind, as a French player is told it. */
export const samples: { readonly [Kind in Told['kind']]: readonly ToldOf<Kind>[] } = {
  planned: [
    { kind: 'planned', side: 'austrians', rules },
    { kind: 'planned', side: 'french', posted: [], ordered: [], rules },
    { kind: 'planned', side: 'french', posted: ['vaubert-line'], ordered: ['vaubert'], rules },
  ],
  wrote: [
    {
      kind: 'wrote',
      side: 'french',
      formation: 'vaubert',
      errand: { to: { x: 1_000, y: -2_500 }, attack: true },
      atOnce: false,
      rules,
    },
    {
      kind: 'wrote',
      side: 'french',
      formation: 'vaubert',
      errand: { to: { x: 0, y: 0 }, attack: false },
      atOnce: true,
      rules,
    },
  ],
  mustered: [
    { kind: 'mustered', ...own, die: 2, full: true, rules },
    { kind: 'mustered', ...own, die: 5, full: false, rules },
  ],
  turn: [
    { kind: 'turn', day: 1, turn: 3, rules },
    { kind: 'turn', day: 1, turn: 9, rules },
  ],
  drawn: [
    { kind: 'drawn', side: 'austrians', rules },
    { kind: 'drawn', side: 'austrians', back: { side: 'french', formation: 'vaubert' }, rules },
  ],
  jumped: [{ kind: 'jumped', side: 'french', formation: 'vaubert', rules }],
  resumed: [{ kind: 'resumed', side: 'austrians', rules }],
  activated: [
    { kind: 'activated', side: 'french', formation: 'vaubert', rules },
    { kind: 'activated', side: 'austrians', rules },
  ],
  done: [{ kind: 'done', side: 'austrians', rules }],
  attempted: [
    {
      kind: 'attempted',
      what: 'delay',
      side: 'french',
      formation: 'vaubert',
      hq: 'vaubert-hq',
      die: 2,
      succeeded: true,
      rules,
    },
    { kind: 'attempted', what: 'advance', side: 'austrians', die: 6, succeeded: false, rules },
  ],
  let: [
    { kind: 'let', seat: 'austrians', rules },
    { kind: 'let', seat: 'french:vaubert', rules },
  ],
  marched: [
    { kind: 'marched', ...own, path: [{ x: 0, y: 0 }, to], to, column: false, rules },
    { kind: 'marched', ...enemy, path: [], to, column: true, rules },
    { kind: 'marched', ...own, path: [{ x: 0, y: 0 }, to], to, column: false, halted: true, rules },
    { kind: 'marched', ...own, path: [{ x: 0, y: 0 }, to], to, column: true, entered: true, rules },
  ],
  left: [{ kind: 'left', ...own, exit: 'north-road', rules }],
  hid: [{ kind: 'hid', ...own, rules }],
  vanished: [{ kind: 'vanished', ...enemy, rules }],
  appeared: [
    { kind: 'appeared', ...enemy, to, column: false, rules },
    { kind: 'appeared', ...enemy, to, column: true, arm: 'mounted', spent: false, rules },
  ],
  deployed: [{ kind: 'deployed', ...own, to, column: false, rules }],
  pushed: [{ kind: 'pushed', why: 'driven-by-a-retreat', ...own, to, rules }],
  retreated: [{ kind: 'retreated', ...enemy, to, rules }],
  recovered: [{ kind: 'recovered', ...own, to, rules }],
  contacted: [
    { kind: 'contacted', side: 'french', contact, rules },
    { kind: 'contacted', side: 'french', contact: { ...contact, face: 'rear', river: true }, rules },
  ],
  parted: [{ kind: 'parted', side: 'french', contact, rules }],
  supported: [
    { kind: 'supported', side: 'french', lead: 'vaubert-line', support: 'vaubert-grenadiers', rules },
  ],
  unsupported: [{ kind: 'unsupported', side: 'austrians', support: '#2', rules }],
  fired: [
    {
      kind: 'fired',
      bombardment: false,
      volley: {
        side: 'french',
        shooter: 'vaubert-line',
        target: '#2',
        dice: [4, 2, 6],
        modifiers: [{ value: -1, rule: 'PB-R168a' }],
        hits: 1,
      },
      rules,
    },
    {
      kind: 'fired',
      bombardment: true,
      volley: { side: 'austrians', shooter: '#0', target: 'vaubert-line', dice: [1], modifiers: [], hits: 0 },
      rules,
    },
  ],
  spent: [{ kind: 'spent', ...own, rules }],
  unpacked: [{ kind: 'unpacked', ...own, rules }],
  refreshed: [{ kind: 'refreshed', rules }],
  rallied: [{ kind: 'rallied', ...own, heading: 27_000, rules }],
  packed: [
    { kind: 'packed', ...own, rules },
    { kind: 'packed', side: 'austrians', rules },
  ],
  lost: [
    { kind: 'lost', ...enemy, lost: 'militia', rules },
    { kind: 'lost', side: 'austrians', lost: 'hq', rules },
  ],
  phase: [
    { kind: 'phase', phase: 'alter', rules },
    { kind: 'phase', phase: 'activation', rules },
    { kind: 'phase', phase: 'combat', rules },
    { kind: 'phase', phase: 'clearing', rules },
    { kind: 'phase', phase: 'nightfall', rules },
    { kind: 'phase', phase: 'stragglers', rules },
    { kind: 'phase', phase: 'over', rules },
  ],
  combat: [
    { kind: 'combat', combat: null, rules },
    { kind: 'combat', combat: null, rules: ['PB-R195'] },
    { kind: 'combat', combat, rules },
    { kind: 'combat', combat: { ...combat, contacts: [] }, rules },
    { kind: 'combat', combat: { ...combat, contacts: [], bloodied: ['#2', 'vaubert-hussars'] }, rules },
    { kind: 'combat', combat: { ...combat, round: 0 }, rules },
    { kind: 'combat', combat: { ...combat, round: 0, toChoose: ['#2'] }, rules },
    { kind: 'combat', combat: { ...combat, toFire: ['vaubert-line', '#2'], toChoose: ['#2'] }, rules },
    { kind: 'combat', combat: { ...combat, toChoose: ['#2', 'vaubert-line'] }, rules },
    { kind: 'combat', combat: { ...combat, stepping: { support: '#1', lead: '#2' } }, rules },
    { kind: 'combat', combat: { ...combat, retreating: { piece: 'vaubert-line', voluntary: true } }, rules },
  ],
  deploying: [
    { kind: 'deploying', hqs: ['vaubert-hq', 'darnault-hq'], rules },
    { kind: 'deploying', hqs: [], rules },
  ],
  sighted: [
    { kind: 'sighted', ...enemy, arm: 'foot', rules },
    { kind: 'sighted', ...enemy, quality: 'elite', spent: true, rules },
    { kind: 'sighted', ...enemy, unpacked: true, rules },
  ],
  nightfell: [
    { kind: 'nightfell', withdrawn: [], rules },
    { kind: 'nightfell', withdrawn: ['french'], rules },
    { kind: 'nightfell', withdrawn: ['french', 'austrians'], rules },
  ],
};
