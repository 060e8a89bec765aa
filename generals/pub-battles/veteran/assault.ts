import { eastOf, normalHeading, northOf } from '@grognard/field';
import type { BoardBlock, Order, OwnPiece } from '@grognard/pub-battles/for-generals';
import { isTroop } from '../desk.ts';
import { bearing, distance, reachOf, startOf } from '../distance.ts';
import { type Clash, clashesAbout, meleeOf } from '../fighting/clash.ts';
import { expectedMargin } from '../fighting/melee.ts';
import type { Pose, Situation } from '../situation.ts';
import { isLikelyTrain, trainWorth } from './trains.ts';
import { waysTo } from './ways.ts';

/** An attack that the referee would take. */
interface Attack {
  readonly piece: OwnPiece;
  readonly enemy: BoardBlock;
  readonly order: Order;
  readonly end: Pose;
  /** The edge that it meets; of one who comes out of Reserve it is not known. */
  readonly face?: string;
}

/** Attacks on one enemy, and what they come to together. */
interface Plan {
  readonly attacks: readonly Attack[];
  readonly gain: number;
}

/** How many enemies a piece thinks about, and how many ways to each are put to the referee. */
const IN_MIND = 5;
const WAYS = 4;
const EDGES = 2;

/** The reach of an HQ, and a little more: the referee measures. */
const isCommanded = ({ desk: { match, view } }: Situation, piece: OwnPiece): boolean => {
  const { command, front } = match.setting.measures;
  return view.mine.some(
    ({ kind, formation, where, ...staff }) =>
      where === 'map' &&
      (kind === 'commander' || (kind === 'hq' && formation === piece.formation)) &&
      (piece.where === 'reserve' || distance(piece, staff) <= command + front / 2),
  );
};

/** Comes out of its Reserve as the planner would have it. */
const fromReserve = (situation: Situation, piece: OwnPiece, enemy: BoardBlock): Attack | undefined => {
  const order = situation.wished({ piece: piece.ref, target: enemy.ref });
  const from = startOf(situation.desk, piece);
  const heading = normalHeading(bearing(from, enemy));
  const { depth } = situation.desk.match.setting.measures;
  const end = { x: enemy.x - eastOf(heading) * depth, y: enemy.y - northOf(heading) * depth, heading };
  return order === undefined ? undefined : { piece, enemy, order, end };
};

/** The first ways against two different edges that the referee would take. */
const attacksOn = (situation: Situation, piece: OwnPiece, enemy: BoardBlock): readonly Attack[] => {
  if (piece.where === 'reserve') return [fromReserve(situation, piece, enemy) ?? []].flat();
  const found: Attack[] = [];
  for (const { order, end, face } of waysTo(situation, piece, enemy).slice(0, WAYS)) {
    if (found.some((each) => each.face === face) || found.length === EDGES) continue;
    if (situation.tried(order) !== undefined) found.push({ piece, enemy, order, end, face });
  }
  return found;
};

/** Enemies who could fall upon whoever stands there, and who are not held by anybody. */
const freeFoes = (situation: Situation, at: Pose, but: string): readonly BoardBlock[] =>
  situation.foes.filter(
    (foe) =>
      foe.ref !== but &&
      foe.spent !== true &&
      (foe.arm === undefined || foe.arm === 'foot' || foe.arm === 'mounted') &&
      !isLikelyTrain(situation, foe) &&
      !situation.isEngaged(foe.ref) &&
      distance(foe, at) <= reachOf(situation.desk, foe) * 0.75,
  );

/** What an attack lays open, as long as the enemy has chits to come. */
const EXPOSED = 0.09;

const exposureOf = (situation: Situation, { piece, enemy, end }: Attack): number =>
  situation.toCome *
  EXPOSED *
  situation.worth(piece) *
  Math.min(3, freeFoes(situation, end, enemy.ref).length);

const marginOf = (situation: Situation, clashes: readonly Clash[], attacks: readonly Attack[]): number => {
  const poses = new Map(attacks.map(({ piece, end }) => [piece.ref, end] as const));
  const refs = attacks.flatMap(({ piece, enemy }) => [piece.ref, enemy.ref]);
  const { melee } = meleeOf(situation, clashesAbout(clashes, refs), { poses });
  return expectedMargin(melee, situation.effort.samples);
};

const clashOf = ({ piece, enemy }: Attack): Clash => ({ attacker: piece.ref, defender: enemy.ref });

/** What several attacks add to the fights that there are already. */
const gainOf = (situation: Situation, attacks: readonly Attack[]): number => {
  const { contacts } = situation.desk.view;
  const trains = attacks.filter(({ enemy }) => isLikelyTrain(situation, enemy));
  const fights = attacks.filter((attack) => !trains.includes(attack));
  const spoils = trains.reduce((sum, { enemy }) => sum + trainWorth(situation, enemy), 0);
  const exposed = attacks.reduce((sum, attack) => sum + exposureOf(situation, attack), 0);
  if (fights.length === 0) return spoils - exposed;
  const refs = fights.flatMap(({ piece, enemy }) => [piece.ref, enemy.ref]);
  const before = clashesAbout(contacts, refs);
  const was =
    before.length === 0 ? 0 : expectedMargin(meleeOf(situation, before).melee, situation.effort.samples);
  return marginOf(situation, [...contacts, ...fights.map(clashOf)], fights) - was + spoils - exposed;
};

/** Adds to a plan whoever makes it better, the best first. */
const joined = (situation: Situation, plan: Plan, others: readonly Attack[]): Plan => {
  const better = others
    .filter(
      ({ piece, face }) =>
        !plan.attacks.some(
          (each) => each.piece.ref === piece.ref || (face !== undefined && each.face === face),
        ),
    )
    .map((attack): Plan => {
      const attacks = [...plan.attacks, attack];
      return { attacks, gain: gainOf(situation, attacks) };
    })
    .filter(({ gain }) => gain > plan.gain + JOINING)
    .toSorted((a, b) => b.gain - a.gain)[0];
  return better === undefined || better.attacks.length >= MOST
    ? (better ?? plan)
    : joined(situation, better, others);
};

const JOINING = 0.2;
const MOST = 4;

/** Every attack that somebody could make now, by enemy. */
export const attacksIn = (situation: Situation, idle: readonly OwnPiece[]): readonly Attack[] => {
  const { desk } = situation;
  return idle
    .filter(
      (piece) =>
        isTroop(piece) &&
        piece.where !== 'due' &&
        !situation.isEngaged(piece.ref) &&
        isCommanded(situation, piece),
    )
    .flatMap((piece) => {
      const from = startOf(desk, piece);
      const reach = reachOf(desk, piece) + desk.match.setting.measures.front / 2;
      return situation.foes
        .filter((enemy) => distance(from, enemy) <= reach)
        .toSorted((a, b) => distance(from, a) - distance(from, b))
        .slice(0, IN_MIND)
        .flatMap((enemy) => attacksOn(situation, piece, enemy));
    });
};

/** The best that can be done against any one enemy. */
export const bestPlan = (situation: Situation, attacks: readonly Attack[]): Plan | undefined => {
  const enemies = [...new Set(attacks.map(({ enemy }) => enemy.ref))];
  return enemies
    .map((ref) =>
      joined(
        situation,
        { attacks: [], gain: 0 },
        attacks.filter(({ enemy }) => enemy.ref === ref),
      ),
    )
    .filter((plan) => plan.attacks.length > 0)
    .toSorted((a, b) => b.gain - a.gain)[0];
};
