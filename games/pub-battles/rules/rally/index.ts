export { trained, trainRefusals, unpackedRefusals } from './packing.ts';
export { rallied } from './rallied.ts';
export { rallyRefusals } from './refusals.ts';
