import { languages } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { type Told, toldKinds } from '../../model/told.ts';
import { pushes } from '../../model/vocabulary.ts';
import { tell } from '../../words/saying.ts';
import { settingWith } from '../table.ts';
import { samples } from './told-samples.ts';
import { expectSentence } from './typography.ts';

const setting = settingWith();
const saidIn = (told: Told) => languages.map((language) => tell(setting, told, language).text);

describe.each(languages)('in %s', (language) => {
  test.each(toldKinds)('%s is told in a sentence, with its rules', (kind) => {
    for (const told of samples[kind]) {
      const { text, rules } = tell(setting, told, language);
      expectSentence(text, language);
      expect(rules).toEqual(told.rules);
    }
  });
});

test('a volley carries its dice and the rows of its sum', () => {
  const [volley] = samples.fired;
  expect(volley && tell(setting, volley, 'fr')).toEqual({
    text: 'La ligne de Vaubert tire sur le bloc ennemi nº 3 : 1 touche.',
    rules: ['PB-R035'],
    dice: [4, 2, 6],
    modifiers: [{ value: -1, rule: 'PB-R168a' }],
  });
});

test('an attempt carries its die, and an enemy HQ that tries is not named', () => {
  const [, theirs] = samples.attempted;
  expect(theirs && tell(setting, theirs, 'en')).toEqual({
    text: 'An HQ (Austrians) tries to Advance and fails.',
    rules: ['PB-R035'],
    dice: [6],
  });
});

test('a piece that is moved is told why, for every reason otherwise', () => {
  const [pushed] = samples.pushed;
  for (const language of languages) {
    const texts = pushes.flatMap((why) =>
      pushed?.kind !== 'pushed' ? [] : [tell(setting, { ...pushed, why }, language).text],
    );
    for (const text of texts) expectSentence(text, language);
    expect(new Set(texts).size).toBe(pushes.length);
  }
});

describe.each<readonly [string, Told | undefined, string, string]>([
  [
    'a march',
    samples.marched[0],
    'La ligne de Vaubert marche de 5 cm, face au nord-est.',
    'Vaubert Line marches 5 cm, facing north-east.',
  ],
  ['a chit of ours', samples.jumped[0], 'Le jeton de Vaubert passe devant.', 'The Vaubert chit goes ahead.'],
  [
    'a chit of theirs',
    samples.drawn[0],
    'Un jeton (Autrichiens) sort de la tasse.',
    'A chit (Austrians) comes out of the cup.',
  ],
  [
    'an attack',
    samples.contacted[0],
    'La ligne de Vaubert attaque le bloc ennemi nº 3 sur son flanc droit.',
    'Vaubert Line attacks enemy block no. 3 in the right flank.',
  ],
  [
    'a loss',
    samples.lost[0],
    'Le bloc ennemi nº 3 est hors de combat : miliciens.',
    'Enemy block no. 3 is lost: militia.',
  ],
  ['the night', samples.turn[1], 'Jour 1, nuit.', 'Day 1, night.'],
  [
    'a block for somebody who watches',
    { kind: 'retreated', side: 'austrians', piece: 'austrians#2', to: { x: 0, y: 0, heading: 0 }, rules: [] },
    'Le bloc nº 3 (Autrichiens) bat en retraite.',
    'Block no. 3 (Austrians) retreats.',
  ],
])('%s', (_what, told, french, english) => {
  test('reads as a dispatch', () => {
    expect(told && saidIn(told)).toEqual([french, english]);
  });
});
