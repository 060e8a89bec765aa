/** How many may be out as skirmishers at once. */
import { flat, type Refusal } from '@grognard/engine';
import { gap, isUpTo } from '@grognard/field';
import { stepOf } from '../../ground/motion/pace.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { near, terrainOf } from '../../ground/terrain/terrain.ts';
import { isThere } from '../../model/evolve.ts';
import { figuresIn } from '../../model/stands.ts';
import type { Shelter } from '../../model/vocabulary.ts';
import { shelterOf } from '../cover/cover.ts';
import { woodedOf } from '../cover/where.ts';
import type { Glance } from '../planning/glance.ts';
import { canSkirmish } from './lawful.ts';
import { no } from './refusing.ts';

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

const isBare = ({ setting, view }: Glance): boolean => terrainOf(setting, view).laid.length === 0;

/** LA-OX-5, LA-U3.3-9: it stands in a wood or against an obstacle, or is a quarter's column march from a wood. */
const findsCover = (glance: Glance): boolean => {
  if (isBare(glance)) return false;
  const { setting, view, index, part, unit } = glance;
  const body = bodyOfPart(setting, part, unit.arm);
  if (COVER.has(shelterOf(setting, view, { index, part, unit, body })?.shelter)) return true;
  const reach = stepOf(unit, { ...part, formation: 'march column' });
  return woodedOf(near(terrainOf(setting, view), body, reach)).some((area) => isUpTo(gap(body, area), reach));
};

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
  return wholeSkirmish === 'light' || COVER.has(part.shelter) || findsCover(glance)
    ? []
    : no(isBare(glance) ? 'LA-U3.3-9' : 'LA-OX-5', 'no-cover', { unit: unit.id });
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
