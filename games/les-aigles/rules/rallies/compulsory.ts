/** Rallies that a melee leaves no choice about; its rounds are fought elsewhere and handed in. */

import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';

/** One of two who have fought a round, as it was when the melee began. */
export interface Fighter {
  readonly part: number;
  readonly figures: number;
  readonly combat: number;
  /** What it has lost in this round: points, and whole figures. */
  readonly lossPoints: number;
  readonly lossFigures: number;
  /** It has given way: it fights on no more. */
  readonly broken?: true;
}

export interface MeleeRound {
  readonly round: number;
  readonly fighters: readonly [Fighter, Fighter];
}

/** What a round obliges somebody to, and by which rules; nothing, and why, if he may stay. */
export interface Verdict {
  readonly part: number;
  readonly mustRally: boolean;
  readonly rules: readonly string[];
}

/** LA-M3.5-2: as many losses taken as inflicted. */
const isTie = ({ switches }: Setting, [one, other]: MeleeRound['fighters']): boolean =>
  switches.tieCountedIn === 'lossPoints'
    ? one.lossPoints === other.lossPoints
    : one.lossFigures === other.lossFigures;

const tieVerdict = ({ round, fighters: [one, other] }: MeleeRound): Omit<Verdict, 'part'> => {
  if (round === 2) return { mustRally: true, rules: ['LA-M3.5-7', 'LA-M3.5-2', 'LA-S3.5-18'] };
  if (round !== 1) return { mustRally: false, rules: [] };
  if (one.combat !== other.combat) return { mustRally: false, rules: ['LA-M3.5-4', 'LA-M3.5-2'] };
  return one.figures === other.figures
    ? { mustRally: true, rules: ['LA-M3.5-1', 'LA-M3.5-2', 'LA-S3.5-18'] }
    : { mustRally: false, rules: ['LA-M3.5-6', 'LA-M3.5-4', 'LA-M3.5-2'] };
};

/** LA-M3.1-3e: a hollow square that holds leaves cavalry nothing but a rally. */
const squareVerdicts = ({ switches }: Setting, state: State, { fighters }: MeleeRound): readonly Verdict[] =>
  fighters.flatMap((horse, place): Verdict[] => {
    const foot = fighters[1 - place] as Fighter;
    const isSquare = partOf(state, foot.part).formation === 'square' && foot.broken !== true;
    if (unitOfPart(state, horse.part).arm !== 'cavalry' || horse.broken === true || !isSquare) return [];
    const mustRally = switches.failedOnSquare === 'mustRally';
    return [{ part: horse.part, mustRally, rules: ['LA-M3.1-3e', 'LA-S3.5-19'] }];
  });

/** What a round of melee obliges cavalry to. */
export const compulsoryRallies = (setting: Setting, state: State, melee: MeleeRound): readonly Verdict[] => {
  const { fighters } = melee;
  const isHorse = fighters.every(({ part }) => unitOfPart(state, part).arm === 'cavalry');
  if (!isHorse) return squareVerdicts(setting, state, melee);
  if (fighters.some(({ broken }) => broken === true) || !isTie(setting, fighters)) return [];
  return fighters.map(({ part }) => ({ part, ...tieVerdict(melee) }));
};

/** After a round of melee: whoever must rally announces it at the start of the next period; others are told they need not. */
export const obligeToRally = (story: Story, melee: MeleeRound): void => {
  for (const { part, mustRally, rules } of compulsoryRallies(story.setting, story.state, melee)) {
    const [rule] = rules;
    if (rule === undefined) continue;
    happen(story, mustRally ? { kind: 'must-rally', part, rule, rules } : { kind: 'fights-on', part, rules });
  }
};
