/** How evades begin: written and declared, or forced by a charge. */

import { placedAt } from '../../ground/shape/placed.ts';
import { hourOf, nameOf, partOf, standing, unitOf } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Evade } from '../../model/under-way.ts';
import { turningTime } from '../../tables/change-times.ts';
import { shelterOf } from '../cover/cover.ts';
import { canEvade, isChargedBy, isFlighty, mayEvadeByArm, threatTo } from './who.ts';

/** LA-M7.1-8: one quarter, whoever turns. */
const turningOf = ({ setting, state }: Story, index: number): number => {
  const { arm, status } = unitOf(state, partOf(state, index).unit);
  return setting.switches.evadeTurn === 'oneQuarter' ? 1 : turningTime(arm, status).quarters;
};

const evadeFrom = (story: Story, index: number, threat: number, more: Partial<Evade>): Evade => ({
  ...{ since: hourOf(story.state), waiting: 0, turning: turningOf(story, index), threat, steps: 0 },
  away: partOf(story.state, threat).heading,
  ...more,
});

/** LA-M7.1-4: what was written is declared; whoever is not threatened stays, and nobody learns how far the enemy is. */
export const declareEvades = (story: Story): void => {
  for (const index of standing(story.state)) {
    const [task, ...rest] = partOf(story.state, index).secret?.plan ?? [];
    if (task?.do !== 'evade') continue;
    happen(story, { kind: 'went-on', part: index, plan: rest, rules: [] });
    const threat = canEvade(story.state, index) ? threatTo(story.setting, story.state, index) : undefined;
    if (threat === undefined) {
      happen(story, { kind: 'unthreatened', part: index, rules: ['LA-M7.1-4', 'LA-M7.1-1'] });
      continue;
    }
    const evade = evadeFrom(story, index, threat, { declared: true });
    happen(story, { kind: 'evades', part: index, evade, rules: declaredRules(story, threat) });
  }
};

const declaredRules = ({ state }: Story, threat: number): readonly string[] => [
  ...['LA-M7.1-1', 'LA-M7.1-3', 'LA-M7.1-4', 'LA-M7.1-8', 'LA-M7.1-10'],
  ...(partOf(state, threat).charge === undefined ? ['LA-M7.1-2'] : []),
];

const FORCED: readonly string[] = ['LA-M7.1-5', 'LA-M7.1-8', 'LA-M7.1-9', 'LA-M7.1-10', 'LA-M1.4-1'];

/** Those whom charges come at, and who cannot stay for them: by part, the charger. */
const driven = (story: Story): ReadonlyMap<number, number> => {
  const { setting, state } = story;
  const all = standing(state);
  const chargers = all.filter((index) => partOf(state, index).charge !== undefined);
  const found = new Map<number, number>();
  if (chargers.length === 0) return found;
  for (const index of all) {
    const part = partOf(state, index);
    const unit = unitOf(state, part.unit);
    if (!isFlighty(part, unit) || !mayEvadeByArm(setting, unit)) continue;
    if (shelterOf(setting, state, placedAt(setting, state, index)) !== undefined) continue;
    if (!canEvade(state, index)) continue;
    const charger = chargers.filter((each) => isChargedBy(setting, state, index, each));
    const first = charger.sort((a, b) => (nameOf(state, a) < nameOf(state, b) ? -1 : 1))[0];
    if (first !== undefined) found.set(index, first);
  }
  return found;
};

/** LA-M7.1-5: skirmishers and harassers who are charged make off by themselves, after a quarter to take it in. */
export const compelEvades = (story: Story): void => {
  for (const [index, threat] of driven(story)) {
    const evade = evadeFrom(story, index, threat, { waiting: 1 });
    happen(story, { kind: 'evades', part: index, evade, rules: FORCED });
  }
};

/** LA-M7.1-6: whoever has shelter may stay; if he goes, he decides so when the quarter of reaction is over. */
export const evadeFromShelter = (story: Story, index: number): void => {
  const { state } = story;
  const threat = standing(state).find((other) => isChargedBy(story.setting, state, index, other));
  if (threat === undefined || !canEvade(state, index)) return;
  const evade = evadeFrom(story, index, threat, {});
  const isByGround = partOf(state, index).shelter === undefined;
  const rules = ['LA-M7.1-6', 'LA-M7.1-8', 'LA-M7.1-9', ...(isByGround ? ['LA-OX-4'] : [])];
  happen(story, { kind: 'evades', part: index, evade, rules });
};
