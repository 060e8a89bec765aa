import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { tableFor } from '../../../../tools/proofs/table.ts';
import { pubBattles } from '../../game.ts';
import type { PieceData, Scenario } from '../../model/scenario.ts';
import { pubBattlesSchemas } from '../../schemas/schemas.ts';
import { small } from '../scenario/small.ts';

const at = tableFor(pubBattles, pubBattlesSchemas);

const line = (id: string, formation: string, x: number, more: Partial<PieceData> = {}): PieceData => ({
  id,
  formation,
  kind: 'regular',
  at: [x, formation.startsWith('red') ? -15 : 25],
  ...more,
});

const army: readonly PieceData[] = [
  line('ney', 'red-corps', 0),
  line('lannes', 'red-corps', 8),
  line('suchet', 'red-second', 20),
  { id: 'oudinot', formation: 'red-corps', kind: 'elite', spare: true },
  line('mack', 'blue-corps', 0),
];

const both = (text: string) => ({ fr: text, en: text });

const scenario = (more: Partial<Scenario> = {}): Scenario => {
  const plain = small(army);
  return {
    ...plain,
    exits: [
      { id: 'south', at: [0, -30] },
      { id: 'north', at: [0, 30] },
      { id: 'west', name: both('West'), at: [-30, 0] },
    ],
    sides: plain.sides.map((side) => ({ ...side, communications: [side.id === 'red' ? 'south' : 'north'] })),
    openOrders: true,
    ...more,
  };
};

const nothing = { kind: 'plan', pieces: [], orders: [] } as const;
const posting = (...pieces: readonly object[]) => ({ ...nothing, pieces });

describe('reassignment before the battle', () => {
  const switches = { reassignment: 'on' } as const;

  proves('PB-R012', 'a piece takes its orders from another HQ, and the enemy does not hear of it', (saw) => {
    const battle = at(saw, { scenario: scenario(), switches });
    expect(battle.decisions()).toMatchObject([
      { kind: 'planning', owed: [{ side: 'red' }, { side: 'blue' }] },
    ]);
    battle.does('red', posting({ piece: 'lannes', formation: 'red-second' }));
    const told = battle.does('blue', nothing);
    expect(battle.view('red').mine.find(({ ref }) => ref === 'lannes')?.formation).toBe('red-second');
    expect(told.lines('red').map(({ text }) => text)).toContain('Written: otherwise than printed, Lannes.');
    expect(JSON.stringify(told.lines('blue'))).not.toContain('annes');
    expect(battle.view('red').phase).toBe('alter');
  });

  proves('PB-R012', 'an HQ stays where it is, and nobody goes to a formation that is not there', (saw) => {
    const battle = at(saw, { scenario: scenario(), switches });
    const codes = (piece: string, formation: string) =>
      battle.refuses('red', posting({ piece, formation })).map(({ code }) => code);
    expect(codes('red-hq', 'red-second')).toEqual(['staff-keeps-its-formation']);
    expect(codes('ney', 'blue-corps')).toEqual(['no-such-formation']);
    expect(codes('mack', 'red-second')).toEqual(['no-such-piece']);
    expect(battle.refuses('red', posting({ piece: 'ney', stays: 'home' }))).toMatchObject([
      { rule: 'PB-R235', code: 'no-free-play' },
    ]);
  });

  provesBySwitch('PB-R012', 'nobody is reassigned', { game: pubBattles, switch: 'reassignment' }, (set) => {
    const battle = at((seen) => seen, { scenario: scenario(), switches: set });
    expect(battle.decisions().map(({ kind }) => kind)).not.toContain('planning');
  });
});

describe('a cap on formations', () => {
  const many = Array.from({ length: 7 }, (_, place) => line(`line-${place}`, 'red-corps', place * 6 - 20));
  const large = { ...scenario(), pieces: [...small().pieces, ...many, line('mack', 'blue-corps', 0)] };

  proves('PB-R012', 'a formation that is too large does not come to the battle', (saw) => {
    expect(() => at(saw, { scenario: large, switches: { commandSizeLimit: 6 } })).toThrow('7 combat pieces');
    expect(() => at(saw, { scenario: large, switches: { commandSizeLimit: 8 } })).not.toThrow();
  });

  proves('PB-R012', 'unless it is divided before', (saw) => {
    const battle = at(saw, { scenario: large, switches: { commandSizeLimit: 6, reassignment: 'on' } });
    expect(battle.refuses('red', nothing)).toMatchObject([{ code: 'formation-too-large' }]);
    battle.does('red', posting({ piece: 'line-0', formation: 'red-second' }));
  });

  test('and whoever has no wish of his own is offered a division that stands', () => {
    const switches = { commandSizeLimit: 6, reassignment: 'on' } as const;
    const battle = at((seen) => seen, { scenario: large, switches });
    const { game, setting } = battle.match;
    const [offered] = game.options(game.read(setting, battle.view('red')), { side: 'red' }).orders;
    expect(offered).toMatchObject({ kind: 'plan', pieces: [{ piece: 'line-6', formation: 'red-second' }] });
    battle.does('red', offered);
  });

  proves('PB-R012', 'nor does an army that no division brings under the cap', (saw) => {
    const behind = Array.from({ length: 6 }, (_, place) =>
      line(`more-${place}`, 'red-second', 0, { at: [place * 6 - 20, -25] }),
    );
    const crowd = { ...large, pieces: [...large.pieces, ...behind] };
    const capped = { commandSizeLimit: 6, reassignment: 'on' } as const;
    expect(() => at(saw, { scenario: crowd, switches: capped })).toThrow('7 combat pieces');
    // In a free game somebody may stay at home.
    const battle = at(saw, { scenario: crowd, switches: { commandSizeLimit: 6, freePlay: 'on' } });
    const { game, setting } = battle.match;
    const [offered] = game.options(game.read(setting, battle.view('red')), { side: 'red' }).orders;
    expect(offered).toMatchObject({ pieces: [{ piece: 'line-6', stays: 'home' }] });
    battle.does('red', offered);
  });
});

