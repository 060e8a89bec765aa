import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnOrder,
  begin,
  type Decision,
  decide,
  type GameTypes,
  type Match,
  openTable,
  outlook,
  owedBy,
  type Refusal,
  seeded,
  type Table,
} from '@grognard/engine';
import { type Cell, type Reading, type Scenario, tiny } from '@grognard/tiny';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Board, Sitting } from '../../boards/board.ts';
import { boards } from '../../boards/boards.ts';
import { EMPTY_HAND, ghostOf, heldOver, laidDown, reachOf, touched } from '../../boards/tiny/hands/hand.ts';
import type { Hands } from '../../boards/tiny/hands/hands.svelte.ts';

const WEB = join(import.meta.dirname, '..', '..');
const ford: Scenario = JSON.parse(readFileSync(join(WEB, '../games/tiny/scenarios/ford.json'), 'utf8'));
const red = { side: 'red' };

interface Laid {
  readonly match: Match<GameTypes>;
  readonly table: Table<GameTypes>;
}

const laid = (): Laid => {
  const opening = {
    at: '2026-01-01T00:00:00.000Z',
    scenario: ford,
    switches: {},
    seats: [red, { side: 'blue' }],
  };
  const begun = begin(tiny, opening, (seq) => seeded(7, seq));
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const match = begun.value.match as unknown as Match<GameTypes>;
  return { match, table: openTable<GameTypes>(begun.value.opening.state) };
};

const readingOf = ({ match, table }: Laid): Reading =>
  match.game.read(match.setting, match.game.view(match.setting, table.state, red)) as Reading;

/** Aubert of the reds stands in the corner; Bazin two cells below. */
const NEXT: Cell = { x: 1, y: 0 };
const FAR: Cell = { x: 5, y: 0 };

describe('the hand', () => {
  const reading = readingOf(laid());
  const held = touched(EMPTY_HAND, 'Aubert');

  test('takes a piece up and lays it down again', () => {
    expect(held).toEqual({ piece: 'Aubert', plan: [] });
    expect(touched(held, 'Aubert')).toEqual(EMPTY_HAND);
  });

  test('is shown where the piece may go', () => {
    expect(reachOf(reading, red, held)).toContainEqual(NEXT);
    expect(reachOf(reading, red, held)).not.toContainEqual(FAR);
    expect(reachOf(reading, red, EMPTY_HAND)).toEqual([]);
  });

  test('has a ghost that is the whole order', () => {
    const order = { kind: 'plan', steps: [{ piece: 'Aubert', to: NEXT }] };
    expect(ghostOf(reading, red, heldOver(held, NEXT))).toEqual({ kind: 'order', order });
  });

  test('has a ghost with everything against it, by its rules', () => {
    const ghost = ghostOf(reading, red, heldOver(held, FAR));
    expect(ghost).toMatchObject({ kind: 'refused', refusals: [{ rule: 'TN-R02', code: 'too-far' }] });
  });

  test('plans what may stand, and keeps the plan where it may not', () => {
    const planned = laidDown(reading, red, heldOver(held, NEXT));
    expect(planned).toEqual({ plan: [{ piece: 'Aubert', to: NEXT }] });
    const missed = heldOver(touched(planned, 'Bazin'), FAR);
    expect(laidDown(reading, red, missed)).toEqual(planned);
  });

  test('gives a piece that is planned already another step', () => {
    const planned = laidDown(reading, red, heldOver(held, NEXT));
    const again = laidDown(reading, red, heldOver(touched(planned, 'Aubert'), { x: 0, y: 1 }));
    expect(again.plan).toEqual([{ piece: 'Aubert', to: { x: 0, y: 1 } }]);
  });
});

