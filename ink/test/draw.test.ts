import { newTable } from '@grognard/les-aigles/tables';
import { describe, expect, test } from 'vitest';
import { drawTable } from '../table/draw.ts';
import { pictureOf } from '../table/file.ts';

const table = newTable('mixed', 3);
const features = table?.features ?? [];

describe('a table in ink', () => {
  test('is drawn with the same strokes every time', () => {
    expect(drawTable(features)).toEqual(drawTable(features));
    expect(drawTable(features).length).toBeGreaterThan(5);
  });

  test('has no stroke that leads nowhere', () => {
    for (const { d } of drawTable(features)) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('draws a hill below the wood on it, and the road above both', () => {
    const inks = drawTable(features).map(({ ink }) => ink);
    expect(inks.indexOf('hill')).toBeLessThan(inks.indexOf('wood'));
    expect(inks.lastIndexOf('wood')).toBeLessThan(inks.indexOf('road'));
  });

  test('is a picture that stands alone, in the language asked for', () => {
    const size = { width: 240, depth: 120 };
    const picture = (language: 'fr' | 'en'): string =>
      pictureOf({ table: size, features, title: 'A & B', language });
    expect(picture('en')).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>\n$/);
    expect(picture('en')).toContain('<title>A &amp; B</title>');
    expect(picture('fr')).not.toBe(picture('en'));
  });
});
