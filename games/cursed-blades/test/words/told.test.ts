import { languages } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import type { Told } from '../../model/told.ts';
import { tell } from '../../words/saying.ts';
import { skirmish } from './skirmish.ts';
import { samples } from './told-samples.ts';
import { expectSentence } from './typography.ts';

const saidIn = (told: Told | undefined) =>
  told && languages.map((language) => tell(skirmish, told, language).text);

describe.each(languages)('in %s', (language) => {
  test.each(Object.entries(samples))('%s is told in a sentence, with its rules', (_kind, several) => {
    expect(several.length).toBeGreaterThan(0);
    for (const told of several) {
      const { text, rules } = tell(skirmish, told, language);
      expectSentence(text, language);
      expect(text).not.toMatch(/: \.|\(\)/);
      expect(rules).toEqual(told.rules);
    }
  });
});

describe.each<readonly [string, Told | undefined, string, string]>([
  [
    'a step',
    samples.stepped[0],
    'Garde du comte : en 0404, face au nord (1,5 PM).',
    "Count's Guard: at 0404, facing north (1.5 MP).",
  ],
  [
    'a change',
    samples.changed[0],
    'Archers 2 : ébranlée, essoufflée, marqueur retiré.',
    'Archers 2: shaken, winded, marker taken off.',
  ],
  [
    'a formation',
    samples.changed[1],
    "Lanciers à pied (Left Wing) : en 0404, et en 0504, face à l'ouest-nord-ouest, en formation, mur de boucliers, activée.",
    'Spearmen (Left Wing): at 0404, and at 0504, facing west-north-west, in formation, shield wall, activated.',
  ],
  [
    'a test',
    samples.tested[0],
    "Archers 2 : test d'engagement réussi, 6 pour 8.",
    'Archers 2: engagement test passed, 6 against 8.',
  ],
  [
    'a shock',
    samples.struck[0],
    'Garde du comte : choc soutenu contre Archers 2, Avantage +3 : 1 perte, 1 absorbée.',
    "Count's Guard: supported shock on Archers 2, Advantage +3: 1 loss, 1 absorbed.",
  ],
  [
    'a trap that attacks',
    samples.struck[2],
    'Piège contre Garde du comte, Avantage +4 : 2 pertes.',
    "Trap on Count's Guard, Advantage +4: 2 losses.",
  ],
  ['a capture', samples.captured[0], 'Capture (Levée) : charrette.', 'Captured by Levy: cart.'],
  [
    'a fire start that is placed',
    samples.placed[0],
    'Posé en 0504 : départ de feu.',
    'Placed at 0504: fire start.',
  ],
  ['a counter that nobody knew', samples.altered[3], 'Un pion : pion retiré.', 'A counter: removed.'],
  [
    'the wind',
    samples.wind[0],
    'Vent : brise, vers le sud-sud-est.',
    'Wind: breeze, towards south-south-east.',
  ],
  ['the other side’s turn', samples['passed-on'][0], 'Tour 3, camp actif : Bleus.', 'Turn 3: Blues to play.'],
])('%s', (_what, told, french, english) => {
  test('reads as a dispatch', () => {
    expect(saidIn(told)).toEqual([french, english]);
  });
});

test('a test carries its dice and the rows of its sum', () => {
  const [tested] = samples.tested;
  expect(tested && tell(skirmish, tested, 'en')).toMatchObject({
    dice: [3, 4],
    modifiers: [{ value: -1, rule: 'CB-STAKES-7' }],
  });
});

test('several shots carry all their dice, and the rows once', () => {
  const [, volley] = samples.struck;
  expect(volley && tell(skirmish, volley, 'fr')).toMatchObject({
    dice: [3, 4, 6, 6],
    modifiers: [{ value: -1, rule: 'CB-STAKES-7' }],
  });
});
