import { isPlayer, type Player } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import type { Order } from '../../model/orders.ts';
import { at, attacker, defender, EAST, field, HERE, NORTH_EAST, type Scene, WEST } from '../scene.ts';

/** Refusals one by one through the referee, each beside an order like it that stands. */

const red: Player = { side: 'red' };

const table = (saw: Saw, scene: Scene, dice: readonly number[] = []) =>
  at(saw, { scenario: field(scene), dice });

const acting = (saw: Saw, scene: Scene, dice: readonly number[] = []) => {
  const battle = table(saw, scene, dice);
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return battle;
};

const driving = (saw: Saw, scene: Scene, dice: readonly number[] = []) => {
  const battle = table(saw, scene, dice);
  battle.does('red', { kind: 'drive', counter: 0 });
  return battle;
};

/** What the game itself says of an order that no reader would let through to it. */
const judged = (saw: Saw, battle: ReturnType<typeof table>, order: Order) =>
  saw(cursedBlades.judge(cursedBlades.read(battle.match.setting, battle.view('red')), red, order).refusals);

const cart = { kind: 'cart', side: 'red', at: HERE, facing: 0 } as const;
const pass = (side: number) => ({ kind: 'move', pace: 'full', steps: [{ do: 'step', side }] }) as const;

describe('a turn', () => {
  proves('CB-B4.3-2', 'has its phases: nobody rests who is not activated', (saw) => {
    const battle = table(saw, { red: [attacker('archers', { breath: 'winded' })] });
    expect(judged(saw, battle, { kind: 'rest' })).toMatchObject([{ rule: 'CB-B4.3-2', code: 'wrong-phase' }]);
    battle.does('red', { kind: 'activate', unit: 'attacker' });
    expect(judged(saw, battle, { kind: 'rest' })).toEqual([]);
  });

  proves('CB-CART-10', 'does not end while a cart must get away', (saw) => {
    const beside = { ...cart, at: WEST, facing: 6 };
    const more = { map: { ...field({}).map, roads: [[WEST, [3, 4], [2, 4]] as const] } };
    const pressed = table(saw, { blue: [defender('levy')], counters: [beside], more });
    expect(pressed.refuses('red', { kind: 'end' })).toMatchObject([
      { rule: 'CB-CART-10', code: 'must-move-away' },
    ]);
    table(saw, { blue: [defender('levy', { at: EAST })], counters: [beside], more }).does('red', {
      kind: 'end',
    });
  });

  proves('CB-B4.3-7', 'tells whoever is forced what he must do', (saw) => {
    const battle = acting(saw, { red: [attacker('spearmen', { cohesion: 'routed' })] });
    expect(battle.refuses('red', { kind: 'nothing' })[0]).toMatchObject({
      code: 'is-forced',
      params: { must: ['rally'] },
    });
  });

  test('a wish for which there is nothing is answered', () => {
    const quiet: Saw = (seen) => seen;
    const { match, view } = acting(quiet, { red: [attacker('levy')], blue: [defender('levy')] });
    const asked = cursedBlades.propose(cursedBlades.read(match.setting, view('red')), red, { do: 'fire' });
    expect(asked).toMatchObject({ ok: false, error: [{ rule: 'CB-B4.3-14', code: 'nothing-such' }] });
    expect(match.seats.filter(isPlayer).length).toBe(2);
  });
});

describe('fire', () => {
  proves('CB-B4.5-3', 'falls on the troop that fights there, not on the one behind it', (saw) => {
    const scene = {
      red: [attacker('archers', { at: [3, 4] })],
      blue: [defender('archers'), defender('archers', { id: 'second' })],
    };
    expect(acting(saw, scene).refuses('red', { kind: 'fire', target: 'second' })).toMatchObject([
      { rule: 'CB-B4.5-3', code: 'another-fights-there' },
    ]);
    acting(saw, scene, [6, 5, 6, 5]).does('red', { kind: 'fire', target: 'defender' });
  });
});

