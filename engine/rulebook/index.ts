export { tableRulebook } from './table-rules.ts';
