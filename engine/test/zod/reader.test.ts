import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readerOf } from '../../zod/index.ts';

const said = (schema: z.ZodType, data: unknown): readonly string[] => {
  const read = readerOf(schema)(data);
  return read.ok ? [] : read.error.map(({ message }) => message.fr);
};

describe('a reader says in French what is wrong', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['nothing there', z.string(), undefined, 'il manque ici un texte'],
    ['another kind', z.number(), 'six', 'un nombre est attendu, et non un texte'],
    ['another kind, which is a list', z.string(), [], 'un texte est attendu, et non une liste'],
    ['no list', z.array(z.string()), {}, 'une liste est attendue, et non un objet'],
    ['a null', z.boolean(), null, 'true ou false est attendu, et non null'],
    ['a broken number', z.int(), 1.5, 'un nombre entier est attendu, et 1.5 n’en est pas un'],
    ['another value', z.literal('a'), 'b', '« a » est attendu ici'],
    ['none of some values', z.enum(['a', 'b']), 'c', 'une de ces valeurs est attendue : « a », « b »'],
    ['too little', z.number().min(1), 0, 'ce nombre doit être au moins 1'],
    ['too much', z.number().max(3), 4, 'ce nombre doit être au plus 3'],
    ['not more', z.number().gt(0), 0, 'ce nombre doit être plus grand que 0'],
    ['an empty text', z.string().min(1), '', 'il faut ici au moins 1 caractère'],
    ['a short list', z.array(z.int()).min(2), [1], 'il faut ici au moins 2 éléments'],
    ['a field too many', z.strictObject({}), { fog: 1 }, 'ce champ est inconnu : « fog »'],
    [
      'fields too many',
      z.strictObject({}),
      { fog: 1, wind: 2 },
      'ces champs sont inconnus : « fog », « wind »',
    ],
    ['no form of several', z.union([z.string(), z.number()]), true, 'cela n’a aucune des formes attendues'],
    ['another form of text', z.string().regex(/^a/), 'b', 'ce texte n’a pas la forme attendue (/^a/)'],
  ])('%s', (_, schema, data, sentence) => {
    expect(said(schema, data)).toEqual([sentence]);
  });

  test('and in English, with the place', () => {
    const read = readerOf(z.strictObject({ at: z.array(z.int()) }))({ at: [1, 'x'] });
    expect(read).toMatchObject({
      error: [{ path: ['at', 1], message: { en: 'Invalid input: expected number, received string' } }],
    });
  });
});
