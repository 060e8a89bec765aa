import { describe, expect } from 'vitest';
import type { Formation } from '../../model/vocabulary.ts';
import { proves } from '../proving.ts';
import { scene } from '../scene.ts';
import { battalion, hussars, pose, quarter } from './help.ts';

/** How far it comes in a quarter if it is told to go on and on. */
const gone = (
  formation: Formation,
  companies: typeof battalion,
  saw: (seen: unknown) => unknown,
  forced?: true,
) => {
  const given = scene([{ id: 'unit', at: [0, -40], companies, formation }]);
  const march = { do: 'march', legs: [{ go: 'ahead', length: 60_000 }], ...(forced && { forced }) } as const;
  const after = quarter(given, { unit: [march] });
  saw(after.events);
  return pose(after, 'unit')[1] + 40;
};

describe('how far each formation goes', () => {
  proves(['LA-U2.2-31'], 'a square goes half as far as a line', (saw) => {
    expect(gone('line', battalion, saw)).toBe(3.5);
    expect(gone('square', battalion, saw)).toBe(1.75);
  });

  proves(['LA-U2.2-14'], 'a column goes farther than a line', (saw) => {
    expect(gone('march column', battalion, saw)).toBe(4.5);
    expect(gone('division column', battalion, saw)).toBe(4.5);
  });

  proves(['LA-U2.2-18'], 'a march column goes half as far again on a forced march', (saw) => {
    expect(gone('march column', battalion, saw, true)).toBe(6.75);
  });

  proves(
    ['LA-U2.3-4', 'LA-U2.3-8'],
    'an echelon goes at the pace of a column, a chequer at that of a line',
    (saw) => {
      expect(gone('echelon', hussars, saw)).toBe(9);
      expect(gone('chequer', hussars, saw)).toBe(7);
    },
  );
});
