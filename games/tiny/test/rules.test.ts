import { expect } from 'vitest';
import { proves, provesBySwitch } from '../../../tools/proofs/proves.ts';
import { tableFor } from '../../../tools/proofs/table.ts';
import { tiny } from '../game.ts';
import type { Scenario, ScenarioPiece } from '../model/scenario.ts';
import type { Cell } from '../model/vocabulary.ts';
import { tinySchemas } from '../schemas/schemas.ts';

const at = tableFor(tiny, tinySchemas);

const cell = (x: number, y: number): Cell => ({ x, y });

const piece = (name: string, x: number, y: number, more: Partial<ScenarioPiece> = {}): ScenarioPiece => ({
  name,
  side: name.startsWith('R') ? 'red' : 'blue',
  at: cell(x, y),
  strength: 2,
  ...more,
});

const board = (...pieces: ScenarioPiece[]): Scenario => ({
  id: 'board',
  title: { fr: 'Plateau', en: 'Board' },
  minutes: 1,
  width: 9,
  height: 3,
  turns: 2,
  marsh: [cell(1, 0)],
  pieces,
});

const far = board(piece('R1', 0, 1), piece('R2', 0, 2), piece('B1', 8, 1));
const close = board(piece('R1', 3, 1), piece('B1', 5, 1));

const step = (name: string, x: number, y: number) => ({ piece: name, to: cell(x, y) });
const plan = (...steps: ReturnType<typeof step>[]) => ({ kind: 'plan', steps });
const pass = { kind: 'pass' };

proves('TN-R01', 'all seal a plan, then the posts are taken, then the next turn comes', (saw) => {
  const battle = at(saw, { scenario: far });
  expect(battle.decisions()).toMatchObject([{ kind: 'plan', owed: [{ side: 'blue' }, { side: 'red' }] }]);
  battle.does('red', plan());
  battle.does('blue', plan());
  expect(battle.decisions()).toMatchObject([{ kind: 'post', owed: [{ side: 'blue' }] }]);
  battle.does('blue', pass);
  battle.does('red', pass);
  expect(battle.table().state).toMatchObject({ turn: 2, phase: 'plan' });
});

proves('TN-R02', 'one cell is near enough, two are too far', (saw) => {
  const battle = at(saw, { scenario: far });
  expect(battle.refuses('red', plan(step('R1', 2, 1)))).toMatchObject([
    { code: 'too-far', params: { steps: 2 } },
  ]);
  battle.does('red', plan(step('R2', 1, 1)));
});

proves('TN-R03', 'nobody leaves the board, or starts off it', (saw) => {
  expect(at(saw, { scenario: far }).refuses('red', plan(step('R1', -1, 1)))).toMatchObject([
    { code: 'off-board' },
  ]);
  expect(() => at(saw, { scenario: board(piece('R1', 9, 1), piece('B1', 8, 1)) })).toThrow(
    'cannot stand there',
  );
});

proves('TN-R04', 'nobody enters the marsh', (saw) => {
  const [refusal] = at(saw, { scenario: far }).refuses('red', plan(step('R1', 1, 0)));
  expect(refusal).toMatchObject({ code: 'marsh' });
});

proves('TN-R05', 'a seat orders its own pieces, once each', (saw) => {
  const battle = at(saw, { scenario: far });
  expect(battle.refuses('red', plan(step('B1', 7, 1)))).toMatchObject([{ code: 'no-such-piece' }]);
  expect(battle.refuses('red', plan(step('R1', 1, 1), step('R1', 1, 2)))).toMatchObject([{ code: 'twice' }]);
});

proves('TN-R05', 'a command orders only its own', (saw) => {
  const scenario = board(
    piece('R1', 0, 1, { command: 'left' }),
    piece('R2', 0, 2, { command: 'right' }),
    piece('B1', 8, 1),
  );
  const battle = at(saw, { scenario, seats: ['red:left', 'red:right', 'blue'] });
  expect(battle.refuses('red:left', plan(step('R2', 1, 2)))).toMatchObject([{ code: 'not-your-command' }]);
  battle.does('red:right', plan(step('R2', 1, 2)));
});

proves('TN-R06', 'two pieces of a plan do not aim at one cell', (saw) => {
  const both = plan(step('R1', 1, 1), step('R2', 1, 1));
  expect(at(saw, { scenario: far }).refuses('red', both)).toMatchObject([{ code: 'same-cell' }]);
});

proves('TN-R07', 'enemies who want one cell fight, and the lower is lost', (saw) => {
  const battle = at(saw, { scenario: close, dice: [4, 2] });
  battle.does('blue', plan(step('B1', 4, 1)));
  const done = battle.does('red', plan(step('R1', 4, 1)));
  expect(done.events).toContainEqual(expect.objectContaining({ kind: 'fought', lost: 0 }));
  expect(done.lines('red').map(({ text }) => text)).toContain('#1 and R1 fight; R1 is lost.');
});

proves('TN-R07', 'a tie changes nothing', (saw) => {
  const battle = at(saw, { scenario: close, dice: [3, 3] });
  battle.does('blue', plan(step('B1', 4, 1)));
  battle.does('red', plan(step('R1', 4, 1)));
  expect(battle.view('red').mine).toMatchObject([{ name: 'R1', at: cell(3, 1) }]);
});

proves('TN-R07', 'enemies who exchange their cells fight', (saw) => {
  const battle = at(saw, { scenario: board(piece('R1', 3, 1), piece('B1', 4, 1)), dice: [1, 6] });
  battle.does('blue', plan(step('B1', 3, 1)));
  battle.does('red', plan(step('R1', 4, 1)));
  expect(battle.view('blue').mine).toMatchObject([{ name: 'B1', lost: true }]);
});

