import { type Decision, inLanguage, languages } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../rules/combat/pending.ts';
import { type DecisionKind, decisionKinds } from '../../words/decision-kinds.ts';
import { sentences, voicesLoaded } from '../../words/saying.ts';
import { expectSentence } from './typography.ts';

// Every choice of a combat is a decision with words of its own: else this does not compile.
const choices: { readonly [Kind in Choice]: Kind & DecisionKind } = {
  withdraw: 'withdraw',
  target: 'target',
  'step-up': 'step-up',
  stand: 'stand',
  retreat: 'retreat',
};

const decision = (kind: string, ...sides: readonly string[]): Decision => ({
  id: '1',
  kind,
  owed: sides.map((side) => ({ side })),
  orders: [],
});

describe.each(languages)('in %s', (language) => {
  test.each([...decisionKinds, 'something new'])('%s is asked for and waited for', (kind) => {
    expectSentence(sentences(language).decision(decision(kind, 'french')), language);
    expectSentence(inLanguage(voicesLoaded, language).awaited(decision(kind, 'french')), language);
  });
});

test('those who wait read for whom', () => {
  expect(voicesLoaded.fr.awaited(decision('choose', 'austrians'))).toBe(
    'En attente (Autrichiens) : choisir le prochain combat.',
  );
  expect(voicesLoaded.en.awaited(decision('nightfall', 'french', 'austrians', 'french'))).toBe(
    'Waiting (French, Austrians): stay on the field, or withdraw.',
  );
});

test('a chit is drawn of a colour', () => {
  expect(sentences('fr').decision({ ...decision('alter', 'french'), params: { side: 'austrians' } })).toBe(
    "Un jeton est tiré (Autrichiens) : modifiez l'ordre du tour, ou laissez jouer.",
  );
});

test('after every round of a combat it is asked who stands', () => {
  const asked = { ...decision(choices.stand, 'french'), params: { round: 2 } };
  expect(sentences('en').decision(asked)).toBe('Round 2 is fought: stand, or retreat.');
});
