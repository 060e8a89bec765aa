import { describe, expect, test } from 'vitest';
import { isTakenOn } from '../../ground/shape/zones.ts';
import type { TurnTask } from '../../model/tasks.ts';
import { effectiveDegradation } from '../../rules/degradation/degradation.ts';
import { proves } from '../proving.ts';
import { companies, refusalsOf, type Scene, scene } from '../scene.ts';
import { battalion, hussars, lasted, part, play, pose, size, to } from './help.ts';

const turn = (by: TurnTask['by'], figures: TurnTask['figures'] = 'all'): TurnTask => ({
  do: 'turn',
  figures,
  by,
});

const foot = (more: object = {}): Scene =>
  scene([{ id: 'ligne', at: [0, 0], companies: companies(4, 3), ...more } as never]);

const british = (more: object = {}): Scene =>
  scene([
    {
      ...{ id: 'ligne', at: [0, 0], nation: 'britain', formation: 'double line' },
      companies: companies(5, 4, 'line'),
      ...more,
    } as never,
  ]);

describe('turns of all figures', () => {
  const statuses = [
    ['LA-M2.2-1', 'guard', 1],
    ['LA-M2.2-1', 'elite', 1],
    ['LA-M2.2-1', 'regular', 1],
    ['LA-M2.2-2', 'semi-regular', 2],
    ['LA-M2.2-2', 'militia', 2],
    ['LA-M2.2-2', 'irregular', 2],
  ] as const;
  for (const [id, status, quarters] of statuses)
    proves(id, `${status} foot turns in ${quarters} quarters`, (saw) => {
      for (const by of ['left', 'right', 'about'] as const) {
        const after = play(foot({ status }), { ligne: [turn(by)] });
        saw(after.events);
        expect(lasted(after, 'ligne')).toBe(quarters);
      }
    });

  proves(['LA-M2.2-3'], 'cavalry always takes half a period', (saw) => {
    for (const status of ['guard', 'regular', 'irregular'] as const) {
      const after = play(foot({ companies: hussars, status }), { ligne: [turn('about')] });
      saw(after.events);
      expect(lasted(after, 'ligne')).toBe(2);
    }
  });

  proves(
    ['LA-M2.2-4', 'LA-M2.2-5e'],
    'the figures turn, not the unit: twelve in line become a file of twelve',
    (saw) => {
      const after = play(foot(), { ligne: [turn('left')] });
      saw(after.events);
      expect(part(after, 'ligne')).toMatchObject({
        turned: 'left',
        ranks: Array.from({ length: 12 }, () => 1),
      });
      expect(size(after, 'ligne')).toEqual([1.5, 30]);
      // The middle of its ground stays: it was 1.25 cm behind the front.
      expect(pose(after, 'ligne')).toEqual([-15, -1.25, 270]);
      const about = play(foot({ formation: 'division column' }), { ligne: [turn('about')] });
      expect(pose(about, 'ligne')).toEqual([0, -5, 180]);
      expect(part(about, 'ligne').ranks).toEqual([6, 6]);
    },
  );

  proves(
    ['LA-M2.2-10', 'LA-M2.2-12'],
    'close order whose figures have turned counts as without formation in contact, until they turn back',
    (saw) => {
      const start = foot({ companies: battalion, formation: 'division column' });
      const turned = play(start, { ligne: [turn('about')] });
      saw(turned.events);
      expect(part(turned, 'ligne')).toMatchObject({ turned: 'about', degradation: 0 });
      expect(effectiveDegradation(part(turned, 'ligne'))).toBe(0);
      expect(effectiveDegradation(part(turned, 'ligne'), true)).toBe(2);
      const back = play(turned, { ligne: [turn('back')] });
      saw(back.events);
      expect(part(back, 'ligne').turned).toBeUndefined();
      expect(effectiveDegradation(part(back, 'ligne'), true)).toBe(0);
      expect(pose(back, 'ligne')).toEqual(pose(start, 'ligne'));
    },
  );

  test('two quarter turns are an about turn, and four are none', () => {
    const twice = play(foot(), { ligne: [turn('left'), turn('left')] });
    expect(part(twice, 'ligne')).toMatchObject({ turned: 'about', ranks: [12] });
    expect(pose(twice, 'ligne')).toEqual([0, -2.5, 180]);
    const four = play(twice, { ligne: [turn('left'), turn('left')] });
    expect(part(four, 'ligne')).not.toHaveProperty('turned');
    expect(pose(four, 'ligne')).toEqual([0, 0, 0]);
  });

  proves(['LA-M2.2-9'], 'skirmishers turn in the same time and are in formation throughout', (saw) => {
    const out = foot({
      skirmishers: [{ companies: [1], at: [0, 6] }],
    });
    const given = { ...out };
    const index = 1;
    const order = play(given, {});
    expect(part(order, 'ligne', index).formation).toBe('skirmish');
    const whole = scene([
      { id: 'ligne', at: [0, 0], companies: companies(4, 3, 'light'), formation: 'skirmish' },
    ]);
    const after = play(whole, { ligne: [turn('about')] });
    saw(after.events);
    expect(lasted(after, 'ligne')).toBe(1);
    expect(effectiveDegradation(part(after, 'ligne'), true)).toBe(0);
    expect(pose(after, 'ligne')).toEqual([0, -2.5, 180]);
  });

  proves(
    ['LA-M2.2-8', 'LA-U6-32'],
    'a British double line that turns to a hand is a march column two abreast, formed, and turns back',
    (saw) => {
      const start = british();
      const folded = play(start, { ligne: [turn('right')] });
      saw(folded.events);
      expect(part(folded, 'ligne')).toMatchObject({
        ...{ formation: 'march column', folded: 'right', degradation: 0 },
        ranks: Array.from({ length: 10 }, () => 2),
      });
      expect(part(folded, 'ligne').turned).toBeUndefined();
      expect(effectiveDegradation(part(folded, 'ligne'), true)).toBe(0);
      expect(size(folded, 'ligne')).toEqual([3, 25]);
      expect(lasted(folded, 'ligne')).toBe(1);
      const back = play(folded, { ligne: [turn('back')] });
      saw(back.events);
      expect(part(back, 'ligne')).toMatchObject({ formation: 'double line', ranks: [10, 10] });
      expect(pose(back, 'ligne')).toEqual(pose(start, 'ligne'));
      expect(part(back, 'ligne').companies).toEqual(part(start, 'ligne').companies);
    },
  );

  proves(['LA-M2.2-13', 'LA-U2.2-36'], 'nobody turns in melee', (saw) => {
    const given = scene(
      [
        { id: 'ligne', at: [0, 0], formation: 'march column' },
        { id: 'foe', side: 'allied', at: [0, 0] },
      ],
      { contacts: [{ attacker: 'foe', defender: 'ligne', side: 'front' }] },
    );
    const refused = [
      refusalsOf(given, 'ligne', [turn('about')]),
      refusalsOf(given, 'ligne', [turn('left', 'left')]),
    ];
    saw(refused);
    expect(refused.flat().map(({ rule }) => rule)).toEqual(['LA-M2.2-13', 'LA-U2.2-36']);
  });

  proves(['LA-U2.2-32', 'LA-M4.2-3'], 'squares and limbered guns do not turn on the spot', (saw) => {
    const guns = scene([
      { id: 'ligne', at: [0, 0], companies: companies(1, 4, 'foot-8pdr'), formation: 'limbered' },
    ]);
    const refused = [
      refusalsOf(foot({ formation: 'square' }), 'ligne', [turn('left')]),
      refusalsOf(guns, 'ligne', [turn('about')]),
      refusalsOf(guns, 'ligne', [turn('left')]),
    ];
    saw(refused);
    expect(refused.flat().map(({ rule }) => rule)).toEqual(['LA-U2.2-32', 'LA-M4.2-3', 'LA-M4.2-3']);
  });
});

