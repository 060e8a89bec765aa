import type { ArmyList, ArmyUnit } from '../../scenario/armies/list.ts';

/** A French battalion with its elites in its ranks. */
export const battalion = (id: string): ArmyUnit => ({
  id,
  companies: [
    { troop: 'voltigeur', figures: 3 },
    { troop: 'fusilier', figures: 3, times: 4 },
    { troop: 'grenadier', figures: 3 },
  ],
});

/** The same without these. */
export const without = (id: string, ...gone: readonly string[]): ArmyUnit => ({
  id,
  companies: battalion(id).companies.filter(({ troop }) => !gone.includes(troop)),
});

export const pool = (id: string, troop: string, ...from: readonly string[]): ArmyUnit => ({
  id,
  companies: [{ troop, figures: 3, times: from.length }],
  from,
});

export const division: ArmyList = {
  nation: 'france',
  name: { fr: 'La division', en: 'The division' },
  units: [
    ...['1/45', '2/45', '3/45'].map(battalion),
    { id: '5th hussars', companies: [{ troop: 'hussar', figures: 3, times: 4 }] },
  ],
  batteries: [{ id: 'guns', troop: 'foot-8pdr' }],
  officers: [
    { id: 'Friant', rank: 'general' },
    { id: 'his aide', rank: 'aide', general: 'Friant' },
  ],
};

export const armyOf = (more: Partial<ArmyList>): ArmyList => ({ ...division, ...more });

/** Those three battalions, and whatever else. */
export const regiment = (...units: readonly ArmyUnit[]): ArmyList => armyOf({ units });
