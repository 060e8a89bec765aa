/** Why a charge or a counter-charge can be refused. */
export const chargeCodes = [
  'charge-comes-first',
  'charge-arm',
  'charge-square',
  'charge-skirmish',
  'charge-formation',
  'charge-echelon',
  'charge-order',
  'charge-degraded',
  'charge-busy',
  'charge-in-melee',
  'charge-no-target',
  'charge-friend',
  'charge-unseen',
  'charge-cavalry',
  'charge-flank',
  'charge-rear',
  'charge-twice',
  'charge-goes-on',
  'charge-keeps-formation',
  'squadron-rejoins',
] as const;
export type ChargeCode = (typeof chargeCodes)[number];
