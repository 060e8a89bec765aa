import type { Scenario } from '../../model/scenario.ts';
import type { Setting } from '../../model/setting.ts';
import { prepare } from '../../scenario/prepare.ts';

/** Two units a side and a cart: enough to be spoken of. */
const scenario: Scenario = {
  id: 'skirmish',
  title: { fr: 'Escarmouche', en: 'Skirmish' },
  about: { fr: 'Une escarmouche.', en: 'A skirmish.' },
  minutes: 10,
  map: { width: 12, height: 8, hexes: [], sides: [], roads: [] },
  sides: [
    { id: 'red', name: { fr: 'Rouges', en: 'Reds' }, colour: '#a00' },
    { id: 'blue', name: { fr: 'Bleus', en: 'Blues' }, colour: '#00a' },
  ],
  units: [
    {
      ...{ id: 'bodyguard', type: 'knights', side: 'red', at: [3, 4], facing: 0 },
      name: { fr: 'Garde du comte', en: "Count's Guard" },
    },
    { id: 'archers-2', type: 'archers', side: 'blue', at: [5, 4], facing: 6 },
    { id: 'levy', type: 'levy', side: 'red', at: [2, 4], facing: 1 },
    { id: 'left-wing', type: 'spearmen', side: 'blue', at: [6, 4], facing: 6 },
  ],
  counters: [
    { kind: 'trap', side: 'blue', at: [8, 8], hidden: true },
    { kind: 'cart', side: 'blue', at: [7, 4], facing: 6 },
    { kind: 'palisade', at: [5, 4], facing: 6, level: 3 },
  ],
  turns: 8,
  objectives: [],
};

const prepared = prepare(scenario, {});
if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));

export const skirmish: Setting = prepared.value;
