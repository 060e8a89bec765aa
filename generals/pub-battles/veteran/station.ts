import { eastOf, normalHeading, northOf, roundUnit, turnBetween } from '@grognard/field';
import type { BoardBlock, Order, OwnPiece } from '@grognard/pub-battles/for-generals';
import { keepsOutOfTowns } from '../approach.ts';
import { bearing, distance, nearest, reachOf, type Spot, startOf } from '../distance.ts';
import { isBehindFront } from '../fighting/clash.ts';
import { barsRoad } from '../road.ts';
import type { Pose, Situation } from '../situation.ts';
import { isLikelyTrain, trainWorth } from './trains.ts';

/** How eagerly troops go forward: by how much a centimetre nearer to the enemy is worth. */
export interface Posture {
  readonly drive: number;
  /** How much of a threat is taken to heart. */
  readonly caution: number;
}

const CLOSE = 8_000;
const CM = 1_000;

const isTroop = ({ arm }: BoardBlock): boolean => arm === undefined || arm === 'foot' || arm === 'mounted';

/** How far within reach something is: 0 beyond it, 1 well inside. */
const pressure = (reach: number, far: number): number =>
  Math.max(0, Math.min(1, (reach * 1.15 - far) / (reach * 0.5)));

/** Friends who would stand beside or behind a pose. */
const companyOf = ({ friends }: Situation, ref: string, at: Pose): number =>
  friends
    .filter((each) => each.ref !== ref && !each.spent && each.arm !== 'guns')
    .reduce((sum, each) => sum + Math.max(0, 1 - distance(each, at) / 12_000), 0);

/** Whether a friend closes the side on which somebody would come. */
const isCovered = ({ desk, friends }: Situation, ref: string, at: Pose, foe: Spot): boolean => {
  const { front } = desk.match.setting.measures;
  const off = turnBetween(at.heading, bearing(at, foe)) > 0 ? 9_000 : -9_000;
  const side = normalHeading(at.heading + off);
  const beside = { x: at.x + eastOf(side) * front, y: at.y + northOf(side) * front };
  return friends.some((each) => each.ref !== ref && distance(each, beside) < front * 0.7);
};

const WIDE = 6_000;

/** What the enemy could do to whoever stands there, and what he could do to the enemy, both in points. */
const balanceAt = (situation: Situation, piece: OwnPiece, at: Pose, { caution }: Posture): number => {
  const { desk, foes, worth } = situation;
  const company = 1 + companyOf(situation, piece.ref, at);
  const footing = situation.footing(at);
  const reach = reachOf(desk, piece);
  let [threat, chance] = [0, 0];
  for (const foe of foes) {
    const far = distance(foe, at);
    const isPrey = isLikelyTrain(situation, foe);
    if (isTroop(foe) && !isPrey && foe.spent !== true && !situation.isEngaged(foe.ref)) {
      const isOnFlank = Math.abs(turnBetween(at.heading, bearing(at, foe))) > WIDE;
      const open = isOnFlank && !isCovered(situation, piece.ref, at, foe) ? 1.6 : 1;
      const high = footing.sheltered || footing.level > situation.footing(foe).level ? 0.6 : 1;
      threat += pressure(reachOf(desk, foe), far) * open * high;
    }
    const value = isPrey ? trainWorth(situation, foe) * 0.5 : worth(foe) * (foe.spent === true ? 0.22 : 0.12);
    const around = isBehindFront(situation, at, foe) ? 1.5 : 1;
    chance += pressure(reach, far) * value * around;
  }
  const odds = Math.min(2, (threat + 0.2) / company);
  const risk = worth(piece) * 0.1 * threat * odds * caution * (piece.spent ? 2 : 1);
  return (piece.spent ? 0 : chance * Math.min(1.4, company / (threat + 0.6))) - risk;
};

