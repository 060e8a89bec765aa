import { recorded } from '@grognard/engine';
import { describe, expect } from 'vitest';
import type { Part } from '../../model/part.ts';
import { suffer } from '../../rules/losses/suffer.ts';
import { beginStory } from '../../rules/sight/begin-story.ts';
import { half } from '../fire/firing.ts';
import { at, fought, horse, locked } from '../melee/fighting.ts';
import { proves } from '../proving.ts';
import { companies, middling, partNamed, refusalsOf, type Scene, scene } from '../scene.ts';
import { line } from './yard.ts';

const battery: Parameters<typeof scene>[0][number] = {
  ...{ id: 'allied', at: [0, 0], side: 'allied', nation: 'britain', formation: 'in battery' },
  companies: companies(1, 4, 'foot-9pdr'),
};

/** French hussars who have just ridden down four British gunners. */
const taken = (): Scene => fought(locked([{ id: 'french', at: [0, 0], ...horse() }, battery]));

const altered = (given: Scene, id: string, change: (part: Part) => Part): Scene => ({
  ...given,
  events: [],
  state: {
    ...given.state,
    parts: given.state.parts.map((chunk) =>
      chunk.map((part) => (part === at(given, id) ? change(part) : part)),
    ),
  },
});

describe('an abandoned battery', () => {
  proves(
    ['LA-O9.3-1', 'LA-O9.3-2', 'LA-O9.3-3', 'LA-O9.3-4'],
    'stays where it stood, on the base that it had, and clutters the ground',
    (saw) => {
      const now = saw(taken());
      const [made] = now.state.terrain.made;
      expect(now.state.terrain.made).toHaveLength(1);
      expect(made).toMatchObject({ kind: 'wreck', cause: 'abandoned', battery: 'allied' });
      const outline = made?.kind === 'wreck' ? made.outline : [];
      expect(outline.map(([x, y]) => `${Math.abs(x)} ${y}`).sort()).toEqual(['3 0', '3 0', '3 5', '3 5']);
      // Whoever shoots the last gunner leaves a wreck as well.
      const shot = scene(
        [
          { id: 'french', at: [0, -5] },
          { ...battery, companies: [{ troop: 'foot-9pdr', figures: 4, lost: 3 }] },
        ],
        { features: [line('hedge', 50)] },
      );
      const story = beginStory(shot.setting, shot.state, recorded(middling([])));
      suffer(story, partNamed(shot, 'allied'), 40, []);
      expect(story.state.terrain.made).toMatchObject([{ kind: 'wreck', battery: 'allied' }]);
    },
  );

  proves(
    'LA-O9.3-10',
    'is served again by its own gunners, unless it is spiked or the enemy is there',
    (saw) => {
      const after = taken();
      const [made] = after.state.terrain.made;
      const id = made?.id ?? '';
      const calm = (given: Scene, y: number): Scene =>
        altered(
          altered(given, 'french', (part) => ({ ...part, y: -50_000 })),
          'allied',
          (part) => {
            const { routing: _routing, broke: _broke, halted: _halted, secret: _secret, ...rest } = part;
            return { ...rest, x: 0, y, heading: 18_000 };
          },
        );
      const back = calm({ ...after, state: { ...after.state, quarter: 1, phase: 'plans' } }, 5_000);
      const refused = (given: Scene) => refusalsOf(given, 'allied', [{ do: 'reman', feature: id }]);
      expect(refused(back)).toEqual([]);
      const manned = saw(half(back, { allied: [{ do: 'reman', feature: id }] }));
      expect(manned.state.terrain.made).toEqual([]);
      expect(at(manned, 'allied')).toMatchObject({ formation: 'in battery', x: 0, y: 0, heading: 18_000 });
      expect(at(manned, 'allied').gunsLost).toBeUndefined();
      const far = refused(calm(back, 9_000));
      saw({ refusals: far });
      expect(far.map(({ rule }) => rule)).toEqual(['LA-O9.3-10']);
      const runs = altered(back, 'allied', (part) => ({ ...part, routing: true }));
      expect(refused(runs).map(({ rule }) => rule)).toEqual(['LA-M1-1']);
      const spiked: Scene = {
        ...back,
        state: {
          ...back.state,
          terrain: { ...back.state.terrain, made: [{ ...made, cause: 'spiked' } as never] },
        },
      };
      expect(refused(spiked).map(({ rule }) => rule)).toEqual(['LA-O9.3-10']);
    },
  );
});
