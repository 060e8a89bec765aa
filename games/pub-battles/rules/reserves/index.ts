/** Hidden reserves (PB-R095 to PB-R105), and staff that is pushed aside (PB-R091). */
export { commitRefusals, committed } from './committing.ts';
export { deployed, reserveSupports } from './deployed.ts';
export { hid, hideRefusals } from './hiding.ts';
export { carryLimit, carryRefusals, reserveStart } from './leaving.ts';
export { pushedHqs } from './pushing.ts';
export { deployDecisions, deployingEvents, deployRefusals, spottedHqs } from './showing.ts';
