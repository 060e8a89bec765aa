import { describe, expect } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { switches } from '../../model/switches.ts';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { proves } from '../proving.ts';
import { answer, companies } from '../scene.ts';
import { box, column, foe, ground, guns, hill, horse, house, look, sees, wood } from './looking.ts';

const line = { formation: 'line' } as const;

describe('a hill', () => {
  proves(['LA-O2.3-1', 'LA-O0-10'], 'hides one side of it from the other', (saw) => {
    const given = ground([hill()], [column('me', [0, -15]), foe('he', [0, 15]), foe('beside', [110, -8])]);
    expect(saw(look(given, 'me', 'he')).seen).toBe(false);
    expect(saw(look(given, 'he', 'me')).seen).toBe(false);
    expect(sees(given, 'me', 'beside')).toBe(true);
    const bare = ground([], [column('me', [0, -15]), foe('he', [0, 15])]);
    expect(sees(bare, 'me', 'he')).toBe(true);
  });

  proves(
    'LA-O2.3-1',
    'lets those on a slope see down it, and only its crest hides the other one from them',
    (saw) => {
      const given = ground(
        [hill()],
        [
          column('me', [0, -3]),
          ...[foe('below', [20, -25], { facing: 0 }), foe('across', [0, 3]), foe('beyond', [20, 20])],
        ],
      );
      expect(sees(given, 'me', 'below')).toBe(true);
      expect(sees(given, 'below', 'me')).toBe(true);
      expect(saw(look(given, 'me', 'across')).seen).toBe(false);
      expect(saw(look(given, 'across', 'me')).seen).toBe(false);
      expect(sees(given, 'me', 'beyond')).toBe(false);
    },
  );
});

describe('a crest', () => {
  proves(['LA-O2.3-2', 'LA-O2.3-3'], 'shows the whole field to whoever has part of a base on it', (saw) => {
    const given = ground(
      [
        hill(),
        hill({
          id: 'far',
          outline: box(60, -6, 90, 6),
          crest: [
            [60, 0],
            [90, 0],
          ],
        }),
      ],
      [column('me', [0, 0.5]), foe('north', [0, 20]), foe('south', [0, -40], { facing: 0 })],
    );
    expect(saw(look(given, 'me', 'north')).seen).toBe(true);
    expect(sees(given, 'me', 'south')).toBe(true);
    expect(sees(given, 'north', 'me')).toBe(true);
    const short = ground([hill()], [column('me', [0, -2.6]), foe('north', [0, 20])]);
    expect(sees(short, 'me', 'north')).toBe(false);
  });

  proves(
    ['LA-O2.3-13', 'LA-O2.3-14', 'LA-O2.3-15'],
    'has infantry’s scouts on it up to 2.5 cm behind',
    (saw) => {
      const behind = (y: number) => ground([hill()], [column('me', [0, -y]), foe('he', [0, 20])]);
      expect(saw(look(behind(2.5), 'me', 'he')).seen).toBe(true);
      expect(sees(behind(2.5), 'he', 'me')).toBe(false);
      expect(sees(behind(2.51), 'me', 'he')).toBe(false);
    },
  );

  proves(['LA-O2.3-16', 'LA-O2.3-17'], 'has scouts of cavalry and limbered guns up to 5 cm behind', (saw) => {
    const riders = (y: number) => ground([hill()], [horse('me', [0, -y]), foe('he', [0, 20])]);
    expect(saw(look(riders(5), 'me', 'he')).seen).toBe(true);
    expect(sees(riders(5.01), 'me', 'he')).toBe(false);
    const pieces = (y: number, formation: 'limbered' | 'in battery') =>
      ground([hill()], [guns('me', [0, -y], { formation }), foe('he', [0, 20])]);
    expect(saw(look(pieces(5, 'limbered'), 'me', 'he')).seen).toBe(true);
    expect(sees(pieces(5.01, 'limbered'), 'me', 'he')).toBe(false);
    expect(sees(pieces(2, 'in battery'), 'me', 'he')).toBe(false);
  });

  const officer = (y: number) =>
    ground([hill()], [column('me', [0, -60]), foe('he', [0, 20])], {
      officers: [{ id: 'aide', side: 'french', rank: 'aide', at: [0, -y] }],
    });

  proves('LA-O2.3-16', 'serves an aide as it serves cavalry', (saw) => {
    expect(officer(4.8).state.parts.flat()[1]).not.toHaveProperty('unseen');
    const given = officer(5.3);
    expect(given.state.parts.flat()[1]).toMatchObject({ unseen: ['french'] });
    const rode = answer(given, ({ side }) => ({
      ...{ kind: 'plan', parts: [] },
      officers: side === 'french' ? [{ officer: 0, ride: [[0, -4_800]] }] : [],
    }));
    expect(saw(rode.events)).toContainEqual(
      expect.objectContaining({
        kind: 'sighted',
        sights: [expect.objectContaining({ side: 'french', part: 1 })],
      }),
    );
  });
});

