import type { Chance, Player } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { after } from '../../model/events.ts';
import { foesOf, isFighting } from '../../model/melee.ts';
import type { Order } from '../../model/orders.ts';
import { indexOf } from '../../model/refs.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { commitEvents } from '../reserves/committing.ts';
import { supporterOf } from '../support/stepping.ts';
import { changed, onFrom } from './course.ts';
import { combatsOf } from './groups.ts';
import { fallsBack, goesNow, leaveInTurn, mustGo, stepsUp } from './leaving.ts';
import { type Pending, pendingOf } from './pending.ts';
import { begin, choosersLeft, fires, roundFired } from './rounds.ts';

/** PB-R186: whether the owner says where a piece goes. Who has only a gun to get away from has no choice. */
const isAsked = ({ switches }: Setting, { phase }: State): boolean =>
  switches.retreatFanDeg > 0 && (phase === 'combat' || switches.bombardedLead === 'leavesTheCombat');

/** Whom the combat waits for; a retreat without a choice waits for nobody. */
export const waitingFor = (setting: Setting, state: State): Pending<number> | undefined => {
  const pending = pendingOf<number>(state);
  return pending?.choice === 'retreat' && !isAsked(setting, state) ? undefined : pending;
};

/** One step that asks nobody anything; none while somebody must choose, or when all is done. */
const step = (setting: Setting, state: State, chance: Chance): readonly Event[] => {
  const { combat } = state;
  if (!isFighting(combat)) return between(setting, state, chance);
  if (combat === undefined || waitingFor(setting, state) !== undefined) return [];
  if (combat.retreating !== undefined) return leaves(setting, state, chance);
  const [shooter] = combat.toFire;
  if (shooter === undefined)
    return combat.contacts.length > 0 ? roundFired(setting, state, chance) : combatEnds();
  const [target] = foesOf<number>(state, shooter);
  return target === undefined
    ? [changed(state, { toFire: combat.toFire.slice(1) }, ['PB-R184c'])]
    : fires(setting, state, shooter, target, chance);
};

const combatEnds = (): readonly Event[] => [{ kind: 'combat', combat: null, rules: ['PB-R118c'] }];

/**
 * PB-R041: the combats of pieces in contact are fought, one after the other. The only one left begins by itself, and with none left the phase is over. What is then kept of them
 * is who has fought, until the fields of fire are left.
 */
const between = (setting: Setting, state: State, chance: Chance): readonly Event[] => {
  if (state.phase !== 'combat')
    return state.phase === 'clearing' || state.combat === undefined ? [] : combatEnds();
  const groups = combatsOf(state);
  const [only] = groups;
  if (only === undefined) return allFought(state);
  return groups.length === 1 ? begin(setting, state, only, chance) : [];
};

/** PB-R032: after combats that did not wait, the next chit is drawn; those who fought are kept in mind. */
const allFought = ({ immediate, combat }: State): readonly Event[] => {
  if (immediate === undefined) return [{ kind: 'phase', phase: 'clearing', rules: ['PB-R046'] }];
  return [
    ...(combat === undefined ? [] : [{ kind: 'combat', combat: null, rules: ['PB-R195'] } as const]),
    { kind: 'phase', phase: 'alter', why: 'at-once', rules: ['PB-R032'] },
  ];
};

/** Runs on until the next decision, or until no combat is left. */
export const goOn = (setting: Setting, state: State, chance: Chance): readonly Event[] => {
  const events: Event[] = [];
  let now = state;
  for (let next = step(setting, now, chance); next.length > 0; next = step(setting, now, chance)) {
    events.push(...next);
    now = after(now, next);
  }
  return events;
};

/** A piece goes; then whoever must go or choose after it. */
const leaves = (setting: Setting, state: State, chance: Chance, heading?: number): readonly Event[] => {
  const voluntary = state.combat?.retreating?.voluntary === true;
  return onFrom(state, goesNow(setting, state, heading), (now) => goesOn(setting, now, voluntary, chance));
};

const goesOn = (setting: Setting, state: State, voluntary: boolean, chance: Chance): readonly Event[] => {
  const waiting = state.combat?.toChoose ?? [];
  return voluntary ? choosersLeft(setting, state, waiting, chance) : leaveInTurn(setting, state, waiting);
};

/** The supporter has answered: its lead goes next, or else the queue goes on. */
const answeredStep = (setting: Setting, state: State, events: readonly Event[]): readonly Event[] =>
  onFrom(state, events, (now) =>
    now.combat?.retreating === undefined ? leaveInTurn(setting, now, now.combat?.toChoose ?? []) : [],
  );

/** A piece goes of its own will: at once, or once whoever stands behind it has spoken. */
const goesWilling = (
  setting: Setting,
  state: State,
  piece: number,
  heading: number | undefined,
  chance: Chance,
): readonly Event[] => {
  const rest = (state.combat?.toChoose ?? []).filter((each) => each !== piece);
  return onFrom(state, mustGo(setting, state, piece, true, rest), (now) =>
    supporterOf(state, piece) === undefined ? leaves(setting, now, chance, heading) : [],
  );
};

const answered = (
  setting: Setting,
  state: State,
  { choice, piece }: Pending<number>,
  order: Order,
  side: string,
  chance: Chance,
): readonly Event[] => {
  const heading = order.kind === 'retreat' ? order.heading : undefined;
  if (choice === 'step-up')
    return answeredStep(
      setting,
      state,
      order.kind === 'stand' ? stepsUp(setting, state) : fallsBack(setting, state, heading),
    );
  if (choice === 'retreat') return leaves(setting, state, chance, heading);
  if (choice === 'target')
    return order.kind === 'target'
      ? fires(setting, state, piece, indexOf(state, side, `#${order.target}`), chance)
      : [];
  if (order.kind === 'retreat') return goesWilling(setting, state, piece, heading, chance);
  return onFrom(state, order.kind === 'commit' ? commitEvents(setting, state, piece) : [], (now) =>
    choosersLeft(setting, now, (now.combat?.toChoose ?? []).slice(1), chance),
  );
};

/** PB-R164: the combat that was chosen begins. */
const chosen = (setting: Setting, state: State, arrival: number, chance: Chance): readonly Event[] => {
  const group = combatsOf(state).find(([first]) => first?.arrival === arrival);
  return group === undefined ? [] : begin(setting, state, group, chance, ['PB-R164']);
};

/** What an answer leads to, up to the next decision or the end of the combats. */
export const combatEvents = (
  setting: Setting,
  state: State,
  seat: Player,
  order: Order,
  chance: Chance,
): readonly Event[] => {
  const pending = waitingFor(setting, state);
  const events =
    order.kind === 'fight'
      ? chosen(setting, state, order.combat, chance)
      : pending === undefined
        ? []
        : answered(setting, state, pending, order, seat.side, chance);
  return onFrom(state, events, (now) => goOn(setting, now, chance));
};
