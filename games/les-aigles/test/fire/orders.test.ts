import { describe, expect, test } from 'vitest';
import { view } from '../../knowledge/view.ts';
import { witness } from '../../knowledge/witness.ts';
import type { Event } from '../../model/events.ts';
import type { FireOrder, Shot } from '../../model/fire-order.ts';
import { tell } from '../../words/saying.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf, type Scene, scene } from '../scene.ts';
import { battery, british, column, fires, half, ordered, partOfUnit, reckoned, rowsOf } from './firing.ts';

const march = (cm: number) => ({ do: 'march' as const, legs: [{ go: 'ahead' as const, length: cm * 1000 }] });

const heldBy = (given: Scene, id: string): readonly string[] =>
  given.events.flatMap((event) =>
    event.kind === 'held-fire' && event.part === partNamed(given, id) ? [event.by] : [],
  );

const targetsOf = (given: Scene, by: string): readonly number[] =>
  fires(given, by).map(({ target }) => target);

const missed = (given: Scene): readonly Event[] => given.events.filter(({ kind }) => kind === 'missed-mark');

describe('a fire order', () => {
  const face = (switches = {}) =>
    scene([british({ id: 'line', at: [0, 0] }), column({ id: 'column', at: [0, -8] })], {}, switches);

  proves('LA-S3.4-39', 'whoever holds his fire does not fire, and his first fire is still to come', (saw) => {
    const given = face();
    const kept = saw(ordered(given, { line: 'hold' }));
    expect([fires(kept, 'line'), heldBy(kept, 'line')]).toEqual([[], ['order']]);
    expect(kept.state.units.flat()[0]?.fired).toBeUndefined();
    // The column has fired at it meanwhile, as usual.
    expect(fires(kept, 'column')).toHaveLength(1);
    const then = half({ ...kept, events: [] });
    expect(rowsOf(then, 'line')).toEqual([6, 0, 1, 1]);
  });

  proves('LA-S3.4-38', 'it is good for that half period, and a table may do without it', (saw) => {
    const kept = ordered(face(), { line: 'hold' });
    expect(partOfUnit(kept, 'line').secret).toBeUndefined();
    expect(fires(half({ ...kept, events: [] }), 'line')).toHaveLength(1);
    expect(fires(half(face()), 'line')).toHaveLength(1);
    expect(refusalsOf(face(), 'line', [], 0, { fire: 'hold' })).toEqual([]);
    const off = face({ fireOrders: 'off' });
    const refusals = saw(refusalsOf(off, 'line', [], 0, { fire: 'hold' }));
    expect(refusals).toMatchObject([{ rule: 'LA-S3.4-38', code: 'fire-not-ordered' }]);
    // Nor does one count that a position brought along.
    expect(fires(ordered(off, { line: 'hold' }), 'line')).toHaveLength(1);
  });

  test('companies that go out keep it', () => {
    const given = scene([
      british({
        id: 'line',
        at: [0, 0],
        companies: [...companies(4, 3, 'line'), { troop: 'light', figures: 3 }],
      }),
      column({ id: 'column', at: [0, -14], facing: 180 }),
    ]);
    const out = [{ do: 'deploy' as const, companies: [4] }];
    const screen = (then: Scene): number =>
      then.events.filter((event) => event.kind === 'fired' && event.part === partNamed(then, 'line', 1))
        .length;
    expect(screen(ordered(given, {}, { line: out }))).toBe(1);
    expect(screen(ordered(given, { line: 'hold' }, { line: out }))).toBe(0);
  });

  test('whoever has nothing to fire with is given none', () => {
    const given = scene([
      { id: 'lancers', at: [0, 0], companies: companies(4, 3, 'cuirassier') },
      british({ id: 'line', at: [0, 40] }),
    ]);
    expect(refusalsOf(given, 'lancers', [], 0, { fire: 'hold' })).toMatchObject([{ code: 'fire-unarmed' }]);
    expect(refusalsOf(given, 'line', [], 0, { fire: 'hold' })).toEqual([]);
  });
});

