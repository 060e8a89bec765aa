import type { Rulebook } from '@grognard/engine';
import { coverageOf, type ProofRecord, rulebookPage } from '@grognard/engine/rulebook';
import { expect, test } from 'vitest';

const book: Rulebook = {
  prefix: 'XX-',
  chapters: [{ id: 'fire', text: { fr: 'Le feu', en: 'Fire' } }],
  rules: [
    {
      id: 'XX-1',
      chapter: 'fire',
      origin: 'ruling',
      text: {
        fr: 'Feu.',
        en: 'Fire.',
      },
      why: { fr: 'Car.', en: 'For.' },
    },
    {
      id: 'XX-2',
      chapter: 'fire',
      origin: 'note',
      note: 'history',
      text: {
        fr: 'Jadis.',
        en: 'Once.',
      },
    },
    {
      id: 'XX-3',
      chapter: 'fire',
      origin: 'rule',
      text: {
        fr: 'Eau.',
        en: 'Water.',
      },
    },
  ],
};

const record: ProofRecord = {
  format: 2,
  tests: [
    {
      file: 'test/fire.test.ts',
      name: 'XX-1: burns',
      passed: true,
      assertions: 1,
      proofs: [{ id: 'XX-1', outcome: 'proven' }],
    },
    {
      file: 'test/fire.test.ts',
      name: 'XX-3: wet',
      passed: false,
      assertions: 1,
      proofs: [{ id: 'XX-3', outcome: 'failed' }],
    },
  ],
};

test('coverage counts ids, notes and proofs', () => {
  expect(coverageOf(book, record)).toEqual({ ids: 3, notes: 1, proven: 1, unproven: ['XX-3'] });
});

test('the page tells each rule with its origin, code and tests', () => {
  const citations = [
    { id: 'XX-1', file: 'rules/fire.ts', line: 3 },
    { id: 'XX-1', file: 'rules/fire.ts', line: 9 },
    { id: 'XX-1', file: 'test/fire.test.ts', line: 1 },
  ];
  expect(rulebookPage({ title: 'Made up', book, record, citations })).toBe(`# Made up: rulebook

Written by \`npm run docs\` from the rulebook, the code and the tests: change those, not this page.

3 ids, 1 of them notes; 1 proven by tests. Without proof: XX-3.

## Fire / Le feu

### XX-1
- en: Fire.
- fr: Feu.
- origin: ruling
- why: For. / Car.
- code: \`rules/fire.ts\`
- proven by: \`test/fire.test.ts\`, XX-1: burns

### XX-2
- en: Once.
- fr: Jadis.
- origin: note (history)

### XX-3
- en: Water.
- fr: Eau.
- origin: rule
`);
});
