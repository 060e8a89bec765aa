export { defeatsOf } from './defeats.ts';
export { sidesAnnihilated, sidesThatLeft } from './field.ts';
export { leaveRefusals, left } from './leaving.ts';
export { isOver, outcome } from './outcome.ts';
export { pointsIn, scoreRows } from './points.ts';
