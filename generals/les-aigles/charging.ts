/** Whom to charge: what a charge promises, by eye. */
import {
  distanceAhead,
  isStraightAhead,
  type Memories,
  mayChargeIn,
  type Task,
  zoneOf,
} from '@grognard/les-aigles/for-generals';
import { isLawful } from './choosing.ts';
import { chargeReach, isInHand, type Man, quarterStep, type Situation } from './situation.ts';

const FLANK = 5;

/** How much of its first strength a unit still has. */
export const shareLeft = ({ unit }: Man): number =>
  unit.companies.reduce((sum, { figures }) => sum + figures, 0) / Math.max(1, unit.raised);

/** How much worse off the unformed are: formed, disorganised, without formation, in disorder. */
const BROKEN_UP = [0, 1, 4, 6] as const;

/** What keeps it from standing up to anybody. */
const weakness = (foe: Man): number => {
  const { part } = foe;
  const share = shareLeft(foe);
  return (
    BROKEN_UP[part.degradation] +
    (part.doing === undefined ? 0 : 2) +
    (share < 0.6 ? 4 : share < 0.75 ? 2 : share < 1 ? 1 : 0)
  );
};

const isSquare = ({ part }: Man): boolean => part.formation === 'square' || part.formation === 'full square';

const onFlank = (setting: Memories, man: Man, foe: Man): number =>
  !isSquare(foe) && zoneOf(setting, foe.part, foe.unit.arm, man.part) !== 'front' ? FLANK : 0;

/** What horse has to hope for from a charge. */
const horseWorth = (setting: Memories, man: Man, foe: Man): number => {
  if (!isInHand(foe)) return 5;
  if (foe.part.formation === 'skirmish') return 4;
  const basis = weakness(foe) + onFlank(setting, man, foe);
  if (foe.kind === 'guns') return foe.part.formation === 'limbered' ? 6 : 1 + basis;
  if (foe.kind === 'horse') return basis + 2 * (man.figures / Math.max(1, foe.figures) - 1) + 2.5;
  if (isSquare(foe)) return foe.part.degradation < 2 ? -9 : 2;
  return basis - 2;
};

/** What foot has to hope for: it goes at guns, flanks and whoever wavers. */
const footWorth = (setting: Memories, man: Man, foe: Man): number => {
  if (foe.kind === 'horse' || !isInHand(foe)) return -9;
  const basis = weakness(foe) + onFlank(setting, man, foe);
  if (foe.kind === 'guns') return 2 + basis;
  return isSquare(foe) ? basis + 1 : basis - 3;
};

export interface Charge {
  readonly tasks: readonly Task[];
  readonly worth: number;
  readonly foe: Man;
}

/** The charges that a man could ride now, the most promising first. */
export const chargesOf = (situation: Situation, man: Man, caution: number): readonly Charge[] => {
  const reach = chargeReach(man);
  const { unit, part } = man;
  if (man.kind === 'guns' || !mayChargeIn(unit.nation, unit.arm, part.formation)) return [];
  return situation.foes
    .flatMap((foe): Charge[] => {
      if (foe.part.inside !== undefined) return [];
      if (!isStraightAhead(situation.setting, part, unit.arm, foe.body)) return [];
      const away = distanceAhead(situation.setting, part, unit.arm, foe.body) / 1_000;
      if (away > reach || isBarred(situation, man, foe, away)) return [];
      const worth =
        man.kind === 'horse'
          ? horseWorth(situation.setting, man, foe)
          : footWorth(situation.setting, man, foe);
      const tasks: readonly Task[] = [{ do: 'charge', target: foe.index }];
      return [{ tasks, worth: worth - (away < quarterStep(man) ? 2 : 0), foe }];
    })
    .filter(({ tasks, worth }) => worth > Math.min(0, caution) && isLawful(situation, man, tasks))
    .sort((a, b) => b.worth - a.worth);
};

/** Somebody else stands before him. */
export const isBarred = ({ setting, own, foes }: Situation, man: Man, foe: Man, away: number): boolean =>
  [...own, ...foes].some(
    (other) =>
      other.index !== man.index &&
      other.index !== foe.index &&
      other.part.unit !== man.part.unit &&
      isStraightAhead(setting, man.part, man.unit.arm, other.body) &&
      distanceAhead(setting, man.part, man.unit.arm, other.body) / 1_000 < away,
  );