describe('from near', () => {
  const coming = (cm: number) =>
    scene([british({ id: 'line', at: [0, 0] }), column({ id: 'column', at: [0, -cm] })]);
  const only5 = { line: { within: 5_000 } } as const;

  proves(
    'LA-S3.4-41',
    'he fires in the quarters that the enemy begins and ends within the distance',
    (saw) => {
      // At 9 cm he marches 4.5 in the first quarter: within 5 when it ends, and for the whole of the second.
      const come = { column: [march(4.5)] };
      expect(reckoned(ordered(coming(9), {}, come), 'line')).toEqual(['12 x 11, 2 quarters: 66']);
      const near = saw(ordered(coming(9), only5, come));
      expect(reckoned(near, 'line')).toEqual(['12 x 11, 1 quarters: 33']);
      expect(fires(near, 'line')[0]?.rules).toContain('LA-S3.4-41');
      const far = ordered(coming(10), only5, come);
      expect([fires(far, 'line'), heldBy(far, 'line')]).toEqual([[], ['nobody']]);
      // An order that says nothing kept nobody from firing.
      const away = ordered(coming(60), { line: {} });
      expect([fires(away, 'line'), heldBy(away, 'line')]).toEqual([[], []]);
    },
  );

  proves('LA-S3.4-41', 'the same against a charger, where his plain move has brought him', (saw) => {
    const given = scene([
      british({ id: 'line', at: [0, 0] }),
      column({ id: 'column', at: [0, -12], attitude: 'attack' }),
    ]);
    const charge = { column: [{ do: 'charge' as const, target: partNamed(given, 'line') }] };
    expect(fires(ordered(given, {}, charge), 'line').map(({ distance }) => distance)).toEqual([7500, 3000]);
    const near = saw(ordered(given, only5, charge));
    expect(fires(near, 'line').map(({ distance }) => distance)).toEqual([3000]);
    // Short, on more than one rank, and the first fire of the battle.
    expect(rowsOf(near, 'line')).toEqual([6, 3, 1, 1]);
  });

  test('no distance is measured by being refused', () => {
    for (const cm of [9, 14, 60])
      expect(refusalsOf(coming(cm), 'line', [], 0, { fire: { within: 5_000 } })).toEqual([]);
  });
});

describe('a charge', () => {
  const given = (switches = {}) =>
    scene(
      [british({ id: 'line', at: [0, 0] }), column({ id: 'column', at: [0, -12], attitude: 'attack' })],
      {},
      switches,
    );
  const charging = (before: Scene) =>
    ordered(before, { line: 'hold' }, { column: [{ do: 'charge', target: partNamed(before, 'line') }] });

  proves('LA-S3.4-40', 'is fired at by whoever holds his fire, unless a table has it otherwise', (saw) => {
    const fired = saw(charging(given()));
    expect(fires(fired, 'line')).toHaveLength(2);
    expect(fires(fired, 'line')[0]?.rules).toContain('LA-S3.4-40');
    expect(fires(charging(given({ heldFireWhenCharged: 'holds' })), 'line')).toEqual([]);
  });
});

