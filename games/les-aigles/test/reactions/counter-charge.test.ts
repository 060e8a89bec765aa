import { describe, expect } from 'vitest';
import type { Reaction } from '../../model/tasks.ts';
import { charge, column, contacts, hussars, partOfUnit } from '../charges/field.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, plan, type Scene, scene } from '../scene.ts';
import { reactingWith, refusalsTo } from './window.ts';

/** The French charge the allied, who charge back. */
const countered = (given: Scene, by = 'french', target = 'allied'): Scene => {
  const first = plan(given, { [by]: [charge(given, target)] });
  return reactingWith(first, { [target]: { do: 'counter-charge', target: partNamed(given, by) } });
};

const columns = (distance: number) =>
  scene([column({ id: 'french', at: [0, 0] }), column({ id: 'allied', side: 'allied', at: [0, distance] })]);

const cavalry = (distance: number) =>
  scene([
    hussars({ id: 'french', at: [0, 0] }),
    hussars({ id: 'allied', side: 'allied', at: [0, distance] }),
  ]);

/** Whether each of the two charges has its bonuses, once they have met. */
const bonuses = (given: Scene): readonly [boolean, boolean] => {
  const [french, allied] = [partNamed(given, 'french'), partNamed(given, 'allied')];
  const met = contacts(given);
  const of = (part: number): boolean => met.find(({ attacker }) => attacker === part)?.charged === true;
  expect(met).toHaveLength(2);
  return [of(french), of(allied)];
};

describe('when it starts', () => {
  proves(
    ['LA-M1.4-1', 'LA-M1.4-2e', 'LA-M6.1-2', 'LA-M6.2-1', 'LA-M6.2-7', 'LA-M6.2-11e'],
    'after a quarter in which only the charger moves',
    (saw) => {
      const given = columns(40);
      const first = plan(given, { french: [charge(given, 'allied')] });
      expect(first.state.phase).toBe('reactions');
      expect(partOfUnit(first, 'french').y).toBe(4_500);
      expect(partOfUnit(first, 'allied').y).toBe(40_000);
      const done = countered(given);
      saw(done.events);
      expect(partOfUnit(done, 'french').y).toBe(9_000);
      expect(partOfUnit(done, 'allied')).toMatchObject({ y: 35_500, charge: { since: 2, counter: true } });
    },
  );

  proves('LA-M6.2-1', 'not later: in the second window it is too late', (saw) => {
    const given = columns(60);
    const half = reactingWith(plan(given, { french: [charge(given, 'allied')] }), {});
    const third = plan(half, {});
    expect(third.state.phase).toBe('reactions');
    const late = refusalsTo(third, 'allied', { do: 'counter-charge', target: partNamed(given, 'french') });
    expect(saw(late)).toMatchObject([{ code: 'counter-too-late', rule: 'LA-M6.2-1' }]);
  });

  proves('LA-M6.2-1', 'a quarter spent on turning counts as its beginning', (saw) => {
    const given = scene([
      column({ id: 'french', at: [0, 0] }),
      column({ id: 'allied', side: 'allied', at: [12, 25], facing: 205 }),
    ]);
    const done = countered(given);
    saw(done.events);
    expect(partOfUnit(done, 'allied').charge).toMatchObject({ since: 2, counter: true });
  });
});

describe('whether it counts', () => {
  proves(
    ['LA-M6.2-9', 'LA-M6.2-10e', 'LA-M6.2-13e'],
    'from 13 cm only the charger has the bonuses',
    (saw) => {
      const done = countered(columns(13));
      saw(done.events);
      expect(bonuses(done)).toEqual([true, false]);
      expect(contacts(done).map(({ run }) => run)).toEqual([4_250, 8_750]);
      expect(contacts(done)[0]).not.toHaveProperty('pushing');
    },
  );

  proves(['LA-M6.2-8', 'LA-M6.2-2', 'LA-M6.2-12e', 'LA-M6.1-1'], 'from 15 cm both have them', (saw) => {
    const done = countered(columns(15));
    saw(done.events);
    expect(bonuses(done)).toEqual([true, true]);
    // 9 and 4.5 cm leave 1.5, which the two bonuses of 4 cm share.
    expect(contacts(done).map(({ run }) => run)).toEqual([5_250, 9_750]);
  });

  proves('LA-D-3', 'from two quarters of the one and one of the other', (saw) => {
    const table = [
      ...[13.49, 13.5, 13.51].map((distance) => columns(distance)),
      ...[26.99, 27, 27.01].map((distance) => cavalry(distance)),
    ].map((given) => bonuses(saw(countered(given))));
    expect(table).toEqual([
      [true, false],
      [true, true],
      [true, true],
      [true, false],
      [true, true],
      [true, true],
    ]);
  });
});

