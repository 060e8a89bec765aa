import { describe, expect } from 'vitest';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { proves } from '../proving.ts';
import { companies, type Scene } from '../scene.ts';
import { box, column, foe, ground, hill, horse, house, look, sees, wood } from './looking.ts';

describe('a plateau', () => {
  const mesa: FeatureEntry = {
    ...{ kind: 'plateau', id: 'mesa', outline: box(-40, -30, 40, 12) },
    crest: box(-35, -25, 35, 7),
  };
  const below = (y: number, up = 4) => ground([mesa], [column('me', [0, up]), foe('he', [0, y])]);

  proves(
    ['LA-O3.2-2', 'LA-O3.2-3', 'LA-O0-11'],
    'has dead ground of 15 cm from its edge, both ways',
    (saw) => {
      expect(saw(look(below(21.5), 'me', 'he')).seen).toBe(false);
      expect(saw(look(below(21.5), 'he', 'me')).seen).toBe(false);
      expect(sees(below(22.1), 'me', 'he')).toBe(true);
      expect(sees(below(22.1), 'he', 'me')).toBe(true);
      // A column beside the axis is hidden as a whole: its flank does not show past its head.
      const aside = (y: number) => ground([mesa], [column('me', [0, 4]), foe('he', [20, y])]);
      expect(saw(look(aside(21.9), 'me', 'he')).seen).toBe(false);
      expect(saw(look(aside(21.9), 'he', 'me')).seen).toBe(false);
      expect([sees(aside(22.1), 'me', 'he'), sees(aside(22.1), 'he', 'me')]).toEqual([true, true]);
      const top = ground([mesa], [column('me', [0, 4]), foe('he', [20, 4])]);
      expect(sees(top, 'me', 'he')).toBe(true);
    },
  );

  proves(['LA-O3.2-1', 'LA-O2.3-15'], 'is like a hill to those on its edge, or with scouts there', (saw) => {
    expect(saw(look(below(14, 7), 'me', 'he')).seen).toBe(true);
    expect(saw(look(below(14, 4.5), 'me', 'he')).seen).toBe(true);
    expect(sees(below(14, 4.4), 'me', 'he')).toBe(false);
  });

  proves('LA-O3.2-4', 'hides from each other those in the plain on either side of it', (saw) => {
    const given = ground([mesa], [column('me', [0, -50]), foe('he', [0, 50])]);
    expect(saw(look(given, 'me', 'he')).seen).toBe(false);
    expect(saw(look(given, 'he', 'me')).seen).toBe(false);
  });
});

describe('a wood', () => {
  const trees = wood('wood', box(-20, 0, 20, 40));
  const at = (y: number, more: Partial<Parameters<typeof foe>[2]> = {}) =>
    ground([trees], [column('me', [0, -12]), foe('he', [0, y], { facing: 180, ...more })]);

  proves('LA-O4.2-1', 'stops the sight of everybody', (saw) => {
    const given = ground([trees], [column('me', [0, -12]), foe('he', [0, 45])]);
    expect(saw(look(given, 'me', 'he')).seen).toBe(false);
    expect(saw(look(given, 'he', 'me')).seen).toBe(false);
  });

  proves('LA-O4.2-2', 'lets those within 2 cm of its edge look out', (saw) => {
    expect(saw(look(at(2), 'he', 'me')).seen).toBe(true);
    expect(saw(look(at(2.1), 'he', 'me')).seen).toBe(false);
    const rear = ground([trees], [column('me', [0, 60]), foe('he', [0, 2])]);
    expect(sees(rear, 'he', 'me')).toBe(false);
  });

  proves('LA-O4.2-3', 'lets nobody see further than 8 cm inside', (saw) => {
    const inside = (away: number) => ground([trees], [column('me', [0, 16]), foe('he', [0, 16 + away])]);
    expect(saw(look(inside(8), 'me', 'he')).seen).toBe(true);
    expect(saw(look(inside(8.1), 'me', 'he')).seen).toBe(false);
  });

  proves('LA-O4.2-4', 'hides those at its very edge from outside, and from a crest', (saw) => {
    expect(saw(look(at(0), 'me', 'he')).seen).toBe(false);
    expect(saw(look(at(-0.7), 'me', 'he')).seen).toBe(false);
    const above = ground(
      [
        trees,
        hill({
          outline: box(-40, -30, 40, -18),
          crest: [
            [-40, -24],
            [40, -24],
          ],
        }),
      ],
      [column('me', [0, -24]), foe('he', [0, 1])],
    );
    expect(sees(above, 'me', 'he')).toBe(false);
  });

  proves('LA-O4.2-6', 'does not hide those who stand out of it', (saw) => {
    expect(saw(look(at(-3), 'me', 'he')).seen).toBe(true);
  });
});

