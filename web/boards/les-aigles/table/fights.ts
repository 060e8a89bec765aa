import { flat } from '@grognard/engine';
import { onSheet, type Point } from '@grognard/ink/plane';
import type { Hands } from '../hands/hands.svelte.ts';

type Corners = readonly (readonly [number, number])[];

/** The middle of a wall of a house. */
const wallOf = (corners: Corners | undefined, wall: number | undefined): Point | undefined => {
  const from = corners?.[wall ?? -1];
  const to = corners?.[((wall ?? -1) + 1) % 4];
  if (from === undefined || to === undefined) return undefined;
  return onSheet({ x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 });
};

/** Where two are at each other: between their fronts, or at the wall behind which one of them stands. */
export const placeOfFight = (hands: Hands, attacker: number, defender: number): Point | undefined => {
  const parts = flat(hands.shown.parts);
  const poseOf = (index: number) => hands.eyes.moving.get(`p${index}`) ?? parts[index];
  const [a, b] = [poseOf(attacker), poseOf(defender)];
  if (a === undefined || b === undefined) return undefined;
  const contact = hands.shown.contacts.find(
    (each) => each.attacker === attacker && each.defender === defender,
  );
  const wall = wallOf(parts[defender]?.inside?.corners, contact?.wall);
  if (wall !== undefined) return wall;
  const [[ax, ay], [bx, by]] = [onSheet(a), onSheet(b)];
  return [(ax + bx) / 2, (ay + by) / 2];
};
