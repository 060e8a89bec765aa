import { nameOf, partOf } from '../../model/evolve.ts';
import type { Pair } from '../../model/fighting.ts';
import type { Story } from '../../model/story.ts';
import { type LaterRound, loseRanks } from '../cover/rounds.ts';
import { breakIn, holdOrGo, jamColumns, settleHouses } from '../houses/aftermath.ts';
import { isFoughtByAll } from './engaged.ts';
import { tire } from './fatigue.ts';
import { fight } from './fight.ts';
import { followAll } from './follow-up.ts';
import { takeGuns } from './gunners.ts';
import { isTogether, meleesOf, otherOf, pairsOf, roundOf, sideInPair } from './pairs.ts';
import { pursueAll } from './pursue.ts';
import { recoilAll } from './recoil.ts';
import {
  beatenIn,
  decide,
  disorganise,
  ofMelee,
  partFrom,
  sendBack,
  takeLosses,
  tellBouts,
  testBeaten,
} from './result.ts';

/** LA-S3.5-21: at the end of a period every melee fights a round, all of them at once. */
export const fightMelees = (story: Story): void => {
  jamColumns(story);
  partTheFar(story);
  loseRanks(story, laterRounds(story));
  const melees = meleesOf(story.state);
  const before = story.state;
  const all = melees.map((melee) => fight(story, melee));
  for (const fought of all) {
    tellBouts(story, fought);
    decide(story, fought);
  }
  takeLosses(story, all);
  for (const fought of all) disorganise(story, fought);
  for (const fought of all) takeGuns(story, fought);
  const afterLosses = story.state;
  const isFree = (part: number): boolean =>
    partOf(afterLosses, part).rally === undefined && partOf(afterLosses, part).inside === undefined;
  const byName = (parts: readonly number[]): readonly number[] =>
    [...parts].sort((a, b) => (nameOf(before, a) < nameOf(before, b) ? -1 : 1));
  for (const fought of all) holdOrGo(story, before, fought);
  const beaten = byName(all.flatMap((fought) => beatenIn(story.state, fought)));
  const recoils = recoilAll(story, beaten.filter(isFree));
  const winners = byName(all.flatMap((fought) => ofMelee(before, fought, 'won')));
  followAll(story, afterLosses, winners, recoils);
  for (const fought of all) breakIn(story, before, fought);
  partTheFar(story);
  for (const fought of all) testBeaten(story, before, fought);
  pursueAll(story, all, (fought) => byName(ofMelee(before, fought, 'won')));
  for (const fought of all) sendBack(story, before, fought);
  settleHouses(story);
  tire(story, new Set(melees.flatMap(({ parts }) => parts)));
};

/** Those who are about to fight a later round with all their figures. */
const laterRounds = ({ setting, state }: Story): readonly LaterRound[] =>
  pairsOf(state).flatMap((pair) =>
    [pair.attacker, pair.defender].flatMap((part) =>
      isFoughtByAll(setting, state, pair, part)
        ? [{ part, enemy: otherOf(pair, part), side: sideInPair(pair, part), round: roundOf(pair) }]
        : [],
    ),
  );

/** LA-M3.3-12: whoever is no longer base to base does not fight; nor do two who both run. */
const partTheFar = (story: Story): void => {
  const { state } = story;
  const areRunning = ({ attacker, defender }: Pair): boolean =>
    [attacker, defender].every((part) => partOf(state, part).routing === true);
  for (const pair of pairsOf(state))
    if (!isTogether(story.setting, state, pair) || areRunning(pair)) partFrom(story, pair, ['LA-M3.3-12']);
};
