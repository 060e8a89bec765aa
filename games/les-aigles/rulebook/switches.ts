import type { Switch } from '@grognard/engine';

/** Every ruling and supplement value that a club can set; the first value is the default. */
export const switches = [
  { name: 'measuring', rule: 'LA-M5.1-17', values: ['forbidden', 'allowed'] },
  { name: 'disorderMarches', rule: 'LA-U4.1-20', values: ['no', 'yes'] },
  { name: 'withoutFormationMoves', rule: 'LA-U4.2-1', values: ['onlyToClear', 'freely'] },
  { name: 'doubleLineMarches', rule: 'LA-M2.3-1', values: ['asLine', 'no'] },
  { name: 'openedLaneSpeed', rule: 'LA-U5.4-6', values: ['full', 'half'] },
  { name: 'skirmishersCrossGuns', rule: 'LA-U5.4-17', values: ['byState', 'half'] },
  { name: 'eliteSkirmishersOpen', rule: 'LA-U5.1-4', values: ['yes', 'no'] },
  { name: 'whole-skirmish', rule: 'LA-U3.3-9', values: ['near cover', 'anywhere'] },
] as const satisfies readonly Switch[];
