import { languages, refuse } from '@grognard/engine';
import { expect, test } from 'vitest';
import { barrierCodes } from '../../rules/barriers/codes.ts';
import { changeCodes } from '../../rules/changes/codes.ts';
import { chargeCodes } from '../../rules/charges/codes.ts';
import { commandCodes } from '../../rules/command/codes.ts';
import { crossingCodes } from '../../rules/crossing/codes.ts';
import { fireCodes } from '../../rules/fire/codes.ts';
import { groundCodes } from '../../rules/ground/codes.ts';
import { houseCodes } from '../../rules/houses/codes.ts';
import { lossCodes } from '../../rules/losses/codes.ts';
import { marchCodes } from '../../rules/marching/codes.ts';
import { meleeCodes } from '../../rules/melee/codes.ts';
import { moraleCodes } from '../../rules/morale/codes.ts';
import { planCodes } from '../../rules/planning/codes.ts';
import { reactionCodes } from '../../rules/reactions/codes.ts';
import { sentences } from '../../words/saying.ts';

const codes: readonly string[] = [
  ...[...changeCodes, ...chargeCodes, ...commandCodes, ...crossingCodes, ...lossCodes, ...marchCodes],
  ...[...groundCodes, ...planCodes, ...reactionCodes, ...fireCodes, ...meleeCodes, ...moraleCodes],
  ...houseCodes,
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
