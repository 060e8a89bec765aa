import { describe, expect, test } from 'vitest';
import { witness } from '../../knowledge/witness.ts';
import { tell } from '../../words/saying.ts';
import { proves } from '../proving.ts';
import { companies } from '../scene.ts';
import { all, at, british, elites, fought, horse, locked, strikes } from './fighting.ts';

/** The line has lost a figure; so has the rear rank of the column. */
const prepared = () =>
  locked([
    { id: 'french', at: [0, 0], ...elites(1) },
    {
      id: 'allied',
      at: [0, 0],
      ...british,
      companies: [...companies(4, 3, 'line'), { troop: 'line', figures: 3, lost: 1 }],
    },
  ]);

describe('a column that comes home on a line', () => {
  proves(
    ['LA-S3.5-1', 'LA-S3.5-2', 'LA-S3.5-8', 'LA-S3.5-22', 'LA-S3.5-26', 'LA-M5.3-20', 'LA-M5.3-23'],
    'six at 5 + 1 + 1 and a tenth fell 46; six in contact and two that overlap at 4 + 1 fell 40',
    (saw) => {
      const done = fought(prepared(), [2, 3]);
      saw(done.events);
      expect(strikes(done)).toEqual({
        attacker: { figures: 6, factors: [7], men: 46 },
        defender: { figures: 8, factors: [5], men: 40 },
      });
      expect(all(done, 'fought')[0]?.strikes.attacker?.groups).toEqual([
        {
          figures: 6,
          rows: [
            { value: 5, rule: 'LA-S3.7-2' },
            { value: 1, rule: 'LA-M5.3-23' },
            { value: 1, rule: 'LA-M5.3-24' },
          ],
          tenth: true,
        },
      ]);
    },
  );

  proves(
    ['LA-S3.5-16', 'LA-S3.5-17', 'LA-S3.5-20', 'LA-S3.5-27', 'LA-S3.2-1'],
    'the line goes back 3 cm, the column follows it, and both are disorganised',
    (saw) => {
      const done = fought(prepared(), [2, 3]);
      saw(done.events);
      expect(all(done, 'decided')).toMatchObject([{ winners: [0], losers: [1], men: [46, 40] }]);
      expect(at(done, 'allied')).toMatchObject({ x: 0, y: 3_000, degradation: 1, ranks: [13] });
      expect(at(done, 'french')).toMatchObject({ x: 0, y: 3_000, degradation: 1 });
      expect(done.state.units.flat()[1]?.hurt).toBe(6);
      expect(done.state.units.flat()[0]?.hurt).toBe(0);
      expect(done.state.contacts).toMatchObject([{ rounds: 1, follower: 0 }]);
    },
  );

  proves(
    ['LA-S3.5-3', 'LA-S3.5-25', 'LA-S3.5-12', 'LA-U4.1-6', 'LA-U4.1-3'],
    'in the next period the French follow at +2, nobody charges, and all figures fight',
    (saw) => {
      const again = fought({ ...fought(prepared(), [2, 3]), events: [] });
      saw(again.events);
      // Six elites at 5 + 2 - 1, ten fusiliers at 4 + 2 - 1; thirteen in line at 4 - 1.
      expect(strikes(again)).toEqual({
        attacker: { figures: 16, factors: [6, 5], men: 86 },
        defender: { figures: 13, factors: [3], men: 39 },
      });
      expect(all(again, 'fought')).toMatchObject([{ round: 2 }]);
    },
  );

  test('with all its ranks it is worth 8, and fells 53', () => {
    const whole = locked([
      { id: 'french', at: [0, 0], ...elites() },
      { id: 'allied', at: [0, 0], ...british },
    ]);
    expect(strikes(fought(whole)).attacker).toEqual({ figures: 6, factors: [8], men: 53 });
  });

  proves(
    ['LA-M5.3-25e', 'LA-M5.3-28e', 'LA-M5.3-24', 'LA-M5.3-27'],
    'grenadiers lead six ranks: 5 + 2 + 3; with a figure gone from the third, 5 + 2 + 1',
    (saw) => {
      const six = (lost: number) =>
        locked([
          {
            id: 'french',
            at: [0, 0],
            formation: 'march column',
            companies: [
              { troop: 'grenadier', figures: 3 },
              { troop: 'fusilier', figures: 3 },
              { troop: 'fusilier', figures: 3, lost },
              ...companies(3, 3),
            ],
          },
          { id: 'allied', at: [0, 0], ...british },
        ]);
      const [whole, short] = [fought(six(0)), fought(six(1))];
      saw([whole.events, short.events]);
      expect(strikes(whole).attacker).toEqual({ figures: 3, factors: [10], men: 30 });
      expect(strikes(short).attacker).toEqual({ figures: 3, factors: [8], men: 24 });
    },
  );
});

