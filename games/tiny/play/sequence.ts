import { type Answer, type Chance, flat } from '@grognard/engine';
import { evolve } from '../model/evolve.ts';
import { cellKey, sameCell } from '../model/setting.ts';
import type { Cell, Event, Order, Phase, Piece, Setting, State } from '../model/vocabulary.ts';
import { shotsOf } from '../rules/covering.ts';
import { fight, fightsOf } from '../rules/fight.ts';
import { wantedCells, whoMoves } from '../rules/movement.ts';
import { sightingsOf } from '../rules/sight.ts';

/** What follows when every seat's answer is known. */
export const resolve = (
  setting: Setting,
  state: State,
  given: readonly Answer<Order>[],
  chance: Chance,
): readonly Event[] => {
  const [first] = given;
  if (first === undefined) return [];
  const { order } = first;
  switch (order.kind) {
    case 'plan':
      return planned(setting, state, given, chance);
    case 'post': {
      const piece = flat(state.pieces).findIndex(({ name }) => name === order.piece);
      return [{ kind: 'posted', piece, posture: order.posture, rules: ['TN-R10'] }, ...nextPoster(state)];
    }
    case 'pass':
      return [{ kind: 'passed' }, ...nextPoster(state)];
  }
};

const planned = (
  setting: Setting,
  state: State,
  given: readonly Answer<Order>[],
  chance: Chance,
): readonly Event[] => {
  const pieces = flat(state.pieces);
  const wanted = wantedCells(
    state,
    given.flatMap(({ order }) => (order.kind === 'plan' ? order.steps : [])),
  );
  const pairs = fightsOf(pieces, wanted);
  const fights = pairs.map((pair) => fight(pieces, pair, chance));
  const happened = [...fights, ...marches(pieces, wanted, new Set(pairs.flat()))];
  const after = happened.reduce((now, event) => evolve(setting, now, event), state);
  const sightings = sightingsOf(setting, after);
  const known = sightings.reduce((now, event) => evolve(setting, now, event), after);
  return [...happened, ...sightings, ...shotsOf(setting, known, chance), afterPlanning(setting, state)];
};

/** Who moves, and who finds the way barred; by place, so that their order does not tell how they are listed. */
const marches = (
  pieces: readonly Piece[],
  wanted: readonly Cell[],
  fighting: ReadonlySet<number>,
): readonly Event[] => {
  const moving = new Set(whoMoves(pieces, wanted, fighting));
  return pieces
    .map((piece, index) => ({ piece, index, to: wanted[index] ?? piece.at }))
    .filter(
      ({ piece, index, to }) => piece.lost === undefined && !fighting.has(index) && !sameCell(to, piece.at),
    )
    .sort((a, b) => cellKey(a.piece.at) - cellKey(b.piece.at))
    .map(({ index, to }) =>
      moving.has(index)
        ? { kind: 'moved', piece: index, to }
        : { kind: 'stayed', piece: index, rules: ['TN-R08'] },
    );
};

const turned = (turn: number, phase: Phase, poster: number): Event => ({
  kind: 'turned',
  turn,
  phase,
  poster,
  rules: ['TN-R01'],
});

const afterPlanning = ({ digging }: Setting, { turn }: State): Event =>
  digging ? turned(turn, 'post', 0) : turned(turn + 1, 'plan', 0);

/** TN-R10: the seats post one after the other, then the next turn begins. */
const nextPoster = ({ turn, poster, seats }: State): readonly Event[] => [
  poster + 1 < seats.length ? turned(turn, 'post', poster + 1) : turned(turn + 1, 'plan', 0),
];
