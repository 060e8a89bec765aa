import type { Rule } from '@grognard/engine';
import { artillery } from './artillery.ts';
import { chargeBonuses } from './charge-bonuses.ts';
import { chargeDeclaring } from './charge-declaring.ts';
import { chargeDuties } from './charge-duties.ts';
import { chargeForbidden } from './charge-forbidden.ts';
import { chargeSquadrons } from './charge-squadrons.ts';
import { chargeStopping } from './charge-stopping.ts';
import { counterCharge } from './counter-charge.ts';
import { derived } from './derived.ts';
import { distances } from './distances.ts';
import { evade } from './evade.ts';
import { marches } from './marches.ts';
import { order } from './order.ts';
import { rally } from './rally.ts';
import { rallyCompulsory } from './rally-compulsory.ts';
import { rallyFlow } from './rally-flow.ts';
import { rallyFollow } from './rally-follow.ts';
import { turning } from './turning.ts';

/** The rules of movement, in the order of the chapter; what they come to in figures stands last. */
export const movement: readonly Rule[] = [
  ...order,
  ...distances,
  ...turning,
  ...marches,
  ...rally,
  ...rallyFollow,
  ...rallyFlow,
  ...rallyCompulsory,
  ...artillery,
  ...chargeDeclaring,
  ...chargeBonuses,
  ...chargeDuties,
  ...chargeForbidden,
  ...chargeStopping,
  ...chargeSquadrons,
  ...counterCharge,
  ...evade,
  ...derived,
];
