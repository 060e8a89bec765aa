import { normalHeading } from '@grognard/field';
import type { Order, OwnPiece } from '@grognard/pub-battles/for-generals';
import { getAway, keepsOutOfTowns, marchTowards } from '../approach.ts';
import { accepted, firstOf, idleIn, isTroop } from '../desk.ts';
import { bearing, distance, middle, nearest, reachOf, type Spot, startOf } from '../distance.ts';
import { clashesAbout, meleeOf } from '../fighting/clash.ts';
import { expectedMargin } from '../fighting/melee.ts';
import { leadIn } from '../fighting/worth.ts';
import { staffOrder } from '../headquarters.ts';
import { byRoad, roadMarch } from '../road.ts';
import type { Situation } from '../situation.ts';
import { isLate } from '../standing.ts';
import { attacksIn, bestPlan } from './assault.ts';
import { bombardment } from './guns.ts';
import { bestStation, type Posture } from './station.ts';

/** The next deed of the active formation. */
export const veteranActivationOrder = (situation: Situation): Order | undefined => {
  const { desk } = situation;
  const idle = idleIn(desk);
  const troops = idle.filter(isTroop);
  const posture = postureIn(situation);
  return (
    staffOrder(desk) ??
    rallies(situation, idle) ??
    firstOf(idle, (piece) => unpacking(situation, piece)) ??
    firstOf(idle, (piece) => bombardment(situation, piece)) ??
    assault(situation, idle) ??
    firstOf(troops, (piece) => support(situation, piece)) ??
    firstOf(troops, (piece) => inContact(situation, piece)) ??
    firstOf(byNearness(situation, idle), (piece) => march(situation, piece, posture)) ??
    firstOf(idle, (piece) => guns(situation, piece)) ??
    accepted(desk, { kind: 'done' }) ??
    firstOf(idle, (piece) => getAway(desk, piece))
  );
};

const rallies = ({ desk }: Situation, idle: readonly OwnPiece[]): Order | undefined =>
  firstOf(
    idle.filter(({ spent }) => spent),
    (piece) => {
      const foe = nearest(piece, desk.view.theirs);
      const facing = normalHeading(foe === undefined ? piece.heading : bearing(piece, foe));
      return accepted(desk, { kind: 'rally', piece: piece.ref, facing });
    },
  );

/** Enemies who could reach a train next turn. */
const raidersOf = ({ desk, foes }: Situation, train: Spot): number =>
  foes.filter((foe) => foe.arm !== 'guns' && distance(foe, train) <= reachOf(desk, foe) * 1.1).length;

const guardsOf = ({ friends }: Situation, train: Spot): number =>
  friends.filter((each) => distance(each, train) < 9_000).length;

/** A train unpacks once somebody near it can use it and nobody can fall upon it; it never packs. */
const unpacking = (situation: Situation, train: OwnPiece): Order | undefined => {
  const { desk } = situation;
  const { command, front } = desk.match.setting.measures;
  if (train.kind !== 'baggage' || train.unpacked === true) return undefined;
  const tired = desk.view.mine.filter(
    (piece) => piece.spent && piece.arm !== 'staff' && distance(piece, train) <= command + front / 2,
  );
  const isSafe = raidersOf(situation, train) <= guardsOf(situation, train);
  return tired.length > 0 && isSafe ? accepted(desk, { kind: 'unpack', piece: train.ref }) : undefined;
};

/** What an attack must promise: more for who leads near the end, less for who must catch up. */
const leastGain = (situation: Situation): number => {
  const lead = Math.max(-6, Math.min(6, leadIn(situation.desk)));
  if (situation.isLast) return lead < 0 ? DESPERATE : 0.1 + lead * 0.2;
  return 0.8 + lead * (isLate(situation.desk) ? 0.35 : 0.1);
};

/** What the beaten side stakes on the last turn. */
const DESPERATE = -1.5;

const assault = (situation: Situation, idle: readonly OwnPiece[]): Order | undefined => {
  const able = idle.filter(({ spent }) => situation.isLast || !spent);
  const plan = bestPlan(situation, attacksIn(situation, able));
  return plan === undefined || plan.gain < leastGain(situation) ? undefined : plan.attacks[0]?.order;
};

/** Behind a friend who fights, where that turns the scale. */
const support = (situation: Situation, piece: OwnPiece): Order | undefined => {
  const { contacts, supports, mine } = situation.desk.view;
  if (piece.spent || situation.isEngaged(piece.ref) || piece.where === 'due') return undefined;
  const leads = mine.filter(
    ({ ref }) => situation.isEngaged(ref) && !supports.some(({ lead }) => lead === ref),
  );
  const worthwhile = leads
    .map((lead) => {
      const clashes = clashesAbout(contacts, [lead.ref]);
      const { samples } = situation.effort;
      const before = expectedMargin(meleeOf(situation, clashes).melee, samples);
      const behind = [...supports, { lead: lead.ref, support: piece.ref }];
      const after = expectedMargin(meleeOf(situation, clashes, { supports: behind }).melee, samples);
      return { lead, gain: after - before };
    })
    .filter(({ gain }) => gain > 0.4)
    .toSorted((a, b) => b.gain - a.gain);
  const from = startOf(situation.desk, piece);
  return firstOf(worthwhile, ({ lead }) =>
    keepsOutOfTowns(situation.desk, from, lead)
      ? situation.wished({ piece: piece.ref, target: lead.ref })
      : undefined,
  );
};

