/** How many may be out as skirmishers at once. */
import { flat, type Refusal } from '@grognard/engine';
import { figuresIn } from '../../shape/stands.ts';
import { isThere } from '../../state.ts';
import type { Shelter } from '../../vocabulary.ts';
import type { Glance } from '../planning/glance.ts';
import { no } from './hindrance.ts';
import { canSkirmish } from './lawful.ts';

/** Pooled elites stay together below this. */
const LEAST_POOLED = 9;

/** Figures of the unit that are out already, in other parts. */
const alreadyOut = ({ view, index, part, unit }: Glance): number =>
  flat(view.parts).reduce(
    (sum, other, place) =>
      place !== index && other.unit === part.unit && isThere(other) && other.formation === 'skirmish'
        ? sum + figuresIn(unit, other.companies)
        : sum,
    0,
  );

/** LA-U3.3-1: two thirds, rounded down; the rest must stay behind. */
export const mostOut = (figures: number): number => Math.floor((2 * figures) / 3);

/** What a whole unit may skirmish in: a wood, or an obstacle to line. */
const COVER: ReadonlySet<Shelter | undefined> = new Set(['wood', 'light cover', 'hard cover'] as const);

const isNotWhole = (glance: Glance): readonly Refusal[] => {
  const { unit, part, setting } = glance;
  const { wholeSkirmish } = setting.switches;
  if (unit.light !== true && wholeSkirmish !== 'anyInTerrain')
    return no('LA-U3.3-2', 'too-many-skirmishers', {
      ...{
        unit: unit.id,
        most: mostOut(
          figuresIn(
            unit,
            unit.companies.map((_company, n) => n),
          ),
        ),
      },
    });
  return wholeSkirmish === 'light' || COVER.has(part.shelter)
    ? []
    : no('LA-U3.3-9', 'no-cover', { unit: unit.id });
};

/** What stands against sending these companies out, besides those that are out. */
export const isTooManyOut = (glance: Glance, companies: readonly number[]): readonly Refusal[] => {
  const { unit } = glance;
  if (unit.arm === 'cavalry') return [];
  if (!canSkirmish(unit, companies)) return no('LA-U1.4-1', 'cannot-skirmish', { unit: unit.id });
  const all = figuresIn(
    unit,
    unit.companies.map((_company, number) => number),
  );
  const out = alreadyOut(glance) + figuresIn(unit, companies);
  if (out === all) return isNotWhole(glance);
  if (unit.pooled === true && all < LEAST_POOLED)
    return no('LA-U3.3-8', 'pooled-too-few', { unit: unit.id, figures: all, least: LEAST_POOLED });
  const most = mostOut(all);
  return out > most ? no('LA-U3.3-1', 'too-many-skirmishers', { unit: unit.id, most, figures: out }) : [];
};
