import { list, times } from '@grognard/engine/english';
import type { Learnt } from '../../model/told.ts';
import { NIGHT, type Phase, type PushedWhy } from '../../model/vocabulary.ts';
import { wayOf } from '../measure.ts';
import type { Words } from '../words.ts';
import { labels } from './labels.ts';
import { chit, cm, facing, formation, name, seat, who } from './speech.ts';

const attempts = { delay: 'Delay', advance: 'Advance' } as const;

const edges = {
  front: 'in front',
  right: 'in the right flank',
  rear: 'in the rear',
  left: 'in the left flank',
} as const;

const phases = {
  planning: 'Both sides write before the battle.',
  alter: 'Chits are drawn.',
  activation: 'A formation is up.',
  combat: 'Movement is over: now the combats.',
  clearing: 'Enemy fields of fire must be left.',
  nightfall: 'Night falls.',
  stragglers: 'The stragglers come in.',
  over: 'The battle is over.',
} as const;

/** When some combats do not wait for the end of the turn. */
const atOnce: Partial<Record<Phase, string>> = {
  combat: 'They fight at once.',
  alter: 'The turn goes on.',
};

const fight: Words['told']['combat'] = ({ combat, attackers = [], defenders = [], at }, { country }) => {
  if (combat === null) return 'The combat ends.';
  const { round, stepping, retreating } = combat;
  if (attackers.length + defenders.length > 0)
    return `Combat${inside(at && country(at))}: ${list(attackers.map(who))} against ${list(defenders.map(who))}.`;
  if (stepping !== undefined)
    return `${who(stepping.lead)} gives way: in support, ${who(stepping.support)} steps up or falls back.`;
  if (retreating !== undefined) return `${who(retreating.piece)} must retreat.`;
  return round === 0 ? 'A combat begins.' : `Round ${round}.`;
};

const inside = (text: string | undefined): string => (text === undefined ? '' : ` (${text})`);

/** A piece that is moved by what happens. */
const pushedBy: Readonly<Record<PushedWhy, (piece: string) => string>> = {
  'takes-the-leads-place': (piece) => `${piece} takes the place of its lead.`,
  'turns-to-fire': (piece) => `${piece} turns to fire.`,
  'stands-beside-its-reserve': (piece) => `${piece} stands beside its Reserve.`,
  'gives-way-to-troops': (piece) => `${piece} gives way towards its own line.`,
  'takes-the-ground-of-the-beaten': (piece) => `${piece} takes the ground of the beaten.`,
  'driven-by-a-retreat': (piece) => `The retreat pushes ${piece} back.`,
};

const plans: Words['told']['planned'] = ({ side: whose, posted, ordered }) => {
  if (posted === undefined || ordered === undefined) return `${name(whose)}: all is written.`;
  const what = [
    ...(posted.length === 0 ? [] : [`otherwise than printed, ${list(posted.map(who))}`]),
    ...(ordered.length === 0 ? [] : [`first orders for ${list(ordered.map(name))}`]),
  ];
  return what.length === 0 ? 'The order of battle stays as printed.' : `Written: ${what.join('; ')}.`;
};

const write: Words['told']['wrote'] = ({ formation: id, errand, atOnce }, { country }) =>
  `Written to ${name(id)}: ${errand.attack ? 'attack towards' : 'go to'} ${country(errand.to) ?? 'a place on the map'}${atOnce ? ', at once' : ', from its next activation'}.`;

const march: Words['told']['marched'] = ({ piece, path, to, column, entered, halted }) => {
  const way = wayOf(path);
  const stop = halted === true ? ', and is halted before a field of fire nobody had seen' : '';
  const how = `${column ? ' in column' : ''}, ${facing(to.heading)}${stop}`;
  if (entered === true) return `${who(piece)} enters the map${how}.`;
  if (way > 0) return `${who(piece)} marches ${cm(way)}${how}.`;
  return `${who(piece)} stands ${facing(to.heading)}${column ? ', in column' : ''}.`;
};

const features = ({ arm, quality, spent, unpacked }: Learnt): string =>
  [
    ...(quality !== undefined ? [labels.kinds[quality]] : arm !== undefined ? [labels.arms[arm]] : []),
    ...(spent === undefined ? [] : [spent ? 'in disorder' : 'in good order']),
    ...(unpacked === undefined ? [] : [unpacked ? 'unpacked' : 'packed']),
  ].join(', ');

