import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLanguage, switchesIn } from '@grognard/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { readScenario } from '../scenarios.ts';
import { beginBattle } from '../simulate/campaign.ts';
import { clash, duel, step } from './position.ts';
import { called, checkout, complaint } from './process.ts';
import { asText, SECRET, sealedGame } from './sealed-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-french-'));
const place = join(folder, 'a.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FR = ['--lang', 'fr'];

const judged = (content: object | string, ...more: readonly string[]) => {
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
  return called(['adjudicate', place, ...more]);
};

const file = { format: 1, game: 'tiny', position: duel, orders: clash };

describe('what is wrong with a file is told in French, with its place', () => {
  test.each<[string, object | string, string]>([
    ['no JSON', '{\n "format": }', 'a.json\u00A0: ce n’est pas du JSON\u00A0: '],
    ['a file that breaks off', '{ "format": 1,', 'a.json\u00A0: ce n’est pas du JSON\u00A0: '],
    ['an unknown game', { ...file, game: 'chess' }, 'game\u00A0: Il n’y a pas de jeu «\u00A0chess\u00A0»'],
    ['both', { ...file, scenario: 'ford' }, '(en entier)\u00A0: donnez un scénario ou une position'],
    [
      'a word for a number',
      { ...file, position: { ...duel, width: 'six' } },
      'position.width\u00A0: un nombre est attendu, et non un texte',
    ],
    [
      'too small a number',
      { ...file, position: { ...duel, width: 0 } },
      'position.width\u00A0: ce nombre doit être au moins 2',
    ],
    [
      'what is not there',
      { ...file, position: { ...duel, width: undefined } },
      'position.width\u00A0: il manque ici un nombre',
    ],
    [
      'an unknown field',
      { ...file, weather: 'rain' },
      '(en entier)\u00A0: ce champ est inconnu\u00A0: «\u00A0weather\u00A0»',
    ],
    [
      'a strange seat',
      { ...file, orders: [{ seat: 'green', order: step('Aubert', 3) }] },
      'orders.0.seat\u00A0: il n’y a pas de camp green, seulement\u00A0: blue, red',
    ],
    ['dice that do not fit', { ...file, dice: [1] }, 'dice\u00A0: il ne reste aucun dé'],
    ['dice to spare', { ...file, dice: [1, 5, 6] }, 'dice\u00A0: personne ne lance le dernier'],
    [
      'a refused position',
      { ...file, position: { ...duel, pieces: [...duel.pieces, duel.pieces[0]] } },
      'Deux pièces se nomment Aubert.',
    ],
    [
      'an unknown piece',
      {
        ...file,
        game: 'pub-battles',
        position: undefined,
        scenario: 'first-contact',
        orders: [{ seat: 'french', order: { kind: 'unpack', piece: 'nobody' } }],
      },
      'orders.0.order.piece\u00A0: il n’y a aucune pièce «\u00A0nobody\u00A0»',
    ],
    [
      'an endless number',
      JSON.stringify({ ...file, dice: ['N'] }).replace('"N"', '1e999'),
      'dice.0\u00A0: ce nombre est trop grand pour être mesuré',
    ],
  ])('%s', async (_, content, sentence) => {
    expect(complaint(await judged(content, ...FR))).toContain(sentence);
  });

  test('a map of Tiled', async () => {
    writeFileSync(
      place,
      JSON.stringify({
        type: 'map',
        orientation: 'isometric',
        width: 2,
        height: 2,
        tilewidth: 8,
        tileheight: 8,
        layers: [],
        tilesets: [],
      }),
    );
    const said = complaint(await called(['scenario', 'import', place, ...FR]));
    expect(said).toContain('orientation\u00A0: la carte est de type isometric, et doit être hexagonale');
  });

  test('a log', async () => {
    writeFileSync(place, 'salut');
    expect(complaint(await called(['replay', place, ...FR]))).toContain(
      'a.json\u00A0: ligne 1\u00A0: ce n’est pas du JSON',
    );
  });

  test('an expectation that is not met', async () => {
    const expected = { facts: [{ path: 'turns', value: 4 }], rules: ['TN-R14'], verdicts: ['refused'] };
    const { status, err } = await judged({ ...file, dice: [1, 5], expect: expected }, ...FR);
    expect(status).toBe(1);
    expect(err).toContain('expect.facts.0\u00A0: turns vaut 3, et non 4');
    expect(err).toContain('expect.rules\u00A0: aucun verdict ne cite TN-R14');
    expect(err).toContain('expect.verdicts.0\u00A0: l’ordre a été exécuté');
  });
});

describe('sides are called as the scenario calls them', () => {
  const [own] = JSON.parse(
    readFileSync(join(checkout, 'scenarios/pub-battles/first-contact.json'), 'utf8'),
  ).sides;
  const unpacking = {
    format: 1,
    game: 'pub-battles',
    scenario: 'first-contact',
    orders: [{ seat: own.id, order: { kind: 'unpack', piece: 'darnault-hq' } }],
  };

  test.each(['fr', 'en'] as const)('in %s', async (language) => {
    const { out } = await judged(unpacking, '--lang', language);
    expect(out.startsWith(`1. ${inLanguage(own.name, language)} unpack`)).toBe(true);
  });

  test('also where a rule speaks of them', async () => {
    const [given] = unpacking.orders;
    const file = {
      ...unpacking,
      seats: ['french', 'austrians'],
      orders: [{ ...given, seat: 'french:left' }],
    };
    expect((await judged(file, ...FR)).out).toContain(
      'Cette décision n’est pas celle de ce siège\u00a0: Français (left).',
    );
  });

  test('and by their ids where machines read', async () => {
    const answers = { format: 1, game: 'tiny', position: { ...duel }, orders: clash.slice(0, 1) };
    const [line = ''] = (await judged(answers, '--json', ...FR)).out.split('\n');
    expect(JSON.parse(line).told).toEqual(['Réponse scellée : red.']);
  });

  test('in a game that is told again', async () => {
    const loaded = await loadGame('pub-battles');
    const scenario = readScenario(loaded, 'first-contact');
    const switches = switchesIn(loaded.game.switches, scenario);
    const generals = { french: 'random', austrians: 'random' };
    const campaign = { game: 'pub-battles', scenario, switches, generals, seed: 1, limit: 1 };
    const { opening } = beginBattle(loaded, campaign, 0);
    const events = [{ table: 'resigned', side: 'french' }];
    writeFileSync(place, asText([opening, { seq: 1, at: '', seat: { side: 'french' }, events }]));
    expect((await called(['replay', place, ...FR])).out).toBe(
      '   1  Abandon\u00a0: Français.\nBataille abandonnée\u00a0: Français.\n',
    );
    expect((await called(['replay', place, '--json', ...FR])).out).toContain('"told":["Abandon : french."]');
  });
});

describe('answers in French', () => {
  test('what verify finds', async () => {
    const { opening, entries } = sealedGame();
    writeFileSync(place, asText([opening, ...entries, { secret: SECRET }]));
    expect((await called(['verify', place, ...FR])).out).toBe(
      `entrées\u00A0: ${entries.length}, défauts\u00A0: 0\u00A0; chaque tirage a été vérifié par le secret.\n`,
    );
    const draws = entries.map(({ draws: drawn, ...entry }) => ({
      ...entry,
      ...(drawn && { draws: drawn.map((draw) => ({ ...draw, value: (draw.value % 6) + 1 })) }),
    }));
    writeFileSync(place, asText([opening, ...draws, { secret: SECRET }]));
    const { status, out } = await called(['verify', place, ...FR]);
    expect(status).toBe(1);
    expect(out).toMatch(/^entrée \d+\u00A0: le secret n’a pas donné ce tirage\u00A0: .+ n’était pas \d$/m);
  });

  test('what rules says', async () => {
    const { err } = await called(['rules', 'table', 'zeppelin', ...FR]);
    expect(err).toBe('Aucune règle de table ne dit «\u00A0zeppelin\u00A0».\n');
    expect((await called(['rules', 'table', '--coverage', ...FR])).out).toMatch(
      /^table\u00A0: \d+ numéros, /,
    );
  });

  test('what army and scenario say', async () => {
    const army = join(checkout, 'scenarios/les-aigles/armies/france.json');
    expect((await called(['army', 'check', army, ...FR])).out).toContain(
      '\u00A0: cette armée peut entrer en campagne\u00A0; elle coûte',
    );
    const ford = await called(['scenario', 'check', 'games/tiny/scenarios/ford.json', ...FR]);
    expect(ford.out).toContain('ford.json\u00A0: ce scénario est jouable (Petit jeu).');
  });

  test('what the server cannot do', async () => {
    const nowhere = join(folder, 'nowhere');
    const { status, err } = await called(['backup', join(folder, 'copy'), '--data', nowhere, ...FR]);
    expect(status).toBe(1);
    expect(err).toContain('Il n’y a pas de parties à sauvegarder dans ');
  });
});