describe('driving', () => {
  proves('CB-B4.13-2', 'takes something that is there', (saw) => {
    const battle = table(saw, { counters: [cart] });
    expect(battle.refuses('red', { kind: 'drive', counter: 7 })).toMatchObject([
      { rule: 'CB-B4.13-2', code: 'nothing-to-drive' },
    ]);
    battle.does('red', { kind: 'drive', counter: 0 });
  });

  proves('CB-B4.4-13', 'is a move, or there is none', (saw) => {
    const battle = driving(saw, { counters: [cart] });
    expect(battle.refuses('red', { kind: 'move', pace: 'minimal', steps: [] })).toMatchObject([
      { rule: 'CB-B4.4-13', code: 'no-move-at-all' },
    ]);
    battle.does('red', { ...pass(0), pace: 'minimal' });
  });

  proves('CB-B4.1', 'ends at the edge of the map', (saw) => {
    const edge = { ...cart, at: [1, 4] as const, facing: 6 };
    const west = { ...pass(3), pace: 'minimal' };
    expect(driving(saw, { counters: [edge] }).refuses('red', west)).toMatchObject([
      { rule: 'CB-B4.1', code: 'over-the-edge' },
    ]);
    driving(saw, { counters: [{ ...edge, at: [2, 4] }] }).does('red', west);
  });

  proves('CB-B4.1-2', 'knows twelve facings', (saw) => {
    const battle = driving(saw, { counters: [cart] });
    const turn = (to: number): Order => ({ kind: 'move', pace: 'minimal', steps: [{ do: 'turn', to }] });
    expect(judged(saw, battle, turn(12))).toMatchObject([{ rule: 'CB-B4.1-2', code: 'no-such-facing' }]);
    expect(judged(saw, battle, turn(11))).toEqual([]);
  });

  proves('CB-B4.4-4', 'leaves no points for a turn behind a whole hex of road', (saw) => {
    const road = { map: { ...field({}).map, roads: [[HERE, EAST]] } };
    const go = (...steps: readonly object[]) => ({ kind: 'move', pace: 'full', steps });
    const scene = { counters: [cart], more: road };
    const [step, turn] = [
      { do: 'step', side: 0 },
      { do: 'turn', to: 4 },
    ];
    expect(driving(saw, scene).refuses('red', go(step, turn))).toMatchObject([
      { rule: 'CB-B4.4-4', code: 'turn-too-dear' },
    ]);
    driving(saw, scene).does('red', go(step));
    driving(saw, scene).does('red', go(turn));
  });
});

describe('formations', () => {
  const line = (more: object = {}) =>
    attacker('spearmen', {
      facing: 1,
      at: HERE,
      steps: 4,
      formed: { and: NORTH_EAST, mode: 'march' },
      ...more,
    });

  proves('CB-B4.11-9', 'are joined, not single units', (saw) => {
    const scene = {
      red: [
        attacker('spearmen', { at: HERE, facing: 1 }),
        attacker('spearmen', { id: 'other', at: NORTH_EAST, facing: 1 }),
      ],
    };
    expect(acting(saw, scene).refuses('red', { kind: 'join', formation: 'other' })).toMatchObject([
      { rule: 'CB-B4.11-9', code: 'no-such-formation' },
    ]);
  });

  proves('CB-B4.11-10', 'are left only by those in them', (saw) => {
    const scene = { red: [line(), attacker('spearmen', { id: 'other', at: [9, 4] })] };
    expect(acting(saw, scene).refuses('red', { kind: 'leave', unit: 'other' })).toMatchObject([
      { rule: 'CB-B4.11-10', code: 'not-in-formation' },
    ]);
  });

  proves('CB-B4.11-12', 'two halves merge in one hex, not across two', (saw) => {
    const halves = (where: readonly [number, number]) => ({
      red: [
        attacker('spearmen', { at: HERE, steps: 1 }),
        attacker('spearmen', { id: 'other', at: where, steps: 1 }),
      ],
    });
    const merge = { kind: 'merge', with: 'other' };
    expect(acting(saw, halves(EAST)).refuses('red', merge)).toMatchObject([
      { rule: 'CB-B4.11-12', code: 'not-alike' },
    ]);
    acting(saw, halves(HERE)).does('red', merge);
  });

  proves('CB-B4.11-14', 'a hedgehog does not face about', (saw) => {
    const about = { kind: 'move', pace: 'full', steps: [{ do: 'turn', to: 7 }] };
    const hedgehog = line({ formed: { and: NORTH_EAST, mode: 'hedgehog' } });
    expect(acting(saw, { red: [hedgehog] }).refuses('red', about)).toMatchObject([
      { rule: 'CB-B4.11-14', code: 'hedgehog-stays' },
    ]);
    acting(saw, { red: [line()] }).does('red', about);
  });

  proves('CB-B4.11-6', 'carry nothing', (saw) => {
    const pavises = { counters: [{ kind: 'pavises', at: HERE } as const] };
    const bear = {
      kind: 'move',
      pace: 'minimal',
      steps: [
        { do: 'take', counter: 0 },
        { do: 'step', side: 1 },
      ],
    };
    expect(acting(saw, { red: [line()], ...pavises }).refuses('red', bear)).toMatchObject([
      { rule: 'CB-B4.11-6', code: 'cannot-carry' },
    ]);
    acting(saw, { red: [attacker('spearmen', { at: HERE, facing: 1 })], ...pavises }).does('red', bear);
  });
});

