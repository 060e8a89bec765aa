import { languages, type Params } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { refusalCodes } from '../../words/refusal-codes.ts';
import { sentences } from '../../words/saying.ts';
import { refusalsInSources } from './codes.ts';
import { expectSentence } from './typography.ts';

const cited = refusalsInSources();
const codes = new Set(cited.flatMap((each) => each.codes));

test('every refusal names its code where it is given', () => {
  expect(cited.filter((each) => each.codes.length === 0)).toEqual([]);
});

test('every code that a rule can give has a sentence', () => {
  expect([...codes].filter((code) => !refusalCodes.some((each) => each === code))).toEqual([]);
});

test('every sentence belongs to a code that a rule can give', () => {
  expect(refusalCodes.filter((code) => !codes.has(code))).toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  const say = (code: string, params: Params = {}, rule = 'PB-R073') =>
    sentences(language).refusal({ rule, code, params }) ?? '';

  test.each(refusalCodes)('%s is said in a sentence, whatever the rule leaves out', (code) => {
    expectSentence(say(code), language);
    expectSentence(
      say(code, { piece: '#2', enemy: '#2', cm: 4.5, hq: 'first-hq', lead: 'first-line' }),
      language,
    );
  });
});

describe('a refusal', () => {
  const fr = sentences('fr').refusal;
  const en = sentences('en').refusal;

  test('gives lengths in the reader’s way', () => {
    const params = { cm: 15.25, allowed: 13.5, what: 'ground' };
    const refusal = { rule: 'PB-R093a', code: 'too-far', params };
    expect(fr(refusal)).toBe(
      'Cette marche demande 15,25 cm, sur 13,5 cm permis ; on y compte le terrain difficile.',
    );
    expect(en(refusal)).toBe(
      'This march asks for 15.25 cm of the 13.5 cm allowed, with the rough ground in it.',
    );
  });

  test('of a march that was too far says what for, also where only the rule was kept', () => {
    const said = (rule: string, what?: string) =>
      en({ rule, code: 'too-far', params: { cm: 15.25, allowed: 13.5, ...(what && { what }) } });
    expect(said('PB-R094a')).toBe(said('PB-R001', 'road'));
    expect(said('PB-R001')).toMatch(/with the whole way in it\.$/);
  });

  test('calls the enemy by his number, counted from one', () => {
    const refusal = { rule: 'PB-R110', code: 'in-field-of-fire', params: { enemy: '#2' } };
    expect(fr(refusal)).toBe("On ne s'arrête dans la zone de feu du bloc ennemi nº 3 que pour attaquer.");
    expect(en(refusal)).toBe('One stops in the field of fire of enemy block no. 3 only to attack.');
  });

  test('calls a friend by his name', () => {
    const refusal = { rule: 'PB-R118a', code: 'has-support', params: { lead: 'ostrau-line' } };
    expect(fr(refusal)).toBe("La ligne d'Ostrau a déjà un soutien.");
    expect(en(refusal)).toBe('Ostrau Line has a support already.');
  });

  test('of a code of somebody else is left to him', () => {
    expect(fr({ rule: 'GR-01', code: 'decision-closed' })).toBeUndefined();
  });
});