/** A seat at a table in this process. */
const sittingAt = (start: Laid): Sitting & { readonly sent: AnOrder[] } => {
  const { match, table } = start;
  const told = outlook(match, table, red);
  const sent: AnOrder[] = [];
  return {
    game: match.game,
    setting: match.setting,
    seat: red,
    language: 'en',
    outlook: told as unknown as Sitting['outlook'],
    still: false,
    happened: undefined,
    owed: owedBy(told, red),
    sent,
    order: async (decision: Decision, order: AnOrder) => {
      const decided = decide(match, table, { seat: red, decision: decision.id, order }, seeded(7, 1));
      if (!decided.ok) return { kind: 'refused', refusals: decided.error };
      sent.push(order);
      return { kind: 'done', n: 1 };
    },
    gesture: () => '1',
    unseal: async () => false,
    readDraft: async () => undefined,
    keepDraft: async () => undefined,
    openRule: () => undefined,
    sentence: (refusal: Refusal) => match.game.words('en').refusal(refusal) ?? refusal.code,
    line: (line) => match.game.tell(match.setting, line, 'en'),
    announce: () => undefined,
  };
};

describe('the board of the tiny game', () => {
  let server: ViteDevServer;
  let board: Board<Hands>;
  let drawn: (part: 'Map' | 'Orders', hands: Hands) => string;
  let thumbnail: string;

  beforeAll(async () => {
    server = await createServer({
      root: WEB,
      configFile: join(WEB, 'vite.config.ts'),
      server: { middlewareMode: true, ws: false },
      ssr: { noExternal: [/^@grognard\//], resolve: { conditions: ['source'] } },
      logLevel: 'error',
    });
    board = (await server.ssrLoadModule('/boards/tiny/board.ts')).board;
    const { render } = await server.ssrLoadModule('svelte/server');
    await board.learn('en');
    drawn = (part, hands) => render(board[part], { props: { hands } }).body;
    thumbnail = render(board.Thumbnail, { props: { ground: tiny.publicScenario(ford) } }).body;
  });

  afterAll(() => server.close());

  test('is not among those that players load', () => {
    expect(Object.keys(boards)).not.toContain('tiny');
    expect(Object.keys(boards)).toContain('pub-battles');
  });

  test('draws the ground, also in small', () => {
    const hands = board.hold(sittingAt(laid()));
    for (const picture of [drawn('Map', hands), thumbnail])
      expect(picture.match(/class="marsh/g)).toHaveLength(ford.marsh.length);
  });

  test('draws every piece of the seat with its name, and none of the hidden', () => {
    const map = drawn('Map', board.hold(sittingAt(laid())));
    for (const { name, side } of ford.pieces) expect(map.includes(name)).toBe(side === 'red');
  });

  test('draws what may be reached, and the ghost of what is held', () => {
    const hands = board.hold(sittingAt(laid()));
    expect(drawn('Map', hands)).not.toContain('reach');
    hands.touch('Aubert');
    hands.hold(NEXT);
    expect(drawn('Map', hands)).toMatch(/class="reach[^>]*column 2, row 1/);
    expect(drawn('Map', hands)).toMatch(/class="ghost(?! refused)/);
  });

  test('tells on the slip what is against it, with its rule', () => {
    const hands = board.hold(sittingAt(laid()));
    hands.touch('Aubert');
    hands.hold(FAR);
    expect(drawn('Orders', hands)).toContain('TN-R02');
    expect(drawn('Orders', hands)).toContain('disabled');
  });

  test('sends what was planned, and its hand is empty', async () => {
    const sitting = sittingAt(laid());
    const hands = board.hold(sitting);
    hands.touch('Aubert');
    hands.lay(NEXT);
    expect(drawn('Orders', hands)).toContain('Aubert to column 2, row 1');
    await hands.send();
    expect(sitting.sent).toEqual([{ kind: 'plan', steps: [{ piece: 'Aubert', to: NEXT }] }]);
    expect(hands.hand).toEqual(EMPTY_HAND);
  });

  test('takes back the last step before it is sent', () => {
    const hands = board.hold(sittingAt(laid()));
    hands.touch('Aubert');
    hands.lay(NEXT);
    expect(board.undo?.(hands)).toBe(true);
    expect(board.undo?.(hands)).toBe(false);
  });
});