const after = (text: string): string => (text === '' ? '.' : `: ${text}.`);

const nightfall: Words['told']['nightfell'] = ({ withdrawn }) => {
  const [one, other] = withdrawn;
  if (one === undefined) return 'Both sides stay on the field.';
  return other === undefined
    ? `In the night one side withdraws: ${name(one)}.`
    : 'In the night both sides withdraw.';
};

export const told: Words['told'] = {
  turn: ({ day, turn }, { clock }) =>
    `${labels.day(day)}, ${labels.turn(turn)}${turn >= NIGHT ? '' : `, ${labels.time(clock, turn)}`}.`,
  drawn: ({ back, ...up }) =>
    `${chit(up)} comes out of the cup${back === undefined ? '' : `; ${chit(back)} goes back`}.`,
  jumped: (up) => `${chit(up)} goes ahead.`,
  resumed: (up) => `${chit(up)} has waited: its turn has come.`,
  activated: (up) => `${formation(up)} gets under way.`,
  done: (up) => `${formation(up)} is done.`,
  attempted: ({ what, hq, side, succeeded }) =>
    `${hq === undefined ? `an HQ (${name(side)})` : who(hq)} tries to ${attempts[what]} and ${succeeded ? 'succeeds' : 'fails'}.`,
  let: ({ seat: whose }) => `${seat(whose)}: let it play.`,
  marched: march,
  left: ({ piece, exit }) => `${who(piece)} leaves the map (${name(exit)}).`,
  hid: ({ piece }) => `${who(piece)} goes into Reserve.`,
  vanished: ({ piece }) => `${who(piece)} is no longer on the map.`,
  appeared: ({ piece, to, column, ...learnt }) =>
    `${who(piece)} appears${column ? ' in column' : ''}, ${facing(to.heading)}${after(features(learnt))}`,
  deployed: ({ piece, to, column }) =>
    `${who(piece)} comes out of Reserve${column ? ' in column' : ''}, ${facing(to.heading)}.`,
  pushed: ({ piece, why }) => pushedBy[why](who(piece)),
  retreated: ({ piece }) => `${who(piece)} retreats.`,
  recovered: ({ piece }) => `The stragglers of ${who(piece)} come in.`,
  contacted: ({ contact: { attacker, defender, face, river } }) =>
    `${who(attacker)} attacks ${who(defender)} ${edges[face]}${river === true ? ', across the river' : ''}.`,
  parted: ({ contact: { attacker, defender } }) => `${who(attacker)} and ${who(defender)} break contact.`,
  supported: ({ lead, support }) => `${who(support)} moves up in support of ${who(lead)}.`,
  unsupported: ({ support }) => `${who(support)} is no longer in support.`,
  fired: ({ bombardment, volley: { shooter, target, hits } }) =>
    `${who(shooter)} ${bombardment ? 'bombards' : 'fires at'} ${who(target)}: ${hits === 0 ? 'no hit' : times(hits, 'hit')}.`,
  spent: ({ piece, why }) =>
    `${who(piece)} is Spent${why === 'among-buildings' ? ' among the buildings' : ''}.`,
  unpacked: ({ piece }) => `${who(piece)} unpacks: troops can rally on it.`,
  refreshed: () => 'All HQs are Fresh again.',
  rallied: ({ piece, heading }) => `${who(piece)} rallies, ${facing(heading)}.`,
  packed: ({ side, piece }) =>
    `${piece === undefined ? `a baggage train (${name(side)})` : who(piece)} packs up: the army gives up the field.`,
  lost: ({ side, piece, lost }) =>
    `${piece === undefined ? `a piece (${name(side)})` : who(piece)} is lost: ${labels.kinds[lost]}.`,
  phase: ({ phase, why }) => (why === 'at-once' ? atOnce[phase] : undefined) ?? phases[phase],
  combat: fight,
  planned: plans,
  wrote: write,
  mustered: ({ piece, full }) =>
    `${who(piece)} is ${full ? 'at full strength' : 'not at full strength: it is Spent'}.`,
  deploying: ({ hqs }) =>
    hqs.length === 0 ? 'The Reserves are placed.' : `The Reserve of ${list(hqs.map(who))} must show itself.`,
  sighted: ({ piece, ...learnt }) => `${who(piece)} is made out${after(features(learnt))}`,
  nightfell: nightfall,
};
