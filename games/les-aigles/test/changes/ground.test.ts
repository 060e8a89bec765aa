import { gap } from '@grognard/field';
import { describe, expect, test } from 'vitest';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { unitOfPart, withPart } from '../../model/evolve.ts';
import type { State } from '../../model/state.ts';
import { faults } from '../../play/faults.ts';
import { position } from '../../scenario/position.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf, type Scene, scene } from '../scene.ts';
import { battalion, ground, ofKind, part, play, pose, to } from './help.ts';

/** A French column of divisions, right in front, that forms line to its left: from x = -22.5 to 4.5. */
const column = {
  id: 'ligne',
  at: [0, 0] as const,
  companies: battalion,
  formation: 'division column' as const,
  order: [5, 6, 3, 4, 1, 2],
};

const apart = (given: Scene, a: string, b: string): number => {
  const [first, second] = [part(given, a), part(given, b)];
  return gap(bodyOfPart(given.setting, first, 'infantry'), bodyOfPart(given.setting, second, 'infantry'));
};

describe('a change that ends on ground where somebody stands', () => {
  proves(
    ['LA-U4.2-15e', 'LA-U5.2-3', 'LA-U5.1-2', 'LA-U3.2-8e'],
    'a friend: it is finished all the same, and both are in disorder',
    (saw) => {
      const given = scene([column, { id: 'ami', at: [-18, 0], formation: 'march column' }]);
      expect(refusalsOf(given, 'ligne', [to('line')])).toEqual([]);
      const after = play(given, { ligne: [to('line')] });
      saw(after.events);
      expect(part(after, 'ligne')).toMatchObject({ formation: 'line', degradation: 3 });
      expect(part(after, 'ami')).toMatchObject({ formation: 'march column', degradation: 3 });
      expect(after.state.crossings).toMatchObject([{ crosser: 0, crossed: 1 }]);
    },
  );

  test('of two who come to stand there at once the same one has crossed, whoever is listed first', () => {
    const other = { ...column, id: 'ami', at: [-18, 0] as const };
    const crossing = (...units: Parameters<typeof scene>[0]) => {
      const after = play(scene(units), { ligne: [to('line')], ami: [to('line')] });
      return after.state.crossings.map(({ crosser, crossed }) =>
        [crosser, crossed].map((index) => unitOfPart(after.state, index).id),
      );
    };
    expect(crossing(column, other)).toEqual([['ami', 'ligne']]);
    expect(crossing(other, column)).toEqual([['ami', 'ligne']]);
  });

  test('whoever is gone is crossed by nobody from the next quarter on: till then a position names him as gone', () => {
    const given = scene([column, { id: 'ami', at: [-18, 0], formation: 'march column' }]);
    const after = play(given, { ligne: [to('line')] });
    const crossings = (state: State) => position(given.setting, state).kept?.crossings;
    expect(crossings(after.state)).toMatchObject([{ crosser: 'ligne', crossed: 'ami' }]);
    const without = withPart(after.state, partNamed(after, 'ami'), (now) => ({ ...now, gone: 'destroyed' }));
    expect(crossings(without)).toMatchObject([{ crosser: 'ligne', crossed: 'ami~1' }]);
    const later = play({ ...after, state: without }, {});
    expect(later.state.crossings).toEqual([]);
  });

  test('a friend who only touches is left alone', () => {
    // The line will end at x = -22.5; the friend's column reaches from there to the west.
    const given = scene([column, { id: 'ami', at: [-24.75, 0], formation: 'march column' }]);
    const after = play(given, { ligne: [to('line')] });
    expect(ofKind(after, 'degraded')).toEqual([]);
    expect(after.state.crossings).toEqual([]);
  });

  proves(
    ['LA-U5.2-4', 'LA-U5.2-5', 'LA-U3.1-12'],
    'an enemy: only the one that changed is in disorder, and it routs without a fight',
    (saw) => {
      const given = scene([
        column,
        { id: 'foe', side: 'allied', at: [-18, -2.4], formation: 'march column' },
      ]);
      const after = play(given, { ligne: [to('line')] });
      saw(after.events);
      expect(part(after, 'ligne')).toMatchObject({ formation: 'line', degradation: 3, routing: true });
      expect(part(after, 'foe')).toMatchObject({ degradation: 0 });
      expect(after.state.contacts).toEqual([]);
    },
  );

  proves(['LA-U5.1-6'], 'the elite let nobody through: it ends beside them, alone in disorder', (saw) => {
    const elite = {
      id: 'garde',
      at: [-18, 0] as const,
      companies: companies(6, 3, 'old-guard'),
      formation: 'march column' as const,
    };
    const given = scene([column, elite]);
    const after = play(given, { ligne: [to('line')] });
    saw(after.events);
    expect(part(after, 'garde').degradation).toBe(0);
    expect(part(after, 'ligne')).toMatchObject({ formation: 'line', degradation: 3 });
    expect(pose(after, 'garde')).toEqual([-18, 0, 0]);
    expect(after.state.crossings).toEqual([]);
    // The shortest way out: straight ahead, the depth of the line.
    expect(pose(after, 'ligne')).toEqual([-9, 2.501, 0]);
    expect(apart(after, 'ligne', 'garde')).toBeLessThanOrEqual(2);
  });

  describe('pushed aside', () => {
    const elite = {
      id: 'garde',
      at: [-18, 0] as const,
      companies: companies(6, 3, 'old-guard'),
      formation: 'march column' as const,
    };
    const foe = (id: string, at: readonly [number, number], facing = 180) => ({
      ...{ id, at, facing, side: 'allied', companies: companies(3, 3), nation: 'france' as const },
    });

    test('it does not end on an enemy where there is another way', () => {
      const after = play(scene([column, elite, foe('foe', [-4, 1.5])]), { ligne: [to('line')] });
      expect(ofKind(after, 'pushed-aside')).toHaveLength(1);
      expect(part(after, 'ligne').routing).toBeUndefined();
      expect(apart(after, 'ligne', 'foe')).toBeGreaterThanOrEqual(0);
      expect(faults(after.setting, after.state)).toEqual([]);
      expect(pose(after, 'ligne')).not.toEqual([-9, 2.501, 0]);
    });

    proves(['LA-U5.2-5'], 'it routs where every way ends among enemies', (saw) => {
      const given = scene([
        ...[column, elite, foe('north', [-4, 1.5]), foe('south', [-4, -17], 180)],
        ...[foe('west', [-42, -1], 90), foe('east', [10, -1], 270)],
      ]);
      const after = play(given, { ligne: [to('line')] });
      expect(ofKind(after, 'pushed-aside')).toHaveLength(1);
      saw(ofKind(after, 'routed'));
      expect(part(after, 'ligne')).toMatchObject({ degradation: 3, routing: true });
    });
  });

  test('a friend in square is not crossed either, whatever its status', () => {
    const given = scene([column, { id: 'carre', at: [-18, 0], formation: 'square', status: 'militia' }]);
    const after = play(given, { ligne: [to('line')] });
    expect(part(after, 'carre').degradation).toBe(0);
    expect(ofKind(after, 'pushed-aside')).toHaveLength(1);
  });

  proves(['LA-U5.4-5'], 'friendly skirmishers under a wide front are in disorder, the line is not', (saw) => {
    const given = scene([
      column,
      { id: 'voltigeurs', at: [-16, -1], companies: companies(3, 3, 'voltigeur'), formation: 'skirmish' },
    ]);
    const after = play(given, { ligne: [to('line')] });
    saw(after.events);
    expect(part(after, 'ligne').degradation).toBe(0);
    expect(part(after, 'voltigeurs').degradation).toBe(3);
  });

  proves(['LA-U5.4-6'], 'a narrow column leaves them formed: they open', (saw) => {
    const given = scene([
      { id: 'ligne', at: [0, 0], companies: companies(3, 4), formation: 'line' },
      { id: 'voltigeurs', at: [0, -3], companies: companies(3, 3, 'voltigeur'), formation: 'skirmish' },
    ]);
    const after = play(given, { ligne: [to('march column')] }, 4);
    saw(after.events);
    expect(part(after, 'voltigeurs')).toMatchObject({ degradation: 0, opened: true });
    expect(part(after, 'ligne').degradation).toBe(0);
  });

  proves(
    ['LA-U5.4-16'],
    'over a friendly battery, the line is without formation and the gunners are not',
    (saw) => {
      const given = scene([
        column,
        { id: 'guns', at: [-16, 0], companies: companies(1, 4, 'foot-12pdr'), formation: 'in battery' },
      ]);
      const after = play(given, { ligne: [to('line')] });
      saw(after.events);
      expect(part(after, 'ligne').degradation).toBe(2);
      expect(part(after, 'guns').degradation).toBe(0);
    },
  );

  test('two that unfold into each other at once fare alike, whoever is listed first', () => {
    const left = { ...column, at: [16, 0] as const };
    const right = { ...column, id: 'autre', at: [-16, 0] as const, order: [1, 2, 3, 4, 5, 6] };
    for (const units of [
      [left, right],
      [right, left],
    ]) {
      const after = play(scene(units), { ligne: [to('line')], autre: [to('line')] });
      expect(part(after, 'ligne').degradation).toBe(3);
      expect(part(after, 'autre').degradation).toBe(3);
      expect(after.state.crossings).toHaveLength(1);
    }
  });

  test('two guards that unfold into each other give way half each', () => {
    const guard = (id: string, x: number, order: readonly number[]) => ({
      ...{ id, at: [x, 0] as const, formation: 'division column' as const, order },
      companies: companies(6, 3, 'old-guard'),
    });
    const given = scene([guard('est', 16, column.order), guard('ouest', -16, [1, 2, 3, 4, 5, 6])]);
    const after = play(given, { est: [to('line')], ouest: [to('line')] });
    const [east, west] = [part(after, 'est'), part(after, 'ouest')];
    expect(east.degradation).toBe(3);
    expect(west.degradation).toBe(3);
    expect(apart(after, 'est', 'ouest')).toBeLessThanOrEqual(4);
    // Each line was to reach 6.5 cm past the middle.
    expect([east.x, west.x]).toEqual([13_501, -13_501]);
    expect([east.y, west.y]).toEqual([0, 0]);
  });

  test('a square whose men have fallen below six meanwhile ends in line, without formation', () => {
    const given = scene([{ id: 'ligne', at: [0, 0], companies: companies(3, 3) }]);
    const begun = play(given, { ligne: [to('line')] });
    const index = partNamed(begun, 'ligne');
    const doing = {
      what: 'change',
      to: 'square',
      anchor: 'centre',
      side: 'right',
      left: 1,
      since: 1,
    } as const;
    const state = {
      ...begun.state,
      units: begun.state.units.map((chunk) =>
        chunk.map((unit) => ({
          ...unit,
          companies: unit.companies.map((each) => ({ ...each, figures: 1 })),
        })),
      ),
      parts: begun.state.parts.map((chunk) =>
        chunk.map((each, place) => (place === index ? { ...each, doing } : each)),
      ),
    };
    const after = play({ ...begun, state }, {});
    expect(part(after, 'ligne')).toMatchObject({ formation: 'line', degradation: 2, ranks: [3] });
    expect(ofKind(after, 'completed')[0]?.rules).toContain('LA-U2.2-29');
    expect(ground(after, 'ligne')).toEqual([-2.25, -2.5, 2.25, 0]);
  });
});