describe('a target', () => {
  /** A column near, guns farther off, hussars beside them. */
  const given = scene([
    british({ id: 'line', at: [0, 0] }),
    column({ id: 'near', at: [-4, -14], formation: 'march column', companies: companies(3, 3), facing: 180 }),
    battery({ id: 'guns', at: [5, -12] }),
    { id: 'horse', at: [14, -12], companies: companies(2, 3, 'hussar'), formation: 'line' },
  ]);
  const at = (fire: FireOrder) => ordered(given, { line: fire });
  const number = (id: string): number => partNamed(given, id);

  proves('LA-S3.4-42', 'that is named comes first, and those who are left over fire at others', (saw) => {
    expect(targetsOf(half(given), 'line')[0]).toBe(number('near'));
    const named = saw(at({ target: number('guns') }));
    expect(targetsOf(named, 'line')[0]).toBe(number('guns'));
    expect(targetsOf(named, 'line').length).toBeGreaterThan(1);
    expect(fires(named, 'line')[0]?.rules).toContain('LA-S3.4-42');
    expect(fires(named, 'line')[1]?.rules).not.toContain('LA-S3.4-42');
    expect(targetsOf(at({ target: number('guns'), only: true }), 'line')).toEqual([number('guns')]);
    expect(missed(named)).toEqual([]);
  });

  proves('LA-S3.4-42', 'of a kind comes before all others', (saw) => {
    const first = (prefer: 'foot' | 'horse' | 'guns' | 'skirmishers' | 'massed') =>
      targetsOf(saw(at({ prefer })), 'line')[0];
    expect(first('guns')).toBe(number('guns'));
    expect(first('horse')).toBe(number('horse'));
    expect(first('foot')).toBe(number('near'));
    expect(first('massed')).toBe(number('near'));
    // There are none: as usual.
    expect(first('skirmishers')).toBe(number('near'));
    const nobody = at({ prefer: 'skirmishers', only: true });
    expect([fires(nobody, 'line'), heldBy(nobody, 'line')]).toEqual([[], ['nobody']]);
  });

  test('skirmishers are a kind, and whoever stands on more than one rank', () => {
    const crowd = scene([
      british({ id: 'line', at: [0, 0] }),
      { id: 'light', at: [-6, -9], formation: 'skirmish', companies: companies(3, 3, 'light') },
      { id: 'thin', at: [9, -7], companies: companies(3, 3) },
      column({ id: 'mass', at: [0, -11], formation: 'march column' }),
    ]);
    const first = (prefer: 'skirmishers' | 'massed') =>
      targetsOf(ordered(crowd, { line: { prefer } }), 'line')[0];
    expect(targetsOf(half(crowd), 'line')[0]).toBe(partNamed(crowd, 'thin'));
    expect(first('skirmishers')).toBe(partNamed(crowd, 'light'));
    expect(first('massed')).toBe(partNamed(crowd, 'mass'));
  });

  proves('LA-S3.4-42', 'must be an enemy in sight', (saw) => {
    const code = (fire: FireOrder) =>
      saw(refusalsOf(given, 'line', [], 0, { fire })).map((each) => each.code);
    expect(code({ target: number('guns') })).toEqual([]);
    expect(code({ target: number('line') })).toEqual(['fire-target-unknown']);
    expect(code({ target: 99 })).toEqual(['fire-target-unknown']);
    expect(code({ only: true })).toEqual(['fire-only-whom']);
    expect(code({ only: true, prefer: 'guns' })).toEqual([]);
  });

  proves('LA-S3.4-43', 'that cannot be fired at is told of, and the fire is as usual', (saw) => {
    const far = scene([
      british({ id: 'line', at: [0, 0] }),
      column({ id: 'near', at: [0, -8] }),
      column({ id: 'far', at: [40, -40] }),
    ]);
    const target = partNamed(far, 'far');
    const usual = saw(ordered(far, { line: { target } }));
    expect(missed(usual)).toMatchObject([{ part: partNamed(far, 'line'), target, why: 'reach' }]);
    expect(missed(usual)[0]).not.toHaveProperty('held');
    expect(targetsOf(usual, 'line')).toEqual([partNamed(far, 'near')]);
    const alone = ordered(far, { line: { target, only: true } });
    expect(missed(alone)).toMatchObject([{ target, why: 'reach', held: true }]);
    expect([fires(alone, 'line'), heldBy(alone, 'line')]).toEqual([[], []]);
  });

  test('is passed over for a charger', () => {
    const charged = scene([
      british({ id: 'line', at: [0, 0] }),
      column({ id: 'column', at: [0, -14], attitude: 'attack' }),
      column({ id: 'near', at: [16, -5], formation: 'march column' }),
    ]);
    const fire = { target: partNamed(charged, 'near'), only: true } as const;
    const charge = { column: [{ do: 'charge' as const, target: partNamed(charged, 'line') }] };
    const done = ordered(charged, { line: fire }, charge);
    expect(fires(done, 'line')[0]).toMatchObject({ target: partNamed(charged, 'column'), charging: true });
  });
});

