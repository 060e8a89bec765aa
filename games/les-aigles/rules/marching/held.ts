import { type Refusal, refuse } from '@grognard/engine';
import { isEngaged } from '../../model/evolve.ts';
import { IN_DISORDER, WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { holdingGround, slopeUnder } from '../ground/queries.ts';
import { isRiddenOver } from '../passing-through/caught.ts';
import { isHeldByCrosser } from '../passing-through/cross.ts';
import type { Glance } from '../planning/glance.ts';

/** Why a part can undertake nothing at all of its own will. */
export const heldBack = (glance: Glance): readonly Refusal[] => {
  const { view, index, part, unit } = glance;
  const who = { unit: unit.id };
  const refusals: Refusal[] = [];
  if (isEngaged(view, index)) refusals.push(refuse('LA-T-2', 'in-contact', who));
  if (part.opened === true) refusals.push(refuse(whyOpen(glance), 'stands-open', who));
  if (part.routing === true) refusals.push(refuse('LA-M1-1', 'cannot-march', who));
  if (part.retreat !== undefined) refusals.push(refuse('LA-S3.6-9', 'nerve-retreats', who));
  if (part.rally !== undefined) refusals.push(refuse('LA-M3.1-6', 'busy', { ...who, doing: 'rally' }));
  if (part.follow !== undefined) refusals.push(refuse('LA-M3.3-7', 'busy', { ...who, doing: 'follow' }));
  if (part.evade !== undefined) refusals.push(refuse('LA-M7.1-12', 'busy', { ...who, doing: 'evade' }));
  if (part.charge !== undefined) refusals.push(refuse('LA-M5.4-3', 'busy', { ...who, doing: 'charge' }));
  if (part.doing !== undefined)
    refusals.push(refuse('LA-U3.2-6', 'busy', { ...who, doing: part.doing.what, quarters: part.doing.left }));
  return refusals;
};

/** LA-U5.4-8: they wait for as long as whoever came through is fighting. */
const whyOpen = ({ view, index }: Glance): string =>
  view.crossings.some(({ crosser, crossed }) => crossed === index && isEngaged(view, crosser))
    ? 'LA-U5.4-8'
    : 'LA-U5.4-9';

/** In the ground of a friend whom it has come through: nobody reforms before it is out of there, so it may get clear. */
const isAcross = ({ view, index }: Glance): boolean =>
  view.crossings.some(({ crosser }) => crosser === index);

/** Why a part cannot march, whatever the march. */
export const cannotMarch = (glance: Glance, forced = false): readonly Refusal[] => {
  const { setting, view, index, part, unit } = glance;
  const who = { unit: unit.id };
  const refusals: Refusal[] = [...heldBack(glance)];
  if (isHeldByCrosser(view, index)) refusals.push(refuse('LA-U5.3-4', 'being-crossed', who));
  if (isRiddenOver(view, index)) refusals.push(refuse('LA-U5.2-14', 'ridden-over', who));
  if (part.formation === 'full square') refusals.push(refuse('LA-U2.2-41', 'cannot-march', who));
  if (part.formation === 'in battery') refusals.push(refuse('LA-M4.4-1', 'guns-in-battery', who));
  if ((part.faced?.length ?? 0) > 0) refusals.push(refuse('LA-U2.2-34', 'figures-turned-out', who));
  const isDisordered = part.degradation === IN_DISORDER && setting.switches.disorderMarches === 'no';
  if (isDisordered && !isAcross(glance) && !goesOnThrough(glance, forced))
    refusals.push(refuse('LA-U4.1-20', 'reform-first', who));
  return refusals;
};

/** LA-O0-8, LA-O2.4-6: what broke it up is still under it: it may go on, or get out. */
const goesOnThrough = ({ setting, view, part, unit }: Glance, forced: boolean): boolean =>
  holdingGround(setting, view, part, unit) !== undefined ||
  (forced && part.cameBy === 'forced march' && slopeUnder(setting, view, part, unit) !== undefined);

/** LA-U4.2-1: whoever is without formation reforms before he marches, unless he is still under way or gets clear. */
export const mustReformFirst = (glance: Glance, forced: boolean): readonly Refusal[] => {
  const { setting, part, unit } = glance;
  if (part.degradation !== WITHOUT_FORMATION || setting.switches.withoutFormationMoves === 'freely')
    return [];
  const isUnderWay = forced && part.cameBy === 'forced march';
  const getsClear = isAcross(glance) || part.formation === 'skirmish';
  if (isUnderWay || getsClear || goesOnThrough(glance, forced)) return [];
  const rule =
    part.cameBy === 'forced march' ? 'LA-M2.5-7' : part.cameBy === 'evade' ? 'LA-M7.2-2' : 'LA-U4.2-1';
  return [refuse(rule, 'reform-first', { unit: unit.id })];
};
