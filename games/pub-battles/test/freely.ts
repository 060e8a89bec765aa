import { canonical } from '@grognard/engine';
import type { Freely } from '@grognard/engine/conformance';
import { turnBetween } from '@grognard/field';
import { read } from '../ground/reading.ts';
import type { PubBattlesTypes, Wish } from '../model/game-types.ts';
import type { JudgedMarch } from '../model/march.ts';
import type { Order } from '../model/orders.ts';
import type { Setting } from '../model/setting.ts';
import type { View } from '../model/view.ts';
import { carried, startOf } from '../rules/activation/ordering.ts';
import { judgeMarch } from '../rules/movement/judge.ts';
import { apart, type MarchOrder, orderAtRandom, type Place } from './free-orders.ts';

/** The wish that means an order, and whether two orders come to the same. */
const isMarch = (order: Order): order is MarchOrder => order.kind === 'march' || order.kind === 'enter';

const marchedBy = (setting: Setting, view: View, order: MarchOrder): JudgedMarch | undefined => {
  const piece = view.mine.find((each) => each.ref === order.piece);
  const reading = read(setting, view);
  const start = piece && startOf(reading, piece);
  if (piece === undefined || start === undefined) return undefined;
  const judged = judgeMarch(reading, start, order, carried(view, piece));
  return judged.ok ? judged.value : undefined;
};

/** Corners of the way across the fields; how it goes by road is the road's affair. */
const cornersOf = ({ march: { legs }, contact }: JudgedMarch): readonly Place[] =>
  legs
    .slice(0, contact === undefined ? -1 : undefined)
    .flatMap(({ to, road, meets }) => (road || meets !== undefined ? [] : [{ x: to.x, y: to.y }]));

const keyOf = ({ steps }: MarchOrder): Pick<Wish, 'key'> => {
  const last = steps.findLast((step) => step.do === 'column' || step.do === 'road');
  if (last === undefined) return {};
  return { key: last.do === 'column' && !last.form ? 'line' : 'column' };
};

const marchWish = (setting: Setting, view: View, order: MarchOrder): Wish | undefined => {
  const marched = marchedBy(setting, view, order);
  if (marched === undefined) return undefined;
  const { ending, piece } = order;
  const { x, y, heading } = marched.march.end;
  const via = cornersOf(marched);
  const way = { piece, ...keyOf(order), ...(via.length > 0 && { via }) };
  const to = { x, y, heading };
  if (ending === undefined) return { ...way, to };
  if (ending.at === 'attack') return { ...way, to, target: `#${ending.target}` };
  // Where its march ends, before it is drawn up or hides.
  const last = marched.march.legs.at(-1)?.to ?? to;
  const at = { to: { x: last.x, y: last.y, heading } };
  if (ending.at === 'support') return { ...way, ...at, target: ending.lead };
  const own = view.mine.find(({ ref }) => ref === piece);
  const hq = view.formations.find(({ id }) => id === own?.formation)?.hq;
  return hq === undefined ? undefined : { ...way, ...at, target: hq };
};

const wishOf = (setting: Setting, view: View, order: Order): Wish | undefined => {
  if (isMarch(order)) return marchWish(setting, view, order);
  const turned = (heading: number | undefined) =>
    heading === undefined ? {} : { to: { x: 0, y: 0, heading } };
  switch (order.kind) {
    case 'rally':
      return { do: 'rally', piece: order.piece, ...turned(order.facing) };
    case 'retreat':
      return { do: 'retreat', ...turned(order.heading) };
    case 'deploy':
      return { do: 'deploy', piece: order.hq, ...turned(order.facing) };
    case 'bombard':
      return { do: 'bombard', piece: order.piece, target: `#${order.target}` };
    case 'recover':
      return { do: 'recover', gathered: order.pieces };
    case 'plan':
      return { do: 'plan', plan: { pieces: order.pieces, orders: order.orders } };
    case 'write': {
      const { kind: _kind, ...written } = order;
      return { do: 'write', written };
    }
    default:
      return undefined;
  }
};

/** So near is the same place: less than a hand can tell. */
const NEAR = 60;
const TURNED = 100;

/** The same piece comes to the same place, looks the same way and means the same there. */
const areAlike = (a: Order, b: Order, setting: Setting, view: View): boolean => {
  if (!isMarch(a) || !isMarch(b)) return canonical(a) === canonical(b);
  const [one, other] = [marchedBy(setting, view, a), marchedBy(setting, view, b)];
  if (one === undefined || other === undefined || a.piece !== b.piece || a.kind !== b.kind) return false;
  const [end, there] = [one.march.end, other.march.end];
  // Who goes into Reserve is seen no more: where he stood is nobody's concern.
  if (a.ending?.at === 'reserve') return b.ending?.at === 'reserve';
  return (
    canonical(a.ending ?? {}) === canonical(b.ending ?? {}) &&
    end.column === there.column &&
    apart(end, there) <= NEAR &&
    (view.mine.find(({ ref }) => ref === a.piece)?.arm === 'staff' ||
      Math.abs(turnBetween(end.heading, there.heading)) <= TURNED)
  );
};

export const freely: Freely<PubBattlesTypes> = {
  order: (setting, view, _seat, random) => orderAtRandom(setting, view, random),
  wish: (setting, view, _seat, order) => wishOf(setting, view, order),
  focus: (order) => ('piece' in order ? [order.piece] : []),
  alike: areAlike,
};