describe('tall crops', () => {
  const wheat: FeatureEntry = { kind: 'crop', id: 'wheat', sort: 'tall', outline: box(-20, 0, 20, 40) };

  proves(
    ['LA-O9.2-7', 'LA-O9.2-8'],
    'hide infantry, which looks out from within 2 cm of their edge',
    (saw) => {
      const at = (y: number) => ground([wheat], [column('me', [0, -12]), foe('he', [0, y])]);
      expect(saw(look(at(2), 'me', 'he')).seen).toBe(false);
      expect(saw(look(at(2), 'he', 'me')).seen).toBe(true);
      expect(saw(look(at(2.1), 'he', 'me')).seen).toBe(false);
      const out = ground([wheat], [column('me', [0, -12]), foe('he', [0, -3])]);
      expect(sees(out, 'me', 'he')).toBe(true);
      const crest = ground(
        [
          wheat,
          hill({
            outline: box(-40, -30, 40, -18),
            crest: [
              [-40, -24],
              [40, -24],
            ],
          }),
        ],
        [column('me', [0, -24]), foe('he', [0, 2])],
      );
      expect(sees(crest, 'me', 'he')).toBe(false);
    },
  );

  proves('LA-O9.2-8', 'hide no cavalry, and cavalry sees over them', (saw) => {
    const riders = { companies: companies(4, 3, 'hussar') };
    const given = ground([wheat], [column('me', [0, -12]), foe('he', [0, 12], riders)]);
    expect(sees(given, 'me', 'he')).toBe(true);
    expect(sees(given, 'he', 'me')).toBe(true);
    saw(look(ground([wheat], [column('me', [0, -12]), foe('he', [0, 12])]), 'he', 'me'));
  });

  proves('LA-O9.2-11', 'let those in them see 4 cm', (saw) => {
    const inside = (away: number, mine: typeof column = column) =>
      ground([wheat], [mine('me', [0, 16]), foe('he', [0, 16 + away])]);
    expect(saw(look(inside(4), 'me', 'he')).seen).toBe(true);
    expect(saw(look(inside(4.1), 'me', 'he')).seen).toBe(false);
    expect(sees(inside(4, horse), 'me', 'he')).toBe(true);
    expect(sees(inside(4.1, horse), 'me', 'he')).toBe(false);
  });

  proves('LA-O9.2-1', 'stop no sight that passes over them', (saw) => {
    const given = ground([wheat], [column('me', [0, -12]), foe('he', [0, 45])]);
    expect(saw(look(given, 'me', 'he')).seen).toBe(true);
  });
});

/** A garrison of three at the walls named. */
const holding = (given: Scene, walls: readonly number[], more: object = {}): Scene => ({
  ...given,
  state: {
    ...given.state,
    parts: given.state.parts.map((chunk) =>
      chunk.map((part, index) =>
        index === 0
          ? {
              ...part,
              inside: {
                house: 'farm',
                posts: walls.map((wall) => ({ wall, company: 0, figures: 3 })),
                ...{ as: 'garrison' as const, by: 0, since: 0, ordered: [] },
                ...{ corners: [], room: [0, 0] as const },
                ...more,
              },
            }
          : part,
      ),
    ),
  },
});

describe('a house', () => {
  const farm = house('farm', -5, -4, 5, 4);
  // Walls clockwise from the west: west, north, east, south.
  const given = ground(
    [farm],
    [column('garrison', [0, 3]), foe('north', [0, 20]), foe('south', [0, -20], { facing: 0 })],
  );

  proves(['LA-O5.3-1', 'LA-O5.3-2'], 'lets its garrison look out of the walls that it has manned', (saw) => {
    const north = holding(given, [1]);
    expect(saw(look(north, 'garrison', 'north')).seen).toBe(true);
    expect(saw(look(north, 'garrison', 'south')).seen).toBe(false);
    const all = holding(given, [0, 1, 2, 3]);
    expect(sees(all, 'garrison', 'north') && sees(all, 'garrison', 'south')).toBe(true);
    expect(saw(look(holding(given, []), 'garrison', 'north')).seen).toBe(false);
  });

  proves('LA-O5.3-2', 'shows from a wall what lies before it, not what lies round its corner', (saw) => {
    const aside = (x: number) =>
      holding(ground([farm], [column('garrison', [0, 3]), foe('south', [x, -20], { facing: 0 })]), [1, 2]);
    // 4.5 cm of column, and the eastern wall stands at 5 cm.
    expect(saw(look(aside(2.7), 'garrison', 'south')).seen).toBe(false);
    expect(saw(look(aside(2.8), 'garrison', 'south')).seen).toBe(true);
    const shown = (x: number) => holding(aside(x), [1, 2], { shown: true });
    expect([sees(shown(2.7), 'south', 'garrison'), sees(shown(2.8), 'south', 'garrison')]).toEqual([
      false,
      true,
    ]);
  });

  proves('LA-O5.3-3', 'stops the sight of those in the plain', (saw) => {
    const behind = ground([house('farm', -15, -4, 15, 4)], [column('me', [0, -8]), foe('he', [0, 8])]);
    expect(saw(look(behind, 'me', 'he')).seen).toBe(false);
    expect(saw(look(behind, 'he', 'me')).seen).toBe(false);
  });

  proves('LA-O5.3-5', 'hides its garrison until it has shown itself, or an enemy is at its wall', (saw) => {
    const hidden = holding(given, [1]);
    expect(saw(look(hidden, 'north', 'garrison')).seen).toBe(false);
    expect(saw(look(holding(given, [1], { shown: true }), 'north', 'garrison')).seen).toBe(true);
    const touching = ground([farm], [column('garrison', [0, 3]), foe('north', [0, 4.05])]);
    expect(saw(look(holding(touching, [3]), 'north', 'garrison')).seen).toBe(true);
  });
});