const across = (y: number, values = {}) =>
  ground(
    [
      hill(),
      hill({
        id: 'second',
        outline: box(-40, 30, 40, 42),
        crest: [
          [-40, 36],
          [40, 36],
        ],
      }),
    ],
    [column('me', [0, 0]), foe('he', [0, y])],
    {},
    values,
  );

describe('dead ground', () => {
  proves(['LA-O2.3-4', 'LA-O0-11'], 'is the far slope of another hill and 15 cm beyond', (saw) => {
    expect(saw(look(across(56.8), 'me', 'he')).seen).toBe(false);
    expect(saw(look(across(39), 'me', 'he')).seen).toBe(false);
    expect(sees(across(57.1), 'me', 'he')).toBe(true);
  });

  provesBySwitch(
    'LA-O2.3-4',
    'is not made by other hills if a club says so',
    { game: { switches }, switch: 'crestSeesOverHills' },
    (values) => expect(sees(across(50, values), 'me', 'he')).toBe(false),
  );

  const behind = (feature: FeatureEntry, y: number) =>
    ground([hill(), feature], [column('me', [0, 0]), foe('he', [0, y])]);

  proves(['LA-O2.3-5', 'LA-O0-11', 'LA-O5.3-4'], 'is 15 cm behind a wood or a house', (saw) => {
    const trees = wood('wood', box(-40, 20, 40, 30));
    expect(saw(look(behind(trees, 44.8), 'me', 'he')).seen).toBe(false);
    expect(sees(behind(trees, 45.1), 'me', 'he')).toBe(true);
    const farm = house('farm', -10, 20, 10, 30);
    expect(saw(look(behind(farm, 44.8), 'me', 'he')).seen).toBe(false);
    expect(sees(behind(farm, 45.1), 'me', 'he')).toBe(true);
  });

  proves('LA-O0-11', 'is measured to the nearest point of the target, wherever else it stands', (saw) => {
    const farm = house('farm', -15, 20, 15, 30);
    const aslant = (x: number, y: number) =>
      ground([hill(), farm], [column('me', [0, 0], line), foe('he', [x, y])]);
    // Its flank is seen past no corner of the house, however far its last rank stands behind it.
    expect(saw(look(aslant(6, 44), 'me', 'he')).seen).toBe(false);
    expect(saw(look(aslant(-6, 44), 'me', 'he')).seen).toBe(false);
    expect(sees(aslant(6, 45.1), 'me', 'he')).toBe(true);
    // Past the corner it is in plain sight.
    expect(sees(aslant(24, 44), 'me', 'he')).toBe(true);
    const foot = (y: number) =>
      ground(
        [hill({ slopes: [{ area: box(-40, 1, 40, 5), cover: 'wooded' }] })],
        [column('me', [0, 0], line), foe('he', [20, y])],
      );
    expect(saw(look(foot(20.9), 'me', 'he')).seen).toBe(false);
    expect(sees(foot(21.1), 'me', 'he')).toBe(true);
  });

  proves('LA-O0-11', 'is measured from one unit to the other where units mask', (saw) => {
    const masked = (y: number) =>
      ground([hill()], [column('me', [0, 0], line), foe('mask', [0, 20], line), foe('he', [5, y])]);
    expect(saw(look(masked(32.4), 'me', 'he')).seen).toBe(false);
    expect(sees(masked(32.6), 'me', 'he')).toBe(true);
  });

  proves('LA-O2.3-7', 'is the foot of an overgrown slope', (saw) => {
    const slope = (cover: 'vines' | 'wooded' | 'cultivated') =>
      hill({ slopes: [{ area: box(-40, 1, 40, 5), cover }] });
    for (const cover of ['vines', 'wooded', 'cultivated'] as const) {
      const given = ground([slope(cover)], [column('me', [0, 0]), foe('he', [0, 20.5])]);
      expect(saw(look(given, 'me', 'he')).seen).toBe(false);
      const further = ground([slope(cover)], [column('me', [0, 0]), foe('he', [0, 21.1])]);
      expect(sees(further, 'me', 'he')).toBe(true);
    }
    const village = [hill(), house('farm', -20, 1, 20, 5)];
    expect(sees(ground(village, [column('me', [0, 0]), foe('he', [0, 20.5])]), 'me', 'he')).toBe(false);
    expect(sees(ground([hill()], [column('me', [0, 0]), foe('he', [0, 7])]), 'me', 'he')).toBe(true);
  });
});

