import { type Player, pickFrom, type Random } from '@grognard/engine';
import { eastOf, northOf, roundUnit } from '@grognard/field';
import type { Wish } from '../model/game-types.ts';
import type { Written } from '../model/orders.ts';
import { membersIn } from '../model/own.ts';
import type { Reading } from '../model/reading.ts';
import type { Setting } from '../model/setting.ts';
import type { OwnPiece } from '../model/view.ts';
import { startOf } from '../rules/activation/ordering.ts';
import { thirdOf } from '../rules/movement/cost.ts';
import { isSecretly } from '../rules/planning/deciding.ts';

/** A wish at random: a piece dragged somewhere within its reach, onto an enemy or a friend, or a deed. */
export const whim = (reading: Reading, _seat: Player, random: Random): Wish => {
  const { view } = reading;
  if (view.deploying.some((hq) => !hq.startsWith('#'))) return { do: 'deploy' };
  switch (view.combat === undefined ? view.phase : 'combat') {
    case 'planning':
      return { do: 'plan', plan: somePlan(reading, random) };
    case 'alter':
      return { do: pickFrom(random, ['let', 'let', 'let', 'delay', 'advance', 'deploy'] as const) ?? 'let' };
    case 'activation':
      return activationWhim(reading, random);
    case 'combat':
      return {
        do: pickFrom(random, ['stand', 'stand', 'commit', 'retreat', 'fight', 'target'] as const) ?? 'stand',
      };
    case 'nightfall':
      return { do: 'nightfall' };
    case 'stragglers':
      return { do: 'recover' };
    default:
      return {};
  }
};

const activationWhim = (reading: Reading, random: Random): Wish => {
  const { setting, view } = reading;
  const up = view.activation?.formation;
  const active = membersIn(view, up).filter(
    ({ ref, where, kind }) =>
      (where === 'map' || where === 'reserve' || where === 'due') &&
      (kind === 'baggage' || view.activation?.acted.includes(ref) !== true),
  );
  if (setting.switches.writtenOrders !== 'off' && up !== undefined && random.below(4) === 0)
    return { do: 'write', written: someErrand(setting, up, random) };
  const piece = random.below(active.length + 1) === 0 ? undefined : pickFrom(random, active);
  return piece === undefined ? { do: 'done' } : pieceWhim(reading, piece, random);
};

const pieceWhim = (reading: Reading, piece: OwnPiece, random: Random): Wish => {
  const { view } = reading;
  const deed = random.below(8);
  if (deed === 0 && piece.spent) return { piece: piece.ref, do: 'rally' };
  if (deed === 1 && piece.kind === 'baggage') return { piece: piece.ref, do: 'unpack' };
  const enemy = pickFrom(random, view.theirs);
  if (deed < 4 && enemy !== undefined) {
    return { piece: piece.ref, target: enemy.ref, ...(piece.kind === 'artillery' && { do: 'bombard' }) };
  }
  const friend = pickFrom(random, view.mine);
  if (deed === 4 && friend !== undefined) return { piece: piece.ref, target: friend.ref };
  return { piece: piece.ref, to: somewhereNear(reading, piece, random) };
};

const someErrand = ({ terrain }: Setting, formation: string, random: Random): Written => ({
  formation,
  to: {
    x: random.below(2 * terrain.halfWidth + 1) - terrain.halfWidth,
    y: random.below(2 * terrain.halfHeight + 1) - terrain.halfHeight,
  },
  attack: random.below(3) > 0,
});

/** Somebody goes elsewhere, comes later or not at all; everybody has an order, if orders are written. */
const somePlan = ({ setting, view }: Reading, random: Random): NonNullable<Wish['plan']> => {
  const { freePlay, writtenOrders } = setting.switches;
  const piece = pickFrom(
    random,
    view.mine.filter(({ arm }) => arm !== 'staff'),
  );
  const formation = pickFrom(random, view.formations)?.id ?? '';
  const exit = pickFrom(random, setting.exits)?.id;
  const enters = freePlay === 'on' && exit !== undefined && random.below(2) === 0;
  return {
    pieces:
      piece === undefined || !isSecretly(setting)
        ? []
        : [{ piece: piece.ref, formation, ...(enters && { enters: { ...setting.last, exit } }) }],
    orders: writtenOrders === 'off' ? [] : view.formations.map(({ id }) => someErrand(setting, id, random)),
  };
};

/** Half of the time towards an enemy, so that battles come about. */
const somewhereNear = (reading: Reading, piece: OwnPiece, random: Random): NonNullable<Wish['to']> => {
  const { setting } = reading;
  const { x, y, heading } = startOf(reading, piece) ?? piece;
  const towards = random.below(36_000);
  const by = random.below(3 * thirdOf(setting, piece) + 1);
  const facing = random.below(2) === 0 ? heading : towards;
  return { x: roundUnit(x + eastOf(towards) * by), y: roundUnit(y + northOf(towards) * by), heading: facing };
};
