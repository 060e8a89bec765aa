import { gap, headingOf } from '@grognard/field';
import { blocksNear, bodyOn } from '../../ground/board.ts';
import { blockOf, isPieceOnMap, onMap, trueBoard } from '../../ground/true-blocks.ts';
import type { Event } from '../../model/events.ts';
import { pieceOf, sideOf } from '../../model/piece-change.ts';
import { enemyOf, type Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { isStaff } from '../../model/vocabulary.ts';
import { isUnderFireOf } from '../field-of-fire/fire.ts';
import { canRetreat, retreatOf } from '../retreat/retreating.ts';
import { coverFrom } from '../terrain/cover.ts';
import { inSuccession, tookPart } from './course.ts';

/** PB-R195: after all combats, whoever lies in an enemy field of fire and has neither fought nor cover goes back. */
export const clearingEvents = (setting: Setting, state: State): readonly Event[] => {
  const fought = tookPart(state);
  const idle = inTurn(setting, state).filter((piece) => !fought.has(piece));
  const events = inSuccession(state, idle, (now, piece) => driven(setting, now, piece));
  return state.combat === undefined
    ? events
    : [...events, { kind: 'combat', combat: null, rules: ['PB-R195'] }];
};

/** The side that chooses combats begins, piece by piece, by name. */
const inTurn = (setting: Setting, state: State): readonly number[] => {
  const { choosesCombats, switches } = setting;
  const first =
    switches.fofRetreatFirst === 'choosingSide' ? choosesCombats : enemyOf(setting, choosesCombats);
  const named = onMap(state).toSorted((a, b) => (pieceOf(state, a).id < pieceOf(state, b).id ? -1 : 1));
  return [
    ...named.filter((piece) => sideOf(state, piece) === first),
    ...named.filter((piece) => sideOf(state, piece) !== first),
  ];
};

const driven = (setting: Setting, state: State, piece: number): readonly Event[] => {
  const { kind, unpacked } = pieceOf(state, piece);
  if (!isPieceOnMap(state, piece) || isStaff(kind) || unpacked === true) return [];
  const shooter = nearestShooter(setting, state, piece);
  if (shooter === undefined) return [];
  const [from, to] = [pieceOf(state, shooter), pieceOf(state, piece)];
  const away = headingOf(to.x - from.x, to.y - from.y);
  // PB-R113d: as a club may read it, who is cornered just stays.
  if (setting.switches.cornered === 'stays' && !canRetreat(setting, state, piece, away)) return [];
  return retreatOf(setting, state, piece, {
    away,
    voluntary: setting.switches.fofRetreatSpends === 'on',
    mayDie: true,
    rules: ['PB-R195'],
  });
};

/** The nearest enemy in whose field of fire it lies without cover. */
const nearestShooter = (setting: Setting, state: State, piece: number): number | undefined => {
  const block = blockOf(setting, state, piece);
  const body = bodyOn(setting, block);
  const shooters: { readonly each: number; readonly far: number }[] = [];
  for (const enemy of blocksNear(setting, trueBoard(setting, state, ''), body, setting.measures.fire)) {
    if (enemy.side === block.side) continue;
    if (!isUnderFireOf(setting, enemy, body) || coverFrom(setting, block, enemy).length > 0) continue;
    shooters.push({ each: Number(enemy.ref), far: gap(bodyOn(setting, enemy), body) });
  }
  return shooters.sort(
    (a, b) => a.far - b.far || (pieceOf(state, a.each).id < pieceOf(state, b.each).id ? -1 : 1),
  )[0]?.each;
};
