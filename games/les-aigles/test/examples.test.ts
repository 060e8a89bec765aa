import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lesAigles } from '@grognard/les-aigles';
import { lesAiglesSchemas } from '@grognard/les-aigles/schemas';
import { describe, expect, test } from 'vitest';
import { provesExamples } from '../../../tools/proofs/examples.ts';
import { rulebook } from '../rulebook/rulebook.ts';

const examples = fileURLToPath(new URL('../examples', import.meta.url));
const files = readdirSync(examples).map((name) => ({
  name,
  file: JSON.parse(readFileSync(`${examples}/${name}`, 'utf8')),
}));

describe('the printed example', () => {
  provesExamples(lesAigles, lesAiglesSchemas, { examples });
});

describe('the examples', () => {
  test('are all there that are printed', () => {
    const printed = rulebook.rules.filter(({ id, note }) => /^LA-[UM].*e$/.test(id) && note === undefined);
    const shown = files.flatMap(({ file }) => file.proves);
    expect(printed).toHaveLength(70);
    expect(printed.map(({ id }) => id).filter((id) => !shown.includes(id))).toEqual([]);
  });

  test('say in both languages what they show, and expect figures to a hundredth of a millimetre', () => {
    for (const { name, file } of files) {
      const words = [file.title?.fr, file.title?.en, file.about?.fr, file.about?.en];
      expect([name, words.every((each) => typeof each === 'string' && each !== '')]).toEqual([name, true]);
      expect([name, file.position.id]).toEqual([name, name.replace(/\.json$/, '')]);
      const loose = file.expect.facts.filter(
        ({ path, within }: { path: string; within?: number }) =>
          /\.(at|run|facing)$/.test(path) && within !== 0.001,
      );
      expect([name, loose]).toEqual([name, []]);
    }
  });
});
