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

/** The fourth comes to two ends, by its dice. */
const WORKED = [
  'a-volley',
  'column-on-an-intact-line',
  'column-on-a-worn-line',
  'cuirassiers-before-a-square',
  'cuirassiers-on-a-square',
  'landwehr-under-canister',
  'both-hussars-charge',
];

/** Roads and houses wait for their chapter; an engineer and the loss formula are tested where their tables are. */
const VECTORS = [
  'charge-from-four-centimetres',
  'fire-at-a-charge-from-eight-centimetres',
  'caught-by-an-effective-charge',
  'charge-from-seventeen-centimetres',
  'charge-from-nineteen-centimetres',
  'columns-thirteen-centimetres-apart',
  'grenadiers-fight-at-ten',
  'gap-in-the-third-rank',
  'elites-in-front',
  'hussar-fights-at-eight',
  'rally-of-a-line',
  'follower-too-slow',
  'forced-march-of-a-column',
  'evade-that-nobody-declared',
  'hold-forbids-a-charge',
  'british-division-column-enters-melee',
  'infantry-on-cavalry',
  'charge-of-the-disorganised',
  'recoil-in-a-wood',
  'five-figures-for-a-quarter',
];

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

  test('are those of the supplement, too: its six worked ones and its vectors', () => {
    const names = files.map(({ name }) => name.replace(/\.json$/, ''));
    expect(WORKED.filter((name) => !names.includes(name))).toEqual([]);
    expect(VECTORS.filter((name) => !names.includes(name))).toEqual([]);
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
