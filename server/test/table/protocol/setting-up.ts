import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorInfo, scenariosAnswer, tableFacts, tableMade } from '../../../api/response-schemas.ts';
import { ask, both, ford, newTable } from '../served.ts';
import { BLUE, RED, type Served, viewOf } from './at-the-table.ts';

const scenarioIn = (path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8'));
const tinyScenario = scenarioIn('games/tiny/scenarios/ford.json');
const [piece] = tinyScenario.pieces;
/** Two pieces on the same square. */
const unplayable = { ...tinyScenario, pieces: [...tinyScenario.pieces, { ...piece, name: 'Twin' }] };

export const settingUp = (server: Served): void => {
  describe('setting up', () => {
    test('what can be played is told: scenarios, generals, ground, examples', async () => {
      const { json } = await ask(server(), 'GET', '/games/pub-battles/scenarios');
      expect(scenariosAnswer.safeParse(json).error).toBeUndefined();
      expect(json.scenarios[0]).toMatchObject({ id: 'first-contact', first: true });
      expect(json.scenarios.filter(({ first }: { first: boolean }) => first)).toHaveLength(1);
      expect(json.generals.map(({ name }: { name: string }) => name)).toContain('random');
      const one = await ask(server(), 'GET', '/games/tiny/scenarios/wings');
      expect(one.json.scenario.commands).toEqual({ red: ['left', 'right'], blue: [] });
      expect(one.json.publicScenario).toMatchObject({ width: 6, counts: { red: 4, blue: 4 } });
      expect(one.text).not.toContain('Aubert');
      const { json: gallery } = await ask(server(), 'GET', '/games/tiny/examples');
      expect(gallery.examples.map(({ id }: { id: string }) => id)).toEqual(['duel', 'too-far']);
    });

    test('a table has a key for each seat that is not the computer’s, and the facts of it', async () => {
      const { status, json } = await ask(server(), 'POST', '/tables', {
        ...ford,
        seats: [
          { seat: RED, by: 'hot-seat' },
          { seat: BLUE, by: { general: 'random' } },
          { seat: 'spectator', by: 'link' },
        ],
      });
      expect(status).toBe(201);
      expect(tableMade.safeParse(json).error).toBeUndefined();
      expect(json.keys.map(({ seat }: { seat: unknown }) => seat)).toEqual([RED, 'spectator']);
      const facts = await ask(server(), 'GET', `/tables/${json.table}`, undefined, json.keys[1].key);
      expect(tableFacts.safeParse(facts.json).error).toBeUndefined();
      expect(facts.json).toMatchObject({ game: 'tiny', scenario: 'ford', you: 'spectator', sandbox: false });
      expect(facts.json.seats.map(({ title }: { title?: object }) => title)).toEqual([
        undefined,
        { fr: 'Le hasard', en: 'Blind chance' },
        undefined,
      ]);
    });

    test('switches, commands and worked examples are set up as they are wanted', async () => {
      const wings = await newTable(server(), {
        game: 'tiny',
        scenario: 'wings',
        seats: [
          { seat: { side: 'red', command: 'left' }, by: 'link' },
          { seat: { side: 'red', command: 'right' }, by: 'link' },
          { seat: BLUE, by: 'link' },
        ],
        switches: { sight: 1 },
        sandbox: true,
      });
      const { json } = await wings.at('blue', 'GET', '');
      expect(json).toMatchObject({ switches: { sight: 1, digging: 'allowed' }, sandbox: true });
      const duel = await newTable(server(), { game: 'tiny', example: 'duel', seats: both });
      expect((await duel.at('red', 'GET', '')).json).toMatchObject({ scenario: 'duel' });
      expect((await viewOf(duel, 'red')).outlook.view).toMatchObject({ turn: 1 });
    });

    test('a scenario of one’s own is set up like those that are shipped', async () => {
      const { scenario: _ford, ...wanted } = ford;
      const table = await newTable(server(), {
        ...wanted,
        own: tinyScenario,
        switches: { sight: 1 },
        seats: both,
      });
      const { json } = await table.at('red', 'GET', '');
      expect(json).toMatchObject({ game: 'tiny', scenario: 'own', switches: { sight: 1 } });
      expect((await viewOf(table, 'red')).outlook.view).toMatchObject({ turn: 1 });
    });

    test.each([
      ['of a wrong shape', { ...tinyScenario, width: 'wide' }, 400, 'bad-request', 'own.width'],
      ['no scenario at all', {}, 400, 'bad-request', 'own.'],
      ['a list', [], 400, 'bad-request', 'own'],
      ['that nobody can play', unplayable, 422, 'refused', undefined],
      ['that is too large', { ...tinyScenario, filling: 'x'.repeat(120_000) }, 413, 'too-large', 'own'],
    ])('a scenario of one’s own %s is told in the one shape', async (_name, own, status, code, path) => {
      const { scenario: _ford, ...wanted } = ford;
      const said = await ask(server(), 'POST', '/tables', { ...wanted, own });
      expect(said.status).toBe(status);
      expect(errorInfo.safeParse(said.json).error).toBeUndefined();
      expect(said.json.error.code).toBe(code);
      if (path !== undefined) expect(said.json.error.path).toContain(path);
    });

    test('a scenario of one’s own sets no switch that the game has not', async () => {
      const own = { ...scenarioIn('scenarios/pub-battles/first-contact.json'), switches: { fog: 1 } };
      const said = await ask(server(), 'POST', '/tables', { game: 'pub-battles', own, seats: [] });
      expect(said.status).toBe(400);
      expect(said.json.error).toMatchObject({
        code: 'bad-request',
        path: expect.stringContaining('own.switches'),
      });
    });

    test.each([
      ['no such game', { game: 'chess' }, 404],
      ['no such scenario', { scenario: 'waterloo' }, 404],
      ['a scenario and an example', { example: 'duel' }, 400],
      ['a scenario and one of one’s own', { own: tinyScenario }, 400],
      ['no such switch', { switches: { fog: true } }, 400],
      ['no such side', { seats: [...both, { seat: { side: 'green' }, by: 'link' }] }, 400],
      ['a seat twice', { seats: [...both, both[0]] }, 400],
      ['a side without a player', { seats: [both[0]] }, 400],
      ['no such command', { seats: [both[0], { seat: { side: 'blue', command: 'x' }, by: 'link' }] }, 400],
      ['no such general', { seats: [both[0], { seat: BLUE, by: { general: 'Ney' } }] }, 400],
      ['a general who watches', { seats: [...both, { seat: 'spectator', by: { general: 'random' } }] }, 400],
      ['something unheard of', { colour: 'red' }, 400],
    ])('%s is told in the one shape', async (_name, change, status) => {
      const said = await ask(server(), 'POST', '/tables', { ...ford, ...change });
      expect(said.status).toBe(status);
      expect(errorInfo.safeParse(said.json).error).toBeUndefined();
    });
  });
};
