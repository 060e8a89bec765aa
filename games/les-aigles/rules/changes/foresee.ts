/** A part as it will stand when what it has begun is done: orders begin from there. */

import { bodyWithout } from '../../ground/shape/detachment.ts';
import { without } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import { type Stands, standsOf } from '../../model/stands.ts';
import type { Doing } from '../../model/under-way.ts';
import { FORMED } from '../../model/vocabulary.ts';
import { bentAs } from '../bending/bend.ts';
import type { Glance } from '../planning/glance.ts';
import { finished } from './finish.ts';

const standsAfter = ({ setting, view, unit, part }: Glance, doing: Doing): Stands => {
  switch (doing.what) {
    case 'deploy':
      return bodyWithout(setting, unit, part, doing.companies);
    case 'rejoin':
      return { ...standsOf(part), degradation: FORMED };
    case 'bend':
      return bentAs(setting, view, unit, part, doing.along) ?? standsOf(part);
    case 'drag':
    case 'enter':
    case 'post':
    case 'leave':
    case 'wonder':
      return standsOf(part);
    default:
      return finished(setting, unit, part, doing).stands;
  }
};

/** LA-U3.2-6: what has begun is finished first, whatever is ordered now. */
export const afterDoing = (glance: Glance): Glance => {
  const { part, quarters } = glance;
  const { doing } = part;
  if (doing === undefined) return glance;
  return { ...glance, part: thenStanding(glance, doing), quarters: Math.max(0, quarters - doing.left) };
};

/** Ranks in order again are bound by nothing that had put them out of it. */
const inOrderAgain = (part: Part, { what }: Doing): Part =>
  what === 'reform' || what === 'reorganise' ? without(part, 'cameBy', 'forced', 'mustLine') : part;

const thenStanding = (glance: Glance, doing: Doing): Part => ({
  ...without(
    inOrderAgain(glance.part, doing),
    ...(['turned', 'folded', 'faced', 'leads', 'doing', 'unaligned', 'bent', 'follows'] as const),
  ),
  ...standsAfter(glance, doing),
  ...(doing.what === 'limber' && { hitched: true }),
});
