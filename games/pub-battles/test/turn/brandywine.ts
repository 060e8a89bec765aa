import { chunksOf, defaultsOf, recorded, type Side, type SwitchValues, scripted } from '@grognard/engine';
import { unitsOf } from '@grognard/field';
import type { Setting, SwitchSet } from '../../model/setting.ts';
import type { Formation, Piece, State } from '../../model/state.ts';
import { switches } from '../../model/switches.ts';
import type { PieceKind } from '../../model/vocabulary.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
import { settingWith } from '../table.ts';

export const american = { side: 'american' };
export const british = { side: 'british' };

/** The formations by their place in the state. Washington commands the army and has no chit. */
export const [SULLIVAN, GREENE, WASHINGTON, CORNWALLIS, KNYPHAUSEN] = [0, 1, 2, 3, 4] as const;

const formations: readonly Formation[] = [
  { id: 'sullivan', side: 'american', rating: 2, chit: true, hq: 0 },
  { id: 'greene', side: 'american', rating: 3, chit: true, hq: 1 },
  { id: 'washington', side: 'american', rating: 4, chit: false, hq: 2 },
  { id: 'cornwallis', side: 'british', rating: 3, chit: true, hq: 3 },
  { id: 'knyphausen', side: 'british', rating: 3, chit: true, hq: 4 },
];

/** A piece at a place in centimetres, facing so many degrees from north. */
export const pieceAt = (
  id: string,
  formation: number,
  kind: PieceKind,
  [x, y]: readonly [number, number],
  more: Partial<Piece> = {},
): Piece => ({
  id,
  kind,
  formation,
  where: 'map',
  x: unitsOf(x),
  y: unitsOf(y),
  heading: 0,
  spent: false,
  ...more,
});

const staff: readonly Piece[] = [
  pieceAt('hq-sullivan', SULLIVAN, 'hq', [0, -10]),
  pieceAt('hq-greene', GREENE, 'hq', [20, -10]),
  pieceAt('hq-washington', WASHINGTON, 'commander', [7, -10]),
  pieceAt('hq-cornwallis', CORNWALLIS, 'hq', [0, 30]),
  pieceAt('hq-knyphausen', KNYPHAUSEN, 'hq', [20, 30]),
];

const troops: readonly Piece[] = [
  pieceAt('stirling', SULLIVAN, 'regular', [0, 0]),
  pieceAt('stephen', SULLIVAN, 'militia', [10, 0]),
  pieceAt('muhlenberg', GREENE, 'regular', [20, 0]),
  pieceAt('grenadiers', CORNWALLIS, 'elite', [0, 25], { heading: 18_000 }),
  pieceAt('hessians', KNYPHAUSEN, 'regular', [20, 25], { heading: 18_000 }),
];

export const pieces: readonly Piece[] = [...staff, ...troops];

/** Both armies far apart on bare ground, before anything was drawn. */
export const stateWith = (more: Partial<State> = {}, placed: readonly Piece[] = pieces): State => ({
  day: 1,
  turn: 1,
  phase: 'alter',
  seats: [american, british],
  formations,
  pieces: chunksOf(placed),
  cup: [],
  stack: [],
  played: [],
  let: [],
  contacts: [],
  supports: [],
  fought: [],
  deploying: [],
  known: {
    american: chunksOf(sightingsOf('american', placed)),
    british: chunksOf(sightingsOf('british', placed)),
  },
  packed: [],
  sacked: [],
  withdrawn: [],
  count: 7,
  ...more,
});

/** Every enemy on the map is known by its arm, in the order of the list. */
const sightingsOf = (side: Side, placed: readonly Piece[]) =>
  placed.flatMap(({ formation, kind }, piece) =>
    formations[formation]?.side === side ? [] : [{ piece, arm: kindFacts[kind].arm }],
  );

/** Brandywine after a draw: these chits are still in the cup. */
export const drawnState = (drawn: number, cup: readonly number[], more: Partial<State> = {}): State =>
  stateWith({ drawn, cup, ...more });

/** Brandywine while a formation is active. */
export const activeState = (
  formation: number,
  more: Partial<State> = {},
  placed: readonly Piece[] = pieces,
): State =>
  stateWith(
    {
      phase: 'activation',
      drawn: formation,
      activation: { formation, acted: [], struck: [] },
      ...more,
    },
    placed,
  );

export const setting = (
  set: SwitchValues = defaultsOf(switches),
  map: Parameters<typeof settingWith>[0] = {},
): Setting => ({
  ...settingWith(map, set as Partial<SwitchSet>),
  sides: [
    { id: 'american', communications: [] },
    { id: 'british', communications: [] },
  ],
  exits: [{ id: 'south', x: 0, y: unitsOf(-50), road: 'pike' }],
});

export const dice = (...values: readonly number[]) => recorded(scripted(values));
