/** Whether one part may come through the ground of a friend, and what it does to both. */

import type { Part } from '../../model/part.ts';
import type { Setting } from '../../model/setting.ts';
import type { Unit } from '../../model/unit.ts';
import {
  type Degradation,
  FORMED,
  IN_DISORDER,
  isArtillery,
  WITHOUT_FORMATION,
} from '../../model/vocabulary.ts';

/** LA-U5.1-3, -4: who lets nobody through. */
export const refusesCrossing = (part: Part, { status }: Unit): string | undefined => {
  if (part.formation === 'square' || part.formation === 'full square') return 'LA-U5.1-3';
  if (part.formation === 'in battery') return undefined;
  return status === 'elite' || status === 'guard' ? 'LA-U5.1-4' : undefined;
};

/** LA-U5.4-6: a front that a lane can be opened for. */
const isNarrow = (part: Part, { arm }: Unit): boolean => {
  if (part.formation === 'limbered') return true;
  const front = Math.max(0, ...part.ranks);
  return front <= (arm === 'cavalry' ? 3 : 4);
};

/** What comes of one part's coming through another's ground. */
export interface Passage {
  /** It opens, and closes again behind them. */
  readonly opens?: true;
  /** The ground costs double. */
  readonly slow?: true;
  /** What becomes of the two, if it is worse than what they are. */
  readonly crosser: Degradation;
  readonly crossed: Degradation;
  readonly rules: readonly string[];
}

interface Who {
  readonly part: Part;
  readonly unit: Unit;
}

/** Skirmishers that are passed through. */
const throughSkirmishers = (setting: Setting, crosser: Who, crossed: Who): Passage => {
  if (crosser.part.formation === 'skirmish')
    return { crosser: FORMED, crossed: FORMED, rules: ['LA-U5.4-3', 'LA-U5.4-2', 'LA-U5.4-4'] };
  if (isNarrow(crosser.part, crosser.unit)) {
    const slow = setting.switches.openedLaneSpeed === 'half';
    return {
      ...{ opens: true, crosser: FORMED, crossed: FORMED, rules: ['LA-U5.4-6', 'LA-U5.4-7', 'LA-U5.4-9'] },
      ...(slow && { slow }),
    };
  }
  const rules = [
    'LA-U5.4-5',
    'LA-U5.3-1',
    'LA-U5.3-5',
    ...(crossed.unit === crosser.unit ? [] : ['LA-U5.4-1']),
  ];
  return { slow: true, crosser: FORMED, crossed: IN_DISORDER, rules };
};

/** Guns in position that are passed through. */
const throughGuns = (setting: Setting, crosser: Who): Passage => {
  const isLoose = crosser.part.formation === 'skirmish';
  const isSlow = !isLoose || setting.switches.skirmishersCrossGuns === 'half';
  return {
    ...(isSlow && { slow: true as const }),
    crosser: isLoose ? FORMED : WITHOUT_FORMATION,
    crossed: FORMED,
    rules: [...['LA-U5.4-14', 'LA-U5.4-18', 'LA-U5.4-17'], isLoose ? 'LA-U5.4-15' : 'LA-U5.4-16'],
  };
};

/** Two masses: both fall into disorder, and the crosser goes at half pace. */
const throughMass = (): Passage => ({
  slow: true,
  crosser: IN_DISORDER,
  crossed: IN_DISORDER,
  rules: ['LA-U5.1-2', 'LA-U5.3-1', 'LA-U5.3-3', 'LA-U5.3-5'],
});

/** LA-U5.4-5, -6: skirmishers who come through a mass: it keeps its order, and so do they if its front is narrow. */
const looseThroughMass = (setting: Setting, { part, unit }: Who): Passage => {
  if (!isNarrow(part, unit))
    return { slow: true, crosser: IN_DISORDER, crossed: FORMED, rules: ['LA-U5.4-5', 'LA-U5.3-1'] };
  const slow = setting.switches.openedLaneSpeed === 'half' && { slow: true as const };
  return { ...slow, crosser: FORMED, crossed: FORMED, rules: ['LA-U5.4-6'] };
};

/** What comes of a crossing that happens, wanted or not. */
export const passageThrough = (setting: Setting, crosser: Who, crossed: Who): Passage => {
  if (crossed.part.formation === 'skirmish') return throughSkirmishers(setting, crosser, crossed);
  if (crossed.part.formation === 'in battery') return throughGuns(setting, crosser);
  return crosser.part.formation === 'skirmish' ? looseThroughMass(setting, crossed) : throughMass();
};

/** LA-U5.1-7, U5.4-5, -6, -14: what a part may come through of its own will; otherwise the rule that stops it. */
export const maybeWilled = (setting: Setting, crosser: Who, crossed: Who): Passage | string => {
  if (crossed.part.formation === 'in battery')
    return isArtillery(crosser.unit.arm) ? 'LA-U5.4-14' : throughGuns(setting, crosser);
  if (crossed.part.formation === 'limbered') return 'LA-U5.4-13';
  if (crossed.part.formation !== 'skirmish') return 'LA-U5.1-7';
  const refusal = refusesCrossing(crossed.part, crossed.unit);
  const opens = isNarrow(crosser.part, crosser.unit) && setting.switches.eliteSkirmishersOpen === 'yes';
  const isLoose = crosser.part.formation === 'skirmish';
  return refusal !== undefined && !opens && !isLoose
    ? refusal
    : throughSkirmishers(setting, crosser, crossed);
};
