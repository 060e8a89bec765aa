import { describe, expect } from 'vitest';
import type { ContactEntry, Scenario } from '../../model/scenario.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf, type Scene } from '../scene.ts';
import {
  all,
  atWalls,
  column,
  EAST,
  enter,
  garrison,
  half,
  hamlet,
  NORTH,
  partOfUnit,
  posted,
  SOUTH,
  WEST,
} from './hamlet.ts';

const EVEN = [
  [SOUTH, 1, 3],
  [NORTH, 2, 3],
  [EAST, 3, 3],
  [WEST, 4, 3],
] as const;

type Cells = Readonly<Record<number, 'hard cover' | 'gone'>>;

/** So many cells of half a centimetre from one on. */
const cells = (now: 'hard cover' | 'gone', from: number, count: number): Cells =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [from + place, now]));

const worn = (wall: number, broken: Cells): Pick<Scenario, 'ground'> => ({
  ground: { damage: [{ feature: 'mill', side: wall, cells: broken }] },
});

const AT_SOUTH: ContactEntry = { attacker: 'column', defender: 'garrison', side: 'front', wall: SOUTH };

/** Three figures against the middle of the south wall, which runs from east to west. */
const assault = (more: Partial<Scenario> = {}): Scene =>
  half(
    half(hamlet([column({ id: 'column', at: [0, -3] }), garrison(EVEN)], { contacts: [AT_SOUTH], ...more })),
  );

const against = (given: Scene) =>
  all(given, 'fought')[0]?.strikes.attacker?.groups[0]?.rows.filter(({ rule }) => rule === 'LA-S3.5-10');

const fireAt = (more: Partial<Scenario> = {}): Scene =>
  half(
    hamlet(
      [
        column({ id: 'firer', at: [0, -15], formation: 'line', fired: true }),
        garrison(EVEN, {
          inside: {
            house: 'mill',
            posts: EVEN.map(([wall, company, figures]) => ({ wall, company, figures })),
            shown: true,
          },
        }),
      ],
      more,
    ),
  );

const rowsOf = (given: Scene): readonly string[] =>
  all(given, 'fired')
    .filter(({ part }) => part === partNamed(given, 'firer'))
    .flatMap(({ groups }) => groups.flatMap(({ rows }) => rows.map(({ rule }) => rule)));

const rulesOf = (given: Scene): readonly string[] =>
  all(given, 'fired')
    .filter(({ part }) => part === partNamed(given, 'firer'))
    .flatMap(({ rules }) => rules);

describe('walls that were knocked about', () => {
  proves('LA-O8.5-18', 'are hard cover in a melee where the attackers come at them', (saw) => {
    expect(assault().events.flatMap(({ rules }) => rules)).not.toContain('LA-O8.5-18');
    const then = assault(worn(SOUTH, cells('hard cover', 8, 8)));
    saw(all(then, 'fought'));
    expect(all(then, 'fought')[0]?.rules).toContain('LA-O8.5-18');
    expect(against(then)).toMatchObject([{ value: -2 }]);
    // Elsewhere along the wall they change nothing.
    const aside = assault(worn(SOUTH, cells('hard cover', 0, 8)));
    expect(all(aside, 'fought')[0]?.rules).not.toContain('LA-O8.5-18');
  });

  proves('LA-O8.7-11', 'give no cover in a melee where sappers have pulled them down', (saw) => {
    const then = assault(worn(SOUTH, cells('gone', 8, 8)));
    saw(all(then, 'fought'));
    expect(against(assault())).toHaveLength(1);
    expect(against(then)).toEqual([]);
    expect(against(assault(worn(NORTH, cells('gone', 8, 8))))).toHaveLength(1);
  });

  proves(['LA-O8.5-18', 'LA-O8.7-11'], 'cover against a fire what they still can', (saw) => {
    expect(rowsOf(fireAt())).toContain('LA-S3.4-9');
    const hard = fireAt(worn(SOUTH, cells('hard cover', 0, 24)));
    expect(rowsOf(hard)).toContain('LA-S3.4-9');
    expect(rulesOf(hard)).toContain('LA-O8.5-18');
    const gone = fireAt(worn(SOUTH, cells('gone', 0, 18)));
    expect(rowsOf(gone)).not.toContain('LA-S3.4-9');
    expect(rulesOf(gone)).toContain('LA-O8.7-11');
    saw([...all(hard, 'fired'), ...all(gone, 'fired')]);
  });

  proves('LA-O8.7-11', 'have room for one figure less where 1.5 cm is gone', (saw) => {
    const given = hamlet([column({ id: 'column', at: [0, -3], companies: companies(7, 3) })], {
      ...worn(SOUTH, cells('gone', 0, 3)),
    });
    const full = posted([SOUTH, 0, 3], [SOUTH, 1, 3], [SOUTH, 2, 2], [NORTH, 3, 3], [NORTH, 4, 3]);
    const refused = refusalsOf(given, 'column', [enter(SOUTH, full)]);
    expect(refused).toMatchObject([{ rule: 'LA-O5.5-2', params: { figures: 8, most: 7 } }]);
    const then = half(given, { column: [enter(SOUTH)] });
    saw(then.events);
    expect(atWalls(then, 'column')[SOUTH]).toBeLessThanOrEqual(7);
  });

  proves('LA-O8.7-11', 'send whoever stood there to the reserve', (saw) => {
    const sappers = column({
      ...{ id: 'sappers', at: [0, -3], companies: companies(2, 4, 'engineer'), formation: 'line' },
    });
    const held = garrison(
      [
        [SOUTH, 1, 3],
        [SOUTH, 2, 3],
        [SOUTH, 3, 2],
        [NORTH, 4, 3],
      ],
      { side: 'french' },
    );
    const work = { do: 'work', job: 'demolish', feature: 'mill', side: SOUTH, at: 6_000 } as const;
    let now = hamlet([sappers, held], { ground: { works: { [`mill ${SOUTH} 12`]: 11 } } });
    now = half(now, { sappers: [work] });
    saw(now.events);
    expect(all(now, 'posted')).toMatchObject([{ why: 'breached', house: 'mill' }]);
    expect(atWalls(now, 'garrison')[SOUTH]).toBe(7);
    // And the reserve does not take the place of what is not there.
    now = half(now);
    expect(atWalls(now, 'garrison')[SOUTH]).toBe(7);
    expect(partOfUnit(now, 'garrison').inside?.ordered).toContainEqual({
      wall: SOUTH,
      company: 2,
      figures: 2,
    });
  });
});
