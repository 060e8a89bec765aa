import type { RuleId } from '@grognard/engine';
import { gap, TOUCH } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import { bodyAt, trueBlocksNear } from '../../ground/true-blocks.ts';
import type { Event } from '../../model/events.ts';
import { brushedBy } from '../../model/melee.ts';
import { topic } from '../../model/memory.ts';
import { pieceOf, sideOf } from '../../model/piece-change.ts';
import { enemyOf, type Setting } from '../../model/setting.ts';
import type { Contact, State } from '../../model/state.ts';
import { parting } from '../support/parting.ts';
import { type Bar, barOn, exitOn } from './bars.ts';
import { type Pushes, pushFriends } from './push.ts';
import { endsOnEnemy, passesTrain, SLACK, straight, type Way, wayBack } from './way.ts';

export interface Retreat {
  /** Where it goes, and faces in the end. */
  readonly away: number;
  /** Of its own will: PB-R191. */
  readonly voluntary: boolean;
  /** Whether being stopped eliminates it; a bombardment cannot destroy. */
  readonly mayDie: boolean;
  /** By what it retreats. */
  readonly rules?: readonly RuleId[];
  /** PB-R148: and what of it would tell the enemy of what quality it is. */
  readonly secret?: readonly RuleId[];
}

/** Whoever retreats or falls leaves all enemies and friends it was bound to. */
export const departureEvents = (state: State, piece: number, rules: readonly RuleId[]): readonly Event[] => [
  ...state.contacts
    .filter(({ attacker, defender }) => attacker === piece || defender === piece)
    .flatMap((contact): readonly Event[] => [
      { kind: 'parted', arrival: contact.arrival, rules },
      ...turnsTo(state, piece, contact),
    ]),
  ...state.supports
    .filter(({ lead, support }) => lead === piece || support === piece)
    .map(({ lead, support }): Event => parting(state, lead, support, rules)),
];

/** PB-R117h: an attacker whose target has gone is still at grips with whom else its front touches. */
const turnsTo = (state: State, gone: number, contact: Contact): readonly Event[] => {
  const [next, ...beside] = contact.defender === gone ? brushedBy<number>(state, contact) : [];
  if (next === undefined) return [];
  const { beside: _before, ...met } = contact;
  const still: Contact = { ...met, defender: next, ...(beside.length > 0 && { beside }) };
  return [{ kind: 'contacted', contact: still, rules: ['PB-R117h'] }];
};

/** PB-R185 to PB-R194: a piece goes back a foot third, or is lost. */
export const retreatOf = (
  setting: Setting,
  state: State,
  piece: number,
  retreat: Retreat,
): readonly Event[] => {
  const { way, bar, pushes } = courseOf(setting, state, piece, retreat.away);
  if (bar !== undefined) return barred(setting, state, piece, retreat, way, bar);
  return pushes.stuck === undefined
    ? wentBackEvents(setting, state, piece, retreat, way, pushes.events)
    : held(setting, state, piece, retreat, way, pushes.stuck);
};

/** Where a retreat leads, what bars it, and whom it pushes if nothing does. */
interface Course {
  readonly state: State;
  readonly piece: number;
  readonly away: number;
  readonly way: Way;
  readonly bar: Bar | undefined;
  readonly pushes: Pushes;
}

const lastAsked = topic((): { course?: Course } => ({}));

const NOBODY: Pushes = { events: [] };

/** Whoever has asked whether a piece can go back asks next where to. */
const courseOf = (setting: Setting, state: State, piece: number, away: number): Course => {
  const last = setting.memory(lastAsked);
  const { course } = last;
  if (course?.state === state && course.piece === piece && course.away === away) return course;
  const way = wayBack(setting, state, piece, away);
  const bar = barOn(setting, state, piece, way);
  const pushes = bar === undefined ? pushesOn(setting, state, piece, way) : NOBODY;
  const found = { state, piece, away, way, bar, pushes };
  last.course = found;
  return found;
};

/** Whether a retreat would lead somewhere. */
export const canRetreat = (setting: Setting, state: State, piece: number, away: number): boolean =>
  retreatOf(setting, state, piece, { away, voluntary: false, mayDie: false }).some(
    ({ kind }) => kind === 'retreated' || kind === 'left',
  );

