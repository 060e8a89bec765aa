import type { Options, Player } from '@grognard/engine';
import type { BoardBlock } from '../model/board.ts';
import type { PubBattlesTypes, Region } from '../model/game-types.ts';
import type { Order } from '../model/orders.ts';
import { membersIn, pieceIn } from '../model/own.ts';
import type { Reading } from '../model/reading.ts';
import type { Setting } from '../model/setting.ts';
import type { OwnPiece, View } from '../model/view.ts';
import { check, isLawful } from '../play/check.ts';
import { someWay, wayOut } from '../rules/activation/getting-away.ts';
import { dividedArmy } from '../rules/planning/divided.ts';
import { regionsFor } from './regions.ts';

/** Everything that could be ordered without a place to be named, lawful or not; at least all of the kind that is meant. */
export const thinkable = (reading: Reading, focus?: string, kind?: string): readonly Order[] => {
  const { view } = reading;
  if (view.deploying.length > 0) return deployments(view);
  if (view.combat !== undefined) return combatOrders(view);
  switch (view.phase) {
    case 'planning':
      return [{ kind: 'plan', pieces: dividedArmy(reading), orders: [] }];
    case 'alter':
      return answersTo(view, kind);
    case 'activation':
      return kind === 'done' ? [{ kind }] : activationOrders(reading, focus);
    case 'combat':
      return combatOrders(view);
    case 'nightfall':
      return (['stay', 'withdraw'] as const).map((choice) => ({ kind: 'nightfall', choice }));
    case 'stragglers':
      return [{ kind: 'recover', pieces: [] }];
    default:
      return [];
  }
};

/** What may be answered to a draw. */
const answersTo = (view: View, kind: string | undefined): readonly Order[] => {
  switch (kind) {
    case 'let':
      return [{ kind }];
    case 'delay':
      return delays(view);
    case 'advance':
      return advances(view);
    case 'deploy':
      return setDowns(view);
    default:
      return [{ kind: 'let' }, ...delays(view), ...advances(view), ...setDowns(view)];
  }
};

/** PB-R048: on the map, or still to come: who waits off the map with his chit in the cup may try as well. */
const staffIn = ({ mine }: View): readonly OwnPiece[] =>
  mine.filter(({ arm, where }) => arm === 'staff' && (where === 'map' || where === 'due'));

const delays = (view: View): readonly Order[] => staffIn(view).map(({ ref }) => ({ kind: 'delay', by: ref }));

const advances = (view: View): readonly Order[] => {
  const staff = staffIn(view);
  const orders: Order[] = [];
  for (const { id } of view.formations)
    for (const { ref } of staff) orders.push({ kind: 'advance', formation: id, by: ref });
  return orders;
};

const facings = [0, 9_000, 18_000, 27_000] as const;

/** PB-R097: reserves that may be set down of their owner's own will. */
const setDowns = ({ formations, mine }: View): readonly Order[] => {
  const hidden: string[] = [];
  for (const { where, formation } of mine) if (where === 'reserve') hidden.push(formation);
  if (hidden.length === 0) return [];
  return formations
    .filter(({ id }) => hidden.includes(id))
    .flatMap(({ hq }) => facings.map((facing): Order => ({ kind: 'deploy', hq, facing })));
};

const activationOrders = (reading: Reading, focus?: string): readonly Order[] => [
  { kind: 'done' },
  ...[...membersIn(reading.view, reading.view.activation?.formation), ...trainsAtLarge(reading.view)]
    .filter((piece) => (focus === undefined || piece.ref === focus) && mayAct(reading.view, piece))
    .flatMap((piece) => pieceOrders(reading, piece)),
];

/** PB-R198h: trains of who has no chit are packed and unpacked with any of their side. */
const trainsAtLarge = ({ formations, mine }: View): readonly OwnPiece[] => {
  const chitless = formations.filter(({ chit }) => chit === 'none').map(({ id }) => id);
  if (chitless.length === 0) return [];
  return mine.filter(({ kind, formation }) => kind === 'baggage' && chitless.includes(formation));
};

