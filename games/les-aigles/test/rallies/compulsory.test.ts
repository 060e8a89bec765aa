import { recorded, scripted } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { compulsoryRallies, type Fighter, obligeToRally } from '../../rules/rallies/compulsory.ts';
import { beginStory } from '../../rules/sight/begin-story.ts';
import { proves } from '../proving.ts';
import { answer, companies, partNamed, type Scene } from '../scene.ts';
import { all, announce, at, battle, half, hussars } from './riding.ts';

const russians = { side: 'allied', nation: 'russia', companies: companies(4, 3, 'hussar') } as const;

const melee = (french: object = {}, allied: object = {}, switches = {}) =>
  battle(
    [
      { id: 'french', at: [0, 0], ...hussars, ...french },
      { id: 'russian', at: [0, 0], ...russians, ...allied },
    ],
    [{ attacker: 'french', defender: 'russian', side: 'front' }],
    {},
    switches,
  );

const fighter = (given: Scene, id: string, more: Partial<Fighter> = {}): Fighter => ({
  ...{ part: partNamed(given, id), figures: 12, combat: 5, lossPoints: 4, lossFigures: 0 },
  ...more,
});

const verdicts = (
  given: Scene,
  round: number,
  french: Partial<Fighter> = {},
  russian: Partial<Fighter> = {},
) =>
  compulsoryRallies(given.setting, given.state, {
    round,
    fighters: [fighter(given, 'french', french), fighter(given, 'russian', russian)],
  });

const fought = (given: Scene, round: number, french: Partial<Fighter> = {}): Scene => {
  const story = beginStory(given.setting, given.state, recorded(scripted([])));
  obligeToRally(story, { round, fighters: [fighter(given, 'french', french), fighter(given, 'russian')] });
  return { ...given, state: story.state, events: [...given.events, ...story.events] };
};

describe('a tie', () => {
  proves(
    ['LA-M3.5-1', 'LA-M3.5-2', 'LA-M3.5-3e'],
    'French and Russian hussars, twelve each at 5, lose as much as they inflict in the first round: both rally, and nobody follows',
    (saw) => {
      const tied = fought(melee(), 1);
      saw(tied.events);
      expect(all(tied, 'must-rally').map(({ part }) => part)).toEqual([0, 1]);
      const announced = announce(tied, {});
      saw(announced.events);
      expect(all(announced, 'rallies').map(({ rules }) => rules[0])).toEqual(['LA-M3.5-1', 'LA-M3.5-1']);
      expect(announced.state.phase).toBe('plans');
      for (const id of ['french', 'russian']) {
        expect(at(announced, id).rally).toMatchObject({ turning: 2 });
        expect(at(announced, id).obliged).toBeUndefined();
      }
      const apart = half(half(announced));
      expect(apart.state.contacts).toEqual([]);
    },
  );

  proves('LA-M3.5-2', 'loss points count, not the figures they come to', (saw) => {
    const given = melee();
    expect(verdicts(given, 1, { lossPoints: 4 }, { lossPoints: 5 })).toEqual([]);
    saw(verdicts(given, 1));
    const byFigures = melee({}, {}, { tieCountedIn: 'figures' });
    expect(verdicts(byFigures, 1, { lossPoints: 4 }, { lossPoints: 5 })).toHaveLength(2);
    expect(verdicts(byFigures, 1, { lossFigures: 1 })).toEqual([]);
  });

  proves(
    ['LA-M3.5-4', 'LA-M3.5-5e'],
    'twelve Russian hussars at 5 and twelve French dragoons at 6 may fight on',
    (saw) => {
      const given = melee({ companies: companies(4, 3, 'dragoon') });
      expect(saw(verdicts(given, 1, { combat: 6 }))).toMatchObject([
        { mustRally: false },
        { mustRally: false },
      ]);
      expect(all(fought(given, 1, { combat: 6 }), 'must-rally')).toEqual([]);
    },
  );

  proves('LA-M3.5-6', 'of equal value, but one has more figures: the fight goes on', (saw) => {
    expect(saw(verdicts(melee(), 1, { figures: 15 }))).toMatchObject([
      { mustRally: false },
      { mustRally: false },
    ]);
  });

  proves('LA-M3.5-7', 'a tie in the second round sends both back, whatever they are', (saw) => {
    const tied = verdicts(melee(), 2, { combat: 6, figures: 15 });
    expect(saw(tied)).toMatchObject([{ mustRally: true }, { mustRally: true }]);
  });
});

describe('a square', () => {
  proves(
    'LA-M3.1-3e',
    'that holds leaves the cavalry nothing but a rally at the start of the period',
    (saw) => {
      const square = { nation: 'france', companies: companies(6, 3), formation: 'square' } as const;
      const held = fought(melee({}, square), 1, { lossPoints: 9 });
      saw(held.events);
      expect(all(held, 'must-rally')).toMatchObject([{ part: 0, rule: 'LA-M3.1-3e' }]);
      const announced = announce(held, {});
      expect(at(announced, 'french').rally).toMatchObject({ away: 18_000 });
      const broken = melee({}, square);
      expect(verdicts(broken, 1, {}, { broken: true })).toEqual([]);
      const line = melee({}, { ...square, formation: 'line' });
      expect(verdicts(line, 1)).toEqual([]);
      const free = melee({}, square, { failedOnSquare: 'mayStay' });
      expect(all(fought(free, 1), 'must-rally')).toEqual([]);
    },
  );

  test('waits for the start of the period', () => {
    const square = { nation: 'france', companies: companies(6, 3), formation: 'square' } as const;
    const given = melee({}, square);
    const late = { ...given, state: { ...given.state, quarter: 3 } };
    const held = fought(late, 1);
    const passed = answer({ ...held, state: { ...held.state, phase: 'rallies' } }, () => ({
      kind: 'rally',
      parts: [],
    }));
    expect(at(passed, 'french').rally).toBeUndefined();
    expect(at(passed, 'french').obliged).toBe('LA-M3.1-3e');
  });
});
