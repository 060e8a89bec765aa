import { describe, expect, test } from 'vitest';
import { witness } from '../../knowledge/witness.ts';
import { tell } from '../../words/saying.ts';
import { box, wood } from '../cover/land.ts';
import { below, scouted } from '../cover/shooting.ts';
import { companies, type Scene, scene } from '../scene.ts';
import { battery, british, column, half } from './firing.ts';

/** What a seat is told of everything of a kind that happened. */
const toldOf = (given: Scene, before: Scene, kind: string, language: 'fr' | 'en'): readonly string[] =>
  given.events.flatMap((event) => {
    if (event.kind !== kind) return [];
    const told = witness(event, before.state, given.state, { side: 'allied' });
    return told === undefined ? [] : [tell(given.setting, told, language).text];
  });

describe('a fire is told with its figures', () => {
  const given = scene([
    british({ id: 'line', at: [0, 0] }),
    column({ id: 'column', at: [0, -15.5], facing: 180 }),
  ]);
  const done = half(given);

  test('in both languages', () => {
    expect(toldOf(done, given, 'fired', 'en')).toEqual([
      'Line fires at column (8 cm, half a period; 15 figures with musketry, 6 + 0 + 1 + 1 = 8): 60 men',
    ]);
    expect(toldOf(done, given, 'fired', 'fr')).toEqual([
      'Line tire sur column (8 cm, une demi-période ; 15 figurines au fusil, 6 + 0 + 1 + 1 = 8) : 60 hommes',
    ]);
  });

  test('also what goes through, and what is laid low', () => {
    const guns = battery({
      ...{ id: 'guns', at: [0, 50], side: 'allied', nation: 'prussia' },
      companies: companies(1, 4, 'foot-6pdr'),
    });
    const before = scene([
      guns,
      { id: 'first', at: [0, 10], shelter: 'hard cover' },
      column({ id: 'second', at: [0, 2] }),
    ]);
    const after = half(before);
    expect(toldOf(after, before, 'pierced', 'en')).toEqual([
      'The fire goes through first and strikes second behind it: 4 men',
    ]);
    expect(toldOf(after, before, 'battered', 'fr')).toEqual([
      'Les boulets de guns abattent 3 cm de ce que tient first',
    ]);
  });
});

test('who would fire and may not is known to his own side alone', () => {
  const deep = scouted(
    [
      [0, 10],
      [0, -30],
    ],
    [wood(box(-40, 0, 40, 30))],
    british({ id: 'inside', at: [0, 2.1], degraded: 'without formation', fired: true }),
    below(-6),
  );
  expect(toldOf(deep, deep, 'held-fire', 'en')).toEqual(['Inside does not fire: a wood is in the way']);
});