describe('a free game', () => {
  const switches = { freePlay: 'on' } as const;

  proves('PB-R235', 'each side writes who comes, under whom, when and by which way', (saw) => {
    const battle = at(saw, { scenario: scenario(), switches });
    const plan = posting(
      { piece: 'ney', stays: 'home' },
      { piece: 'oudinot', formation: 'red-second', enters: { day: 1, turn: 2, exit: 'west' } },
      { piece: 'lannes', stays: 'reserve' },
    );
    battle.does('red', plan);
    battle.does('blue', nothing);
    const where = Object.fromEntries(battle.view('red').mine.map(({ ref, where }) => [ref, where]));
    expect(where).toMatchObject({ ney: 'home', oudinot: 'due', lannes: 'reserve', suchet: 'map' });
    // Blue sees two HQs and one block of five.
    expect(battle.view('blue').theirs).toHaveLength(3);
  });

  proves('PB-R235', 'within the limits of the scenario', (saw) => {
    const plain = scenario();
    const sides = plain.sides.map((side) => ({ ...side, freeBlocks: 3 }));
    const battle = at(saw, { scenario: { ...plain, sides }, switches });
    const codes = (...pieces: readonly object[]) =>
      battle.refuses('red', posting(...pieces)).map(({ code }) => code);
    const enters = { day: 1, turn: 2, exit: 'west' };
    expect(codes({ piece: 'oudinot', enters })).toEqual(['too-many-blocks']);
    expect(codes({ piece: 'ney', enters: { ...enters, exit: 'north' } })).toEqual(['by-the-enemy-line']);
    expect(codes({ piece: 'ney', enters: { ...enters, exit: 'moon' } })).toEqual(['no-such-exit']);
    expect(codes({ piece: 'ney', enters: { ...enters, day: 2 } })).toEqual(['not-in-time']);
    expect(codes({ piece: 'red-hq', stays: 'home' })).toEqual(['hq-stays-away', 'hq-stays-away']);
    const all = ['ney', 'lannes', 'suchet'].map((piece) => ({ piece, stays: 'home' }));
    expect(codes(...all)).toEqual(['nobody-comes']);
    expect(codes({ piece: 'ney' }, { piece: 'ney' })).toEqual(['two-of-a-name']);
  });

  provesBySwitch('PB-R235', 'is no game as printed', { game: pubBattles, switch: 'freePlay' }, (set) => {
    const battle = at((seen) => seen, { scenario: scenario(), switches: set });
    expect(battle.view('red').mine.find(({ ref }) => ref === 'oudinot')?.where).toBe('home');
    expect(battle.decisions().map(({ kind }) => kind)).not.toContain('planning');
  });

  test('who stays at home is no loss', () => {
    const battle = at((seen) => seen, { scenario: scenario(), switches });
    battle.does('red', posting({ piece: 'ney', stays: 'home' }, { piece: 'lannes', stays: 'home' }));
    battle.does('blue', nothing);
    expect(battle.view('blue').losses).toEqual({ red: [], blue: [] });
  });
});

describe('the order of battle', () => {
  const due = line('grouchy', 'red-second', 0, { enters: { day: 1, turn: 4, exit: 'west' } });
  const { at: _at, ...grouchy } = due;
  const coming = (openOrders: boolean) => {
    const plain = scenario({ openOrders });
    return pubBattles.publicScenario({ ...plain, pieces: [...plain.pieces, grouchy] });
  };

  test('shows who is due, where it is open', () => {
    expect(coming(true).roster.red?.[1]).toMatchObject({
      kinds: ['hq', 'regular', 'regular'],
      due: [{ day: 1, turn: 4, exit: 'west', kinds: ['regular'] }],
    });
  });

  test('shows neither kinds nor names where it is not', () => {
    expect(coming(false).roster.red?.[1]).toEqual({ id: 'red-second', rating: 3, chit: true, kinds: [] });
    expect(Object.keys(coming(false).names)).toEqual(['west', 'red', 'blue']);
  });
});
