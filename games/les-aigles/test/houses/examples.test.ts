import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rulebook } from '../../rulebook/rulebook.ts';

const examples = fileURLToPath(new URL('../../examples', import.meta.url));

test('every printed example about houses is a position', () => {
  const printed = rulebook.rules.filter(({ id, note }) => /^LA-O5\..*e$/.test(id) && note === undefined);
  const shown = readdirSync(examples).flatMap(
    (name): readonly string[] => JSON.parse(readFileSync(`${examples}/${name}`, 'utf8')).proves ?? [],
  );
  expect(printed).toHaveLength(22);
  expect(printed.map(({ id }) => id).filter((id) => !shown.includes(id))).toEqual([]);
});
