/** Written orders: PB-R039. */
export { disobedience, writeRefusals } from './refusals.ts';
export { wrote } from './wrote.ts';