describe('ammunition', () => {
  const guns = (cm: number) =>
    scene([
      battery({ id: 'guns', at: [0, 0] }),
      british({ id: 'line', at: [0, cm] }),
      british({ id: 'second', at: [0, cm + 8] }),
    ]);
  const weapon = (given: Scene, shot?: Shot) =>
    fires(ordered(given, shot === undefined ? {} : { guns: { shot } }), 'guns')[0]?.groups[0]?.weapon;

  proves('LA-S3.4-44', 'is what a battery is told, and canister goes no farther than it carries', (saw) => {
    expect([weapon(guns(30)), weapon(guns(30), 'round shot')]).toEqual(['canister', 'round shot']);
    const through = saw(ordered(guns(30), { guns: { shot: 'round shot' } }));
    expect(fires(through, 'guns')[0]?.rules).toContain('LA-S3.4-44');
    expect(through.events.some(({ kind }) => kind === 'pierced')).toBe(true);
    expect([weapon(guns(35), 'canister'), weapon(guns(36)), weapon(guns(36), 'canister')]).toEqual([
      'canister',
      'round shot',
      undefined,
    ]);
    expect(heldBy(ordered(guns(36), { guns: { shot: 'canister' } }), 'guns')).toEqual(['nobody']);
    const walled = scene([
      battery({ id: 'guns', at: [0, 0] }),
      british({ id: 'line', at: [0, 20], shelter: 'hard cover' }),
    ]);
    expect([weapon(walled), weapon(walled, 'canister')]).toEqual(['round shot', 'canister']);
  });

  proves('LA-S3.4-44', 'is no choice of foot', (saw) => {
    const given = guns(30);
    const fire = { shot: 'canister' } as const;
    expect(saw(refusalsOf(given, 'line', [], 0, { fire }))).toMatchObject([{ code: 'fire-shot-guns' }]);
    expect(refusalsOf(given, 'guns', [], 0, { fire })).toEqual([]);
  });
});

describe('what is sealed', () => {
  const given = scene([british({ id: 'line', at: [0, 0] }), column({ id: 'column', at: [0, -8] })]);
  const texts = (then: Scene, side: string, language: 'fr' | 'en') =>
    then.events.flatMap((event) => {
      const told = witness(event, given.state, then.state, { side });
      const isFire = event.kind === 'held-fire' || event.kind === 'missed-mark';
      return told === undefined || !isFire ? [] : [tell(then.setting, told, language).text];
    });

  test('nobody else learns that fire was held, nor by what order somebody fires', () => {
    const kept = ordered(given, { line: 'hold' });
    expect(texts(kept, 'allied', 'en')).toEqual(['Line does not fire: it holds its fire, as it was told']);
    expect(texts(kept, 'allied', 'fr')).toEqual(['Line ne tire pas : l’ordre est de retenir son feu']);
    expect(texts(kept, 'french', 'en')).toEqual([]);
    const near = ordered(given, { line: { within: 9_000 } });
    const [shot] = fires(near, 'line');
    const toldTo = (side: string) =>
      shot === undefined ? [] : witness(shot, given.state, near.state, { side })?.rules;
    expect(toldTo('allied')).toContain('LA-S3.4-41');
    expect(toldTo('french')?.filter((rule) => /LA-S3.4-(3[89]|4\d)/.test(rule))).toEqual([]);
    expect(toldTo('french')).toContain('LA-S3.4-28');
  });

  test('who misses his target is told so, in both languages', () => {
    const far = scene([
      british({ id: 'line', at: [0, 0] }),
      column({ id: 'near', at: [0, -8] }),
      column({ id: 'far', at: [40, -40] }),
    ]);
    const then = ordered(far, { line: { target: partNamed(far, 'far') } });
    expect(texts(then, 'allied', 'en')).toEqual([
      'Line does not get to fire at far as it was told: it fires as usual',
    ]);
    expect(texts(then, 'allied', 'fr')).toEqual([
      'Line ne peut tirer sur far comme le veut l’ordre de feu : on tire comme à l’ordinaire',
    ]);
    expect(texts(then, 'french', 'en')).toEqual([]);
  });

  test("no view but its own side's holds it", () => {
    const told = { ...given, state: { ...given.state } };
    const planned = ordered(told, { line: { within: 5_000 } });
    const [sealed] = planned.events;
    expect(sealed?.kind).toBe('planned');
    expect(
      sealed === undefined ? undefined : witness(sealed, given.state, given.state, { side: 'french' }),
    ).toBe(undefined);
    expect(view(told.setting, given.state, { side: 'french' }).parts.flat()[0]).not.toHaveProperty('secret');
  });
});
