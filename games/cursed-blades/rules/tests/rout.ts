export { routTest } from '../condition.ts';
