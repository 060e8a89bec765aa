/** A part as it will stand when what it has begun is done: orders begin from there. */
import { bodyWithout } from '../../shape/detachment.ts';
import { type Stands, standsOf } from '../../shape/stands.ts';
import { without } from '../../state.ts';
import type { Doing } from '../../under-way.ts';
import { FORMED } from '../../vocabulary.ts';
import { bentAs } from '../bending/bend.ts';
import type { Glance } from '../planning/glance.ts';
import { finished } from './finish.ts';

const standsAfter = ({ setting, view, unit, part }: Glance, doing: Doing): Stands => {
  switch (doing.what) {
    case 'deploy':
      return bodyWithout(unit, part, doing.companies);
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
      return finished(unit, part, doing).stands;
  }
};

/** LA-U3.2-6: what has begun is finished first, whatever is ordered now. */
export const afterDoing = (glance: Glance): Glance => {
  const { part, quarters } = glance;
  const { doing } = part;
  if (doing === undefined) return glance;
  const then = {
    ...without(part, 'turned', 'folded', 'faced', 'leads', 'doing', 'unaligned', 'bent', 'follows'),
    ...standsAfter(glance, doing),
  };
  return { ...glance, part: then, quarters: Math.max(0, quarters - doing.left) };
};
