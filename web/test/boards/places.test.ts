import { describe, expect, test } from 'vitest';
import { roomFor } from '../../boards/pub-battles/table/room.ts';
import { ofPlace } from '../../boards/pub-battles/words/places.ts';

test.each([
  ['bois des Dames', 'du bois des Dames'],
  ['ferme de Piper', 'de la ferme de Piper'],
  ['hauteurs de Nicodemus', 'des hauteurs de Nicodemus'],
  ['tête de pont', 'de la tête de pont'],
  ['étang de Materne', 'de l’étang de Materne'],
  ['le Fontanone', 'du Fontanone'],
  ['la Bormida', 'de la Bormida'],
  ['Les Quatre-Bras', 'des Quatre-Bras'],
  ['Antietam', 'd’Antietam'],
  ['Marengo', 'de Marengo'],
  ['vers Kennett', 'de la route vers Kennett'],
])('near %s, in French: près %s', (name, said) => {
  expect(ofPlace(name)).toBe(said);
});

describe('a slip of paper', () => {
  const asked = { size: [100, 40], window: [800, 600], off: 20 } as const;

  test('lies over its piece when nothing stands there', () => {
    expect(roomFor({ ...asked, about: [400, 300], covered: [] })).toEqual([350, 240]);
  });

  test('keeps off what it would hide, and off other slips', () => {
    const above = { at: [400, 260], weight: 2 } as const;
    const beside = { left: 400, top: 240, width: 100, height: 40 };
    const [left, top] = roomFor({ ...asked, about: [400, 300], covered: [above], taken: [beside] });
    const hides = left - 14 < 400 && left + 114 > 400 && top - 14 < 260 && top + 54 > 260;
    expect(hides).toBe(false);
    expect(left + 100 <= 400 || top >= 280 || left >= 500).toBe(true);
  });

  test('stays within the window', () => {
    expect(roomFor({ ...asked, about: [790, 5], covered: [] })[0]).toBeLessThanOrEqual(692);
  });
});
