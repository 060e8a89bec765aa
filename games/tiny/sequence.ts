import { type Answer, type Chance, flat } from '@grognard/engine';
import { fight, fightsOf } from './rules/fight.ts';
import { wantedCells, whoMoves } from './rules/movement.ts';
import { sightingsOf } from './rules/sight.ts';
import { cellKey } from './setting.ts';
import { evolve } from './state.ts';
import type { Event, Order, Setting, State } from './vocabulary.ts';

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
  const moves = whoMoves(pieces, wanted, new Set(pairs.flat()))
    .flatMap((piece) =>
      wanted[piece] === undefined ? [] : [{ kind: 'moved', piece, to: wanted[piece] } as const],
    )
    .sort((a, b) => cellKey(a.to) - cellKey(b.to));
  const happened = [...pairs.map((pair) => fight(pieces, pair, chance)), ...moves];
  const after = happened.reduce((now, event) => evolve(setting, now, event), state);
  return [...happened, ...sightingsOf(setting, after), afterPlanning(setting, state)];
};

const afterPlanning = ({ digging }: Setting, { turn }: State): Event =>
  digging
    ? { kind: 'turned', turn, phase: 'post', poster: 0 }
    : { kind: 'turned', turn: turn + 1, phase: 'plan', poster: 0 };

/** TN-R10: the seats post one after the other, then the next turn begins. */
const nextPoster = ({ turn, poster, seats }: State): readonly Event[] => {
  if (poster + 1 < seats.length) return [{ kind: 'turned', turn, phase: 'post', poster: poster + 1 }];
  return [{ kind: 'turned', turn: turn + 1, phase: 'plan', poster: 0 }];
};
