import { languages, refuse } from '@grognard/engine';
import { expect, test } from 'vitest';
import { barrierCodes } from '../../rules/barriers/codes.ts';
import { bendCodes } from '../../rules/bending/codes.ts';
import { changeCodes } from '../../rules/changes/codes.ts';
import { chargeCodes } from '../../rules/charges/codes.ts';
import { commandCodes } from '../../rules/command/codes.ts';
import { fireCodes } from '../../rules/fire/codes.ts';
import { groundCodes } from '../../rules/ground/codes.ts';
import { houseCodes } from '../../rules/houses/codes.ts';
import { lossCodes } from '../../rules/losses/codes.ts';
import { marchCodes } from '../../rules/marching/codes.ts';
import { meleeCodes } from '../../rules/melee/codes.ts';
import { moraleCodes } from '../../rules/morale/codes.ts';
import { crossingCodes } from '../../rules/passing-through/codes.ts';
import { hindranceCodes, planCodes } from '../../rules/planning/codes.ts';
import { reactionCodes } from '../../rules/reactions/codes.ts';
import { sentences } from '../../words/saying.ts';

const codes: readonly string[] = [
  ...[...changeCodes, ...chargeCodes, ...commandCodes, ...crossingCodes, ...lossCodes, ...marchCodes],
  ...[...groundCodes, ...planCodes, ...reactionCodes, ...fireCodes, ...meleeCodes, ...moraleCodes],
  ...houseCodes,
  ...bendCodes,
  ...hindranceCodes,
  ...barrierCodes,
];

/** Something for whatever a sentence may want to say. */
const params = {
  ...{
    unit: 'Ney',
    other: 'Soult',
    friend: 'Davout',
    officer: 'Murat',
    side: 'left',
    nation: 'france',
    troop: 'fusilier',
  },
  ...{
    to: 'line',
    from: 'line',
    formation: 'line',
    what: 'change',
    doing: 'change',
    task: 'march',
    arm: 'infantry',
  },
  ...{
    attitude: 'hold',
    status: 'regular',
    cm: 3,
    most: 2,
    least: 1,
    figures: 3,
    quarters: 2,
    degrees: 45,
    sides: 2,
  },
};

test('no two rooms refuse by the same word', () => {
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
});

test.each(languages)('every refusal has a sentence of its own: %s', (language) => {
  const { refusal } = sentences(language);
  const said = codes.map((code) => refusal(refuse('LA-M1-1', code, params)) ?? '');
  expect(codes.filter((_code, place) => said[place] === '')).toEqual([]);
  expect(said.filter((sentence) => /undefined|NaN|\[object/.test(sentence)).length).toBeLessThan(
    codes.length / 2,
  );
});

test('what is too far is never said to be as far as there is', () => {
  const said = (code: string, cm: number, most: number) =>
    languages.map((language) =>
      sentences(language).refusal(refuse('LA-M1-1', code, { unit: 'Ney', cm, most })),
    );
  for (const code of ['too-far', 'too-far-slow']) {
    const [french = '', english = ''] = said(code, 8.04, 8);
    expect(french).toMatch(/8,04 cm.* 8 cm/);
    expect(english).toMatch(/8\.04 cm.* 8 cm/);
    expect(said(code, 3.3, 3.25)[1]).toMatch(/3\.3 cm.* 3\.25 cm/);
    expect(said(code, 9.26, 8)[1]).toMatch(/9\.3 cm.* 8 cm/);
  }
  expect(said('drag-too-far', 3.004, 3)[1]).toContain('not 3.004 cm');
  const strays = refuse('LA-M1-1', 'too-far-out', { unit: 'Ney', gap: 7_010 });
  expect(sentences('en').refusal(strays)).toContain('7.01 cm from');
});
