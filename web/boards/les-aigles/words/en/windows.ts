import type { WindowWords } from '../words.ts';

export const windows: WindowWords = {
  rallyHelp:
    'Which cavalry breaks off and rallies? It rides back to set its ranks in order; fresh troops have no need to.',
  spareRallies: 'Do not ask again while none of our horse is engaged or disordered',
  followHelp: 'Who follows the enemy that breaks off?',
  reactHelp: 'A charge has come up. What do those do who see it coming?',
  rallyDo: (count) =>
    count === 0 ? 'Announce no rally' : `Announce ${count} ${count === 1 ? 'rally' : 'rallies'}`,
  followDo: (count) => (count === 0 ? 'Let them go' : `Follow with ${count}`),
  reactDo: (count) =>
    count === 0 ? 'Keep to the sealed plans' : `Seal ${count} ${count === 1 ? 'reaction' : 'reactions'}`,
  keepPlan: 'keep to the sealed plan',
  passBy: { any: 'by the shorter way', left: 'by the left end', right: 'by the right end' },
  passTitle: 'Past friends in its way',
};
