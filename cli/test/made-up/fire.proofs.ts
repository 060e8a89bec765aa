import { expect } from 'vitest';
import { proves } from '../../../tools/proofs/proves.ts';
import { burns } from './fire.ts';

proves('ZZ-1', 'fire burns', (saw) => expect(saw(burns).code).toBe('burns'));

proves('ZZ-3', 'smoke rises, or so it says', () => expect(1 + 1).toBe(2));

proves('ZZ-4', 'the wind turns', (saw) =>
  expect(saw([{ text: 'The wind turns.', rules: ['ZZ-4'] }])).toHaveLength(1),
);

proves('ZZ-1', 'fire is there', (saw) => saw(burns));
