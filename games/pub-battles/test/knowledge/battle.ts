import { chunksOf, type Json, type Player, type SwitchValues } from '@grognard/engine';
import type { TurnedOff } from '@grognard/engine/rulebook';
import { unitsOf } from '@grognard/field';
import type { Event } from '../../model/events.ts';
import { evolve } from '../../model/events.ts';
import type { MapData } from '../../model/scenario.ts';
import type { Setting, SwitchSet } from '../../model/setting.ts';
import type { Formation, Piece, State } from '../../model/state.ts';
import { switches } from '../../model/switches.ts';
import type { PieceKind } from '../../model/vocabulary.ts';
import { isStaff } from '../../model/vocabulary.ts';
import { openingSightings } from '../../rules/spotting/sightings.ts';
import { settingWith } from '../table.ts';

export const red: Player = { side: 'red' };
export const blue: Player = { side: 'blue' };

/** A switch of the game and the value that turns a rule off. */
export const turned = (name: (typeof switches)[number]['name'], off: Json): TurnedOff => ({
  game: { switches },
  switch: name,
  off,
});

export const setTo = (values: SwitchValues): Partial<SwitchSet> => values as Partial<SwitchSet>;

/** A piece of a small battle: `red` pieces are of the corps `r1`, `r2`, the blue ones of `b1`, `b2`. */
export interface Laid {
  readonly id: string;
  readonly formation: string;
  readonly kind: PieceKind;
  readonly at?: readonly [number, number];
  readonly facing?: number;
  readonly more?: Partial<Piece>;
}

export const laid = (
  formation: string,
  id: string,
  kind: PieceKind,
  at?: readonly [number, number],
  more: Partial<Piece> = {},
): Laid => ({ id, formation, kind, ...(at !== undefined && { at }), more });

const pieceOf = (formations: readonly string[], { id, formation, kind, at, more }: Laid): Piece => ({
  id,
  kind,
  formation: formations.indexOf(formation),
  where: at === undefined ? 'reserve' : 'map',
  x: unitsOf(at?.[0] ?? 0),
  y: unitsOf(at?.[1] ?? 0),
  heading: formation.startsWith('r') ? 0 : 18_000,
  spent: false,
  ...more,
});

const sideOf = (formation: string): string => (formation.startsWith('r') ? 'red' : 'blue');

/** The public order of battle of what is laid out. */
export const settingFor = (
  pieces: readonly Laid[],
  map: Partial<MapData> = {},
  set: Partial<SwitchSet> = {},
): Setting => {
  const setting = settingWith(map, set);
  const entry = (id: string) => ({
    id,
    rating: 3,
    chit: true,
    kinds: pieces.filter((each) => each.formation === id).map(({ kind }) => kind),
  });
  const ids = [...new Set(pieces.map(({ formation }) => formation))];
  return {
    ...setting,
    exits: [{ id: 'pike', x: 0, y: unitsOf(50) }],
    roster: {
      red: ids.filter((id) => sideOf(id) === 'red').map(entry),
      blue: ids.filter((id) => sideOf(id) === 'blue').map(entry),
    },
  };
};

/** The battle before anybody has looked. */
export const unseen = (pieces: readonly Laid[]): State => {
  const ids = [...new Set(pieces.map(({ formation }) => formation))];
  return {
    day: 1,
    turn: 2,
    phase: 'alter',
    seats: [red, blue],
    formations: ids.map(
      (id): Formation => ({
        id,
        side: sideOf(id),
        rating: 3,
        chit: true,
        hq: pieces.findIndex((each) => each.formation === id && isStaff(each.kind)),
      }),
    ),
    pieces: chunksOf(pieces.map((each) => pieceOf(ids, each))),
    cup: ids.map((_, index) => index),
    stack: [],
    played: [],
    let: [],
    contacts: [],
    supports: [],
    fought: [],
    deploying: [],
    known: { red: [], blue: [] },
    packed: [],
    sacked: [],
    withdrawn: [],
    count: 7,
  };
};

export const playedOn = (state: State, events: readonly Event[]): State => events.reduce(evolve, state);

/** The battle as it opens: both sides have looked. */
export const opened = (setting: Setting, pieces: readonly Laid[]): State => {
  const state = unseen(pieces);
  return playedOn(state, openingSightings(setting, state));
};
