import { describe, expect } from 'vitest';
import { partOf } from '../model/evolve.ts';
import type { Task } from '../model/tasks.ts';
import { proves } from './proving.ts';
import { announce, battle, column, hussars } from './rallies/riding.ts';
import { companies, noReaction, partNamed, plan, scene } from './scene.ts';

const go = (length: number): readonly Task[] => [{ do: 'march', legs: [{ go: 'ahead', length }] }];

describe('one level after the other', () => {
  proves(['LA-M1-2', 'LA-S3.1-4'], 'rallies are ridden before normal moves', (saw) => {
    const given = battle([
      { id: 'hussars', at: [0, 0], ...hussars, ...column },
      { id: 'line', at: [40, 0] },
    ]);
    const announced = announce(given, { hussars: {} });
    let now = noReaction(plan(announced, { line: go(7_000) }));
    now = noReaction(plan(now, { line: go(7_000) }));
    saw(now.events);
    const levels = now.events.flatMap((event) => (event.kind === 'moved' ? [event.level] : []));
    expect(levels.indexOf('rally')).toBeGreaterThan(-1);
    expect(levels.indexOf('rally')).toBeLessThan(levels.lastIndexOf('normal'));
  });

  proves(
    ['LA-M1-3', 'LA-U2.2-4', 'LA-U2.2-19'],
    'so are the charges of horse in line and of foot in march column',
    (saw) => {
      const given = scene([
        { id: 'hussars', at: [0, 0], companies: companies(4, 3, 'hussar') },
        { id: 'column', at: [60, 0], formation: 'march column' },
        { id: 'walkers', at: [-60, 0] },
        { id: 'first', at: [0, 40], side: 'allied', attitude: 'hold' },
        { id: 'second', at: [60, 16], side: 'allied', attitude: 'hold' },
      ]);
      const charge = (id: string): readonly Task[] => [{ do: 'charge', target: partNamed(given, id) }];
      const done = plan(given, { hussars: charge('first'), column: charge('second'), walkers: go(7_000) });
      saw(done.events);
      const levels = done.events.flatMap((event) => (event.kind === 'moved' ? [event.level] : []));
      expect(levels.slice(0, 3)).toEqual(['charge', 'charge', 'normal']);
    },
  );
});

describe('skirmishers', () => {
  proves(
    ['LA-U5.4-11', 'LA-S3.6-10'],
    'met by an enemy while a friend passes through them rout, and do not fight',
    (saw) => {
      const given = scene([
        { id: 'column', at: [0, 0], formation: 'march column' },
        {
          id: 'screen',
          at: [0, 4],
          formation: 'skirmish',
          companies: companies(3, 3, 'voltigeur'),
          status: 'regular',
        },
        { id: 'enemy', at: [11, 12], side: 'allied', formation: 'march column', attitude: 'attack' },
      ]);
      const done = plan(given, { column: go(4_500), enemy: go(9_000) });
      const after = noReaction(done);
      saw(after.events);
      expect(partOf(after.state, partNamed(after, 'screen'))).toMatchObject({
        routing: true,
        degradation: 3,
      });
      const screen = partNamed(after, 'screen');
      expect(
        after.state.contacts.filter(({ attacker, defender }) => attacker === screen || defender === screen),
      ).toEqual([]);
    },
  );

  proves('LA-U5.4-11', 'rout as well if the friend is too wide for them to open for him', (saw) => {
    const given = scene([
      {
        ...{ id: 'screen', at: [0, 4], formation: 'skirmish', status: 'regular' },
        companies: companies(3, 3, 'voltigeur'),
      },
      { id: 'line', at: [0, 0] },
      { id: 'enemy', at: [11, 12], side: 'allied', formation: 'march column', attitude: 'attack' },
    ]);
    const after = saw(noReaction(plan(given, { line: go(3_500), enemy: go(9_000) })));
    expect(after.events.filter(({ kind }) => kind === 'opened')).toEqual([]);
    const screen = partNamed(after, 'screen');
    expect(partOf(after.state, screen)).toMatchObject({ routing: true, degradation: 3 });
  });
});
