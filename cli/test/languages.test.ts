import { languages, nearest } from '@grognard/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { commandNames } from '../command-names.ts';
import { called, complaint } from './process.ts';

const shell = process.env.LC_ALL;
afterEach(() => {
  process.env.LC_ALL = shell;
});

/** The options and machine names that a help speaks of: the same in each language. */
const machineWords = (text: string): readonly string[] =>
  [...new Set(text.match(/--[a-z]+|"[a-z]+"\??|GROGNARD_\w+|DATABASE_URL|docs\/\S+\.md/g))].toSorted();

/** French does not break a line before a colon or inside guillemets, and writes no straight apostrophe. */
const badlySet = (text: string): readonly string[] =>
  text.match(/.{0,12}(?: [:;!?»]|« |\p{L}'\p{L}|\p{L}[;!?](?=\s|$)|\p{L}:(?=\s)).{0,12}/gu) ?? [];

const ENGLISH = /\b(the|and|with|this|whether|unless|which|from|there|takes|Exit status)\b/;

describe.each(commandNames)('the help of %s', (name) => {
  test('is in both languages, and speaks of the same options', async () => {
    const [fr = '', en = ''] = await Promise.all(
      languages.map(async (language) => (await called([name, '--help', '--lang', language])).out),
    );
    expect(machineWords(fr)).toEqual(machineWords(en));
    expect(machineWords(fr)).toContain('--lang');
    expect(fr).toMatch(/[éèàêç]/);
    expect(fr.replace(/--[a-z]+/g, '')).not.toMatch(ENGLISH);
    expect(en).toMatch(ENGLISH);
    expect(badlySet(fr.replace(/"[^"]*":/g, ''))).toEqual([]);
  });
});

test('the overview is in both languages', async () => {
  const { status, out } = await called(['--help', '--lang', 'fr']);
  expect(status).toBe(0);
  for (const name of commandNames) expect(out).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
  expect(out).toContain('Code de retour\u00A0: 0 fait, 1 refus');
  expect(out).not.toMatch(ENGLISH);
  expect(badlySet(out)).toEqual([]);
});

describe('the language', () => {
  test.each([
    [['--lang', 'fr', 'dance']],
    [['dance', '--lang', 'fr']],
    [['dance', '--lang=fr']],
    [['--lang=en', 'dance', '--lang=fr']],
  ])('is known before anything fails: %j', async (args) => {
    expect(complaint(await called(args))).toContain('Il n’y a pas de commande «\u00A0dance\u00A0»');
  });

  test('is that of the shell unless it is told', async () => {
    process.env.LC_ALL = 'fr_CA.UTF-8';
    expect(complaint(await called(['replay']))).toBe('il manque JOURNAL\nVoir grognard replay --help.\n');
    expect(complaint(await called(['replay', '--lang', 'en']))).toContain('LOG is missing');
  });

  test.each([
    ['C', '--lang takes fr or en, and “de” is neither'],
    ['fr_FR', '--lang demande fr ou en, et «\u00A0de\u00A0» n’est ni l’un ni l’autre'],
  ])('that nobody speaks is told in that of the shell: %s', async (locale, sentence) => {
    process.env.LC_ALL = locale;
    expect(complaint(await called(['rules', '--lang', 'de']))).toContain(sentence);
    expect(complaint(await called(['--lang=de', '--help']))).toContain(sentence);
  });

  test('is one that must be named', async () => {
    process.env.LC_ALL = 'fr_FR';
    const sentence = '--lang demande une valeur, et il n’y en a pas';
    expect(complaint(await called(['rules', '--lang']))).toContain(sentence);
    expect(complaint(await called(['rules', '--lang', '--json']))).toContain(sentence);
  });

  test('is not looked for among words', async () => {
    expect(await called(['rules', 'table', '--', '--lang', 'fr'])).toMatchObject({
      status: 1,
      err: 'No rule of table has “--lang fr”.\n',
    });
  });
});

describe('arguments that mean nothing are told in both languages', () => {
  test.each([
    [['odds', '-', '--sample', '3'], 'There is no option --sample. Did you mean “--samples”?'],
    [['odds', '-', '--samples'], '--samples takes a value, and none is given'],
    [['odds', '-', '--samples', '--json'], '--samples takes a value, and none is given'],
    [['odds', '-', '--json=yes'], '--json takes no value'],
    [['render', 'flat-table', '-x'], 'There is no option -x.'],
    [['simulat'], 'Did you mean “simulate”?'],
  ])('%j in English', async (args, sentence) => {
    expect(complaint(await called(args))).toContain(sentence);
  });

  test.each([
    [
      ['odds', '-', '--sample', '3'],
      'Il n’y a pas d’option --sample. Vouliez-vous dire «\u00A0--samples\u00A0»\u00A0?',
    ],
    [['odds', '-', '--samples'], '--samples demande une valeur, et il n’y en a pas'],
    [['odds', '-', '--json=yes'], '--json ne prend pas de valeur'],
    [['odds', '-', '--samples', 'many'], '--samples demande un nombre entier de 1 à 1000000'],
    [['simulat'], 'Vouliez-vous dire «\u00A0simulate\u00A0»\u00A0?'],
    [['adjudicate'], 'il manque FICHIER'],
    [['adjudicate', 'a', 'b'], '«\u00A0b\u00A0» est un mot de trop'],
    [
      ['scenario', 'burn'],
      'scenario demande list, check, new, import ou export, et «\u00A0burn\u00A0» n’en est pas',
    ],
    [['scenario', 'list', 'chess'], 'Il n’y a pas de jeu «\u00A0chess\u00A0», seulement\u00A0: '],
    [['scenario', 'check', 'package.json'], 'son dossier ne porte le nom d’aucun jeu'],
    [['scenario', 'new', 'les-aigles'], 'il manque --kind'],
    [['army', 'troops', 'sparta'], 'Il n’y a pas de nation «\u00A0sparta\u00A0»'],
    [['render', 'flat-table', '--at', '3'], '--at ne vaut que pour le journal d’une partie'],
    [['simulate', 'tiny', 'moon'], 'tiny n’a pas de scénario «\u00A0moon\u00A0»'],
    [
      ['simulate', 'tiny', 'ford', '--set', 'fog=1'],
      '--set\u00A0: options.fog\u00A0: le jeu n’a pas ce réglage',
    ],
    [['simulate', 'tiny', 'ford', '--red', 'murat'], 'Il n’y a pas de général «\u00A0murat\u00A0» pour red'],
    [['verify', '/no/such.log'], '/no/such.log\u00A0: il n’y a pas de tel fichier'],
    [['verify', '/'], '/\u00A0: c’est un dossier'],
    [['backup', '/no/such/folder/x'], 'son dossier n’existe pas'],
  ])('%j in French', async (args, sentence) => {
    const said = complaint(await called([...args, '--lang', 'fr']));
    expect(said).toContain(sentence);
    expect(said).toMatch(/Voir grognard .*--help\.\n$/);
    expect(badlySet(said)).toEqual([]);
  });
});

test('a mistyped name is known by the few letters that are wrong in it', () => {
  expect(nearest('rulse', commandNames)).toBe('rules');
  expect(nearest('verfy', commandNames)).toBe('verify');
  expect(nearest('dance', commandNames)).toBeUndefined();
});