/** Who has been attacked turns to whom it matters most, or gets away if he cannot hold. */
const inContact = (situation: Situation, piece: OwnPiece): Order | undefined => {
  const { desk } = situation;
  const { contacts } = desk.view;
  const met = contacts.filter(({ defender }) => defender === piece.ref);
  if (met.length === 0) return undefined;
  const { samples } = situation.effort;
  const clashes = clashesAbout(contacts, [piece.ref]);
  const marginAs = (heading: number): number => {
    const poses = new Map([[piece.ref, { x: piece.x, y: piece.y, heading }]]);
    return expectedMargin(meleeOf(situation, clashes, { poses }).melee, samples);
  };
  const now = marginAs(piece.heading);
  const turned = met
    .flatMap(({ attacker }) => desk.view.theirs.filter(({ ref }) => ref === attacker))
    .map((foe) => normalHeading(foe.heading + 18_000))
    .map((heading) => ({ heading, margin: marginAs(heading) }))
    .filter(({ margin }) => margin > now + 0.3)
    .toSorted((a, b) => b.margin - a.margin);
  const best = turned[0]?.margin ?? now;
  const others = clashes.filter(({ attacker, defender }) => attacker !== piece.ref && defender !== piece.ref);
  const without = others.length === 0 ? 0 : expectedMargin(meleeOf(situation, others).melee, samples);
  if (without > best + 0.8) {
    const away = getAway(desk, piece);
    if (away !== undefined) return away;
  }
  return firstOf(turned, ({ heading }) =>
    situation.tried({ kind: 'march', piece: piece.ref, steps: [{ do: 'pivot', to: heading }] }),
  );
};

/** Who leads near the end has time on his side. */
const postureIn = (situation: Situation): Posture => {
  const lead = leadIn(situation.desk);
  const late = isLate(situation.desk);
  if (lead > 0) return late ? { drive: 0, caution: 1.6 } : { drive: 0.2, caution: 1.1 };
  return late ? { drive: 0.5, caution: 0.7 } : { drive: 0.3, caution: 1 };
};

const byNearness = ({ desk, foes }: Situation, idle: readonly OwnPiece[]): readonly OwnPiece[] => {
  const far = (piece: OwnPiece): number => {
    const from = startOf(desk, piece);
    const foe = nearest(from, foes);
    return foe === undefined ? 0 : distance(from, foe);
  };
  return idle.toSorted((a, b) => far(a) - far(b));
};

const march = (situation: Situation, piece: OwnPiece, posture: Posture): Order | undefined => {
  const { desk, foes, friends, trains } = situation;
  if (piece.arm === 'staff' || situation.isEngaged(piece.ref)) return undefined;
  if (desk.view.supports.some(({ support: ref }) => ref === piece.ref)) return undefined;
  if (piece.arm === 'train') return trainMarch(situation, piece);
  const start = startOf(desk, piece);
  const goal = nearest(start, foes) ?? middle(friends);
  if (piece.spent) {
    const train = nearest(start, trains);
    if (train !== undefined && piece.arm !== 'mounted') return marchTowards(desk, piece, start, train);
    return bestStation(situation, piece, { drive: 0, caution: 2 });
  }
  if (piece.where === 'due' || piece.column === true) {
    if (goal === undefined) return undefined;
    return byRoad(desk, piece, goal) ?? marchTowards(desk, piece, start, goal);
  }
  if (piece.kind === 'artillery') return undefined;
  const foe = nearest(start, foes);
  const isFar = foe !== undefined && distance(start, foe) > 2.5 * reachOf(desk, piece);
  return (
    (isFar && goal !== undefined ? roadMarch(desk, piece, goal) : undefined) ??
    bestStation(situation, piece, posture)
  );
};

/** A train keeps away from whoever could fall upon it, and comes onto the map by its road. */
const trainMarch = (situation: Situation, train: OwnPiece): Order | undefined => {
  const { desk, friends } = situation;
  if (train.where === 'due') {
    const centre = middle(friends);
    return centre === undefined ? undefined : roadMarch(desk, train, centre);
  }
  if (train.unpacked === true || raidersOf(situation, train) <= guardsOf(situation, train)) return undefined;
  return getAway(desk, train);
};

/** Guns stay a little within their range, behind others, and out of reach of attacks. */
const STANDOFF = 0.85;

const guns = (situation: Situation, gun: OwnPiece): Order | undefined => {
  const { desk, foes, friends } = situation;
  if (gun.kind !== 'artillery' || gun.where === 'due' || gun.column === true) return undefined;
  const start = startOf(desk, gun);
  const foe = nearest(start, foes);
  if (foe === undefined || situation.isEngaged(gun.ref)) return undefined;
  const { bombard } = desk.match.setting.measures;
  const far = distance(start, foe);
  const screened = friends.some((each) => each.arm !== 'guns' && distance(each, foe) < far);
  if (far < bombard * 0.5 && !screened && gun.where === 'map') return getAway(desk, gun);
  if (far <= bombard) return undefined;
  const part = (bombard * STANDOFF) / far;
  const goal = {
    x: Math.round(foe.x + (start.x - foe.x) * part),
    y: Math.round(foe.y + (start.y - foe.y) * part),
  };
  return marchTowards(desk, gun, start, goal);
};
