/** Why an order of this room can be refused. */
const rallyCodes = [
  'rally-not-cavalry',
  'rally-routing',
  'rally-under-way',
  'rally-following',
  'rally-engaged-late',
  'rally-between-halves',
  'rally-charging',
  'rally-no-chequer',
  'follow-not-cavalry',
  'follow-rallying',
  'follow-under-way',
  'follow-no-contact',
  'follow-held',
] as const;
export type RallyCode = (typeof rallyCodes)[number];
