import { expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { at, attacker, field, HERE } from '../scene.ts';

proves('CB-B4.6-21', 'whoever passes through friends keeps his order if he holds, and so do they', (saw) => {
  const orderAfter = (...dice: readonly number[]) => {
    const red = [attacker('spearmen'), attacker('spearmen', { id: 'friend', at: HERE })];
    const battle = at(saw, { scenario: field({ red }), dice });
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    const step = { do: 'step', side: 0 };
    battle.does('red', { kind: 'move', pace: 'full', steps: [step, step] });
    return battle
      .view('red')
      .units.flat()
      .slice(0, 2)
      .map(({ cohesion }) => cohesion);
  };
  expect(orderAfter(1, 2, 1, 2)).toEqual(['good-order', 'good-order']);
  expect(orderAfter(6, 6, 1, 2)).toEqual(['shaken', 'good-order']);
  expect(orderAfter(1, 2, 6, 6)).toEqual(['good-order', 'shaken']);
});
