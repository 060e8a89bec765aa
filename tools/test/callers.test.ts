import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onlyForTests } from '../mutants/callers.ts';

/** Still there: each goes, or the game calls it. The list may only become shorter. */
const STILL: readonly string[] = [
  'games/pub-battles/refs.ts refOf',
  'games/pub-battles/rules/combat/modifiers.ts modifiersOf',
  'games/pub-battles/rules/rally/ineffective.ts isIneffective',
  'games/pub-battles/rules/spotting/spotted.ts unspotted',
  'games/pub-battles/rules/victory/points.ts pointsOf',
  'games/pub-battles/words/saying.ts awaited',
  'games/pub-battles/words/saying.ts labelsIn',
];

test('what a proof calls is called by the game, too', () => {
  const found = onlyForTests(join(import.meta.dirname, '../..'));
  expect(found.filter((each) => !STILL.includes(each))).toEqual([]);
  expect(
    STILL.filter((each) => !found.includes(each)),
    'called now, or gone: take them off',
  ).toEqual([]);
});