describe('who may', () => {
  const counter = (given: Scene, by: string, id: string, more: Scene = given) => {
    const first = plan(more, { [by]: [charge(given, 'target')] });
    return refusalsTo(first, id, { do: 'counter-charge', target: partNamed(given, by) });
  };

  proves('LA-M6.1-3', 'only under an order that lets it', (saw) => {
    const allowed = (['attack', 'hold', 'cover', 'harass', 'support', 'manoeuvre'] as const).map(
      (attitude) => {
        const given = scene([
          column({ id: 'french', at: [0, 0] }),
          column({ id: 'target', side: 'allied', at: [0, 40], attitude }),
        ]);
        return saw(counter(given, 'french', 'target')).length === 0;
      },
    );
    expect(allowed).toEqual([true, false, true, false, true, true]);
  });

  proves('LA-M6.1-7', 'not infantry that cavalry charges', (saw) => {
    const given = scene([
      hussars({ id: 'french', at: [0, 0] }),
      column({ id: 'target', side: 'allied', at: [0, 40] }),
    ]);
    expect(saw(counter(given, 'french', 'target'))).toMatchObject([
      { code: 'charge-cavalry', rule: 'LA-M6.1-7' },
    ]);
  });

  proves(
    ['LA-M6.1-4', 'LA-M6.1-5e'],
    'only he who is charged: another finds it void and follows his plan',
    (saw) => {
      const given = scene([
        column({ id: 'french', at: [0, 0] }),
        { id: 'target', side: 'allied', at: [0, 40] },
        column({ id: 'cover', side: 'allied', at: [22, 40], attitude: 'cover', about: 'target' }),
      ]);
      // The charge might be aimed at either, for all that they can tell: both are offered it.
      expect(counter(given, 'french', 'cover')).toEqual([]);
      const first = plan(given, {
        french: [charge(given, 'target')],
        cover: [{ do: 'march', legs: [{ go: 'ahead', length: 6_000 }] }],
      });
      const done = reactingWith(first, {
        cover: { do: 'counter-charge', target: partNamed(given, 'french') },
      });
      saw(done.events);
      expect(partOfUnit(done, 'cover')).not.toHaveProperty('charge');
      expect(partOfUnit(done, 'cover').y).toBe(34_000);
    },
  );

  proves('LA-M6.1-4', 'nobody whom the charge cannot be aimed at', (saw) => {
    const given = scene([
      column({ id: 'french', at: [0, 0] }),
      { id: 'target', side: 'allied', at: [0, 40] },
      hussars({ id: 'second', at: [60, 0], facing: 90 }),
      { id: 'far', side: 'allied', at: [90, 0], facing: 270 },
    ]);
    const first = plan(given, { french: [charge(given, 'target')], second: [charge(given, 'far')] });
    const refusals = refusalsTo(first, 'far', { do: 'counter-charge', target: partNamed(given, 'french') });
    expect(saw(refusals)).toMatchObject([{ code: 'counter-not-aimed' }]);
  });

  proves('LA-M6.1-6', 'and nobody has to', (saw) => {
    const given = columns(13);
    const done = reactingWith(plan(given, { french: [charge(given, 'allied')] }), {});
    expect(contacts(done)).toMatchObject([{ attacker: partNamed(given, 'french'), charged: true }]);
    expect(contacts(done)).toHaveLength(1);
    const whoCharges = (now: Scene) =>
      now.events.flatMap((event) => (event.kind === 'charges' ? [event.part] : []));
    expect(whoCharges(done)).toEqual([partNamed(given, 'french')]);
    const wanted = countered(given);
    saw(wanted.events);
    expect(whoCharges(wanted)).toEqual([partNamed(given, 'french'), partNamed(given, 'allied')]);
  });

  proves('LA-M6.1-1', 'a counter-charge is bound like a charge', (saw) => {
    const given = scene([
      column({ id: 'french', at: [0, 0] }),
      { id: 'target', side: 'allied', at: [0, 40], degraded: 'disorganised' },
    ]);
    expect(counter(given, 'french', 'target')).toMatchObject([
      { code: 'charge-degraded', rule: 'LA-M5.5-8' },
    ]);
    const square = scene([
      column({ id: 'french', at: [0, 0] }),
      { id: 'target', side: 'allied', at: [0, 40], formation: 'square' },
    ]);
    expect(counter(square, 'french', 'target')).toMatchObject([{ code: 'charge-square' }]);
    saw(countered(columns(15)).events);
  });
});

describe('what else the window offers', () => {
  const given = scene([
    hussars({ id: 'french', at: [0, 0] }),
    { id: 'line', side: 'allied', at: [0, 50] },
    { id: 'bystander', side: 'allied', at: [-80, -20] },
    column({ id: 'marching', side: 'allied', at: [30, 50], companies: companies(6, 3) }),
  ]);
  const march = { do: 'march', legs: [{ go: 'ahead', length: 9_000 }] } as const;
  const first = plan(given, { french: [charge(given, 'line')], marching: [march] });

  proves('LA-M1.2-1', 'nothing to those whom no charge threatens', (saw) => {
    const halt: Reaction = { do: 'halt' };
    expect(saw(refusalsTo(first, 'bystander', halt))).toMatchObject([
      { code: 'no-reaction', rule: 'LA-M1.2-1' },
    ]);
    expect(refusalsTo(first, 'line', halt)).toEqual([]);
  });

  proves('LA-M1.4-4', 'a halt: the quarter of the plan before it has been played', (saw) => {
    expect(partOfUnit(first, 'marching').y).toBe(45_500);
    const done = reactingWith(first, { marching: { do: 'halt' } });
    saw(done.events);
    expect(partOfUnit(done, 'marching').y).toBe(45_500);
    expect(partOfUnit(reactingWith(first, {}), 'marching').y).toBe(41_000);
  });

  proves('LA-M1.4-3', 'another formation, begun a quarter after the charge', (saw) => {
    const done = reactingWith(first, { line: { do: 'change', to: 'square' } });
    saw(done.events);
    const began = done.events.find(({ kind }) => kind === 'began');
    expect(began).toMatchObject({
      part: partNamed(given, 'line'),
      doing: { what: 'change', to: 'square', since: 2 },
    });
  });
});
