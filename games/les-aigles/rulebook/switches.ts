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
  { name: 'failedOnSquare', rule: 'LA-M3.1-3e', values: ['mustRally', 'mayStay'] },
  { name: 'rallyTurn', rule: 'LA-M3.1-9', values: ['ifNeeded', 'always'] },
  { name: 'equalFollower', rule: 'LA-M3.3-3', values: ['keepsContact', 'losesContact'] },
  { name: 'tieCountedIn', rule: 'LA-M3.5-2', values: ['lossPoints', 'figures'] },
  { name: 'evadeArms', rule: 'LA-M7.1-1', values: ['infantry', 'infantryAndCavalry'] },
  { name: 'evadeTurn', rule: 'LA-M7.1-8', values: ['oneQuarter', 'byStatus'] },
  { name: 'evadersCross', rule: 'LA-M7.2-14', values: ['bothInDisorder', 'skirmishersOnly'] },
  { name: 'caughtTurning', rule: 'LA-M7.2-16', values: ['bySide', 'rear'] },
  { name: 'evadeSplit', rule: 'LA-M7.3-1', values: ['roundBlockers', 'never'] },
  { name: 'whole-skirmish', rule: 'LA-U3.3-9', values: ['near cover', 'anywhere'] },
] as const satisfies readonly Switch[];