describe('from a crest a unit', () => {
  const masked = (y: number, x = 0) =>
    ground([hill()], [column('me', [0, 0]), foe('mask', [0, 20], line), foe('he', [x, y])]);

  proves(
    ['LA-O2.3-6', 'LA-O2.3-8'],
    'hides what stands within 10 cm behind it, if it hides all of it',
    (saw) => {
      expect(saw(look(masked(32.3), 'me', 'he')).seen).toBe(false);
      expect(sees(masked(32.7), 'me', 'he')).toBe(true);
      expect(saw(look(masked(32.3, 17), 'me', 'he')).seen).toBe(true);
      const friendly = ground(
        [hill()],
        [column('me', [0, 0]), column('mask', [0, 18], line), foe('he', [0, 25])],
      );
      expect(sees(friendly, 'me', 'he')).toBe(true);
    },
  );

  const screened = (masks: readonly Parameters<typeof foe>[2][], he: Parameters<typeof foe>[2]) =>
    ground(
      [hill()],
      [
        column('me', [0, 0]),
        ...masks.map((mask, place) => foe(`mask ${place}`, [9 * (place - (masks.length - 1) / 2), 20], mask)),
        foe('he', [0, 30], he),
      ],
    );

  proves('LA-O2.3-9', 'in column does not hide a line', (saw) => {
    const columns = Array.from({ length: 5 }, () => ({ formation: 'division column' as const }));
    expect(saw(look(screened(columns, line), 'me', 'he')).seen).toBe(true);
    const squares = Array.from({ length: 5 }, () => ({ formation: 'square' as const }));
    expect(sees(screened(squares, line), 'me', 'he')).toBe(false);
  });

  proves('LA-O2.3-10', 'of infantry does not hide cavalry', (saw) => {
    const riders = { companies: companies(4, 3, 'hussar') };
    expect(saw(look(screened([line], riders), 'me', 'he')).seen).toBe(true);
    expect(sees(screened([{ ...line, ...riders }], riders), 'me', 'he')).toBe(false);
  });

  proves('LA-O2.3-11', 'in skirmish order hides nobody', (saw) => {
    const light = { formation: 'skirmish' as const, companies: companies(6, 3, 'light') };
    expect(saw(look(screened([light], {}), 'me', 'he')).seen).toBe(true);
    expect(sees(screened([line], {}), 'me', 'he')).toBe(false);
  });
});
