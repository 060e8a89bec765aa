import { describe, expect } from 'vitest';
import { proves } from '../proving.ts';
import { refusalsOf, scene } from '../scene.ts';
import { battalion, hussars, ofKind, part, play, pose, russians, size, to } from './help.ts';

const french = (formation: string, more: object = {}) =>
  scene([{ id: 'ligne', at: [0, 0], companies: battalion, formation, ...more } as never]);
const russian = (formation: string, more: object = {}) =>
  scene([{ id: 'narva', at: [0, 0], nation: 'russia', companies: russians, formation, ...more } as never]);
const horse = (formation: string, more: object = {}) =>
  scene([{ id: 'horse', at: [0, 0], companies: hussars, formation, ...more } as never]);

describe('how each formation stands', () => {
  proves(
    ['LA-U2.1-2', 'LA-U2.2-2', 'LA-U2.2-3', 'LA-U2.2-1', 'LA-U3.1-10', 'LA-U3.1-7', 'LA-U1.3-1'],
    'eighteen in line stand side by side on one rank, voltigeurs left and grenadiers right',
    (saw) => {
      const after = play(french('division column', { order: [5, 6, 3, 4, 1, 2] }), { ligne: [to('line')] });
      saw(after.events);
      expect(part(after, 'ligne')).toMatchObject({ ranks: [18], companies: [0, 1, 2, 3, 4, 5] });
      expect(size(after, 'ligne')).toEqual([27, 2.5]);
    },
  );

  proves(
    ['LA-U2.1-4', 'LA-U2.2-16', 'LA-U2.2-17', 'LA-U2.2-24e'],
    'a French battalion in column of companies stands three wide and six deep, all ranks equal',
    (saw) => {
      const after = play(french('line'), { ligne: [to('march column', { anchor: 'right' })] }, 4);
      saw(after.events);
      expect(part(after, 'ligne').ranks).toEqual([3, 3, 3, 3, 3, 3]);
      expect(size(after, 'ligne')).toEqual([4.5, 15]);
    },
  );

  proves(
    ['LA-U2.2-22', 'LA-U2.2-23', 'LA-U2.2-25e'],
    'in column of divisions the same battalion stands six wide and three deep; fifteen stand 6, 6, 3',
    (saw) => {
      const after = play(french('line'), { ligne: [to('division column', { anchor: 'right' })] });
      saw(after.events);
      expect(part(after, 'ligne').ranks).toEqual([6, 6, 6]);
      expect(size(after, 'ligne')).toEqual([9, 7.5]);
      const fewer = scene([{ id: 'ligne', at: [0, 0], companies: battalion.slice(1) }]);
      const five = play(fewer, { ligne: [to('division column', { anchor: 'left' })] });
      expect(part(five, 'ligne').ranks).toEqual([6, 6, 3]);
      expect(size(five, 'ligne')).toEqual([9, 7.5]);
    },
  );

  proves(
    ['LA-U2.2-20', 'LA-U2.2-21e'],
    'sixteen Russians stand 4 x 4 in column of companies, 2 x 8 by sections; the French have no sections',
    (saw) => {
      const column = russian('march column');
      expect(part(column, 'narva').ranks).toEqual([4, 4, 4, 4]);
      expect(size(column, 'narva')).toEqual([6, 10]);
      const sections = play(column, { narva: [to('section column')] }, 4);
      saw(sections.events);
      expect(part(sections, 'narva').ranks).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
      expect(size(sections, 'narva')).toEqual([3, 20]);
      expect(pose(sections, 'narva')).toEqual([0, 0, 0]);
      expect(refusalsOf(french('march column'), 'ligne', [to('section column')])).toMatchObject([
        { rule: 'LA-U2.2-20', code: 'not-for-nation' },
      ]);
    },
  );

  proves(
    ['LA-U2.1-3', 'LA-U2.2-6', 'LA-U2.2-7'],
    'every cavalry has the double line; of infantry, the British alone',
    (saw) => {
      const riders = play(horse('line'), { horse: [to('double line')] });
      saw(riders.events);
      expect(part(riders, 'horse').ranks).toEqual([6, 6]);
      expect(size(riders, 'horse')).toEqual([15, 10]);
      const refused = refusalsOf(french('line'), 'ligne', [to('double line')]);
      saw(refused);
      expect(refused).toMatchObject([{ rule: 'LA-U2.2-7', code: 'not-for-nation' }]);
      const british = scene([
        {
          ...{ id: 'foot', at: [0, 0], nation: 'britain' },
          companies: Array.from({ length: 5 }, () => ({ troop: 'line', figures: 3 })),
        },
      ]);
      const doubled = play(british, { foot: [to('double line', { anchor: 'left' })] });
      expect(part(doubled, 'foot').ranks).toEqual([8, 7]);
      expect(size(doubled, 'foot')).toEqual([12, 5]);
      expect(pose(doubled, 'foot')).toEqual([-5.25, 0, 0]);
    },
  );

  proves(
    ['LA-U2.2-28', 'LA-U2.2-29', 'LA-U2.2-30', 'LA-U2.1-5', 'LA-U2.1-6'],
    'a square has four faces and takes six foot soldiers',
    (saw) => {
      const after = play(french('line'), { ligne: [to('square')] });
      saw(after.events);
      expect(part(after, 'ligne').ranks).toEqual([5, 5, 4, 4]);
      expect(size(after, 'ligne')).toEqual([10, 10]);
      expect(pose(after, 'ligne')).toEqual([0, 0, 0]);
      const few = scene([
        {
          id: 'ligne',
          at: [0, 0],
          companies: battalion.map((each) => ({ ...each, lost: each.figures - 1 })),
        },
      ]);
      expect(refusalsOf(few, 'ligne', [to('square')])).toEqual([]);
      const fewer = scene([
        {
          ...{ id: 'ligne', at: [0, 0] },
          companies: battalion.map((each, place) => ({ ...each, lost: place === 0 ? 3 : 2 })),
        },
      ]);
      const tooFew = refusalsOf(fewer, 'ligne', [to('square')]);
      const mounted = refusalsOf(horse('line'), 'horse', [to('square')]);
      saw([tooFew, mounted]);
      expect(tooFew).toMatchObject([
        { rule: 'LA-U2.1-5', code: 'too-few-for-square', params: { figures: 5 } },
      ]);
      expect(mounted).toMatchObject([{ rule: 'LA-U2.1-6', code: 'not-for-arm' }]);
    },
  );

  proves(
    ['LA-U2.1-9', 'LA-U2.3-2', 'LA-U6-17'],
    'cavalry forms echelon and chequer by squadrons; infantry has neither',
    (saw) => {
      const echelon = play(horse('line'), { horse: [to('echelon', { side: 'left' })] });
      const chequer = play(horse('line'), { horse: [to('chequer')] });
      const foot = [
        refusalsOf(french('line'), 'ligne', [to('echelon')]),
        refusalsOf(french('line'), 'ligne', [to('chequer')]),
      ];
      saw([echelon.events, chequer.events, foot]);
      expect(part(echelon, 'horse')).toMatchObject({ leads: 'left', ranks: [3, 3, 3, 3] });
      expect(size(echelon, 'horse')).toEqual([30, 20]);
      expect(size(chequer, 'horse')).toEqual([30, 10]);
      expect(foot.flat().map(({ rule }) => rule)).toEqual(['LA-U6-17', 'LA-U2.1-9']);
      expect(refusalsOf(horse('line'), 'horse', [to('section column')])).toMatchObject([
        { rule: 'LA-U2.3-2' },
      ]);
    },
  );

  proves(['LA-U6-15', 'LA-U6-16', 'LA-U2.2-26'], 'no cavalry and no Austrian forms divisions', (saw) => {
    const austrian = scene([
      {
        ...{ id: 'foot', at: [0, 0], nation: 'austria' },
        companies: Array.from({ length: 6 }, () => ({ troop: 'fusilier', figures: 3 })),
      },
    ]);
    const refused = [
      refusalsOf(horse('line'), 'horse', [to('division column')]),
      refusalsOf(horse('line'), 'horse', [to('full square')]),
      refusalsOf(austrian, 'foot', [to('division column')]),
    ];
    saw(refused);
    expect(refused.flat().map(({ rule }) => rule)).toEqual(['LA-U6-15', 'LA-U6-16', 'LA-U2.2-26']);
  });

  proves(['LA-U2.1-1'], 'a unit always has one formation, and does not take it twice', (saw) => {
    const refused = refusalsOf(french('line'), 'ligne', [to('line')]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-U2.1-1', code: 'already-formed-so' }]);
  });
});

describe('what stays where it is', () => {
  proves(
    ['LA-U3.1-4', 'LA-U3.2-9', 'LA-U3.1-9'],
    'a line folds on its centre or on an end; a column unfolds on its head',
    (saw) => {
      const folds = (['left', 'centre', 'right'] as const).map((anchor) => {
        const after = play(french('line'), { ligne: [to('division column', { anchor })] });
        saw(after.events);
        return [pose(after, 'ligne')[0], part(after, 'ligne').companies] as const;
      });
      expect(folds).toEqual([
        [-9, [0, 1, 2, 3, 4, 5]],
        [0, [2, 3, 1, 4, 0, 5]],
        [9, [4, 5, 2, 3, 0, 1]],
      ]);
      const elites = play(french('line'), {
        ligne: [to('division column', { anchor: 'centre', side: 'both' })],
      });
      expect(part(elites, 'ligne').companies).toEqual([0, 5, 1, 4, 2, 3]);
      const refused = refusalsOf(french('division column'), 'ligne', [to('line', { anchor: 'left' })]);
      expect(refused).toMatchObject([{ rule: 'LA-U3.2-9', code: 'bad-anchor' }]);
    },
  );

  proves(
    ['LA-U3.1-5e'],
    'a French column of companies unfolds to its left if the grenadiers lead, to its right if the voltigeurs do',
    (saw) => {
      const grenadiers = french('march column', { order: [6, 5, 4, 3, 2, 1] });
      const left = play(grenadiers, { ligne: [to('line')] }, 4);
      expect(pose(left, 'ligne')).toEqual([-11.25, 0, 0]);
      expect(part(left, 'ligne').companies).toEqual([0, 1, 2, 3, 4, 5]);
      const voltigeurs = french('march column');
      const right = play(voltigeurs, { ligne: [to('line')] }, 4);
      expect(pose(right, 'ligne')).toEqual([11.25, 0, 0]);
      const refused = [
        refusalsOf(grenadiers, 'ligne', [to('line', { side: 'right' })]),
        refusalsOf(voltigeurs, 'ligne', [to('line', { side: 'left' })]),
      ];
      saw(refused);
      expect(refused.flat().map(({ code }) => code)).toEqual(['bad-side', 'bad-side']);
    },
  );

  proves(
    ['LA-U3.1-8e', 'LA-U3.1-9'],
    'right in front unfolds to the left only, elites in front to both',
    (saw) => {
      const rightInFront = french('division column', { order: [5, 6, 3, 4, 1, 2] });
      const refused = refusalsOf(rightInFront, 'ligne', [to('line', { side: 'right' })]);
      saw(refused);
      expect(refused).toMatchObject([{ rule: 'LA-U3.1-8e', code: 'bad-side', params: { sides: ['left'] } }]);
      const left = play(rightInFront, { ligne: [to('line')] });
      expect(pose(left, 'ligne')).toEqual([-9, 0, 0]);
      const elites = french('division column', { order: [1, 6, 2, 5, 3, 4] });
      const barred = refusalsOf(elites, 'ligne', [to('line', { side: 'left' })]);
      saw(barred);
      expect(barred).toMatchObject([{ rule: 'LA-U3.1-9', code: 'bad-side' }]);
      const both = play(elites, { ligne: [to('line')] });
      expect(pose(both, 'ligne')).toEqual([0, 0, 0]);
      expect(part(both, 'ligne').companies).toEqual([0, 1, 2, 3, 4, 5]);
    },
  );

  proves(['LA-U3.2-11e'], 'the voltigeurs that lead stay where they are when divisions are formed', (saw) => {
    const after = play(french('march column'), { ligne: [to('division column')] });
    saw(after.events);
    expect(part(after, 'ligne').companies).toEqual([0, 1, 2, 3, 4, 5]);
    // The voltigeurs stood 4.5 cm wide about 0; they still do, with their partners on their right.
    expect(pose(after, 'ligne')).toEqual([2.25, 0, 0]);
    expect(part(after, 'ligne').ranks).toEqual([6, 6, 6]);
  });

  proves(
    ['LA-U3.2-12e'],
    'to have the grenadiers lead, first the line, then the column: five quarters',
    (saw) => {
      const start = french('division column');
      const plans = { ligne: [to('line'), to('march column', { anchor: 'right' })] };
      expect(refusalsOf(start, 'ligne', plans.ligne)).toEqual([]);
      const inLine = play(start, plans);
      expect(part(inLine, 'ligne').formation).toBe('line');
      const done = play(inLine, { ligne: [to('march column', { anchor: 'right' })] }, 4);
      saw(done.events);
      expect(part(done, 'ligne')).toMatchObject({ formation: 'march column', companies: [5, 4, 3, 2, 1, 0] });
      expect(ofKind(done, 'began').map(({ doing }) => doing.left)).toEqual([2, 3]);
    },
  );

  proves(['LA-U3.2-10'], 'sixteen Russians go from divisions into line to either side or to both', (saw) => {
    const poses = (['left', 'both', 'right'] as const).map((side) => {
      const after = play(russian('division column'), { narva: [to('line', { side })] }, 4);
      saw(after.events);
      expect(size(after, 'narva')).toEqual([24, 2.5]);
      return pose(after, 'narva')[0];
    });
    expect(poses).toEqual([-6, 0, 6]);
  });
});
