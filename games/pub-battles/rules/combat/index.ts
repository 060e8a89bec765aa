/** Combat, from the first contact to the last retreat out of a field of fire. */
export { beginAtOnce, beginCombats } from './begin.ts';
export { cleared } from './clearing.ts';
export { combatDecisions } from './decisions.ts';
export { combatsOf } from './groups.ts';
export { harmOf } from './hits.ts';
export { contactsAtOnce } from './immediate.ts';
export { reckon } from './modifiers.ts';
export { combatRefusals } from './refusals.ts';
export { fought, goOn } from './run.ts';
export { hitsOf } from './volley.ts';
