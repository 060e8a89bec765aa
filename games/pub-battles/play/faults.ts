import { at, type Fault, flat, type Params } from '@grognard/engine';
import { overlapShare } from '@grognard/field';
import { bodyOfPiece, isOnMap, type Standing, standing } from '../ground/standing.ts';
import { watcherOf } from '../knowledge/names.ts';
import { knownAlias } from '../model/aliases.ts';
import { sideOf } from '../model/piece-change.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { isStaff } from '../model/vocabulary.ts';

/** Invariants that do not hold. */
export const faults = (setting: Setting, state: State): readonly Fault[] => [
  ...offMap(setting, state),
  ...overlaps(setting, state),
  ...leaderless(state),
  ...chitsAstray(state),
  ...relations(state),
  ...misknown(state),
  // Before both sides have written, nobody has looked.
  ...(state.phase === 'planning' ? [] : unknown(setting, state)),
];

const fault = (code: string, params: Params): Fault => ({ code, params });

const offMap = (setting: Setting, state: State): readonly Fault[] =>
  standing(setting, state)
    .filter(
      ({ piece: { x, y } }) =>
        Math.abs(x) > setting.terrain.halfWidth || Math.abs(y) > setting.terrain.halfHeight,
    )
    .map(({ piece }) => fault('off-the-map', { piece: piece.id, rule: 'PB-R081' }));

/** More of one piece on another than rounding can account for. */
const HAIR = 0.01;

const overlaps = (setting: Setting, state: State): readonly Fault[] => {
  const { front, column } = setting.measures;
  const far = front + column;
  const troops = standing(setting, state).filter(({ piece }) => !isStaff(piece.kind));
  const isNear = (a: Standing, b: Standing): boolean =>
    Math.abs(a.piece.x - b.piece.x) < far && Math.abs(a.piece.y - b.piece.y) < far;
  return troops.flatMap((one, place) => {
    const body = bodyOfPiece(setting, one.piece);
    return troops
      .slice(place + 1)
      .filter((other) => isNear(one, other) && overlapShare(body, bodyOfPiece(setting, other.piece)) > HAIR)
      .map((other) => fault('overlap', { piece: one.piece.id, other: other.piece.id, rule: 'PB-R082' }));
  });
};

/** PB-R012: a formation has an HQ of its own. PB-R095: and hides only behind one that stands on the map. */
const leaderless = (state: State): readonly Fault[] =>
  state.formations.flatMap(({ id, hq }, formation): Fault[] => {
    const head = at(state.pieces, hq);
    if (head === undefined || head.formation !== formation || !isStaff(head.kind))
      return [fault('no-hq', { formation: id, rule: 'PB-R012' })];
    const hides = flat(state.pieces).some((each) => each.formation === formation && each.where === 'reserve');
    return hides && head.where !== 'map' ? [fault('reserve-astray', { formation: id, rule: 'PB-R095' })] : [];
  });

/** Each chit is in one place at most, and belongs to a formation that has one. */
const chitsAstray = ({ formations, cup, stack, drawn, played, activation }: State): readonly Fault[] => {
  const chits = [...cup, ...stack, ...played, ...(drawn === undefined ? [] : [drawn])];
  const wrong = chits.filter(
    (chit, place) => chits.indexOf(chit) !== place || formations[chit]?.chit !== true,
  );
  return [
    ...wrong.map((chit) => fault('chit', { formation: formations[chit]?.id ?? chit })),
    ...(activation !== undefined && drawn !== undefined && activation.formation !== drawn
      ? [fault('another-is-active', { formation: formations[activation.formation]?.id ?? '' })]
      : []),
  ];
};

const relations = (state: State): readonly Fault[] => {
  const areOnMap = (a: number, b: number): boolean => isOnMap(state, a) && isOnMap(state, b);
  const areFriends = (a: number, b: number): boolean => sideOf(state, a) === sideOf(state, b);
  return [
    ...state.contacts
      .filter(({ attacker: a, defender: b }) => !areOnMap(a, b) || areFriends(a, b))
      .map(({ arrival }) => fault('contact', { arrival })),
    ...state.supports
      .filter(({ lead, support }) => !areOnMap(lead, support) || !areFriends(lead, support))
      .map(({ lead, support }) => fault('support', { lead, support })),
  ];
};

/** An alias is of an enemy, and of one on the map unless it is known to have left. */
const misknown = (state: State): readonly Fault[] =>
  Object.entries(state.known).flatMap(([side, known]) =>
    flat(known).flatMap(({ piece, off }, alias): Fault[] => {
      if (at(state.pieces, piece) === undefined || sideOf(state, piece) === side)
        return [fault('alias-of-nobody', { side, alias })];
      const isSound = off === true || (isOnMap(state, piece) && knownAlias(known, piece) === alias);
      return isSound ? [] : [fault('alias', { side, alias })];
    }),
  );

/** Every block on the map can be named by the other side. */
const unknown = (setting: Setting, state: State): readonly Fault[] =>
  standing(setting, state)
    .filter(({ index, side }) => knownAlias(state.known[watcherOf(state, side)] ?? [], index) === undefined)
    .map(({ piece }) => fault('no-alias', { piece: piece.id }));
