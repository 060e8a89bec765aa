/** Where to look for an enemy whom nobody sees. */
import type { Place } from './ground/chart.ts';
import { cmTo } from './missions.ts';
import type { Man, Situation } from './situation.ts';

const THERE = 8;
/** How far towards the enemy's edge one looks. */
const DEEP = 0.6;

/** To its post; else to the middle of the table, and from there on towards the enemy's edge. */
export const searchPlace = ({ setting, seat, missions }: Situation, man: Man): Place => {
  const mission = missions.get(man.index);
  if (mission !== undefined) return mission.place;
  const { minX, minY, maxX, maxY } = setting.table;
  const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  const { edge } = setting.sides.find(({ id }) => id !== seat.side) ?? {};
  const across = edge === 'east' || edge === 'west';
  const isAhead = edge === 'east' || edge === 'north' ? 1 : -1;
  const [x, y] = across ? [middle.x, man.middle.y] : [man.middle.x, middle.y];
  if (cmTo(man, { x, y }) > THERE) return { x, y };
  const far = (DEEP * isAhead * (across ? maxX - minX : maxY - minY)) / 2;
  return across ? { x: middle.x + far, y } : { x, y: middle.y + far };
};
