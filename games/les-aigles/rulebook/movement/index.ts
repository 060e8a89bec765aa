import type { Chapter, Rule } from '@grognard/engine';
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
import { table } from './table.ts';
import { turning } from './turning.ts';

/** The chapters on movement, in the order of the text. */
export const movementChapters: readonly Chapter[] = [
  { id: 'order', fr: 'L’ordre des mouvements', en: 'The order of movement' },
  { id: 'distances', fr: 'Les distances et le quart de réaction', en: 'Distances and the reaction quarter' },
  { id: 'turning', fr: 'Pivots, quarts et demi-tours', en: 'Wheels and turns' },
  { id: 'marches', fr: 'Marche oblique, arrière et forcée', en: 'Oblique, backward and forced marches' },
  { id: 'rally', fr: 'Le ralliement de cavalerie', en: 'The cavalry rally' },
  { id: 'rally-follow', fr: 'Suivre un ralliement', en: 'Following a rally' },
  { id: 'rally-flow', fr: 'S’écouler entre les amis', en: 'Flowing past friends' },
  { id: 'rally-compulsory', fr: 'Le ralliement obligatoire', en: 'The compulsory rally' },
  { id: 'artillery', fr: 'Les mouvements de l’artillerie', en: 'Artillery movement' },
  { id: 'charge-declaring', fr: 'Déclarer une charge', en: 'Declaring a charge' },
  { id: 'charge-bonuses', fr: 'Les bonus de charge', en: 'Charge bonuses' },
  { id: 'charge-duties', fr: 'Les obligations de la charge', en: 'Duties of a charge' },
  { id: 'charge-forbidden', fr: 'Charges interdites et multiples', en: 'Forbidden and multiple charges' },
  { id: 'charge-stopping', fr: 'Arrêter une charge', en: 'Stopping a charge' },
  { id: 'charge-squadrons', fr: 'Les escadrons dans la charge', en: 'Squadrons in a charge' },
  { id: 'counter-charge', fr: 'La contre-charge', en: 'The counter-charge' },
  { id: 'evade', fr: 'L’esquive', en: 'The evade' },
  { id: 'derived', fr: 'Exemples calculés', en: 'Worked figures' },
];

/** The rules of movement, in the order of the chapter; what they come to in figures stands last. */
export const movement: readonly Rule[] = [
  ...order,
  ...table,
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
