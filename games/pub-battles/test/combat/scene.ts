import { type Chance, recorded, type ScriptedDie, scripted } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { unitsOf } from '@grognard/field';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import type { Event } from '../../model/events.ts';
import { after } from '../../model/events.ts';
import type { Order } from '../../model/orders.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { MapData } from '../../model/scenario.ts';
import type { Setting, SwitchSet } from '../../model/setting.ts';
import type { Contact, Piece, State } from '../../model/state.ts';
import type { Face, PieceKind } from '../../model/vocabulary.ts';
import { beginCombats } from '../../rules/combat/begin.ts';
import { clearingEvents } from '../../rules/combat/clearing.ts';
import { combatDecisions } from '../../rules/combat/decisions.ts';
import { combatRefusals } from '../../rules/combat/refusals.ts';
import { combatEvents, goOn } from '../../rules/combat/run.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
import { settingWith } from '../table.ts';

/** A piece of a small scene: in centimetres and degrees. */
export interface Actor extends Piece {
  readonly side: 'red' | 'blue';
}

const actor =
  (side: 'red' | 'blue', facing: number) =>
  (id: string, kind: PieceKind, x: number, y: number, turn = facing, more: Partial<Piece> = {}): Actor => ({
    id,
    kind,
    side,
    formation: side === 'red' ? 0 : 1,
    where: 'map',
    x: unitsOf(x),
    y: unitsOf(y),
    heading: turn * 100,
    spent: false,
    ...more,
  });

/** Red looks north, blue looks south, unless told. */
export const red = actor('red', 0);
export const blue = actor('blue', 180);

type Meets = readonly [attacker: string, defender: string, face: Face, river?: true];

export interface Scene {
  readonly map?: Partial<MapData>;
  readonly set?: Partial<SwitchSet>;
  readonly setting?: Partial<Setting>;
  readonly pieces: readonly Actor[];
  /** In order of arrival. */
  readonly contacts?: readonly Meets[];
  /** Lead, supporter. */
  readonly supports?: readonly (readonly [string, string])[];
  readonly state?: Partial<State>;
}

const named = (pieces: readonly Actor[], id: string): number => pieces.findIndex((each) => each.id === id);

export const stateOf = ({ pieces, contacts = [], supports = [], state = {} }: Scene): State => ({
  day: 1,
  turn: 3,
  phase: 'activation',
  seats: [{ side: 'red' }, { side: 'blue' }],
  formations: [
    { id: 'R', side: 'red', rating: 3, chit: true, hq: 0 },
    { id: 'B', side: 'blue', rating: 3, chit: true, hq: 0 },
  ],
  pieces: [pieces.map(({ side: _side, ...piece }) => piece)],
  cup: [],
  stack: [],
  played: [],
  let: [],
  contacts: contacts.map(
    ([attacker, defender, face, river], place): Contact => ({
      attacker: named(pieces, attacker),
      defender: named(pieces, defender),
      face,
      arrival: place + 1,
      ...(river !== undefined && { river }),
    }),
  ),
  supports: supports.map(([lead, support]) => ({
    lead: named(pieces, lead),
    support: named(pieces, support),
  })),
  fought: [],
  deploying: [],
  known: { red: [sightings(pieces, 'blue')], blue: [sightings(pieces, 'red')] },
  packed: [],
  sacked: [],
  withdrawn: [],
  count: 100,
  ...state,
});

/** Everybody has been seen at a distance; a train passes for foot. */
const sightings = (pieces: readonly Actor[], side: string) =>
  pieces.flatMap((each, piece) => (each.side === side ? [{ piece, arm: armOf(each.kind) }] : []));

const armOf = (kind: PieceKind) => (kind === 'baggage' ? 'foot' : kindFacts[kind].arm);

/** Dice by the name of who throws them: `{ A: [6, 6, 1] }`, for whatever purpose. */
export const diceOf = (thrown: Readonly<Record<string, readonly number[]>>, purpose = 'fire'): Chance => {
  const dice: ScriptedDie[] = Object.entries(thrown).flatMap(([subject, values]) =>
    values.map((value) => ({ purpose, subject, value })),
  );
  return recorded(scripted(dice));
};

export const settingOf = ({ map = {}, set = {}, setting = {} }: Scene): Setting => ({
  ...settingWith(map, set),
  ...setting,
});

/** A combat phase that is played step by step. */
export const battle = (saw: Saw, scene: Scene, thrown: Readonly<Record<string, readonly number[]>> = {}) => {
  const setting = settingOf(scene);
  const chance = diceOf(thrown);
  let state = stateOf(scene);
  const events: Event[] = [];
  const take = (next: readonly Event[]): readonly Event[] => {
    events.push(...saw(next));
    state = after(state, next);
    return next;
  };
  const index = (id: string): number => named(scene.pieces, id);
  return {
    setting,
    events,
    index,
    state: () => state,
    piece: (id: string) => pieceOf(state, index(id)),
    begins: () => {
      take(beginCombats(setting, state));
      return take(goOn(setting, state, chance));
    },
    /** What must be chosen now, and by whom: `red stand`. */
    asks: (): string => {
      const [decision] = saw(combatDecisions(setting, state));
      return decision === undefined ? 'nothing' : `${decision.owed[0]?.side} ${decision.kind}`;
    },
    refusals: (order: Order, side?: string) => {
      const owed = combatDecisions(setting, state)[0]?.owed[0];
      const seat = side === undefined ? (owed ?? { side: 'red' }) : { side };
      return saw(combatRefusals(read(setting, view(setting, state, seat)), seat, order));
    },
    does: (order: Order) => {
      const seat = combatDecisions(setting, state)[0]?.owed[0] ?? { side: 'red' };
      const refused = combatRefusals(read(setting, view(setting, state, seat)), seat, order);
      if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(saw(refused))}`);
      return take(combatEvents(setting, state, seat, order, chance));
    },
    clears: () => take(clearingEvents(setting, state)),
  };
};

export const stand = { kind: 'stand' } as const;
export const retreat = { kind: 'retreat' } as const;

/** Two regulars face to face: blue attacked by red. */
export const duel = (
  attacker: PieceKind = 'regular',
  defender: PieceKind = 'regular',
  more: { readonly attacker?: Partial<Piece>; readonly defender?: Partial<Piece> } = {},
): Scene => ({
  pieces: [red('X', attacker, 0, -0.95, 0, more.attacker), blue('Y', defender, 0, 0, 180, more.defender)],
  contacts: [['X', 'Y', 'front']],
});
export const MISS = [1, 1, 1];
