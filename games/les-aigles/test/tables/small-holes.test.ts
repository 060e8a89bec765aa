import { describe, expect } from 'vitest';
import { part, play, size } from '../changes/help.ts';
import { charged, column, contacts } from '../charges/field.ts';
import { fires } from '../fire/firing.ts';
import { proves } from '../proving.ts';
import { companies, noReaction, plan, scene } from '../scene.ts';

describe('what was left to say', () => {
  proves('LA-S3.8-1', 'from division column to square: a quarter in class B, two in class C', (saw) => {
    const squares = (nation: 'prussia' | 'russia', quarters: number) => {
      const given = scene([
        {
          id: 'foot',
          at: [0, 0],
          nation,
          companies: companies(4, 4, 'musketeer'),
          formation: 'division column',
        },
      ]);
      const done = play(given, { foot: [{ do: 'change', to: 'square' }] }, quarters);
      saw(done.events);
      return done.events.findIndex(({ kind }) => kind === 'quarter' || kind === 'half') >
        done.events.findIndex(({ kind }) => kind === 'completed')
        ? 'first quarter'
        : part(done, 'foot').formation;
    };
    expect(squares('prussia', 2)).toBe('first quarter');
    expect(squares('russia', 2)).toBe('square');
  });

  proves('LA-S3.8-2', 'a skirmisher takes up 3 cm by 2.5', (saw) => {
    const light = { id: 'light', at: [0, 0], companies: companies(3, 3, 'light') } as const;
    const given = scene([light], {}, { wholeSkirmish: 'light' });
    const done = play(given, { light: [{ do: 'change', to: 'skirmish' }] });
    saw(done.events);
    expect(size(done, 'light')).toEqual([27, 2.5]);
  });

  proves('LA-S3.8-3', 'a battery takes up 6 cm by 5 in action, 3 by 8 limbered', (saw) => {
    const given = scene([
      { id: 'guns', at: [0, 0], companies: companies(1, 4, 'foot-8pdr'), formation: 'in battery' },
    ]);
    expect(size(given, 'guns')).toEqual([6, 5]);
    const done = play(given, { guns: [{ do: 'limber' }] });
    saw(done.events);
    expect(size(done, 'guns')).toEqual([3, 8]);
  });

  proves('LA-S3.8-4', 'fifteen make faces of 4, 4, 4 and 3', (saw) => {
    const given = scene([{ id: 'foot', at: [0, 0], companies: companies(5, 3) }]);
    const done = play(given, { foot: [{ do: 'change', to: 'square' }] });
    saw(done.events);
    expect(part(done, 'foot')).toMatchObject({ formation: 'square', ranks: [4, 4, 4, 3] });
  });

  proves('LA-S3.8-5', 'an echelon goes as a column, a chequer as a line', (saw) => {
    const horse = companies(4, 3, 'hussar');
    const given = scene([
      { id: 'echelon', at: [0, 0], companies: horse, formation: 'echelon' },
      { id: 'chequer', at: [70, 0], companies: horse, formation: 'chequer' },
    ]);
    const go = [{ do: 'march' as const, legs: [{ go: 'ahead' as const, length: 50_000 }] }];
    const done = noReaction(plan(given, { echelon: go, chequer: go }));
    saw(done.events);
    expect([part(done, 'echelon').y, part(done, 'chequer').y]).toEqual([18_000, 14_000]);
  });
});

describe('fire and charge', () => {
  proves('LA-S3.8-6', 'a column within range fires if it stands, and not if it charges', (saw) => {
    const given = scene([
      column({ id: 'column', at: [0, 0] }),
      { id: 'near', side: 'allied', at: [20, 9], attitude: 'hold' },
      { id: 'far', side: 'allied', at: [0, 40], attitude: 'hold' },
    ]);
    const stood = noReaction(plan(given, {}));
    const ran = charged(given, 'column', 'far', 1);
    saw(ran.events);
    expect(fires(stood, 'column')).toHaveLength(1);
    expect(fires(ran, 'column')).toHaveLength(0);
  });
});

describe('speeds', () => {
  proves('LA-S3.7-68', 'the charge goes a quarter of the march farther, in whole centimetres', (saw) => {
    const touches = (distance: number): boolean => {
      const done = charged(
        scene([
          column({ id: 'column', at: [0, 0] }),
          { id: 'line', side: 'allied', at: [0, distance], attitude: 'hold' },
        ]),
        'column',
        'line',
      );
      saw(done.events);
      return contacts(done)[0]?.since === 1;
    };
    expect([8.5, 8.51].map(touches)).toEqual([true, false]);
  });

  proves('LA-S3.7-69', 'a square at half of its line, skirmishers as a column', (saw) => {
    const given = scene([
      { id: 'square', at: [0, 0], formation: 'square' },
      {
        id: 'out',
        at: [60, 0],
        companies: companies(3, 3, 'voltigeur'),
        pooled: true,
        formation: 'skirmish',
      },
    ]);
    const go = [{ do: 'march' as const, legs: [{ go: 'ahead' as const, length: 50_000 }] }];
    const done = noReaction(plan(given, { square: go, out: go }));
    saw(done.events);
    expect([part(done, 'square').y, part(done, 'out').y]).toEqual([3_500, 10_000]);
  });
});
