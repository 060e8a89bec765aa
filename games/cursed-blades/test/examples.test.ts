import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { provesExamples } from '../../../tools/proofs/examples.ts';
import { cursedBlades } from '../game.ts';
import { cursedBladesSchemas } from '../schemas/schemas.ts';

const examples = fileURLToPath(new URL('../examples', import.meta.url));

describe('the worked example', () => {
  provesExamples(cursedBlades, cursedBladesSchemas, { examples });
});

/** The scenes by which the rules are explained, and the files in which each is played. */
const scenes: Readonly<Record<string, readonly string[]>> = {
  'knights charge archers behind stakes': [
    'charge-in-the-open',
    'charge-at-stakes',
    'charge-at-stakes-unsupported',
  ],
  "the archers' nerve": [
    'nerve-in-the-open',
    'nerve-behind-stakes',
    'nerve-before-heavy-foot',
    'nerve-behind-a-palisade',
  ],
  'assault on a palisade': [
    'assault-on-a-palisade',
    'assault-rolls-a-double-one',
    'assault-absorbed',
    'horse-before-a-palisade',
    'sally-from-a-palisade',
  ],
  'archery at mantlets': ['archery-at-mantlets', 'archery-with-a-double-one'],
  'a hidden trap': [
    'horse-into-a-hidden-trap',
    'foot-into-a-hidden-trap',
    'over-a-trap-by-a-minimal-move',
    'trap-cuts-a-march-short',
  ],
  'a dragon and the ground': [
    'dragon-flies-over-debris',
    'dragon-lands-in-debris',
    'dragon-lands-in-a-hidden-trap',
  ],
  'a camp raided': [
    'levy-takes-a-cart',
    'levy-breaks-up-a-cart',
    'levy-burns-a-cart',
    'giant-breaks-up-a-war-wagon',
  ],
  'a cart in trouble': ['cart-gets-away', 'cart-stays', 'cart-has-no-way'],
  'a battle in its midst': ['losses-still-to-be-taken', 'crowd-that-has-moved'],
  'moving with obstacles': ['foot-among-obstacles', 'foot-among-obstacles-in-haste', 'pushing-mantlets'],
  fire: ['tents-set-on-fire', 'tents-blaze', 'tents-fire-dies-out', 'tents-go-on-burning'],
};

describe('the examples', () => {
  test('cover every scene, and none is left over', () => {
    const listed = Object.values(scenes).flat();
    expect(listed.filter((name) => !existsSync(`${examples}/${name}.json`))).toEqual([]);
    expect(listed.map((name) => `${name}.json`).sort()).toEqual(readdirSync(examples).sort());
  });

  test('say in both languages what they show', () => {
    const wordless = readdirSync(examples).filter((name) => {
      const { title, about } = JSON.parse(readFileSync(`${examples}/${name}`, 'utf8'));
      return [title?.fr, title?.en, about?.fr, about?.en].some((words) => typeof words !== 'string');
    });
    expect(wordless).toEqual([]);
  });
});
