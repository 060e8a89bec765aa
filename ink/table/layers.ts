/** A drawing as layers of ink, from the paper up: a page and a file are drawn from the same list. */

import { type Ink, inks, type Style } from './inks.ts';

export interface Layer {
  readonly ink: Ink;
  readonly d: string;
  /** For water and roads, whose breadth is their own; on the sheet. */
  readonly width?: number;
}

/** How a layer is drawn, as the attributes of a path. */
export const attributesOf = ({ ink, width }: Layer): Readonly<Record<string, string | number>> => {
  const style: Style = inks[ink];
  return {
    fill: style.fill ?? 'none',
    ...(style.opacity !== undefined && { opacity: style.opacity }),
    ...(style.stroke !== undefined && {
      stroke: style.stroke,
      'stroke-width': width ?? style.width ?? 1,
      'stroke-linejoin': 'round',
    }),
    ...(style.dash !== undefined && { 'stroke-dasharray': style.dash, 'stroke-linecap': 'round' }),
    ...(style.evenOdd === true && { 'fill-rule': 'evenodd' }),
  };
};