describe('hands', () => {
  const hand = attacker('archers', { at: HERE });
  const fire = { kind: 'fire-start', at: HERE } as const;
  const light = (counter?: number) => ({
    kind: 'manipulate',
    what: 'light',
    ...(counter !== undefined && { counter }),
  });
  const boat = { kind: 'boat', at: HERE } as const;
  const water = { hexes: [{ hexes: [HERE], ground: 'water' as const }] };

  proves('CB-FIRE-2', 'light nothing where it burns already', (saw) => {
    const codes = (battle: ReturnType<typeof table>, counter?: number) =>
      battle.refuses('red', light(counter)).map(({ code }) => code);
    expect(codes(acting(saw, { red: [hand], counters: [fire] }))).toEqual([
      'not-flammable',
      'already-burning',
    ]);
    expect(codes(acting(saw, { red: [hand], counters: [cart, fire] }), 0)).toEqual(['already-burning']);
    acting(saw, { red: [hand], counters: [cart] }, [1, 1]).does('red', light(0));
  });

  proves('CB-Q41', 'do not light the boats they sit in', (saw) => {
    expect(acting(saw, { red: [hand], counters: [boat], ...water }).refuses('red', light(0))).toMatchObject([
      { rule: 'CB-Q41', code: 'aboard' },
    ]);
    acting(saw, { red: [hand], counters: [boat] }, [1, 1]).does('red', light(0));
  });

  proves('CB-Q41', 'break up whatever else is aboard with them, but not their boats', (saw) => {
    const aboard = { red: [hand], counters: [boat, { kind: 'pavises', at: HERE } as const], ...water };
    const destroy = (counter: number) => ({ kind: 'manipulate', what: 'destroy', counter });
    expect(acting(saw, aboard).refuses('red', destroy(0))).toMatchObject([
      { rule: 'CB-Q41', code: 'aboard' },
    ]);
    acting(saw, aboard, [1, 1]).does('red', destroy(1));
  });

  proves('CB-B4.12-1', 'destroy something, not nothing', (saw) => {
    const scene = { red: [hand], counters: [cart] };
    const destroy = { kind: 'manipulate', what: 'destroy' };
    expect(acting(saw, scene).refuses('red', destroy)).toMatchObject([
      { rule: 'CB-B4.12-1', code: 'not-in-its-hex' },
    ]);
    acting(saw, scene, [1, 1]).does('red', { ...destroy, counter: 0 });
  });

  proves('CB-Q29', 'of a troop bring nobody along: only war wagons do', (saw) => {
    const scene = { red: [hand, attacker('levy', { id: 'other', at: HERE })] };
    const go = (...steps: readonly object[]) => ({ kind: 'move', pace: 'full', steps });
    const step = { do: 'step', side: 0 };
    expect(acting(saw, scene).refuses('red', go({ do: 'bring', unit: 'other' }, step))).toMatchObject([
      { rule: 'CB-Q29', code: 'only-war-wagons-bring' },
    ]);
    acting(saw, scene).does('red', go(step));
  });

  proves('CB-Q17', 'carry two things at once, and both come along', (saw) => {
    const counters = [
      { kind: 'pavises', at: HERE } as const,
      { kind: 'mantlets', at: HERE, facing: 0 } as const,
    ];
    const battle = acting(saw, { red: [hand], counters });
    const steps = [
      { do: 'take', counter: 0 },
      { do: 'take', counter: 1 },
      { do: 'step', side: 0 },
    ];
    battle.does('red', { kind: 'move', pace: 'minimal', steps });
    const [unit] = battle.view('red').units.flat();
    expect(
      battle
        .view('red')
        .counters.flat()
        .map(({ hex }) => hex),
    ).toEqual([unit?.hex, unit?.hex]);
  });
});

describe('facing', () => {
  proves('CB-B4.1-2', 'knows twelve ways to look', (saw) => {
    const battle = acting(saw, { red: [attacker('levy', { facing: 6 })], blue: [defender('levy')] }, [1, 1]);
    expect(judged(saw, battle, { kind: 'face', to: 12 })).toMatchObject([
      { rule: 'CB-B4.1-2', code: 'no-such-facing' },
    ]);
    expect(judged(saw, battle, { kind: 'face', to: 0 })).toEqual([]);
  });
});
