import { headingOf } from '@grognard/field';
import { blockOf, isPieceOnMap } from '../../ground/true-blocks.ts';
import type { Event } from '../../model/events.ts';
import { after } from '../../model/events.ts';
import { contactsOf } from '../../model/melee.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { standOf } from '../../model/state.ts';
import { canRetreat, departureEvents, retreatOf } from '../retreat/retreating.ts';
import { handoverEvents, stepUpEvents, supporterOf } from '../support/stepping.ts';
import { type FieldOfCombat, straightBack } from './bearing.ts';
import { changed, onFrom, withOuts } from './course.ts';
import { falls, occupied, tableRow } from './falling.ts';
import { hasSteppedUp } from './pending.ts';

const groundOfState = (setting: Setting, state: State): FieldOfCombat<number> => ({
  block: (index) => blockOf(setting, state, index),
  ...state,
});

/**
 * Those who must go now, in order: a piece that must retreat, or the supporter of a lead that falls. The first is put
 * to the question; the others wait in `toChoose`, which is free while dice are thrown.
 */
export const leaveInTurn = (setting: Setting, state: State, queue: readonly number[]): readonly Event[] => {
  const [head, ...rest] = queue;
  if (head === undefined)
    return state.combat?.toChoose.length ? [changed(state, { toChoose: [] }, ['PB-R166a'])] : [];
  const lead = state.supports.find(({ support }) => support === head)?.lead;
  if (lead !== undefined && contactsOf(state, head).length === 0)
    return leadFalls(setting, state, head, lead, rest);
  return isPieceOnMap(state, head)
    ? mustGo(setting, state, head, false, rest)
    : leaveInTurn(setting, state, rest);
};

/** PB-R118c, PB-R118d: the supporter of a lead that falls is asked at once. PB-R118e: but not if no enemy is left. */
const leadFalls = (
  setting: Setting,
  state: State,
  support: number,
  lead: number,
  rest: readonly number[],
): readonly Event[] => {
  if (contactsOf(state, lead).length === 0)
    return onFrom(state, falls(setting, state, lead, [...tableRow(state, lead), 'PB-R118e']), (now) =>
      leaveInTurn(setting, now, rest),
    );
  const asks = changed(state, { stepping: { support, lead }, toChoose: rest }, ['PB-R118c', 'PB-R118d']);
  return setting.switches.supporterChooses === 'atOnce'
    ? [asks]
    : onFrom(state, [asks], (now) =>
        onFrom(now, stepsUp(setting, now), (later) => leaveInTurn(setting, later, rest)),
      );
};

/** A lead that leaves: whoever stands behind it is asked first, then it says where it goes. */
export const mustGo = (
  setting: Setting,
  state: State,
  piece: number,
  voluntary: boolean,
  rest: readonly number[],
): readonly Event[] => {
  const support = contactsOf(state, piece).length > 0 ? supporterOf(state, piece) : undefined;
  const retreating = { piece, voluntary };
  const rules = voluntary ? ['PB-R192'] : ['PB-R186'];
  if (support === undefined) return [changed(state, { retreating, toChoose: rest }, rules)];
  const stepping = { support, lead: piece };
  const asks = changed(state, { stepping, retreating, toChoose: rest }, [...rules, 'PB-R118c', 'PB-R118d']);
  return setting.switches.supporterChooses === 'atOnce'
    ? [asks]
    : onFrom(state, [asks], (now) => stepsUp(setting, now));
};

/** PB-R186: where a lead goes that is not asked: straight back, or as a reading away from the gun that shelled it. */
export const awayOf = (setting: Setting, state: State, piece: number, shelledBy?: number): number => {
  const gun = state.phase === 'combat' ? undefined : (shelledBy ?? state.combat?.toFire[0]);
  if (gun === undefined || setting.switches.bombardedLead === 'leavesTheCombat')
    return straightBack(groundOfState(setting, state), piece);
  const [from, to] = [pieceOf(state, gun), pieceOf(state, piece)];
  return headingOf(to.x - from.x, to.y - from.y);
};

/** The piece that leaves goes, and who said he would takes its place. */
export const goesNow = (setting: Setting, state: State, heading?: number): readonly Event[] => {
  const { retreating, stepping, round = 0 } = state.combat ?? {};
  if (retreating === undefined) return [];
  const { piece, voluntary } = retreating;
  const place = standOf(pieceOf(state, piece));
  const heir = hasSteppedUp<number>(state) ? stepping?.support : undefined;
  const mayDie = state.phase === 'combat' || setting.switches.bombardedCannotRetreat === 'eliminated';
  // PB-R125c: a bombardment does not destroy, be it that its owner says a way that is barred.
  const isFree = heading !== undefined && (mayDie || canRetreat(setting, state, piece, heading));
  const gone = retreatOf(setting, state, piece, {
    away: isFree ? heading : awayOf(setting, state, piece),
    voluntary: voluntary && (round > 0 || setting.switches.withdrawalSpends === 'yes'),
    mayDie,
    ...(voluntary && { rules: round > 0 ? ['PB-R192'] : ['PB-R192', 'PB-R196a', 'PB-R196c'] }),
  });
  const left = onFrom(state, gone, (now) => [
    changed(now, { retreating: undefined, stepping: undefined }, ['PB-R163']),
  ]);
  return onFrom(state, withOuts(state, left), (now) => {
    const taken = heir === undefined ? [] : stepUpEvents(setting, now, heir, place, []);
    return [...taken, ...occupied(setting, state, after(now, taken), piece)];
  });
};

/** PB-R184b: who steps up inherits the rank of the lead, and its shot if that was still to come: PB-R119d. */
const inherited = ({ combat }: State, lead: number, support: number): readonly number[] =>
  (combat?.toFire ?? []).map((piece) => (piece === lead ? support : piece));

/** PB-R118c: the supporter stays. If its lead has still to go, it takes over the contacts, and the place after it. */
export const stepsUp = (setting: Setting, state: State): readonly Event[] => {
  const { stepping, retreating } = state.combat ?? {};
  if (stepping === undefined) return [];
  const { support, lead } = stepping;
  const toFire = inherited(state, lead, support);
  const rules = ['PB-R118c', 'PB-R184b', 'PB-R171c'];
  const handed = handoverEvents(state, lead, support, ['PB-R118c']);
  if (retreating !== undefined) return [...handed, changed(state, { toFire }, rules)];
  const place = standOf(pieceOf(state, lead));
  return onFrom(state, handed, (now) =>
    onFrom(now, falls(setting, now, lead, tableRow(state, lead)), (later) => [
      ...stepUpEvents(setting, later, support, place, []),
      changed(later, { toFire, stepping: undefined }, rules),
    ]),
  );
};

/** PB-R118d, PB-R191: the supporter goes back of its own will. One still hidden behind its HQ just stays there. */
export const fallsBack = (setting: Setting, state: State, heading?: number): readonly Event[] => {
  const { stepping, retreating } = state.combat ?? {};
  if (stepping === undefined) return [];
  const { support, lead } = stepping;
  const gone: readonly Event[] = isPieceOnMap(state, support)
    ? retreatOf(setting, state, support, {
        away: heading ?? straightBack(groundOfState(setting, state), support),
        voluntary: true,
        mayDie: true,
        rules: ['PB-R118d', 'PB-R192'],
      })
    : departureEvents(state, support, ['PB-R118d']);
  return onFrom(state, withOuts(state, gone), (now) => {
    const fell = retreating === undefined ? falls(setting, now, lead, tableRow(state, lead)) : [];
    return onFrom(now, fell, (later) => [changed(later, { stepping: undefined }, ['PB-R118d'])]);
  });
};
