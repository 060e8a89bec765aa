/** What both sides write before the battle: reassignments (PB-R012), free orders of battle (PB-R235), first orders. */
export { isPlanned, isSecretly, planDecisions } from './deciding.ts';
export { dividedArmy } from './divided.ts';
export { planned } from './planned.ts';
export { planRefusals } from './refusals.ts';
export { tooLarge } from './size.ts';
