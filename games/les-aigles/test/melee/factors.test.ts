import { describe, expect, test } from 'vitest';
import { withPart } from '../../model/evolve.ts';
import type { UnitEntry } from '../../model/scenario.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, type Scene } from '../scene.ts';
import { at, british, type Fight, fought, horse, locked, rowsOf, strikes } from './fighting.ts';

/** A French line of eighteen that walks into a British one of fifteen, front to front unless it is said otherwise. */
const walked = (french: Partial<UnitEntry> = {}, allied: Partial<UnitEntry> = {}, fight: Fight = {}) =>
  locked(
    [
      { id: 'french', at: [0, 0], ...french },
      { id: 'allied', at: [0, 0], ...british, ...allied },
    ],
    { contacts: [{ attacker: 'french', defender: 'allied', side: 'front' }], ...fight },
  );

const GENERAL = { id: 'ney', side: 'french', rank: 'general', at: [0, -1] } as const;

describe('rows', () => {
  test('an ordinary entry has no bonus', () => {
    expect(rowsOf(fought(walked()), 'attacker')).toEqual({ 'LA-S3.7-1': 4 });
  });

  proves('LA-S3.5-4', '+3 on a flank and +4 in the rear', (saw) => {
    const onFlank = fought(
      walked(
        { at: [0, 0], facing: 0, formation: 'division column' },
        { at: [1.25, 11.25], facing: 90 },
        { contacts: [{ attacker: 'french', defender: 'allied', side: 'right' }] },
      ),
    );
    const inRear = fought(
      walked(
        { formation: 'division column' },
        { at: [0, 2.5], facing: 0 },
        { contacts: [{ attacker: 'french', defender: 'allied', side: 'rear' }] },
      ),
    );
    saw([onFlank.events, inRear.events]);
    expect(rowsOf(onFlank, 'attacker')).toEqual({ 'LA-S3.7-1': 4, 'LA-S3.5-4': 3 });
    expect(rowsOf(inRear, 'attacker')).toEqual({ 'LA-S3.7-1': 4, 'LA-S3.5-4': 4 });
  });

  proves('LA-S3.5-5', 'higher up counts one in the round of contact, and no more afterwards', (saw) => {
    const contacts = [{ attacker: 'french', defender: 'allied', side: 'front', above: 'defender' }] as const;
    const first = fought(walked({}, {}, { contacts }));
    saw(first.events);
    expect(rowsOf(first, 'defender')['LA-S3.5-5']).toBe(1);
    expect(rowsOf(first, 'attacker')['LA-S3.5-5']).toBeUndefined();
    const later = fought(walked({}, {}, { contacts: [{ ...contacts[0], rounds: 1 }] }));
    expect(rowsOf(later, 'defender')['LA-S3.5-5']).toBeUndefined();
  });

  proves(
    ['LA-S3.5-6', 'LA-S3.5-13', 'LA-U2.2-33'],
    'a hollow square has +3 against horse and -1 against foot; without formation, no bonus',
    (saw) => {
      const square = { formation: 'square' } as const;
      const foot = fought(walked({}, square));
      saw(foot.events);
      expect(rowsOf(foot, 'defender')).toEqual({ 'LA-S3.7-12': 4, 'LA-S3.5-13': -1 });
      const riders = fought(walked(horse(), square));
      saw(riders.events);
      expect(rowsOf(riders, 'defender')).toEqual({ 'LA-S3.7-12': 4, 'LA-S3.5-6': 3 });
      const loose = fought(walked(horse(), { ...square, degraded: 'without formation' }));
      expect(rowsOf(loose, 'defender')).toEqual({ 'LA-S3.7-12': 4, 'LA-S3.5-12': -2 });
    },
  );

  proves(
    ['LA-S3.5-7', 'LA-U2.2-42', 'LA-U2.2-43'],
    'a full square has +1 against horse and foot alike, and nothing else of a hollow one',
    (saw) => {
      const full = {
        nation: 'prussia',
        formation: 'full square',
        companies: companies(4, 4, 'musketeer'),
      } as const;
      for (const enemy of [{}, horse()]) {
        const done = fought(walked(enemy, full));
        saw(done.events);
        expect(rowsOf(done, 'defender')).toEqual({ 'LA-S3.7-20': 4, 'LA-S3.5-7': 1 });
      }
    },
  );

  proves(
    'LA-S3.5-8',
    'a steady line has +1: not below three quarters, not on the move, not against horse, not in column',
    (saw) => {
      const steady = (done: ReturnType<typeof fought>) => rowsOf(done, 'defender')['LA-S3.5-8'];
      const done = fought(walked());
      saw(done.events);
      expect(steady(done)).toBe(1);
      const lost = (figures: number) => ({ companies: companies(5, 3, 'line'), raised: figures });
      expect(steady(fought(walked({}, lost(20))))).toBe(1);
      expect(steady(fought(walked({}, lost(21))))).toBeUndefined();
      expect(steady(fought(walked({}, { formation: 'division column' })))).toBeUndefined();
      expect(steady(fought(walked({}, { degraded: 'without formation' })))).toBeUndefined();
      expect(steady(fought(walked(horse())))).toBeUndefined();
      const moving = walked(
        {},
        {},
        { state: (state) => withPart(state, 1, (part) => ({ ...part, moved: true })) },
      );
      expect(steady(fought(moving))).toBeUndefined();
      expect(rowsOf(done, 'attacker')['LA-S3.5-8']).toBeUndefined();
    },
  );

  proves('LA-S3.5-9', 'a general of charisma 3 counts one if he is in contact', (saw) => {
    const led = (charisma: number, unit?: number) =>
      fought(
        walked(
          {},
          {},
          {
            more: { officers: [{ ...GENERAL, charisma }] },
            state: (state) => ({
              ...state,
              officers: state.officers.map((each) => ({
                ...each,
                ...(unit !== undefined && { with: unit }),
              })),
            }),
          },
        ),
      );
    const done = led(3, 0);
    saw(done.events);
    expect(rowsOf(done, 'attacker')['LA-S3.5-9']).toBe(1);
    expect(rowsOf(done, 'defender')['LA-S3.5-9']).toBeUndefined();
    expect(rowsOf(led(2, 0), 'attacker')['LA-S3.5-9']).toBeUndefined();
    expect(rowsOf(led(3), 'attacker')['LA-S3.5-9']).toBeUndefined();
  });

  proves('LA-S3.5-10', 'cover takes one or two from its attacker, and nothing from its defender', (saw) => {
    const values = (['light cover', 'hard cover', 'village'] as const).map((shelter) => {
      const done = fought(walked({}, { shelter }));
      saw(done.events);
      expect(rowsOf(done, 'defender')['LA-S3.5-10']).toBeUndefined();
      return rowsOf(done, 'attacker')['LA-S3.5-10'];
    });
    expect(values).toEqual([-1, -2, -2]);
    const out = fought(walked({ shelter: 'hard cover' }));
    expect(rowsOf(out, 'defender')['LA-S3.5-10']).toBeUndefined();
    const woods = fought(walked({ shelter: 'wood' }, { shelter: 'wood' }));
    expect([rowsOf(woods, 'attacker')['LA-S3.5-10'], rowsOf(woods, 'defender')['LA-S3.5-10']]).toEqual([
      -1, -1,
    ]);
  });

  proves('LA-S3.5-11', 'skirmishers fight at -1', (saw) => {
    const done = fought(walked({}, { formation: 'skirmish', companies: companies(5, 3, 'light') }));
    saw(done.events);
    expect(rowsOf(done, 'defender')).toEqual({ 'LA-S3.7-14': 4, 'LA-S3.5-11': -1 });
  });

  proves(
    ['LA-S3.5-12', 'LA-U4.1-6', 'LA-U4.1-12', 'LA-U4.1-23', 'LA-U3.4-7', 'LA-U4.1-3'],
    'disorganised -1, without formation -2, in disorder -3',
    (saw) => {
      const values = (['disorganised', 'without formation', 'in disorder'] as const).map((degraded) => {
        const done = fought(walked({}, { degraded }));
        saw(done.events);
        return rowsOf(done, 'defender')['LA-S3.5-12'];
      });
      expect(values).toEqual([-1, -2, -3]);
    },
  );

  proves('LA-S3.5-15', 'a die of 1 takes one and a 6 adds one; 2 to 5 change nothing', (saw) => {
    const values = [1, 2, 3, 4, 5, 6].map((die) => {
      const done = fought(walked(), [3, die]);
      saw(done.events);
      return rowsOf(done, 'attacker')['LA-S3.5-15'] ?? 0;
    });
    expect(values).toEqual([-1, 0, 0, 0, 0, 1]);
  });

  proves(
    'LA-S3.5-14',
    'where fatigue is counted, each marker beyond the first takes one, two at most',
    (saw) => {
      const tired = (fatigue: number, switches = { fatigue: 'counted' }) =>
        fought(
          walked(
            {},
            {},
            { switches, state: (state) => withPart(state, 0, (part) => ({ ...part, fatigue })) },
          ),
        );
      const values = [1, 2, 3, 4].map((markers) => {
        const done = tired(markers);
        saw(done.events);
        expect(at(done, 'french').fatigue).toBe(markers + 1);
        return rowsOf(done, 'attacker')['LA-S3.5-14'] ?? 0;
      });
      expect(values).toEqual([0, -1, -2, -2]);
      expect(at(fought(walked()), 'french').fatigue).toBeUndefined();
    },
  );

  test('fatigue goes with rest, a marker a period', () => {
    const rested = (moved: boolean) =>
      fought(
        locked([{ id: 'french', at: [0, 0] }], {
          contacts: [],
          switches: { fatigue: 'counted' },
          state: (state) =>
            withPart(state, 0, (part) => ({ ...part, fatigue: 2, ...(moved && { moved: true }) })),
        }),
      );
    expect(at(rested(false), 'french').fatigue).toBe(1);
    expect(at(rested(true), 'french').fatigue).toBe(2);
  });
});

