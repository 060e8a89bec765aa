/** What does not move while a formation changes, and to which hand the rest unfolds. */
import type { Refusal } from '@grognard/engine';
import { type ChangeManner, isColumn, sidesOfColumn, sidesOfPairs } from '../../ground/shape/order.ts';
import type { Part } from '../../model/part.ts';
import { manned } from '../../model/stands.ts';
import type { ChangeTask } from '../../model/tasks.ts';
import type { Unit } from '../../model/unit.ts';
import { type Anchor, type Formation, type Unfolding, unfoldings } from '../../model/vocabulary.ts';
import { nationFacts } from '../../tables/nations.ts';
import { formationUnder } from './lawful.ts';
import { no } from './refusing.ts';

const ENDS: readonly Anchor[] = ['centre', 'left', 'right'];

/** LA-U3.2-9: a column's head stays, or the centre or an end of a line. */
const anchorsOf = (from: Formation, to: Formation): readonly Anchor[] => {
  if (isColumn(from)) return ['head'];
  return from === 'square' || to === 'square' ? ['centre'] : ENDS;
};

const HANDS: readonly Unfolding[] = ['right', 'left'];

/** To which hands a part may unfold, the usual one first. */
export const sidesFor = (unit: Unit, part: Part, to: Formation): readonly Unfolding[] => {
  const from = formationUnder(unit, part);
  const companies = manned(unit, part.companies);
  const { fixedOrder } = nationFacts[unit.nation];
  if (to === 'echelon') return HANDS;
  if (!isColumn(from)) return ['right', 'left', 'both'];
  if (to === 'square' || to === 'full square') return unfoldings;
  if (!isColumn(to)) return sidesOfColumn(from, companies, fixedOrder);
  const isPairing = from === 'division column' || to === 'division column';
  return isPairing ? sidesOfPairs(companies, to, fixedOrder) : unfoldings;
};

/** How a change is made if nobody says otherwise, or if what was said fits only another change of the chain. */
export const mannerOf = (
  unit: Unit,
  part: Part,
  to: Formation,
  asked: Partial<ChangeManner> = {},
): ChangeManner => {
  const anchors = anchorsOf(formationUnder(unit, part), to);
  const sides = sidesFor(unit, part, to);
  const [anchor = 'head'] = anchors;
  const [side = 'right'] = sides;
  return {
    anchor: asked.anchor !== undefined && anchors.includes(asked.anchor) ? asked.anchor : anchor,
    side: asked.side !== undefined && sides.includes(asked.side) ? asked.side : side,
  };
};

/** Which rule binds a column's companies to their hand. */
const boundBy = (from: Formation, sides: readonly Unfolding[]): string => {
  if (sides.includes('both')) return 'LA-U3.1-9';
  return from === 'division column' ? 'LA-U3.1-8e' : 'LA-U3.1-5e';
};

/** What stands against the anchor and the side of an order. */
export const isIllMannered = (
  unit: Unit,
  part: Part,
  to: Formation,
  { anchor, side }: Pick<ChangeTask, 'anchor' | 'side'>,
): readonly Refusal[] => {
  const from = formationUnder(unit, part);
  const anchors = anchorsOf(from, to);
  if (anchor !== undefined && !anchors.includes(anchor))
    return no('LA-U3.2-9', 'bad-anchor', { unit: unit.id, anchor, from });
  const sides = sidesFor(unit, part, to);
  if (side !== undefined && !sides.includes(side))
    return no(isColumn(from) ? boundBy(from, sides) : 'LA-U3.1-4', 'bad-side', {
      ...{ unit: unit.id, side, sides: [...sides] },
    });
  return [];
};
