import type { Chance, Modifier, Player, RuleId } from '@grognard/engine';
import { headingOf } from '@grognard/field';
import { blockOf } from '../../ground/true-blocks.ts';
import type { Event } from '../../model/events.ts';
import { contactsOf } from '../../model/melee.ts';
import type { Order } from '../../model/orders.ts';
import { pieceOf } from '../../model/piece-change.ts';
import { indexOf } from '../../model/refs.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { changed, onFrom } from '../combat/course.ts';
import { isBehindFront } from '../combat/flank.ts';
import { type Harm, harmOf } from '../combat/hits.ts';
import { awayOf } from '../combat/leaving.ts';
import { coverRow, type Reckoning } from '../combat/modifiers.ts';
import { fire } from '../combat/volley.ts';
import { canRetreat, retreatOf } from '../retreat/retreating.ts';
import { supporterOf } from '../support/stepping.ts';
import { coverFrom } from '../terrain/cover.ts';
import { aimed } from './aim.ts';

type Bombard = Extract<Order, { readonly kind: 'bombard' }>;

/** PB-R125b: as in combat, at once. The gun turns, fires once, and the target bears it. */
export const bombardEvents = (
  setting: Setting,
  state: State,
  seat: Player,
  order: Bombard,
  chance: Chance,
): readonly Event[] => {
  const gun = indexOf(state, seat.side, order.piece);
  const target = indexOf(state, seat.side, `#${order.target}`);
  if (gun < 0 || target < 0) return [];
  const rules: readonly RuleId[] = ['PB-R125a', 'PB-R125b', 'PB-R017'];
  return onFrom(state, turnEvents(setting, state, gun, target), (now) => {
    const shot = { shooter: gun, target, rules };
    const fired = fire(now, shot, reckoned(setting, now, gun, target), true, chance);
    return onFrom(now, [fired], (later) => borne(setting, later, gun, target, fired.volley.hits));
  });
};

const turnEvents = (setting: Setting, state: State, piece: number, target: number): readonly Event[] => {
  const gun = blockOf(setting, state, piece);
  const { x, y, heading } = aimed(gun, blockOf(setting, state, target));
  return heading === gun.heading
    ? []
    : [{ kind: 'pushed', piece, to: { x, y, heading }, why: 'turns-to-fire', rules: ['PB-R125a'] }];
};

/** PB-R125i: only a column is flanked by fire; as a reading, whoever is fired on from behind its front. */
const flankedBy = (setting: Setting, state: State, gun: number, target: number): readonly Modifier[] => {
  const block = blockOf(setting, state, target);
  const byPlace =
    setting.switches.bombardmentFlank === 'byPosition' &&
    isBehindFront(setting, blockOf(setting, state, gun), block);
  return block.column === true || byPlace ? [{ value: 1, rule: 'PB-R125i' }] : [];
};

const reckoned = (setting: Setting, state: State, gun: number, target: number): Reckoning => {
  const cover = coverFrom(setting, blockOf(setting, state, target), blockOf(setting, state, gun));
  return {
    rows: [...coverRow(cover), ...flankedBy(setting, state, gun, target)],
    rules: cover.map(({ rule }) => rule),
  };
};

/** PB-R125c, PB-R125f, PB-R125h: the worst is Spent and in retreat, and each bombardment is an affair of its own. */
const harmByFire = (setting: Setting, state: State, target: number, hits: number): Harm => {
  const { kind, spent } = pieceOf(state, target);
  if (hits === 0 || kind === 'baggage')
    return { spent: false, retreats: false, lost: false, rules: ['PB-R125e'] };
  if (kind === 'detachment') return { spent: false, retreats: true, lost: false, rules: ['PB-R125d'] };
  const isFirst = kind !== 'militia' || setting.switches.militiaBombarded === 'doubled';
  const harm = harmOf(setting, { kind, spent }, hits, isFirst);
  const rules = [...harm.rules, 'PB-R125h', 'PB-R169b'];
  return harm.lost
    ? {
        spent: !spent,
        retreats: true,
        lost: false,
        rules: [...rules, 'PB-R125c', 'PB-R125f'],
        isTelling: true,
      }
    : { ...harm, rules };
};

const borne = (
  setting: Setting,
  state: State,
  gun: number,
  target: number,
  hits: number,
): readonly Event[] => {
  const harm = harmByFire(setting, state, target, hits);
  const spent: readonly Event[] = harm.spent ? [{ kind: 'spent', piece: target, rules: harm.rules }] : [];
  return harm.retreats ? onFrom(state, spent, (now) => drivenOff(setting, now, gun, target, harm)) : spent;
};

/** PB-R119e: guns in contact with nobody behind them cannot go, and so they stay: PB-R125g. */
const isTrapped = (state: State, target: number): boolean =>
  pieceOf(state, target).kind === 'artillery' &&
  contactsOf(state, target).length > 0 &&
  supporterOf(state, target) === undefined;

/**
 * PB-R186: who is in contact leaves the combat, and says where to; PB-R125j: who stands behind it is asked first
 * whether he steps up. Anybody else goes away from the gun at once.
 */
const drivenOff = (
  setting: Setting,
  state: State,
  gun: number,
  target: number,
  { rules, isTelling }: Harm,
): readonly Event[] => {
  const isEngaged = contactsOf(state, target).length > 0;
  const away = isEngaged ? awayOf(setting, state, target, gun) : awayFrom(state, gun, target);
  const mayDie = setting.switches.bombardedCannotRetreat === 'eliminated';
  if (isTrapped(state, target) || (!mayDie && !canRetreat(setting, state, target, away)))
    return pieceOf(state, target).kind === 'detachment'
      ? []
      : [{ kind: 'spent', piece: target, rules: ['PB-R125g', ...rules] }];
  const support = isEngaged ? supporterOf(state, target) : undefined;
  const { bombardedLead, retreatFanDeg } = setting.switches;
  const isAsked = isEngaged && bombardedLead === 'leavesTheCombat' && retreatFanDeg > 0;
  if (support === undefined && !isAsked)
    return retreatOf(setting, state, target, {
      away,
      mayDie,
      voluntary: false,
      ...(isTelling === true ? { secret: rules, rules: ['PB-R125m'] } : { rules: [...rules, 'PB-R125m'] }),
    });
  const retreating = { piece: target, voluntary: false };
  const stepping = support === undefined ? undefined : { support, lead: target };
  const by = [...rules, 'PB-R125j', 'PB-R125m', ...(support === undefined ? ['PB-R186'] : ['PB-R118c'])];
  return [changed(state, { toFire: [gun], retreating, stepping }, by)];
};

const awayFrom = (state: State, gun: number, target: number): number => {
  const [from, to] = [pieceOf(state, gun), pieceOf(state, target)];
  return headingOf(to.x - from.x, to.y - from.y);
};
