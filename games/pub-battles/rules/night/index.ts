export { checkedAfterCombats, endOfTurn } from './end-of-turn.ts';
export { nightDecisions, nightfell } from './nightfall.ts';
export { recovered } from './recovered.ts';
export { nightRefusals } from './refusals.ts';