const barred = (
  setting: Setting,
  state: State,
  piece: number,
  { rules: open = [], secret = [], mayDie }: Retreat,
  way: Way,
  bar: Bar,
): readonly Event[] => {
  const rules = [...secret, ...open];
  const exit = bar.at === 'edge' ? exitOn(setting, state, piece, way) : undefined;
  if (exit !== undefined)
    return [
      ...departureEvents(state, piece, ['PB-R193']),
      { kind: 'left', piece, exit: exit.id, rules: [...rules, 'PB-R193'] },
    ];
  return mayDie ? destroyed(state, piece, [...rules, ...bar.rules]) : stays(state, piece);
};

const destroyed = (state: State, piece: number, rules: readonly RuleId[]): readonly Event[] => [
  ...departureEvents(state, piece, rules),
  { kind: 'lost', piece, rules },
];

/** PB-R125g: it stays, Spent; PB-R172b: but for a detachment, which has no such state. */
const stays = (state: State, piece: number): readonly Event[] =>
  pieceOf(state, piece).kind === 'detachment' ? [] : [{ kind: 'spent', piece, rules: ['PB-R125g'] }];

const pushesOn = (setting: Setting, state: State, piece: number, { from, to }: Way): Pushes => {
  const support = state.supports.filter(({ lead }) => lead === piece).map((each) => each.support);
  const backing = {
    mover: piece,
    body: bodyAt(setting, state, piece, { ...to, x: from.x, y: from.y }),
    shove: { dx: to.x - from.x, dy: to.y - from.y },
    end: bodyAt(setting, state, piece, to),
  };
  return pushFriends(setting, state, backing, [piece, ...support]);
};

/** PB-R190: a friend that cannot give way is Spent, and the piece that could not make its move is eliminated. */
const held = (
  setting: Setting,
  state: State,
  piece: number,
  retreat: Retreat,
  way: Way,
  { time, spent, rules }: NonNullable<Pushes['stuck']>,
): readonly Event[] => {
  if (!retreat.mayDie) return stays(state, piece);
  const short = straight(way.from, way.to.heading, way.length * time);
  // PB-R188: who stops short has no room there either if it would stand on an enemy.
  if (setting.switches.blockedPush === 'eliminates' || endsOnEnemy(setting, state, piece, short))
    return [
      ...spent,
      ...destroyed(state, piece, [...(retreat.secret ?? []), ...(retreat.rules ?? []), 'PB-R188', ...rules]),
    ];
  const pushes = pushesOn(setting, state, piece, short);
  return [...spent, ...wentBackEvents(setting, state, piece, retreat, short, pushes.events)];
};

/** PB-R166f: that it ends beside an enemy makes no contact. */
const endsBeside = (setting: Setting, state: State, piece: number, { to }: Way): boolean => {
  const body = bodyAt(setting, state, piece, to);
  const enemy = enemyOf(setting, sideOf(state, piece));
  return trueBlocksNear(setting, state, body, TOUCH.pubBattles + SLACK).some(
    (block) => block.side === enemy && gap(body, bodyOn(setting, block)) <= TOUCH.pubBattles,
  );
};

const wentBackEvents = (
  setting: Setting,
  state: State,
  piece: number,
  { voluntary, rules = [], secret = [] }: Retreat,
  way: Way,
  pushes: readonly Event[],
): readonly Event[] => {
  const { spent, kind } = pieceOf(state, piece);
  const tires = voluntary && !spent && kind !== 'detachment';
  const isDetachment = voluntary && kind === 'detachment';
  const after: readonly RuleId[] = [
    ...(endsBeside(setting, state, piece, way) ? ['PB-R166f'] : []),
    ...(passesTrain(setting, state, piece, way) ? ['PB-R198g'] : []),
  ];
  const shown = [...rules, 'PB-R185', 'PB-R186', 'PB-R187', ...after];
  const by =
    isDetachment || secret.length > 0
      ? {
          rules: [
            ...secret,
            ...rules,
            ...['PB-R185', 'PB-R186', 'PB-R187', ...(isDetachment ? ['PB-R172b'] : [])],
            ...after,
          ],
          shown,
        }
      : { rules: shown };
  return [
    ...departureEvents(state, piece, ['PB-R163']),
    ...pushes,
    { kind: 'retreated', piece, to: way.to, ...by },
    ...(tires ? [{ kind: 'spent', piece, rules: [...secret, ...rules, 'PB-R191'] } as const] : []),
  ];
};
