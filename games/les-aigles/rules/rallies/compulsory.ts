/** Rallies that a melee leaves no choice about; its rounds are fought elsewhere and handed in. */

import type { RallyCause } from '../../model/events/rallies.ts';
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
export type RallyVerdict = Obliged & { readonly part: number; readonly rules: readonly string[] };

type Obliged =
  | { readonly mustRally: false }
  | {
      readonly mustRally: true;
      readonly why: RallyCause;
    };

/** LA-M3.5-2: as many losses taken as inflicted. */
const isTie = ({ switches }: Setting, [one, other]: MeleeRound['fighters']): boolean =>
  switches.tieCountedIn === 'lossPoints'
    ? one.lossPoints === other.lossPoints
    : one.lossFigures === other.lossFigures;

/** A verdict on whoever it may be. */
type Untold = Obliged & Pick<RallyVerdict, 'rules'>;

const tieVerdict = ({ round, fighters: [one, other] }: MeleeRound): Untold => {
  if (round === 2)
    return { mustRally: true, why: 'second draw', rules: ['LA-M3.5-7', 'LA-M3.5-2', 'LA-S3.5-18'] };
  if (round !== 1) return { mustRally: false, rules: [] };
  if (one.combat !== other.combat) return { mustRally: false, rules: ['LA-M3.5-4', 'LA-M3.5-2'] };
  return one.figures === other.figures
    ? { mustRally: true, why: 'draw', rules: ['LA-M3.5-1', 'LA-M3.5-2', 'LA-S3.5-18'] }
    : { mustRally: false, rules: ['LA-M3.5-6', 'LA-M3.5-4', 'LA-M3.5-2'] };
};

/** LA-M3.1-3e: a hollow square that holds leaves cavalry nothing but a rally. */
const squareVerdicts = (
  { switches }: Setting,
  state: State,
  { fighters }: MeleeRound,
): readonly RallyVerdict[] =>
  fighters.flatMap((horse, place): RallyVerdict[] => {
    const foot = fighters[1 - place] as Fighter;
    const isSquare = partOf(state, foot.part).formation === 'square' && foot.broken !== true;
    if (unitOfPart(state, horse.part).arm !== 'cavalry' || horse.broken === true || !isSquare) return [];
    const obliged: Obliged =
      switches.failedOnSquare === 'mustRally' ? { mustRally: true, why: 'square' } : { mustRally: false };
    return [{ part: horse.part, ...obliged, rules: ['LA-M3.1-3e', 'LA-S3.5-19'] }];
  });

/** What a round of melee obliges cavalry to. */
export const compulsoryRallies = (
  setting: Setting,
  state: State,
  melee: MeleeRound,
): readonly RallyVerdict[] => {
  const { fighters } = melee;
  const isHorse = fighters.every(({ part }) => unitOfPart(state, part).arm === 'cavalry');
  if (!isHorse) return squareVerdicts(setting, state, melee);
  if (fighters.some(({ broken }) => broken === true) || !isTie(setting, fighters)) return [];
  return fighters.map(({ part }) => ({ part, ...tieVerdict(melee) }));
};

/** After a round of melee: whoever must rally announces it at the start of the next period; others are told they need not. */
export const obligeToRally = (story: Story, melee: MeleeRound): void => {
  for (const verdict of compulsoryRallies(story.setting, story.state, melee)) {
    const { part, rules } = verdict;
    const [rule] = rules;
    if (rule === undefined) continue;
    if (verdict.mustRally) happen(story, { kind: 'must-rally', part, why: verdict.why, rule, rules });
    else happen(story, { kind: 'fights-on', part, rules });
  }
};