proves('TN-R08', 'who finds the way held stays, and so does who follows', (saw) => {
  const scenario = board(piece('R1', 3, 1), piece('R2', 2, 1), piece('B1', 4, 1));
  const battle = at(saw, { scenario, dice: [3, 3] });
  battle.does('blue', plan());
  const done = battle.does('red', plan(step('R1', 4, 1), step('R2', 3, 1)));
  expect(done.events).toContainEqual(expect.objectContaining({ kind: 'stayed', piece: 1 }));
  expect(battle.view('red').mine.map((each) => each.at)).toEqual([cell(3, 1), cell(2, 1)]);
});

proves('TN-R09', 'who is dug in adds one, and does not move', (saw) => {
  const scenario = board(piece('R1', 3, 1), piece('B1', 4, 1, { posture: 'dug in' }));
  const battle = at(saw, { scenario, dice: [3, 3] });
  expect(battle.refuses('blue', plan(step('B1', 5, 1)))).toMatchObject([{ code: 'dug-in' }]);
  battle.does('blue', plan());
  const done = battle.does('red', plan(step('R1', 4, 1)));
  expect(done.events).toContainEqual(expect.objectContaining({ kind: 'fought', lost: 0 }));
});

provesBySwitch(
  'TN-R10',
  'after the moves a seat digs a piece in',
  { game: tiny, switch: 'digging' },
  (switches) => {
    const battle = at((value) => value, { scenario: far, switches });
    battle.does('blue', plan());
    battle.does('red', plan());
    expect(battle.decisions()).toMatchObject([{ orders: expect.arrayContaining(['post']) }]);
    battle.does('blue', { kind: 'post', piece: 'B1', posture: 'dug in' });
    expect(battle.view('blue').mine).toMatchObject([{ posture: 'dug in' }]);
    expect(battle.refuses('red', { kind: 'post', piece: 'R1', posture: 'standing' })).toMatchObject([
      { code: 'already' },
    ]);
  },
);

provesBySwitch('TN-R11', 'two cells away is seen', { game: tiny, switch: 'sight' }, (switches) => {
  const battle = at((value) => value, { scenario: close, switches });
  expect(battle.view('red').seen).toMatchObject({ blue: [{ at: cell(5, 1) }] });
});

proves('TN-R11', 'three cells away is hidden, and who has gone is remembered where he was', (saw) => {
  const battle = at(saw, { scenario: board(piece('R1', 0, 1), piece('B1', 3, 1)) });
  expect(battle.view('red').seen).toEqual({ blue: [] });
  battle.does('red', plan());
  battle.does('blue', plan(step('B1', 2, 1)));
  expect(battle.view('red').seen).toMatchObject({ blue: [{ at: cell(2, 1), turn: 1 }] });
});

proves('TN-R12', 'who has nobody left has lost', (saw) => {
  const battle = at(saw, { scenario: close, dice: [1, 6] });
  battle.does('blue', plan(step('B1', 4, 1)));
  battle.does('red', plan(step('R1', 4, 1)));
  expect(battle.decisions()).toEqual([]);
  expect(saw(tiny.outcome(battle.match.setting, battle.table().state))).toMatchObject({ winner: 'red' });
});

proves('TN-R14', 'a switch takes no other value than its own', (saw) => {
  expect(() => at(saw, { scenario: far, switches: { sight: 5 } })).toThrow('no such setting');
});

proves('TN-R15', 'nobody goes through a wall', (saw) => {
  const walled = { ...far, walls: [cell(1, 1)] };
  expect(at(saw, { scenario: walled }).refuses('red', plan(step('R1', 1, 1)))).toMatchObject([
    { code: 'wall' },
  ]);
  at(saw, { scenario: walled }).does('red', plan(step('R2', 1, 2)));
});

proves('TN-R15', 'nobody sees across a wall, but along its end', (saw) => {
  const seenWith = (...walls: Cell[]) => at(saw, { scenario: { ...close, walls } }).view('red').seen;
  expect(seenWith(cell(4, 0), cell(4, 2))).toMatchObject({ blue: [{ at: cell(5, 1) }] });
  expect(seenWith(cell(4, 1))).toEqual({ blue: [] });
  expect(
    at(saw, { scenario: { ...close, walls: [cell(4, 1)] } }).refuses('red', plan(step('R1', 4, 1))),
  ).toMatchObject([{ code: 'wall', rule: 'TN-R15' }]);
});

const covered = board(piece('R1', 3, 1, { posture: 'dug in' }), piece('B1', 5, 1), piece('B2', 8, 1));

provesBySwitch(
  'TN-R16',
  'unless it is allowed, nobody fires',
  { game: tiny, switch: 'covering' },
  (switches) => {
    const battle = at((value) => value, { scenario: covered, switches });
    battle.does('red', plan());
    const done = battle.does('blue', plan());
    expect(done.events.filter((event) => 'kind' in event && event.kind === 'shot')).toEqual([]);
  },
);

proves('TN-R16', 'it asks for its own eyes: not across a wall, and not at one of two', (saw) => {
  const shotsIn = (scenario: Scenario, ...dice: number[]) => {
    const battle = at(saw, { scenario, switches: { covering: 'allowed' }, dice });
    battle.does('red', plan());
    return battle.does('blue', plan()).events.filter((event) => 'kind' in event && event.kind === 'shot');
  };
  expect(shotsIn(covered, 3)).toMatchObject([{ piece: 0, target: 1, die: 3, rules: ['TN-R16'] }]);
  expect(shotsIn({ ...covered, walls: [cell(4, 1)] })).toEqual([]);
  expect(shotsIn({ ...covered, pieces: [...covered.pieces, piece('B3', 5, 2)] })).toEqual([]);
});
