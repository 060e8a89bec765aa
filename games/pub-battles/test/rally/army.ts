import { chunksOf, flat, type Player, type SwitchValues } from '@grognard/engine';
import { unitsOf } from '@grognard/field';
import { sideOf } from '../../model/piece-change.ts';
import { indexOf } from '../../model/refs.ts';
import type { MapData } from '../../model/scenario.ts';
import type { Exit, Setting, SwitchSet } from '../../model/setting.ts';
import type { Formation, Piece, State } from '../../model/state.ts';
import type { OwnPiece, View } from '../../model/view.ts';
import type { PieceKind } from '../../model/vocabulary.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
import { settingWith } from '../table.ts';

export const red: Player = { side: 'red' };
export const blue: Player = { side: 'blue' };

/** Two formations of red, `first` and `second`, and one of blue, `foe`; their HQs are pieces 0 to 2. */
const formations: readonly Formation[] = [
  { id: 'first', side: 'red', rating: 3, chit: true, hq: 0 },
  { id: 'second', side: 'red', rating: 3, chit: true, hq: 1 },
  { id: 'foe', side: 'blue', rating: 3, chit: true, hq: 2 },
];

type Marks = Partial<Piece> & { readonly lostOn?: number; readonly recovered?: true };

/** A piece of a formation at a place in centimetres. */
export const piece = (
  formation: number,
  id: string,
  kind: PieceKind,
  x = 0,
  y = 0,
  more: Marks = {},
): Piece => ({
  id,
  kind,
  formation,
  where: 'map',
  x: unitsOf(x),
  y: unitsOf(y),
  heading: formation === 2 ? 18_000 : 0,
  spent: false,
  ...more,
});

const hqs = [
  piece(0, 'first-hq', 'hq', 0, -20),
  piece(1, 'second-hq', 'hq', 20, -20),
  piece(2, 'foe-hq', 'hq', 0, 45),
];

export const lost = { where: 'lost' } as const;

export const stateWith = (pieces: readonly Piece[], more: Partial<State> = {}): State => ({
  day: 1,
  turn: 3,
  phase: 'activation',
  seats: [red, blue],
  formations,
  pieces: chunksOf([...hqs, ...pieces]),
  cup: [],
  stack: [],
  played: [],
  let: [],
  activation: { formation: 0, acted: [], struck: [] },
  contacts: [],
  supports: [],
  fought: [],
  deploying: [],
  known: {},
  packed: [],
  sacked: [],
  withdrawn: [],
  count: 0,
  ...more,
});

/** What a side knows of a table on which all enemy blocks are in sight. */
export const seenBy = (state: State, us: 'red' | 'blue'): View => {
  const refOf = (index: number): string =>
    sideOf(state, index) === us ? (flat(state.pieces)[index]?.id ?? '') : `#${index}`;
  const blocks = flat(state.pieces).map((each, index): OwnPiece => {
    const { id: _id, formation, ...stands } = each;
    const ref = refOf(index);
    const { arm } = kindFacts[each.kind];
    return { ...stands, ref, side: sideOf(state, index), arm, formation: formations[formation]?.id ?? '' };
  });
  const { day, turn, phase, seats, activation } = state;
  const active = formations[activation?.formation ?? -1];
  return {
    us,
    day,
    turn,
    phase,
    seats,
    formations: formations
      .filter(({ side }) => side === us)
      .map(({ id, rating, hq }) => ({ id, rating, hq: refOf(hq), chit: 'up' })),
    mine: blocks.filter(({ side }) => side === us),
    theirs: blocks.filter(({ side, where }) => side !== us && where === 'map'),
    cup: {},
    stack: [],
    let: [],
    ...(activation !== undefined &&
      active !== undefined && {
        activation: {
          side: active.side,
          formation: active.id,
          acted: activation.acted.map(refOf),
          struck: activation.struck.map(refOf),
        },
      }),
    contacts: state.contacts.map(({ beside: _beside, ...contact }) => ({
      ...contact,
      attacker: refOf(contact.attacker),
      defender: refOf(contact.defender),
    })),
    supports: state.supports.map(({ lead, support }) => ({ lead: refOf(lead), support: refOf(support) })),
    fought: [],
    deploying: [],
    losses: {},
    packed: state.packed,
    sacked: state.sacked,
    withdrawn: state.withdrawn,
    count: state.count,
  };
};

export const numberOf = (state: State, id: string): number =>
  Math.max(indexOf(state, 'red', id), indexOf(state, 'blue', id));

const exits: readonly Exit[] = [
  { id: 'south', x: 0, y: unitsOf(-50), road: 'pike' },
  { id: 'north', x: 0, y: unitsOf(50), road: 'turnpike' },
];

const roads = [
  {
    id: 'pike',
    line: [
      [0, -50],
      [0, -30],
    ],
  },
  {
    id: 'turnpike',
    line: [
      [0, 50],
      [0, 30],
    ],
  },
] as const;

/** Red is supplied by a road from the south, blue by one from the north. */
export const landWith = (
  map: Partial<MapData> = {},
  set: Partial<SwitchSet> | SwitchValues = {},
  more: Partial<Setting> = {},
): Setting => ({
  ...settingWith({ roads, ...map }, set as Partial<SwitchSet>),
  sides: [
    { id: 'red', communications: ['south'] },
    { id: 'blue', communications: ['north'] },
  ],
  exits,
  last: { day: 2, turn: 8 },
  ...more,
});
