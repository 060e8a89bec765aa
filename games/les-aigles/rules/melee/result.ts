/** What a round leads to: the fallen, the beaten, the guns, and what morale and horses make of it. */

import { isThere, partOf, unitOfPart } from '../../model/evolve.ts';
import type { Bout, Fought, Pair } from '../../model/fighting.ts';
import { figuresIn } from '../../model/stands.ts';
import type { Snare, State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { DISORGANISED, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { BADLY } from '../../tables/melee.ts';
import { troopOf } from '../../tables/troops.ts';
import { beatenRules, obstacleAt } from '../barriers/results.ts';
import { worsen } from '../degradation/worsen.ts';
import { sufferInside, type Toll } from '../houses/fall.ts';
import { suffer } from '../losses/suffer.ts';
import { testAfterMelee } from '../morale/after-melee.ts';
import { type Fighter, obligeToRally } from '../rallies/compulsory.ts';
import { mainEngagement } from '../rallies/engaged.ts';
import { halfWayIn, snareIn } from './cover.ts';
import { otherOf } from './pairs.ts';

const ruledBy = (fought: Fought, state: State, part: number): 'won' | 'lost' | 'drawn' => {
  if (fought.winner === undefined) return 'drawn';
  return unitOfPart(state, part).side === fought.winner ? 'won' : 'lost';
};

/** Everybody in a melee by how it went for his side. */
export const ofMelee = (state: State, fought: Fought, how: 'won' | 'lost' | 'drawn'): readonly number[] =>
  fought.melee.parts.filter((part) => ruledBy(fought, state, part) === how);

/** How many of its figures a part has. */
const strengthOf = (state: State, index: number): number =>
  figuresIn(unitOfPart(state, index), partOf(state, index).companies);

export const tellBouts = (story: Story, { bouts }: Fought): void => {
  for (const { pair, round, halved, attacker, defender, rules } of bouts)
    happen(story, {
      kind: 'fought',
      attacker: pair.attacker,
      defender: pair.defender,
      round,
      ...(pair.contacts[0]?.wall !== undefined && { wall: pair.contacts[0].wall }),
      ...(pair.contacts[0]?.inside === true && { inside: true }),
      ...(halved && { halved: true }),
      strikes: { ...(attacker !== undefined && { attacker }), ...(defender !== undefined && { defender }) },
      drew: true,
      rules,
    });
};

const felledBy = ({ inflicted }: Fought, parts: readonly number[]): number =>
  parts.reduce((sum, part) => sum + (inflicted.get(part) ?? 0), 0);

/** LA-O8.6-22: before an obstacle a draw leaves everybody where he is. */
const drawRules = ({ setting, state }: Story, { melee }: Fought): readonly string[] =>
  melee.pairs.some(({ attacker, defender }) => obstacleAt(setting, state, attacker, defender) !== undefined)
    ? ['LA-O8.6-22']
    : [];

/** LA-S3.5-27: who has won. */
export const decide = (story: Story, fought: Fought): void => {
  const { state } = story;
  const isDraw = fought.winner === undefined;
  const { parts } = fought.melee;
  const [first = ''] = parts.map((part) => unitOfPart(state, part).side).sort();
  const isWinner = (part: number): boolean => unitOfPart(state, part).side === (fought.winner ?? first);
  const felled = (mine: boolean): number =>
    felledBy(
      fought,
      parts.filter((part) => isWinner(part) === mine),
    );
  happen(story, {
    kind: 'decided',
    winners: parts.filter(isWinner),
    losers: parts.filter((part) => !isWinner(part)),
    ...(isDraw && { drawn: true }),
    men: [felled(true), felled(false)],
    rules: ['LA-S3.5-27', ...(isDraw ? ['LA-S3.5-18', ...drawRules(story, fought)] : [])],
  });
};

/** LA-O5.5-25: what somebody in a house loses at each of its walls, and inside. */
const tollsOf = (all: readonly Fought[], part: number): readonly Toll[] => {
  const tolls = new Map<number | undefined, number>();
  for (const { pair, attacker, defender } of all.flatMap(({ bouts }) => bouts)) {
    const wall = pair.contacts[0]?.wall;
    const men =
      (pair.defender === part ? (attacker?.men ?? 0) : 0) +
      (pair.attacker === part ? (defender?.men ?? 0) : 0);
    if (men > 0) tolls.set(wall, (tolls.get(wall) ?? 0) + men);
  }
  return [...tolls].map(([wall, men]) => ({ men, ...(wall !== undefined && { wall }) }));
};

/** LA-O5.5-28, -29: what a garrison loses at several walls is one loss, that comes off each of them. */
export const takeLosses = (story: Story, all: readonly Fought[]): void => {
  const inHouses = new Set<number>();
  for (const { suffered } of all)
    for (const [part, men] of suffered) {
      if (partOf(story.state, part).inside === undefined) suffer(story, part, men, ['LA-S3.5-26']);
      else inHouses.add(part);
    }
  for (const part of inHouses) sufferInside(story, part, tollsOf(all, part), ['LA-S3.5-26', 'LA-O5.5-28']);
};

const levelRules = ({ setting, state }: Story, { melee }: Fought, part: number): readonly string[] => [
  ...new Set(
    melee.pairs
      .filter(({ attacker, defender }) => attacker === part || defender === part)
      .flatMap((pair) => beatenRules(setting, state, part, otherOf(pair, part)).level),
  ),
];

/** LA-S3.5-20, -16: nobody comes out of a melee in good order. */
export const disorganise = (story: Story, fought: Fought): void => {
  for (const part of fought.melee.parts)
    if (isThere(partOf(story.state, part)))
      worsen(story, part, DISORGANISED, [
        'LA-S3.5-20',
        ...(ruledBy(fought, story.state, part) === 'lost'
          ? ['LA-S3.5-16', ...levelRules(story, fought, part)]
          : []),
      ]);
};

/** The two of a pair are no longer in contact. */
export const partFrom = (story: Story, { contacts }: Pair, rules: readonly string[]): void => {
  for (const { attacker, defender } of contacts) happen(story, { kind: 'parted', attacker, defender, rules });
};

/** Those of the beaten who are still there and do not run already. */
export const beatenIn = (state: State, fought: Fought): readonly number[] =>
  ofMelee(state, fought, 'lost').filter((part) => {
    const now = partOf(state, part);
    return isThere(now) && now.routing !== true;
  });

/** LA-O4.5-16: whether it was caught half in a wood. */
const isHalfWay = ({ bouts }: Fought, part: number): boolean =>
  bouts.some(({ pair }) => halfWayIn(pair) === part);

/** LA-O8.6-12: or half across a hedge or a wall. */
const snareOf = ({ bouts }: Fought, part: number): Snare =>
  bouts.some(({ pair }) => halfWayIn(pair) === part && snareIn(pair) === 'obstacle') ? 'obstacle' : 'wood';

export const testBeaten = (story: Story, before: State, fought: Fought): void => {
  const [won, lost] = (['won', 'lost'] as const).map((how) => felledBy(fought, ofMelee(before, fought, how)));
  for (const part of beatenIn(story.state, fought)) {
    const figures = strengthOf(before, part);
    const enemy = mainEngagement(story.setting, before, part)?.enemy;
    testAfterMelee(story, part, {
      lostBadly: (won ?? 0) >= BADLY * (lost ?? 0),
      lossesPerFigure: figures === 0 ? 0 : (fought.suffered.get(part) ?? 0) / figures,
      ...(enemy !== undefined && { enemy }),
      ...(isHalfWay(fought, part) && { caughtIn: snareOf(fought, part) }),
    });
  }
};

const combatOf = (state: State, index: number): number => {
  const unit = unitOfPart(state, index);
  const [company = 0] = partOf(state, index).companies;
  return troopOf(unit.nation, unit.companies[company]?.troop ?? '').combat;
};

const fighterIn = (story: Story, before: State, bout: Bout, index: number): Fighter => {
  const now = partOf(story.state, index);
  const isBroken = !isThere(now) || now.routing === true;
  const wasSquare = partOf(before, index).formation === 'square';
  const isOpened = wasSquare && (now.formation !== 'square' || now.degradation >= WITHOUT_FORMATION);
  const enemy = index === bout.pair.attacker ? bout.defender : bout.attacker;
  return {
    part: index,
    figures: strengthOf(before, index),
    combat: combatOf(before, index),
    lossPoints: enemy?.men ?? 0,
    lossFigures: strengthOf(before, index) - strengthOf(story.state, index),
    ...((isBroken || isOpened) && { broken: true }),
  };
};

/** LA-S3.5-18, -19: draws between horsemen, and squares that hold. */
export const sendBack = (story: Story, before: State, { bouts }: Fought): void => {
  for (const bout of bouts) {
    const { attacker, defender } = bout.pair;
    if ([attacker, defender].some((part) => !isThere(partOf(story.state, part)))) continue;
    obligeToRally(story, {
      round: bout.round,
      fighters: [fighterIn(story, before, bout, attacker), fighterIn(story, before, bout, defender)],
    });
  }
};
