import type { Order } from '@grognard/cursed-blades/for-generals';
import {
  counterFacts,
  hexesOf,
  rangeOf,
  standingUnits,
  typeOf,
  type Unit,
  unitOf,
} from '@grognard/cursed-blades/for-generals';
import { flat } from '@grognard/engine';
import { distanceBetween } from '@grognard/field/hex';
import { type Desk, isAccepted } from './desk.ts';
import { wayHome } from './driving.ts';

const nearestEnemy = ({ reading, view }: Desk, unit: Unit): number => {
  const { board } = reading.setting.terrain;
  const enemies = standingUnits(reading)
    .map((index) => unitOf(view, index))
    .filter(({ side }) => side !== unit.side);
  return Math.min(
    99,
    ...enemies.flatMap((enemy) => hexesOf(enemy).map((hex) => distanceBetween(board, hex, unit.hex))),
  );
};

/** Shooters first, then whoever is in the fight, then the others by their distance; captains see what is left to do. */
const turnOf = (desk: Desk, unit: Unit): number => {
  const far = nearestEnemy(desk, unit);
  if (typeOf(unit).small === true) return 200;
  if (far > 1 && far <= rangeOf(desk.match.setting, unit)) return far;
  return far === 1 ? 20 : 40 + far;
};

/** Whom to activate: those who must and can, in the order in which they help each other. */
const unitsInTurn = (desk: Desk): readonly Order[] =>
  standingUnits(desk.reading, desk.seat.side)
    .map((index) => unitOf(desk.view, index))
    .filter(({ activated }) => !activated)
    .map((unit) => ({ unit, turn: turnOf(desk, unit) }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ unit }) => ({ kind: 'activate', unit: unit.id }));

/** What is driven goes once the soldiers have made room, the nearest to its goal first. */
const countersInTurn = (desk: Desk): readonly Order[] =>
  flat(desk.view.counters)
    .map((counter, index) => ({ counter, index }))
    .filter(
      ({ counter: { kind, side, gone, activated } }) =>
        side === desk.seat.side &&
        gone === undefined &&
        activated === undefined &&
        counterFacts[kind].driven !== undefined,
    )
    .map(({ counter, index }) => ({ index, pull: wayHome(desk, counter)[counter.hex] ?? 0 }))
    .toSorted((a, b) => b.pull - a.pull)
    .map(({ index }) => ({ kind: 'drive', counter: index }));

/** Who acts next; the end of the turn when all have. */
export const activationOf = (desk: Desk): Order | undefined => {
  const [next] = [...unitsInTurn(desk), ...countersInTurn(desk)].filter((order) => isAccepted(desk, order));
  return next ?? { kind: 'end' };
};
