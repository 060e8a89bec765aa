import { examineByLaws } from '@grognard/engine/conformance';
import { describe, expect, test } from 'vitest';
import { inWords } from '../../../../tools/breaches.ts';
import { countOnEach, firstSeed } from '../../../../tools/counts.ts';
import { trialOf } from '../trial.ts';

const written = { immediateCombat: 'on', unknownStrength: 'on', writtenOrders: 'nextActivation' } as const;
const secret = {
  reassignment: 'on',
  commandSizeLimit: 8,
  freePlay: 'on',
  reserveCommitment: 'on',
  writtenOrders: 'byRating',
  rallyLimitPerTrain: '1perTurn',
} as const;

describe('the laws are kept whatever a club plays', () => {
  const trial = trialOf('first-contact');

  const clubs = [
    ['fights at once, diced strengths, written orders', { ...trial, switches: written }],
    ['free orders of battle', { ...trial, switches: secret }],
    [
      'a side of two commands',
      {
        ...trial,
        seats: [
          { side: 'french', command: 'darnault' },
          { side: 'french', command: 'vaubert' },
          { side: 'austrians' },
        ],
      },
    ],
    ['secret orders of battle', { ...trial, scenario: { ...trial.scenario, openOrders: false } }],
  ] as const;

  test.each(clubs)('%s', async (_, club) => {
    const games = countOnEach('pubBattles', clubs);
    const breaches = await examineByLaws(club, { seed: firstSeed, games });
    expect(breaches, inWords(breaches, import.meta.filename)).toEqual([]);
  });
});