describe('cuirassiers on a square', () => {
  /** Contact has come in the third quarter. */
  const charged = () =>
    locked(
      [
        { id: 'french', at: [0, 0], ...horse('cuirassier') },
        { id: 'allied', at: [0, 0], ...british, formation: 'square' },
      ],
      { contact: { since: 3 } },
    );

  proves(
    ['LA-S3.5-6', 'LA-S3.5-15', 'LA-S3.5-21', 'LA-S3.5-23', 'LA-U2.2-27'],
    'three at 10 fell 15, halved; four of the face at 4 + 3 + 1 fell 16',
    (saw) => {
      const done = fought(charged(), [6, 4]);
      saw(done.events);
      expect(strikes(done)).toEqual({
        attacker: { figures: 3, factors: [10], men: 15 },
        defender: { figures: 4, factors: [8], men: 16 },
      });
      expect(all(done, 'fought')).toMatchObject([{ halved: true, drew: true }]);
    },
  );

  proves(
    ['LA-S3.5-19', 'LA-M3.1-3e'],
    'the square has won, stays where it is, and the cuirassiers must rally',
    (saw) => {
      const done = fought(charged(), [6, 4]);
      saw(done.events);
      expect(at(done, 'allied')).toMatchObject({ y: 0, formation: 'square' });
      expect(at(done, 'french')).toMatchObject({ y: -3_000, obliged: 'LA-M3.1-3e' });
      expect(done.state.contacts).toEqual([]);
    },
  );

  test('had they come in the first half, they would have felled 30 and lost 32', () => {
    const early = locked([
      { id: 'french', at: [0, 0], ...horse('cuirassier') },
      { id: 'allied', at: [0, 0], ...british, formation: 'square' },
    ]);
    expect(strikes(fought(early, [6, 4]))).toMatchObject({ attacker: { men: 30 }, defender: { men: 32 } });
  });
});

describe('hussars against hussars', () => {
  const russians = { side: 'allied', nation: 'russia', ...horse() } as const;
  const both = (troop = 'hussar', rounds?: number) =>
    locked(
      [
        { id: 'french', at: [0, 0], ...horse(troop) },
        { id: 'allied', at: [0, 0], ...russians },
      ],
      {
        contacts: [
          { attacker: 'french', defender: 'allied', side: 'front', charged: true },
          { attacker: 'allied', defender: 'french', side: 'front', charged: true },
        ],
        ...(rounds !== undefined && { contact: { rounds } }),
      },
    );

  proves(
    ['LA-S3.5-18', 'LA-M3.5-1', 'LA-M3.5-2', 'LA-M3.5-3e', 'LA-M5.3-21e'],
    'twelve at 5 + 3 against twelve at 5 + 3: 96 men each, a draw, and both must rally',
    (saw) => {
      const done = fought(both(), [4, 2]);
      saw(done.events);
      expect(strikes(done)).toEqual({
        attacker: { figures: 12, factors: [8], men: 96 },
        defender: { figures: 12, factors: [8], men: 96 },
      });
      expect(all(done, 'fought')).toHaveLength(1);
      expect(all(done, 'decided')).toMatchObject([{ drawn: true, men: [96, 96] }]);
      expect(all(done, 'must-rally').map(({ part }) => part)).toEqual([0, 1]);
      expect([at(done, 'french').y, at(done, 'allied').y]).toEqual([0, 0]);
      expect(done.state.contacts).toHaveLength(2);
    },
  );

  proves(
    ['LA-M3.5-7'],
    'dragoons at 6 and hussars at 5 that draw a second time must rally too; the first time they may stay',
    (saw) => {
      // 6 - 1 against 5 + 0, then as many figures on both sides.
      const first = fought(both('dragoon'), [6, 1]);
      expect(all(first, 'decided')).toMatchObject([{ men: [12 * 9, 12 * 8] }]);
      const drawn = fought(both('dragoon', 1), [3, 1]);
      saw(drawn.events);
      expect(all(drawn, 'decided')).toMatchObject([{ drawn: true, men: [60, 60] }]);
      expect(all(drawn, 'must-rally')).toHaveLength(2);
    },
  );
});

test('a round is told with its figures and its dice', () => {
  const given = prepared();
  const done = fought(given, [2, 3]);
  const lines = (language: 'fr' | 'en') =>
    done.events.map((event) => {
      const told = witness(event, given.state, done.state, 'umpire');
      return told === undefined ? '' : tell(given.setting, told, language).text;
    });
  expect(lines('en')[0]).toBe(
    'Melee, first round: french fights with 6 figures (5 + 1 + 1 = 7, losses a tenth higher; die 3) and fells 46 men; allied fights with 8 figures (4 + 1 = 5; die 2) and fells 40 men',
  );
  expect(lines('fr')[0]).toBe(
    'Mêlée, premier tour : french combat avec 6 figurines (5 + 1 + 1 = 7, pertes majorées d’un dixième ; dé 3) et abat 46 hommes ; allied combat avec 8 figurines (4 + 1 = 5 ; dé 2) et abat 40 hommes',
  );
  expect(lines('en')).toContain('Allied recoils 3 cm');
  expect(lines('fr')).toContain('French suit le recul d’allied');
});
