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
  { id: 'order', text: { fr: 'L’ordre des mouvements', en: 'The order of movement' } },
  {
    id: 'distances',
    text: { fr: 'Les distances et le quart de réaction', en: 'Distances and the reaction quarter' },
  },
  { id: 'turning', text: { fr: 'Pivots, quarts et demi-tours', en: 'Wheels and turns' } },
  {
    id: 'marches',
    text: { fr: 'Marche oblique, arrière et forcée', en: 'Oblique, backward and forced marches' },
  },
  { id: 'rally', text: { fr: 'Le ralliement de cavalerie', en: 'The cavalry rally' } },
  { id: 'rally-follow', text: { fr: 'Suivre un ralliement', en: 'Following a rally' } },
  { id: 'rally-flow', text: { fr: 'S’écouler entre les amis', en: 'Flowing past friends' } },
  { id: 'rally-compulsory', text: { fr: 'Le ralliement obligatoire', en: 'The compulsory rally' } },
  { id: 'artillery', text: { fr: 'Les mouvements de l’artillerie', en: 'Artillery movement' } },
  { id: 'charge-declaring', text: { fr: 'Déclarer une charge', en: 'Declaring a charge' } },
  { id: 'charge-bonuses', text: { fr: 'Les bonus de charge', en: 'Charge bonuses' } },
  { id: 'charge-duties', text: { fr: 'Les obligations de la charge', en: 'Duties of a charge' } },
  {
    id: 'charge-forbidden',
    text: { fr: 'Charges interdites et multiples', en: 'Forbidden and multiple charges' },
  },
  { id: 'charge-stopping', text: { fr: 'Arrêter une charge', en: 'Stopping a charge' } },
  { id: 'charge-squadrons', text: { fr: 'Les escadrons dans la charge', en: 'Squadrons in a charge' } },
  { id: 'counter-charge', text: { fr: 'La contre-charge', en: 'The counter-charge' } },
  { id: 'evade', text: { fr: 'L’esquive', en: 'The evade' } },
  { id: 'derived', text: { fr: 'Exemples calculés', en: 'Worked figures' } },
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
