/** The plane: everything is counted in units of 0.001 cm and hundredths of a degree. Hexes are in `./hex`. */
export { arccosine, arctangent, cosine, HALF_PI, PI, sine, TAU } from './plane/angle.ts';
export {
  type Arc,
  fieldOfFire,
  fieldOfFireOutline,
  isInArc,
  rangeBand,
  sector,
  shareInArc,
} from './plane/arc.ts';
export { type Block, formedAt, type Pose, type Side, sides } from './plane/block.ts';
export { type Body, bodyOf, sideOf } from './plane/body.ts';
export { contactLength } from './plane/contact.ts';
export { isWhollyIn } from './plane/contain.ts';
export { corridor, corridorWidth, fitsThrough } from './plane/corridor.ts';
export { anyOverlapping, blocksIn } from './plane/encounter.ts';
export { type Fan, fanOutline } from './plane/fan.ts';
export { depthAcross, gap, gapToEdge, gapToPoint } from './plane/gap.ts';
export { type Ground, groundOf, groundUnder, majorityGround, type Patch } from './plane/ground.ts';
export {
  eastOf,
  FULL_TURN,
  type Heading,
  headingOf,
  normalHeading,
  northOf,
  radiansOf,
  turnBetween,
} from './plane/heading.ts';
export { type Lookup, lookUp, lookupOf, nearestIn } from './plane/lookup.ts';
export { carried, halt, type Motion, march, wheelAbout } from './plane/motion.ts';
export { type MovingIndex, movingIndex, putBlock, removeBlock } from './plane/moving.ts';
export { placesOver } from './plane/over.ts';
export { overlapArea, overlapShare } from './plane/overlap.ts';
export { type Box, boxesMeet, boxOf, type Pieces, type Shape } from './plane/pieces.ts';
export { type Polygon, polygonOf, type Ring, type Whereabouts, whereIn } from './plane/polygon.ts';
export { reachOutline } from './plane/reach.ts';
export { type Line, type Ribbon, ribbonOf } from './plane/ribbon.ts';
export { bodiesSee, type SightLine, sightBetween, sightFromPoint } from './plane/sight/between.ts';
export { type Blocker, type SightIndex, wall } from './plane/sight/blocker.ts';
export type { Watcher } from './plane/sight/edges.ts';
export { sightIndex } from './plane/sight/layout.ts';
export { blockersAlong, sees, whatStops } from './plane/sight/line.ts';
export { runsThrough, stoppedAt } from './plane/sight/run.ts';
export { meet, type Obstacle, sweep, timeToMeet, wheel } from './plane/sweep.ts';
export { cmOf, roundUnit, UNITS_PER_CM, unitsOf } from './plane/units.ts';
export { isBeyond, isUpTo, NOISE, SAME, TOUCH } from './tolerance.ts';
