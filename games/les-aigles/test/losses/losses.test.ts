import { recorded, scripted } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../ground/shape/blocks.ts';
import { suffer } from '../../rules/losses/suffer.ts';
import { beginStory } from '../../rules/sight/begin-story.ts';
import { aTenthMore, lossesOf, wholeMen } from '../../tables/loss-formula.ts';
import { proves } from '../proving.ts';
import { partNamed, type Scene, scene } from '../scene.ts';

const losing = (given: Scene, id: string, ...men: readonly number[]) => {
  const story = beginStory(given.setting, given.state, recorded(scripted([])));
  for (const each of men) suffer(story, partNamed(given, id), each, []);
  return story;
};

test.each([
  [15, 8, 2, 60],
  [3, 10, 4, 30],
  [5, 0, 1, 1],
  [18, -1, 4, 5],
  [18, -2, 4, 0],
  [12, 8, 4, 96],
])('%i figures with a factor of %i in %i quarters cost %i men', (figures, factor, quarters, men) => {
  expect(wholeMen(lossesOf(figures, factor, quarters))).toBe(men);
});

test('a tenth more', () => {
  expect(wholeMen(aTenthMore(lossesOf(3, 10, 4)))).toBe(33);
  expect(wholeMen(aTenthMore(lossesOf(6, 7, 4)))).toBe(46);
});

describe('figures', () => {
  proves('LA-U1.3-7', 'one goes for every forty men, from the rear of a column', (saw) => {
    const given = scene([{ id: 'column', at: [0, 0], formation: 'division column' }]);
    const story = losing(given, 'column', 60, 19);
    saw(story.events);
    expect(story.state.units.flat()[0]).toMatchObject({ hurt: 39 });
    expect(story.state.parts.flat()[0]?.ranks).toEqual([6, 6, 5]);
    expect(losing(given, 'column', 60, 20).state.parts.flat()[0]?.ranks).toEqual([6, 6, 4]);
  });

  test('the last squadron of an echelon shrinks, and the others stay where they are', () => {
    for (const leads of ['left', 'right'] as const) {
      const given = scene([
        {
          ...{ id: 'riders', at: [0, 0], formation: 'echelon', leads },
          companies: Array.from({ length: 4 }, () => ({ troop: 'hussar', figures: 3 })),
        },
      ]);
      const shape = ({ state }: Pick<Scene, 'state'>) => {
        const [part] = state.parts.flat();
        return part === undefined ? [] : blocksOf(given.setting, part, 'cavalry').slice(0, 3);
      };
      expect(shape(losing(given, 'riders', 40))).toEqual(shape(given));
    }
  });

  proves(
    ['LA-U1.2-5', 'LA-U1.2-6e'],
    'a battalion of eight that loses three is still a unit; one that loses all is gone',
    (saw) => {
      const given = scene([{ id: 'few', at: [0, 0], companies: [{ troop: 'fusilier', figures: 8 }] }]);
      const weaker = losing(given, 'few', 120);
      saw(weaker.events);
      expect(weaker.state.parts.flat()[0]).toMatchObject({ ranks: [5] });
      expect(weaker.state.parts.flat()[0]?.gone).toBeUndefined();
      expect(losing(given, 'few', 320).state.parts.flat()[0]?.gone).toBe('destroyed');
    },
  );

  test('whoever is gone leaves his own melee, and that of others goes on', () => {
    const contacts = ['a', 'b'].map((name) => ({
      ...{ attacker: `french ${name}`, defender: `allied ${name}`, side: 'front' as const },
    }));
    const units = [
      { id: 'french a', at: [-40, 0] as const },
      { id: 'allied a', at: [-40, 0] as const, side: 'allied' },
      { id: 'french b', at: [40, 0] as const },
      { id: 'allied b', at: [40, 0] as const, side: 'allied' },
    ];
    const given = scene(units, { contacts });
    const left = (id: string) => losing(given, id, 18 * 40).state.contacts.map(({ defender }) => defender);
    const [a, b] = [partNamed(given, 'allied a'), partNamed(given, 'allied b')];
    expect([left('french a'), left('allied b')]).toEqual([[b], [a]]);
  });
});
