import { describe, expect } from 'vitest';
import type { ContactEntry } from '../../model/scenario.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { charge, hussars } from '../charges/field.ts';
import { half } from '../fire/firing.ts';
import { all, at, british, fought, rowsOf, strikes } from '../melee/fighting.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, scene } from '../scene.ts';
import { box, wood } from './land.ts';
import { close, contactIn, FRONT, few, guard, later, meet } from './meeting.ts';

describe('in a wood', () => {
  const trees = wood(box(-40, 0, 40, 40));
  const lost = { degraded: 'without formation' } as const;

  proves(['LA-O4.5-1', 'LA-O1.3-7'], 'whoever fights somebody in it fights light cover, in or out', (saw) => {
    const edge = saw(fought(close([trees], 0.05, {}, lost)));
    expect([rowsOf(edge, 'attacker')['LA-S3.5-10'], rowsOf(edge, 'defender')['LA-S3.5-10']]).toEqual([
      -1,
      undefined,
    ]);
    const both = fought(close([trees], 10, lost, lost));
    expect([rowsOf(both, 'attacker')['LA-S3.5-10'], rowsOf(both, 'defender')['LA-S3.5-10']]).toEqual([
      -1, -1,
    ]);
  });

  proves(['LA-O4.5-2', 'LA-O4.5-3'], 'a charge into it is none, and has no bonus at all', (saw) => {
    const charged = (features: readonly FeatureEntry[]) => {
      const given = scene(
        [
          { id: 'french', at: [0, -8], formation: 'march column', attitude: 'attack' },
          { id: 'allied', at: [0, 0.05], ...british },
        ],
        { features },
      );
      const now = half(given, { french: [charge(given, 'allied')] });
      return now;
    };
    const [into, open] = [saw(charged([trees])), charged([])];
    expect([contactIn(into)?.charged, contactIn(into)?.pushing]).toEqual([undefined, undefined]);
    expect([contactIn(open)?.charged, contactIn(open)?.pushing]).toEqual([true, 3]);
  });

  proves(
    ['LA-O4.5-5', 'LA-O4.5-6'],
    'two without formation fight with the figures in contact alone, in the first round',
    (saw) => {
      const column = { formation: 'march column', ...lost } as const;
      const first = saw(fought(close([trees], 20, column, lost)));
      expect([strikes(first).attacker?.figures, strikes(first).defender?.figures]).toEqual([3, 3]);
      const next = fought(close([trees], 20, column, lost, later()));
      expect([strikes(next).attacker?.figures, strikes(next).defender?.figures]).toEqual([18, 15]);
      const loose = { formation: 'skirmish' } as const;
      const screens = fought(
        close([trees], 20, { ...loose, companies: few(4, 'voltigeur') }, { ...loose, companies: few(8) }),
      );
      // Four of 3 cm each before the middle of eight: four against four.
      expect([strikes(screens).attacker?.figures, strikes(screens).defender?.figures]).toEqual([4, 4]);
    },
  );

  proves(
    ['LA-O4.5-7', 'LA-O4.5-8', 'LA-O4.5-9', 'LA-O4.5-10', 'LA-O4.5-11e'],
    'a column of four and six skirmishers: four against four; the column keeps its own penalty, and has no other',
    (saw) => {
      const column = { formation: 'march column', companies: companies(3, 4), ...lost } as const;
      const done = saw(fought(close([trees], 20, column, { formation: 'skirmish', companies: few(6) })));
      expect([strikes(done).attacker?.figures, strikes(done).defender?.figures]).toEqual([4, 4]);
      expect(rowsOf(done, 'attacker')).toMatchObject({ 'LA-S3.5-12': -2, 'LA-S3.5-10': -1 });
      expect(rowsOf(done, 'attacker')['LA-S3.5-11']).toBeUndefined();
      expect(rowsOf(done, 'defender')).toMatchObject({ 'LA-S3.5-11': -1 });
      expect(at(done, 'french')).toMatchObject({ formation: 'march column', ranks: [4, 4, 4] });
      // Two figures to the side, two fewer.
      const aside = fought(
        close([trees], 20, { ...column, at: [9, 20] }, { formation: 'skirmish', companies: few(6) }),
      );
      expect([strikes(aside).attacker?.figures, strikes(aside).defender?.figures]).toEqual([2, 2]);
    },
  );

  // Its edge runs through the British line.
  const halfway = wood(box(-40, 1.5, 40, 40));

  proves(
    ['LA-O4.5-12', 'LA-O4.5-14'],
    'whoever is caught half in it is without formation, in disorder before charging horse, and has no cover',
    (saw) => {
      const met = saw(meet([halfway], 0));
      expect([contactIn(met)?.halfWay, at(met, 'allied').degradation]).toEqual([partNamed(met, 'allied'), 2]);
      const done = fought({ ...met, state: { ...met.state, quarter: 4 } });
      expect(rowsOf(done, 'attacker')['LA-S3.5-10']).toBeUndefined();
      const given = scene(
        [
          hussars({ id: 'french', at: [0, -9], attitude: 'attack' }),
          { id: 'allied', at: [0, 0], ...british },
        ],
        {
          features: [halfway],
        },
      );
      const ridden = half(given, { french: [charge(given, 'allied')] });
      expect([contactIn(ridden)?.charged, at(ridden, 'allied').degradation]).toEqual([true, 3]);
      expect(at(meet([trees], 0.05), 'allied').degradation).toBe(0);
    },
  );

  const CAUGHT: ContactEntry = { ...FRONT, halfWay: 'defender' };

  proves('LA-O4.5-13', 'it fights with the figures in contact', (saw) => {
    const column = { formation: 'march column' } as const;
    const done = saw(fought(close([halfway], 0, column, lost, { contacts: [CAUGHT] })));
    expect(strikes(done).defender?.figures).toBe(3);
    // Once all of it is in the wood, the wood still covers it no better.
    const pushed = fought(close([trees], 0.05, column, lost, { contacts: [CAUGHT] }));
    expect(rowsOf(pushed, 'attacker')['LA-S3.5-10']).toBeUndefined();
    expect(strikes(fought(close([], 0, column, lost))).defender?.figures).toBe(5);
  });

  proves('LA-O4.5-15', 'its recoil into the wood gives it no bonus', (saw) => {
    const beaten = (contacts: readonly ContactEntry[]) =>
      all(saw(fought(close([halfway], 0, guard, lost, { contacts }), [3, 3, 5, 5])), 'tested')[0];
    const [caught, not] = [beaten([CAUGHT]), beaten([FRONT])];
    const bonus = (test: typeof caught) => test?.rows.find(({ rule }) => rule === 'LA-S3.6-14')?.value;
    expect([bonus(caught), bonus(not)]).toEqual([undefined, 1]);
    expect(caught?.rules).toContain('LA-O4.5-15');
  });

  proves('LA-O4.5-16', 'beaten, it routs where it would only halt', (saw) => {
    // Dice of melee, then of morale: without cover, and having lost, it needs more than that to obey.
    const dice = [3, 3, 5, 5];
    const beaten = (contacts: readonly ContactEntry[]) =>
      fought(close([halfway], 0, guard, lost, { contacts }), dice);
    const [caught, not] = [saw(beaten([CAUGHT])), beaten([FRONT])];
    expect(all(not, 'tested').map(({ nerve }) => nerve)).toEqual(['halt']);
    expect([at(caught, 'allied').routing, at(not, 'allied').routing]).toEqual([true, undefined]);
  });

  proves('LA-O4.5-17', 'the beaten go back 1.5 cm', (saw) => {
    const done = saw(fought(close([trees], 10, { ...guard, ...lost }, lost)));
    expect(all(done, 'recoiled')).toMatchObject([{ length: 1_500 }]);
  });

  proves(['LA-O4.5-18', 'LA-O4.5-19'], 'they may be followed, and whoever does has the bonus', (saw) => {
    const done = saw(fought(close([trees], 10, { ...guard, ...lost, attitude: 'attack' }, lost)));
    expect(all(done, 'followed-up')).toHaveLength(1);
    const next = saw(fought({ ...done, state: { ...done.state, period: 2, quarter: 4 } }));
    expect(rowsOf(next, 'attacker')['LA-S3.5-3']).toBe(2);
  });

  proves(
    ['LA-O4.5-20', 'LA-O4.5-21', 'LA-O4.5-22'],
    'from the second round all fight; close order is in disorder, skirmishers without formation; both have cover',
    (saw) => {
      const done = saw(
        fought(close([trees], 0.05, lost, { formation: 'skirmish', companies: few(6) }, later())),
      );
      expect([strikes(done).attacker?.figures, strikes(done).defender?.figures]).toEqual([18, 6]);
      expect([rowsOf(done, 'attacker')['LA-S3.5-12'], rowsOf(done, 'defender')['LA-S3.5-12']]).toEqual([
        -3, -2,
      ]);
      expect([rowsOf(done, 'attacker')['LA-S3.5-10'], rowsOf(done, 'defender')['LA-S3.5-10']]).toEqual([
        -1, -1,
      ]);
      const third = fought(
        close([trees], 0.05, lost, { formation: 'skirmish', companies: few(6), ...lost }, later(2)),
      );
      expect(rowsOf(third, 'defender')['LA-S3.5-12']).toBe(-2);
    },
  );
});