/** PB-R198c: a train that has marched may still be unpacked. */
const mayAct = ({ activation }: View, { ref, where, kind }: OwnPiece): boolean =>
  (where === 'map' || where === 'reserve') &&
  (kind === 'baggage' || activation?.acted.includes(ref) === false);

const pieceOrders = ({ setting, view: { theirs } }: Reading, piece: OwnPiece): readonly Order[] => {
  const { ref, kind, spent, unpacked } = piece;
  return [
    ...(spent ? [{ kind: 'rally', piece: ref } as const] : []),
    ...(kind === 'artillery'
      ? theirs
          .filter((enemy) => isNear(setting, piece, enemy))
          .map((enemy): Order => ({ kind: 'bombard', piece: ref, target: Number(enemy.ref.slice(1)) }))
      : []),
    ...setting.exits
      .filter((exit) => isNear(setting, piece, exit))
      .map(({ id }): Order => ({ kind: 'leave', piece: ref, exit: id })),
    ...(kind === 'baggage' ? [{ kind: unpacked === true ? 'pack' : 'unpack', piece: ref } as const] : []),
  ];
};

/** Near enough to be worth the question whether it is in range. */
const isNear = ({ measures }: Setting, a: BoardBlock, b: Pick<BoardBlock, 'x' | 'y'>): boolean => {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  const far = measures.bombard + measures.front;
  return dx * dx + dy * dy <= far * far;
};

const combatOrders = ({ theirs, contacts }: View): readonly Order[] => [
  { kind: 'stand' },
  { kind: 'commit' },
  { kind: 'retreat' },
  ...theirs.map((enemy): Order => ({ kind: 'target', target: Number(enemy.ref.slice(1)) })),
  ...contacts.map(({ arrival }): Order => ({ kind: 'fight', combat: arrival })),
];

const deployments = (view: View): readonly Order[] =>
  view.deploying
    .filter((hq) => !hq.startsWith('#'))
    .flatMap((hq) => facings.map((facing): Order => ({ kind: 'deploy', hq, facing })));

/** Marches for those who may not stay where they are: somebody who knows no better must still find one. */
const waysOut = (reading: Reading, seat: Player): readonly Order[] => {
  const { view } = reading;
  if (view.phase !== 'activation' || view.deploying.length > 0 || view.combat !== undefined) return [];
  const exposed = check(reading, seat, { kind: 'done' }).map(({ params }) => params?.piece);
  return view.mine
    .filter(({ ref }) => exposed.includes(ref))
    .flatMap((piece) => wayOut(reading, seat, piece) ?? []);
};

/** Some march of the piece that is looked at, for whoever knows no better: of all that it can reach no list is made. */
const marchFor = (reading: Reading, seat: Player, focus: string): readonly Order[] => {
  const { view } = reading;
  const piece = pieceIn(view, focus);
  const isFree = view.deploying.length === 0 && view.combat === undefined;
  const way = isFree && piece !== undefined ? someWay(reading, seat, piece) : undefined;
  return way === undefined ? [] : [way];
};

/** Every finite choice that stands. */
const ordersOn = (reading: Reading, seat: Player, focus?: string): readonly Order[] => [
  ...thinkable(reading, focus).filter((order) => isLawful(reading, seat, order)),
  ...waysOut(reading, seat),
  ...(focus === undefined ? [] : marchFor(reading, seat, focus)),
];

/** What may be ordered, and the outlines of what the focus can reach: those are worked out for whoever looks at them. */
export const options = (reading: Reading, seat: Player, focus?: string): Options<PubBattlesTypes> => {
  let regions: readonly Region[] | undefined;
  return {
    orders: ordersOn(reading, seat, focus),
    get regions() {
      regions ??= focus === undefined ? [] : regionsFor(reading, seat, focus);
      return regions;
    },
  };
};
