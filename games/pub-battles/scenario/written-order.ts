import { at, isRecord, type Player, type Side, sizeOf } from '@grognard/engine';
import { normalHeading, unitsOf } from '@grognard/field';
import type { Order } from '../model/orders.ts';
import { pieceOf } from '../model/piece-change.ts';
import type { State } from '../model/state.ts';
import { combatsOf } from '../rules/combat/groups.ts';

/** Fields of an order, as somebody wrote them. */
type Fields = Readonly<Record<string, unknown>>;

const headingOf = (degrees: number): number => normalHeading(Math.round(degrees * 100));

/** `degrees` under the name that a kind of order or step has for it. */
const turned = ({ degrees, ...rest }: Fields, name: string | undefined): Fields =>
  typeof degrees === 'number' && name !== undefined
    ? { ...rest, [name]: headingOf(degrees) }
    : { ...rest, ...(degrees !== undefined && { degrees }) };

/** `at`, a place in centimetres, as x and y. */
const placeOf = (place: unknown): Fields | undefined => {
  const [x, y]: readonly unknown[] = Array.isArray(place) ? place : [];
  return typeof x === 'number' && typeof y === 'number' ? { x: unitsOf(x), y: unitsOf(y) } : undefined;
};

const stepTurns: Readonly<Record<string, string>> = { pivot: 'to', oblique: 'towards', column: 'facing' };
const orderTurns: Readonly<Record<string, string>> = {
  rally: 'facing',
  deploy: 'facing',
  retreat: 'heading',
};

const stepOf = (step: unknown): unknown => {
  if (!isRecord(step)) return step;
  const { cm, at: place, ...rest } = turned(step, stepTurns[String(step.do)]);
  const to = placeOf(place);
  return {
    ...rest,
    ...(typeof cm === 'number' ? { by: unitsOf(cm) } : cm !== undefined && { cm }),
    ...(to === undefined ? place !== undefined && { at: place } : { to }),
  };
};

const stragglerOf = (straggler: unknown): unknown => {
  if (!isRecord(straggler)) return straggler;
  const { at: place, ...rest } = turned(straggler, 'facing');
  const to = placeOf(place);
  return to === undefined ? straggler : { ...rest, ...to };
};

/** The alias under which a side knows the enemy of that name; what it does not know stays a name. */
const aliasNamed = ({ known, ...state }: State, side: Side, name: unknown): unknown => {
  const list = known[side] ?? [];
  for (let alias = 0; alias < sizeOf(list); alias += 1) {
    const { piece = -1, off } = at(list, alias) ?? {};
    if (off === undefined && piece >= 0 && pieceOf(state, piece).id === name) return alias;
  }
  return name;
};

/** The number of the combat in which a piece stands. */
const combatWith = (state: State, name: unknown): unknown =>
  combatsOf(state).find((contacts) =>
    contacts.some(({ attacker, defender }) =>
      [attacker, defender].some((piece) => pieceOf(state, piece).id === name),
    ),
  )?.[0]?.arrival ?? name;

/**
 * The other way round, for a table that numbers its combats otherwise: a combat by the name of who attacks in it. Blocks
 * keep their numbers where a position is printed, for it lists them in that order.
 */
export const orderInNames = (state: State, _seat: Player, order: Order): unknown => {
  if (order.kind !== 'fight') return order;
  const contact = state.contacts.find(({ arrival }) => arrival === order.combat);
  return contact === undefined ? order : { ...order, combat: pieceOf(state, contact.attacker).id };
};

/**
 * An order as people write it: lengths in `cm`, directions in `degrees` from north, places on the map `at` centimetres,
 * enemies by the name they have in the position.
 */
export const writtenOrder = (state: State, { side }: Player, order: unknown): unknown => {
  if (!isRecord(order)) return order;
  const { steps, ending, pieces, target, combat, ...rest } = turned(order, orderTurns[String(order.kind)]);
  const named = (name: unknown): unknown => (typeof name === 'string' ? aliasNamed(state, side, name) : name);
  return {
    ...rest,
    ...(steps !== undefined && { steps: Array.isArray(steps) ? steps.map(stepOf) : steps }),
    ...(ending !== undefined && {
      ending: isRecord(ending) && 'target' in ending ? { ...ending, target: named(ending.target) } : ending,
    }),
    ...(pieces !== undefined && { pieces: Array.isArray(pieces) ? pieces.map(stragglerOf) : pieces }),
    ...(target !== undefined && { target: named(target) }),
    ...(combat !== undefined && {
      combat: typeof combat === 'string' ? combatWith(state, combat) : combat,
    }),
  };
};
