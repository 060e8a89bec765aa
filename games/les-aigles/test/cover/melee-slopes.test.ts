import { describe, expect } from 'vitest';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { half } from '../fire/firing.ts';
import { all, at, british, fought, rowsOf, strikes } from '../melee/fighting.ts';
import { proves } from '../proving.ts';
import { partNamed, scene } from '../scene.ts';
import { box, hill, plateau } from './land.ts';
import { ahead, close, contactIn, few, higher, later, meet } from './meeting.ts';

describe('on a slope', () => {
  proves(
    ['LA-O2.6-1', 'LA-O2.6-2', 'LA-O2.6-6'],
    'whoever is attacked from below has a bonus in the round of contact',
    (saw) => {
      const met = saw(meet([hill()], -4));
      expect(higher(met)).toBe('allied');
      const first = saw(fought({ ...met, state: { ...met.state, quarter: 4 } }));
      expect([rowsOf(first, 'defender')['LA-S3.5-5'], rowsOf(first, 'attacker')['LA-S3.5-5']]).toEqual([
        1,
        undefined,
      ]);
      const next = fought({
        ...first,
        state: { ...first.state, contacts: met.state.contacts.map((each) => ({ ...each, rounds: 1 })) },
      });
      expect(all(next, 'fought').map(({ round }) => round)).toEqual([2]);
      expect(rowsOf(next, 'defender')['LA-S3.5-5']).toBeUndefined();
      expect(higher(meet([], -4))).toBeUndefined();
      // Along the slope nobody is above.
      const along = half(
        scene(
          [
            { id: 'french', at: [-1, -6], facing: 90, formation: 'march column', attitude: 'attack' },
            { id: 'allied', at: [0, -6], ...british, facing: 270, formation: 'march column' },
          ],
          { features: [hill()] },
        ),
        { french: [ahead(1.5)] },
      );
      expect([along.state.contacts.length, higher(along)]).toEqual([1, undefined]);
    },
  );

  proves('LA-O2.6-3', 'so does whoever attacks downhill, without a charge', (saw) => {
    const met = saw(meet([hill()], -4, {}, {}, 'allied'));
    expect([higher(met), contactIn(met)?.charged]).toEqual(['allied', undefined]);
    expect(contactIn(met)).toMatchObject({ attacker: partNamed(met, 'allied') });
  });

  proves(
    'LA-O2.6-7',
    'with figures on both sides of the crest nobody has it; astride in one way, he has',
    (saw) => {
      expect(higher(saw(meet([hill()], -0.5)))).toBe('allied');
      const bent: FeatureEntry = {
        ...{ kind: 'hill', id: 'hill', outline: box(-40, -30, 40, 12) },
        crest: [
          [-40, 0],
          [0, 0],
          [40, -24],
        ],
      };
      const parted = meet([bent], -4, { formation: 'march column' });
      expect([parted.state.contacts.length, higher(parted)]).toEqual([1, undefined]);
      expect(higher(meet([bent], -4, { formation: 'march column' }, { companies: few(6) }))).toBe('allied');
    },
  );

  proves(
    ['LA-O2.6-4'],
    'from the second round both are without formation and fight with all their figures',
    (saw) => {
      const done = saw(fought(close([hill()], -5, { formation: 'march column' }, {}, later())));
      expect([strikes(done).attacker?.figures, strikes(done).defender?.figures]).toEqual([18, 15]);
      for (const who of ['attacker', 'defender'] as const) expect(rowsOf(done, who)['LA-S3.5-12']).toBe(-2);
      const first = fought(close([hill()], -5));
      expect(rowsOf(first, 'attacker')['LA-S3.5-12']).toBeUndefined();
      const plain = fought(close([], -5, {}, {}, later()));
      expect(rowsOf(plain, 'attacker')['LA-S3.5-12']).toBeUndefined();
    },
  );

  proves('LA-O2.6-5', 'and whoever has followed has his bonus', (saw) => {
    const done = saw(fought(close([hill()], -5, {}, {}, later(1, { follower: 'attacker' }))));
    expect(rowsOf(done, 'attacker')['LA-S3.5-3']).toBe(2);
  });

  proves('LA-O2.6-8', 'whoever is engaged on his way up or down is disorganised', (saw) => {
    const met = meet([hill()], -4);
    const done = saw(fought({ ...met, state: { ...met.state, quarter: 4 } }));
    expect(rowsOf(done, 'attacker')['LA-S3.5-12']).toBe(-1);
    expect(rowsOf(done, 'defender')['LA-S3.5-12']).toBeUndefined();
    expect([at(met, 'french').degradation, at(met, 'allied').degradation]).toEqual([1, 0]);
    expect(at(meet([], -4), 'french').degradation).toBe(0);
    expect(
      at(meet([hill()], -4, { formation: 'skirmish', companies: few(6, 'voltigeur') }), 'french').degradation,
    ).toBe(0);
  });

  proves(
    ['LA-O2.6-9', 'LA-O2.6-10'],
    'halted on the slope one reorganises in a quarter, and is disorganised again as soon as one moves on',
    (saw) => {
      const given = scene([{ id: 'french', at: [0, -5], degraded: 'disorganised' }], { features: [hill()] });
      const halted = saw(half(given, { french: [{ do: 'reorganise' }] }));
      expect(at(halted, 'french').degradation).toBe(0);
      expect(at(saw(half(halted, { french: [ahead(1)] })), 'french').degradation).toBe(1);
    },
  );

  proves('LA-O3.4-7', 'at the edge of a plateau whoever is on top is above', (saw) => {
    const top = plateau(-30, 0, 30, 40);
    expect(higher(saw(meet([top], 0.5)))).toBe('allied');
    expect(higher(saw(meet([top], -1)))).toBe('allied');
    expect(higher(meet([top], 8))).toBeUndefined();
  });
});
