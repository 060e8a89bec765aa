import { describe, expect } from 'vitest';
import { proves } from '../proving.ts';
import {
  ahead,
  box,
  column,
  footGuns,
  go,
  half,
  hussars,
  levelOf,
  northOf,
  on,
  skirmishers,
  toldOf,
  whyNot,
  wood,
} from './land.ts';

const WOOD = wood(box(-20, 0, 20, 40));

describe('going into a wood', () => {
  proves(
    ['LA-O4.3-2', 'LA-O4.3-3', 'LA-O4.3-4e', 'LA-O0-7', 'LA-O0-6', 'LA-O4.3-8', 'LA-O0-8'],
    'of 9 cm in half a period 2 lead to the edge, and the 7 that are left lead 3.5 into the wood',
    (saw) => {
      const done = half(on([WOOD], [{ id: 'column', at: [0, -2], ...column }]), { column: go(ahead(9_000)) });
      saw(done.events);
      expect(northOf(done, 'column')).toBe(3_500);
      expect(levelOf(done, 'column')).toBe(2);
      const within = half(on([WOOD], [{ id: 'column', at: [0, 20], ...column }]), {
        column: go(ahead(9_000)),
      });
      expect(northOf(within, 'column')).toBe(24_500);
    },
  );

  proves(
    ['LA-O4.3-1', 'LA-O4.3-5'],
    'only infantry goes into a wood; skirmishers keep their order',
    (saw) => {
      const given = on(
        [WOOD],
        [
          { id: 'hussars', at: [-12, -1], ...hussars },
          { id: 'guns', at: [15, -1], ...footGuns },
          { id: 'voltigeurs', at: [0, -1], ...skirmishers },
        ],
      );
      for (const id of ['hussars', 'guns']) {
        expect(saw(whyNot(given, id, go(ahead(3_000))))).toEqual(['LA-O4.3-1 ground-barred']);
        expect(whyNot(given, id, go(ahead(1_000)))).toEqual([]);
      }
      const done = half(given, { voltigeurs: go(ahead(5_000)) });
      saw(done.events);
      expect(northOf(done, 'voltigeurs')).toBe(2_000);
      expect(levelOf(done, 'voltigeurs')).toBe(0);
    },
  );

  proves(['LA-O5.2-63'], 'close order that comes out stops in the open and reforms first', (saw) => {
    const given = on([WOOD], [{ id: 'line', at: [0, 40], degraded: 'without formation' }]);
    const done = half(given, { line: go(ahead(7_000)) });
    saw(done.events);
    expect(northOf(done, 'line')).toBe(42_500);
    expect(toldOf(done, 'moved').at(-1)).toMatchObject({ haltedAt: { feature: 'wood', why: 'out' } });
    expect(saw(whyNot(done, 'line', go(ahead(1_000))))).toEqual(['LA-U4.2-1 reform-first']);
  });
});