describe('figures of different value', () => {
  test('are reckoned each by theirs and added', () => {
    const mixed = walked({
      companies: [{ troop: 'grenadier', figures: 3 }, ...companies(5, 3)],
    });
    const done = fought(mixed);
    // All but the grenadiers at 4; the British front of fifteen is narrower and centred on the French one.
    expect(strikes(done).attacker?.factors).toEqual([5, 4]);
    const { figures = 0, men = 0 } = strikes(done).attacker ?? {};
    expect(figures).toBe(18);
    expect(men).toBe(3 * 5 + 15 * 4);
  });
});

describe('a friend who comes through', () => {
  proves('LA-U5.3-7', 'leaves the losses to the one who is crossed', (saw) => {
    const locking = (crossings: readonly { crosser: number; crossed: number; since: number }[]) =>
      locked(
        [
          { id: 'french', at: [0, 0] },
          { id: 'allied', at: [0, 0], ...british, degraded: 'in disorder' },
          { id: 'through', at: [0, 4], ...british },
        ],
        {
          contacts: [{ attacker: 'french', defender: 'allied', side: 'front' }],
          state: (state) => ({ ...state, crossings }),
        },
      );
    const done = fought(locking([{ crosser: 2, crossed: 1, since: 1 }]));
    saw(done.events);
    const fallen = done.events.flatMap((event) => (event.kind === 'fell' ? [event.part] : []));
    expect(fallen.sort()).toEqual([partNamed(done, 'french'), partNamed(done, 'allied')]);
    const told = (now: Scene) => now.events.flatMap(({ kind, rules }) => (kind === 'fought' ? rules : []));
    expect(told(done)).toContain('LA-U5.3-7');
    expect(told(fought(locking([])))).not.toContain('LA-U5.3-7');
  });
});
