import { eastOf, normalHeading, northOf, roundUnit, turnBetween } from '@grognard/field';
import type { BoardBlock, Order, OwnPiece } from '@grognard/pub-battles/for-generals';
import { isBuilt, keepsOutOfTowns } from './approach.ts';
import { accepted, aliasOf, type Desk, firstOf, foesIn, granted, isTroop } from './desk.ts';
import { bearing, distance, reachOf, startOf } from './distance.ts';
import { COMRADE, faceOf, promiseOf } from './match-up.ts';

type Face = 'front' | 'right' | 'rear' | 'left';
type Edge = readonly [face: Face, right: number];

/** The edges of a block, and how far to the right of its front they look. The front comes last: it fires. */
const edges: readonly Edge[] = [
  ['right', 9_000],
  ['left', 27_000],
  ['rear', 18_000],
  ['front', 0],
];

/** Room that is left before the last steps of an attack. */
const RUN_UP = 500;
/** An edge is met by going forward or oblique; a little more is let pass, for the referee has the last word. */
const OBLIQUE = 5_000;

/** The ways to attack one edge: at once after a turn towards it, or by way of a place before it. */
const attacksOn = (desk: Desk, piece: OwnPiece, enemy: BoardBlock, [face, right]: Edge): readonly Order[] => {
  const { front, depth } = desk.match.setting.measures;
  const outward = normalHeading(enemy.heading + right);
  const inward = normalHeading(outward + 18_000);
  const off = (face === 'rear' || face === 'front' ? depth : front) / 2 + depth / 2 + RUN_UP;
  const before = {
    x: roundUnit(enemy.x + eastOf(outward) * off),
    y: roundUnit(enemy.y + northOf(outward) * off),
  };
  const ending = { at: 'attack', target: aliasOf(enemy), face } as const;
  const march = { kind: 'march', piece: piece.ref, ending } as const;
  const towards = normalHeading(bearing(piece, enemy));
  const isAhead = Math.abs(turnBetween(inward, towards)) <= OBLIQUE;
  const detour = Math.round(distance(piece, before));
  const isNear = detour <= (2 * reachOf(desk, piece)) / 3;
  return [
    ...(isAhead ? [inward, towards].map((to): Order => ({ ...march, steps: [{ do: 'pivot', to }] })) : []),
    ...(isNear
      ? [
          {
            ...march,
            steps: [
              { do: 'pivot', to: normalHeading(bearing(piece, before)) },
              { do: 'ahead', by: detour },
              { do: 'pivot', to: inward },
            ],
          } as const,
        ]
      : []),
  ];
};

/** Who comes through a town comes Spent; whoever holds one must be met there. */
const comesInOrder = (desk: Desk, piece: OwnPiece, enemy: BoardBlock): boolean =>
  isBuilt(desk, enemy) || keepsOutOfTowns(desk, piece, enemy);

/** An attack on an enemy: into flank or rear if it can be had. A reserve comes out as the planner would have it. */
const attackOn = (desk: Desk, piece: OwnPiece, enemy: BoardBlock): Order | undefined =>
  piece.where === 'reserve'
    ? granted(desk, { piece: piece.ref, target: enemy.ref })
    : firstOf(
        edges.flatMap((edge) => attacksOn(desk, piece, enemy, edge)),
        (order) => (comesInOrder(desk, piece, enemy) ? accepted(desk, order) : undefined),
      );

const isEngaged = ({ view }: Desk, { ref }: OwnPiece): boolean =>
  view.contacts.some(({ attacker, defender }) => attacker === ref || defender === ref);

/** Nobody attacks out of command. */
const isCommanded = ({ match, view }: Desk, piece: OwnPiece): boolean => {
  const { command, front } = match.setting.measures;
  return view.mine.some(
    ({ kind, formation, where, ...staff }) =>
      where === 'map' &&
      (kind === 'commander' || (kind === 'hq' && formation === piece.formation)) &&
      (piece.where === 'reserve' || distance(piece, staff) <= command + front),
  );
};

/** How many of the nearest enemies a piece thinks about. */
const IN_MIND = 4;

/** Nobody goes into a fight that he could not hold alone, whoever may join him. */
const EVEN = -0.7;

interface Chance {
  readonly order: Order;
  readonly piece: string;
  readonly face: string | undefined;
  readonly enemy: string;
  readonly promise: number;
}

const chancesOf = (desk: Desk, piece: OwnPiece): readonly Chance[] => {
  const from = startOf(desk, piece);
  const reach = reachOf(desk, piece) + desk.match.setting.measures.front;
  return foesIn(desk)
    .filter((enemy) => distance(from, enemy) <= reach)
    .toSorted((a, b) => distance(from, a) - distance(from, b))
    .slice(0, IN_MIND)
    .flatMap((enemy): readonly Chance[] => {
      const order = attackOn(desk, piece, enemy);
      const promise = order === undefined ? 0 : promiseOf(desk, piece, enemy, order);
      return order === undefined
        ? []
        : [{ order, piece: piece.ref, face: faceOf(order), enemy: enemy.ref, promise }];
    });
};

/** How many other edges of the same enemy others can meet: an edge has room for one. */
const edgesBesides = (chances: readonly Chance[], { enemy, piece, face }: Chance): number =>
  new Set(
    chances
      .filter((each) => each.enemy === enemy && each.piece !== piece && each.face !== face)
      .map((each) => each.face),
  ).size;

/** The most promising attack that any of several pieces can make, if it is worth making; who can join in counts. */
export const bestAttack = (desk: Desk, idle: readonly OwnPiece[], least: number): Order | undefined => {
  const chances = idle
    .filter(
      (piece) =>
        isTroop(piece) && piece.where !== 'due' && !isEngaged(desk, piece) && isCommanded(desk, piece),
    )
    .flatMap((piece) => chancesOf(desk, piece));
  const joined = chances
    .filter(({ promise }) => promise >= EVEN)
    .map((chance) => ({
      ...chance,
      promise: chance.promise + COMRADE * edgesBesides(chances, chance),
    }));
  return joined.filter(({ promise }) => promise >= least).toSorted((a, b) => b.promise - a.promise)[0]?.order;
};

/** Behind a friend who is in contact, as his support. */
export const support = (desk: Desk, piece: OwnPiece): Order | undefined => {
  const { mine, contacts, supports } = desk.view;
  if (!isTroop(piece) || piece.spent || isEngaged(desk, piece)) return undefined;
  const leads = mine.filter(
    ({ ref }) =>
      contacts.some(({ attacker, defender }) => attacker === ref || defender === ref) &&
      !supports.some(({ lead }) => lead === ref),
  );
  const from = startOf(desk, piece);
  return firstOf(leads, (lead) =>
    keepsOutOfTowns(desk, from, lead) ? granted(desk, { piece: piece.ref, target: lead.ref }) : undefined,
  );
};