describe('turns of a flank', () => {
  proves(
    ['LA-U2.2-34', 'LA-U2.2-35'],
    'a column that stands turns the figures of a flank or of its rear outwards and is not taken there',
    (saw) => {
      const column = foot({ companies: battalion, formation: 'march column' });
      expect(isTakenOn(part(column, 'ligne'), 'left')).toBe(true);
      const faced = play(column, { ligne: [turn('left', 'left'), turn('about', 'rear')] });
      saw(faced.events);
      expect(part(faced, 'ligne')).toMatchObject({ faced: ['left', 'rear'], degradation: 0 });
      expect(
        ['left', 'right', 'rear'].map((side) => isTakenOn(part(faced, 'ligne'), side as 'left')),
      ).toEqual([...[false, true, false]]);
      expect(pose(faced, 'ligne')).toEqual([0, 0, 0]);
      const back = play(faced, { ligne: [turn('back', 'left'), turn('back', 'rear')] });
      expect(part(back, 'ligne').faced).toBeUndefined();
      const refused = refusalsOf(foot(), 'ligne', [turn('about', 'rear')]);
      expect(refused).toMatchObject([{ rule: 'LA-U2.2-35', code: 'only-columns-face-rear' }]);
    },
  );

  test('the untrained and cavalry take two quarters for it', () => {
    for (const more of [{ status: 'militia' }, { companies: hussars }]) {
      const after = play(foot({ formation: 'march column', ...more }), { ligne: [turn('right', 'right')] });
      expect(lasted(after, 'ligne')).toBe(2);
    }
  });

  proves('LA-M2.2-6', 'the figures of a flank that have turned outwards are no longer taken there', (saw) => {
    for (const given of [foot(), british(), foot({ companies: battalion, formation: 'march column' })]) {
      const after = play(given, { ligne: [turn('left', 'left')] });
      saw(after.events);
      const faced = part(after, 'ligne');
      expect(isTakenOn(faced, 'left')).toBe(false);
      expect(isTakenOn(faced, 'right')).toBe(true);
    }
    const refused = refusalsOf(foot(), 'ligne', [turn('right', 'left')]);
    expect(refused).toMatchObject([{ rule: 'LA-M2.2-6', code: 'bad-turn' }]);
  });

  test('a change of formation puts all figures straight again', () => {
    const after = play(foot({ formation: 'march column' }), {
      ligne: [turn('left', 'left'), to('division column')],
    });
    expect(part(after, 'ligne')).toMatchObject({ formation: 'division column' });
    expect(part(after, 'ligne').faced).toBeUndefined();
  });
});
