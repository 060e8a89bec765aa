import { chunksOf, flat } from '@grognard/engine';
import type { Part } from '../model/part.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';

/** Of whoever is gone a position says whose he was, what became of him and who has not seen it. */
const shownOf = (part: Part): Part => {
  const { unit, companies, gone, unseen } = part;
  if (gone === undefined) return part;
  return {
    ...{
      unit,
      companies,
      formation: 'line',
      ranks: [],
      degradation: 0,
      x: 0,
      y: 0,
      heading: 0,
      run: 0,
      gone,
    },
    ...(unseen !== undefined && { unseen }),
  };
};

/** A view without the number of its decision, and without where those stood who are gone. */
export const viewUnnumbered = (view: View): State => ({
  ...{ ...view, count: 0, parts: chunksOf(flat(view.parts).map(shownOf)) },
});
