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
  { name: 'echelonCharges', rule: 'LA-M5.1-2', values: ['yes', 'no'] },
  { name: 'wrongFormationCharge', rule: 'LA-M5.1-5e', values: ['ordinaryEntry', 'refused'] },
  { name: 'missedTargetShown', rule: 'LA-M5.1-12', values: ['atPeriodEnd', 'never'] },
  { name: 'fireWhenReachedByStep', rule: 'LA-M5.3-16', values: ['none', 'half'] },
  { name: 'degradedCharger', rule: 'LA-M5.5-8', values: ['losesBonuses', 'keepsBonuses'] },
  { name: 'secondCharge', rule: 'LA-M5.5-10', values: ['ordinaryEntry', 'refused'] },
  { name: 'generalStops', rule: 'LA-M5.6-3', values: ['chargesOfFirstHalf', 'anyCharge'] },
  { name: 'stopThatTouches', rule: 'LA-M5.6-5', values: ['chargeStands', 'ordinaryEntry'] },
  { name: 'haltedSquadron', rule: 'LA-M5.7-7', values: ['withoutFormation', 'formed'] },
  { name: 'pushPastUses', rule: 'LA-M5.7-12', values: ['stepsAndBonus', 'stepsOnly'] },
] as const satisfies readonly Switch[];