describe('nobody’s sight is stopped', () => {
  const between = (feature: FeatureEntry) => ground([feature], [column('me', [0, -12]), foe('he', [0, 12])]);

  proves(['LA-O8.2-1', 'LA-O8.2-2'], 'by a hedge or a wall', (saw) => {
    for (const material of ['hedge', 'stone wall', 'abatis'] as const) {
      const given = between({
        kind: 'line',
        id: 'line',
        material,
        way: [
          [-40, 0],
          [40, 0],
        ],
      });
      expect(saw(look(given, 'me', 'he')).seen).toBe(true);
      expect(given.state.parts.flat().every(({ unseen }) => unseen === undefined)).toBe(true);
    }
    // Trees where the wall was would stop it.
    expect(look(between(wood('trees', box(-40, -3, 40, 3))), 'me', 'he').seen).toBe(false);
  });

  proves(['LA-O9.1-8', 'LA-O9.2-13', 'LA-O9.3-9'], 'by a redoubt, ploughland or a wreck', (saw) => {
    const outline = box(-20, -6, 20, 6);
    const redoubt = between({
      kind: 'redoubt',
      id: 'r',
      outline,
      gorge: [
        [-3, -6],
        [3, -6],
      ],
    });
    expect(saw(look(redoubt, 'me', 'he')).seen).toBe(true);
    expect(saw(look(between({ kind: 'crop', id: 'p', sort: 'ploughland', outline }), 'me', 'he')).seen).toBe(
      true,
    );
    expect(saw(look(between({ kind: 'wreck', id: 'w', cause: 'spiked', outline }), 'me', 'he')).seen).toBe(
      true,
    );
    const held = ground(
      [
        {
          kind: 'redoubt',
          id: 'r',
          outline: box(-20, 4, 20, 40),
          gorge: [
            [-3, 40],
            [3, 40],
          ],
        },
      ],
      [column('me', [0, -12]), foe('he', [0, 12])],
    );
    expect(sees(held, 'me', 'he')).toBe(true);
    // Trees there would stop it, and tall crops hide whoever stands in them.
    expect(look(between(wood('trees', outline)), 'me', 'he').seen).toBe(false);
    const within = (sort: 'ploughland' | 'tall') =>
      ground(
        [{ kind: 'crop', id: 'p', sort, outline: box(-40, 4, 40, 40) }],
        [column('me', [0, -12]), foe('he', [0, 12])],
      );
    expect([sees(within('ploughland'), 'me', 'he'), sees(within('tall'), 'me', 'he')]).toEqual([true, false]);
  });
});

describe('an element of ground', () => {
  const between = (...features: readonly FeatureEntry[]) =>
    ground(features, [column('me', [0, -15]), foe('he', [0, 15])]);
  const trees = (half: number) => wood('trees', box(-half, -3, half, 3));
  const field: FeatureEntry = { kind: 'crop', id: 'field', sort: 'ploughland', outline: box(-20, -3, 20, 3) };

  proves('LA-O1.3-2', 'hides or does not by what it is and by how much of the view it covers', (saw) => {
    expect(sees(between(), 'me', 'he')).toBe(true);
    // By its kind: trees hide, furrows do not.
    expect(saw(look(between(trees(20)), 'me', 'he')).seen).toBe(false);
    expect(sees(between(field), 'me', 'he')).toBe(true);
    // By its extent: a grove that is narrower than the two leaves a line free past it.
    expect(sees(between(trees(2)), 'me', 'he')).toBe(true);
    expect(saw(look(between(trees(3)), 'me', 'he')).seen).toBe(false);
    // Whoever is inside it sees no farther than it lets him.
    const deep = ground(
      [trees(20)],
      [column('me', [0, 20], { facing: 90 }), foe('he', [0, 0], { facing: 90 })],
    );
    expect(saw(look(deep, 'me', 'he')).seen).toBe(false);
  });
});