/** How near a place lies to the straight line between two others. */
const offLine = (at: Spot, a: Spot, b: Spot): number => {
  const length = distance(a, b);
  if (length === 0) return distance(a, at);
  const part = ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / (length * length);
  if (part < 0 || part > 1) return Number.POSITIVE_INFINITY;
  return distance(at, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
};

const GUARD = 1.5;

/** What it is worth to stand between a train and those who could reach it. */
const guardAt = ({ desk, foes, trains }: Situation, at: Pose): number =>
  trains.reduce((sum, train) => {
    const near = foes.filter((foe) => isTroop(foe) && distance(foe, train) <= reachOf(desk, foe) * 1.25);
    return sum + near.filter((foe) => offLine(at, foe, train) < 3_500).length * GUARD;
  }, 0);

/** Who stands behind a fight is swept along when it is lost. */
const SWEPT = 0.6;
const BEHIND = 5_600;
const ASIDE = 3_500;

const sweptAt = ({ friends, isEngaged }: Situation, ref: string, at: Pose): number =>
  friends.filter(({ ref: other, x, y, heading }) => {
    if (other === ref || !isEngaged(other)) return false;
    const [dx, dy] = [at.x - x, at.y - y];
    const behind = -(dx * eastOf(heading) + dy * northOf(heading));
    const aside = Math.abs(dx * northOf(heading) - dy * eastOf(heading));
    return behind > 0 && behind < BEHIND && aside < ASIDE;
  }).length * SWEPT;

/** What it costs to stand in the way of those who are still to come. */
const BARRED = 4;

const scoreAt = (situation: Situation, piece: OwnPiece, at: Pose, posture: Posture): number => {
  const foe = nearest(at, situation.foes);
  const far = foe === undefined ? 0 : Math.max(0, distance(at, foe) - CLOSE) / CM;
  const barred = barsRoad(situation.desk, piece.ref, at) ? BARRED : 0;
  return (
    balanceAt(situation, piece, at, posture) +
    guardAt(situation, at) -
    far * posture.drive -
    barred -
    sweptAt(situation, piece.ref, at)
  );
};

const fractions = [1, 0.75, 0.5, 0.25] as const;
const bends = [0, 2_500, -2_500, 5_500, -5_500] as const;

/** Who is faced: the enemy, from wherever one stands. */
const facingFrom = ({ foes }: Situation, at: Spot, otherwise: number): number => {
  const foe = nearest(at, foes);
  return normalHeading(foe === undefined ? otherwise : bearing(at, foe));
};

const stationsFor = (situation: Situation, piece: OwnPiece, from: Spot): readonly Pose[] => {
  const { desk, foes, friends, trains } = situation;
  const reach = reachOf(desk, piece) * 0.98;
  const { front } = desk.match.setting.measures;
  const goals: readonly Spot[] = [
    ...foes.toSorted((a, b) => distance(from, a) - distance(from, b)).slice(0, 3),
    ...foes.filter((foe) => isLikelyTrain(situation, foe)).slice(0, 1),
    ...trains.slice(0, 1),
  ];
  const ways = goals.flatMap((goal) =>
    fractions.flatMap((part) =>
      bends.map((bend): Spot => {
        const towards = normalHeading(bearing(from, goal) + bend);
        const by = Math.min(reach, distance(from, goal)) * part;
        return { x: roundUnit(from.x + eastOf(towards) * by), y: roundUnit(from.y + northOf(towards) * by) };
      }),
    ),
  );
  const beside = friends
    .filter((each) => each.ref !== piece.ref && each.arm !== 'guns' && distance(each, from) < reach)
    .flatMap(({ x, y, heading }) =>
      [9_000, -9_000].map((turn): Spot => {
        const side = normalHeading(heading + turn);
        return {
          x: roundUnit(x + eastOf(side) * front * 1.06),
          y: roundUnit(y + northOf(side) * front * 1.06),
        };
      }),
    )
    .filter((spot) => distance(spot, from) <= reach);
  return [...ways, ...beside].map((spot) => ({
    ...spot,
    heading: facingFrom(situation, spot, bearing(from, spot)),
  }));
};

/** So much better a place must be than the one where a piece stands, for it to march. */
const WORTHWHILE = 0.25;
/** How many of the best places are put to the referee. */
const TRIED = 7;

/** The march to the best place that a piece can reach, unless it stands as well where it is. */
export const bestStation = (situation: Situation, piece: OwnPiece, posture: Posture): Order | undefined => {
  const { desk } = situation;
  const from = startOf(desk, piece);
  const here: Pose = { x: from.x, y: from.y, heading: piece.heading };
  const now = piece.where === 'map' ? scoreAt(situation, piece, here, posture) : Number.NEGATIVE_INFINITY;
  const turned: Pose = { ...here, heading: facingFrom(situation, from, piece.heading) };
  const best = [...stationsFor(situation, piece, from), ...(piece.where === 'map' ? [turned] : [])]
    .map((at) => ({ at, score: scoreAt(situation, piece, at, posture) }))
    .filter(({ score }) => score > now + WORTHWHILE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 4 * TRIED);
  let tries = 0;
  for (const { at } of best) {
    if (tries >= TRIED) break;
    if (!keepsOutOfTowns(desk, from, at)) continue;
    tries += 1;
    const order =
      situation.wished({ piece: piece.ref, to: at }) ??
      situation.wished({ piece: piece.ref, to: { ...at, heading: normalHeading(bearing(from, at)) } });
    if (order !== undefined) return order;
  }
  return undefined;
};
