import { type Heading, headingOf, roundUnit, turnBetween } from '@grognard/field';
import { nearestOnRoad, type RoadPlace, roadHeadings } from '../../ground/roads.ts';
import type { Setting } from '../../model/setting.ts';
import type { Stand } from '../../model/state.ts';
import type { RoadNet } from '../../model/terrain.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** How far from the road an HQ may stand and still be on it. */
const ROADSIDE = 500;

/** PB-R100: the place on a road at which an HQ stands; undefined in the fields. */
export const roadUnder = ({ terrain }: Setting, { x, y }: Place): RoadPlace | undefined => {
  const place = nearestOnRoad(terrain.roads, x, y);
  return place === undefined || place.off > ROADSIDE ? undefined : place;
};

/** The heading along the road that is nearest to a facing. */
export const roadHeading = (net: RoadNet, place: RoadPlace, facing: Heading): Heading => {
  const [one, other] = roadHeadings(net, place);
  return Math.abs(turnBetween(one, facing)) <= Math.abs(turnBetween(other, facing)) ? one : other;
};

/** The corners that a road passes behind a place whose front is along it, to the end of the road or a long way back. */
export const roadBehind = (net: RoadNet, place: RoadPlace, facing: Heading): readonly Place[] => {
  const first = net.stretches[place.stretch];
  if (first === undefined) return [place];
  const [ahead] = roadHeadings(net, place);
  let corner = roadHeading(net, place, facing) === ahead ? first.from : first.to;
  let stretch = place.stretch;
  const line: Place[] = [place];
  while (line.length < net.stretches.length + 2) {
    const here = net.corners[corner];
    const last = line.at(-1);
    if (here === undefined || last === undefined) break;
    line.push(here);
    const next = straightOn(net, corner, stretch, headingOf(here.x - last.x, here.y - last.y));
    if (next === undefined) break;
    stretch = next.stretch;
    corner = next.corner;
  }
  return line;
};

/** At a junction the column has come by the road that turns least. */
const straightOn = (
  net: RoadNet,
  corner: number,
  from: number,
  heading: Heading,
): { readonly stretch: number; readonly corner: number } | undefined => {
  const here = net.corners[corner];
  const ways = (net.at[corner] ?? []).flatMap((stretch) => {
    const way = net.stretches[stretch];
    const to = way?.from === corner ? way.to : way?.from;
    const there = net.corners[to ?? -1];
    if (stretch === from || to === undefined || there === undefined || here === undefined) return [];
    const turn = Math.abs(turnBetween(heading, headingOf(there.x - here.x, there.y - here.y)));
    return [{ stretch, corner: to, turn }];
  });
  return ways.sort((a, b) => a.turn - b.turn)[0];
};

/** The stand of a column whose centre is so far back along the line; undefined beyond its end. */
export const standBack = (line: readonly Place[], by: number): Stand | undefined => {
  let left = by;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (from === undefined) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length > 0 && left <= length) {
      const share = left / length;
      const [x, y] = [roundUnit(from.x + dx * share), roundUnit(from.y + dy * share)];
      return { x, y, heading: headingOf(-dx, -dy) };
    }
    left -= length;
  }
  return undefined;
};
