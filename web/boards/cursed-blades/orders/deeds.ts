import { type Foreseen, foresee, type Order } from '@grognard/cursed-blades/for-page';
import { neighbourOf } from '@grognard/field/hex';
import type { Hands } from '../hands/hands.svelte.ts';
import { endOf } from '../hands/steps.ts';
import { deedText } from './wording.ts';

/** A button: what it says it will do, the order it gives, and what it is about. */
export interface Deed {
  readonly text: string;
  readonly order: Order;
  readonly units: readonly number[];
  readonly hexes: readonly number[];
  /** An attack is looked at before it is ordered. */
  readonly target?: number;
  readonly foreseen?: Foreseen | undefined;
  /** Ends something: set apart from the others. */
  readonly grave?: true;
}

const indexOf = (hands: Hands, id: string): number => hands.units.findIndex((unit) => unit.id === id);

/** The hexes and units that an order is about. */
const subjects = (hands: Hands, order: Order): Pick<Deed, 'units' | 'hexes'> => {
  const { board } = hands.setting.terrain;
  const { view } = hands;
  const unit = hands.units[view.active?.unit ?? -1];
  switch (order.kind) {
    case 'shock':
    case 'fire':
      return { units: [indexOf(hands, order.target)], hexes: [] };
    case 'withdraw':
      return { units: [], hexes: unit === undefined ? [] : [neighbourOf(board, unit.hex, order.side)] };
    case 'recoil': {
      const struck = hands.units[view.blow?.defender ?? -1];
      const upon = view.blow?.upon ?? struck?.hex;
      return { units: [], hexes: upon === undefined ? [] : [neighbourOf(board, upon, order.side)] };
    }
    case 'flee':
      return { units: [], hexes: unit === undefined ? [] : [endOf(board, unit, order.steps).hex] };
    case 'face':
      return {
        units: [],
        hexes:
          unit === undefined ? [] : order.to % 2 === 0 ? [neighbourOf(board, unit.hex, order.to / 2)] : [],
      };
    case 'form':
      return { units: order.with.map((id) => indexOf(hands, id)), hexes: [] };
    case 'merge':
      return { units: [indexOf(hands, order.with)], hexes: [] };
    case 'join':
      return { units: [indexOf(hands, order.formation)], hexes: [] };
    case 'activate':
    case 'drive':
    case 'end':
    case 'move':
    case 'manipulate':
    case 'rest':
    case 'reorganise':
    case 'rally':
    case 'reload':
    case 'change-mode':
    case 'leave':
    case 'break':
    case 'nothing':
    case 'lose-step':
      return { units: [], hexes: [] };
  }
};

const GRAVE: readonly Order['kind'][] = ['end', 'nothing', 'break', 'flee'];

const deedOf = (hands: Hands, order: Order): Deed => {
  const active = hands.view.active?.unit;
  const attack = order.kind === 'shock' || order.kind === 'fire';
  const foreseen = active === undefined ? undefined : foresee(hands.reading, active, order);
  return {
    ...{ text: deedText(hands, order), order, foreseen },
    ...subjects(hands, order),
    ...(attack && { target: indexOf(hands, order.target) }),
    ...(GRAVE.includes(order.kind) && { grave: true }),
  };
};

/** Of moves only what cannot be pointed at on the map; of several flights to one hex the first. */
const isListed = (hands: Hands, order: Order): boolean => {
  if (order.kind === 'activate')
    return (
      hands.focus !== undefined && 'unit' in hands.focus && hands.units[hands.focus.unit]?.id === order.unit
    );
  if (order.kind === 'drive') return hands.isFocus({ counter: order.counter });
  return order.kind !== 'move' || order.steps.some((step) => step.do === 'take' || step.do === 'bring');
};

/** A move by its end, and by what is carried along. */
const moveDeed = (hands: Hands, deed: Deed): Deed => {
  const { order } = deed;
  if (order.kind !== 'move') return deed;
  const { view, words, speech } = hands;
  const mover = hands.units[view.active?.unit ?? -1] ?? hands.counters[view.active?.counter ?? -1];
  if (mover === undefined) return deed;
  const { hex, facing } = mover;
  const end = endOf(
    hands.setting.terrain.board,
    { hex, ...(facing !== undefined && { facing }) },
    order.steps,
  );
  const load = order.steps.flatMap((step) => (step.do === 'take' ? [speech.counterName(step.counter)] : []));
  const minimal = order.pace === 'minimal';
  const text =
    load.length > 0
      ? words.carry(load.join(', '), speech.hexName(end.hex), minimal)
      : words.goTo(speech.hexName(end.hex), minimal);
  return { ...deed, text, hexes: [end.hex] };
};

/** Every deed that has a button, in the order in which one would think of them. */
export const deedsOf = (hands: Hands): readonly Deed[] => {
  const listed = hands.orders.filter((order) => isListed(hands, order));
  // Who can only move has his moves listed, too: they must be found without the map.
  const deeds = (listed.length > 0 || hands.view.phase !== 'action' ? listed : hands.orders).map((order) =>
    moveDeed(hands, deedOf(hands, order)),
  );
  const once = deeds.filter(({ text }, i) => deeds.findIndex((each) => each.text === text) === i);
  const rank = ({ order, grave }: Deed): number =>
    order.kind === 'end' || order.kind === 'nothing' ? 2 : grave ? 1 : 0;
  return [...once].sort((a, b) => rank(a) - rank(b));
};
