import { recorded } from '@grognard/engine';
import { describe, expect } from 'vitest';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { tryMorale } from '../../rules/morale/test.ts';
import { beginStory } from '../../rules/sight/begin-story.ts';
import { hussars } from '../charges/field.ts';
import { evading, harassers } from '../evades/running.ts';
import { at } from '../melee/fighting.ts';
import { proves } from '../proving.ts';
import { answer, middling, partNamed, plan, type Scene, scene } from '../scene.ts';
import { box, crop, hill, road, water, wood, wreck } from './land.ts';

/** A French line at 0 is tested. */
const tested = (...features: readonly FeatureEntry[]): Scene => {
  const given = scene([{ id: 'french', at: [0, 0] }], { features });
  const story = beginStory(given.setting, given.state, recorded(middling([])));
  tryMorale(story, partNamed(given, 'french'), ['fire']);
  return { ...given, state: story.state, events: story.events };
};

const bonus = ({ events }: Scene): number | undefined =>
  events
    .flatMap((event) => (event.kind === 'tested' ? event.rows : []))
    .find(({ rule }) => rule === 'LA-S3.6-14')?.value;

describe('morale', () => {
  proves(
    'LA-O1.3-8',
    'a wood and an abandoned battery steady those in them; slope, water, crops and roads do not',
    (saw) => {
      expect(bonus(saw(tested(wood(box(-20, -10, 20, 10)))))).toBe(1);
      expect(bonus(saw(tested(wreck(box(-3, -3, 3, 2)))))).toBe(1);
      const slope = hill(0, { slopes: [{ area: box(-30, -10, 30, 0), cover: 'wooded' }] });
      expect(bonus(tested(slope))).toBe(1);
      for (const land of [hill(), water('stream', -1, 4), crop(box(-20, -10, 20, 10)), road(0)])
        expect(bonus(tested(land))).toBeUndefined();
    },
  );

  proves('LA-O4.5-15', 'half in a wood it has no bonus', (saw) => {
    const edge = wood(box(-20, -10, 20, -1));
    expect(bonus(saw(tested(edge)))).toBeUndefined();
    expect(bonus(tested(wood(box(-20, -10, 20, -0.7))))).toBe(1);
  });

  proves('LA-OX-4', 'whoever is in a wood need not run from a charge, but may', (saw) => {
    const charged = (...features: readonly FeatureEntry[]): Scene => {
      const units = [hussars({ id: 'hussars', at: [0, -50] }), harassers({ id: 'light', at: [0, -10] })];
      const given = evading(units, {}, { features });
      return plan(given, { hussars: [{ do: 'charge', target: partNamed(given, 'light') }] });
    };
    const window = charged(wood(box(-20, -10, 20, 0)));
    expect([at(window, 'light').evade, at(charged(), 'light').evade !== undefined]).toEqual([
      undefined,
      true,
    ]);
    const gone = answer(window, ({ side }) => ({
      kind: 'react',
      parts: side === 'allied' ? [{ part: partNamed(window, 'light'), reaction: { do: 'evade' } }] : [],
    }));
    saw(gone.events);
    expect(at(gone, 'light').evade).toBeDefined();
  });
});
