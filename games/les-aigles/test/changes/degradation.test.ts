import { recorded, scripted } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { zoneOf } from '../../ground/shape/zones.ts';
import type { Task } from '../../model/tasks.ts';
import type { Arm } from '../../model/vocabulary.ts';
import { caught } from '../../rules/changes/caught.ts';
import { effectiveDegradation, mustReform, worse } from '../../rules/degradation/degradation.ts';
import { beginStory } from '../../rules/sight/begin-story.ts';
import { proves } from '../proving.ts';
import { companies, partNamed, refusalsOf, type Scene, scene } from '../scene.ts';
import { battalion, hussars, lasted, ofKind, part, play, pose, quarter, size, to } from './help.ts';

const LEVELS = ['disorganised', 'without formation', 'in disorder'] as const;

const foot = (formation: string, more: object = {}): Scene =>
  scene([{ id: 'ligne', at: [0, 0], companies: battalion, formation, ...more } as never]);

/** An enemy comes into contact with the unit after a quarter of what it does. */
const struck = (given: Scene, tasks: readonly Task[], attacker: Arm, isEffective: boolean): Scene => {
  const begun = tasks.length === 0 ? given : quarter(given, { ligne: tasks });
  return hit(begun, attacker, isEffective);
};

const hit = (given: Scene, attacker: Arm, isEffective: boolean): Scene => {
  const story = beginStory(given.setting, given.state, recorded(scripted([])));
  caught(story, partNamed(given, 'ligne'), attacker, isEffective);
  return { ...given, state: story.state, events: [...given.events, ...story.events] };
};

/** The examples of a charge by cavalry that has come far enough, and of one that has not. */
const CHARGED: Readonly<Record<string, readonly string[]>> = {
  'LA-U3.4-3': ['LA-U3.4-6e'],
  'LA-U3.4-4': ['LA-U3.4-5e'],
};

describe('taken in the midst of a change', () => {
  const cases = [
    ['LA-U3.4-2', 'infantry', true, 2],
    ['LA-U3.4-2', 'infantry', false, 2],
    ['LA-U3.4-3', 'cavalry', false, 2],
    ['LA-U3.4-4', 'cavalry', true, 3],
  ] as const;
  for (const [id, attacker, isEffective, level] of cases)
    proves(
      [id, 'LA-U3.4-1', 'LA-U3.2-6', ...(CHARGED[id] ?? [])],
      `by ${attacker}, its charge ${isEffective ? 'effective' : 'plain'}`,
      (saw) => {
        const after = struck(foot('division column'), [to('line')], attacker, isEffective);
        saw(after.events);
        expect(part(after, 'ligne')).toMatchObject({ formation: 'line', degradation: level, ranks: [18] });
        expect(part(after, 'ligne').doing).toBeUndefined();
        expect(size(after, 'ligne')).toEqual([27, 2.5]);
      },
    );

  test('whoever was worse off already stays so', () => {
    const given = foot('division column');
    const parts = given.state.parts.map((chunk) =>
      chunk.map((each) => ({ ...each, degradation: 3 as const })),
    );
    const doing = { what: 'change', to: 'line', anchor: 'head', side: 'left', left: 1, since: 1 } as const;
    const changing = {
      ...given,
      state: { ...given.state, parts: parts.map((chunk) => chunk.map((each) => ({ ...each, doing }))) },
    };
    expect(part(hit(changing, 'infantry', false), 'ligne').degradation).toBe(3);
  });

  proves(
    ['LA-M2.2-14'],
    'a unit that is reached before it has turned is without formation, and not turned',
    (saw) => {
      const given = foot('line', { status: 'militia' });
      const after = struck(given, [{ do: 'turn', figures: 'all', by: 'left' }], 'infantry', false);
      saw(after.events);
      expect(part(after, 'ligne')).toMatchObject({ degradation: 2, ranks: [18], heading: 0 });
      expect(part(after, 'ligne').turned).toBeUndefined();
    },
  );

  proves(
    ['LA-M2.2-12', 'LA-M2.2-10', 'LA-M2.2-11e'],
    'close order that has turned is without formation in contact',
    (saw) => {
      const turned = quarter(foot('division column'), {
        ligne: [{ do: 'turn', figures: 'all', by: 'about' }],
      });
      const after = hit(turned, 'infantry', false);
      saw(ofKind(after, 'degraded'));
      expect(part(after, 'ligne')).toMatchObject({ degradation: 2, turned: 'about' });
      const back = quarter(turned, { ligne: [{ do: 'turn', figures: 'all', by: 'back' }] });
      expect(part(hit(back, 'infantry', false), 'ligne').degradation).toBe(0);
    },
  );

  proves(
    ['LA-M4.3-5'],
    'guns that are reached while they unlimber, or limber, are done and in disorder',
    (saw) => {
      for (const [formation, task, then] of [
        ['limbered', 'unlimber', 'in battery'],
        ['in battery', 'limber', 'limbered'],
      ] as const) {
        const given = foot(formation, { companies: companies(1, 4, 'foot-12pdr'), drill: 'C' });
        const after = struck(given, [{ do: task }], 'infantry', false);
        saw(after.events);
        expect(part(after, 'ligne')).toMatchObject({ formation: then, degradation: 3 });
      }
    },
  );

  proves(['LA-U4.2-16'], 'whoever is reached while it reforms has not reformed', (saw) => {
    const given = foot('line', { degraded: 'without formation' });
    const after = struck(given, [{ do: 'reform', to: 'line' }], 'cavalry', true);
    saw(after.events);
    expect(part(after, 'ligne').degradation).toBe(2);
    expect(part(after, 'ligne').doing).toBeUndefined();
  });

  test('a change that ends in the very quarter of the contact comes too late', () => {
    const begun = foot('march column');
    const story = beginStory(begun.setting, begun.state, recorded(scripted([])));
    const now = { ...begun, state: story.state };
    const doing = {
      what: 'change',
      to: 'division column',
      anchor: 'head',
      side: 'right',
      left: 1,
      since: 1,
    } as const;
    const last = {
      ...now,
      state: {
        ...now.state,
        parts: now.state.parts.map((chunk) => chunk.map((each) => ({ ...each, doing }))),
      },
    };
    expect(part(hit(last, 'cavalry', true), 'ligne')).toMatchObject({
      ...{ formation: 'division column', degradation: 3 },
    });
    expect(part(hit(last, 'infantry', true), 'ligne')).toMatchObject({
      ...{ formation: 'division column', degradation: 2 },
    });
  });

  test('whoever stands formed is not touched by it', () => {
    expect(hit(foot('line'), 'cavalry', true).events).toEqual([]);
  });
});

describe('the three levels', () => {
  proves(['LA-U4.1-1'], 'whoever is formed has nothing to reform', (saw) => {
    expect(part(foot('line'), 'ligne').degradation).toBe(0);
    const refused = refusalsOf(foot('line'), 'ligne', [{ do: 'reform', to: 'line' }]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-U4.1-1', code: 'nothing-to-reform' }]);
  });

  proves(['LA-U4.1-4', 'LA-U4.1-2'], 'two causes do not add up: the worse one holds', (saw) => {
    const given = foot('division column', { degraded: 'disorganised' });
    const turned = quarter(given, { ligne: [{ do: 'turn', figures: 'all', by: 'about' }] });
    const after = hit(turned, 'infantry', false);
    saw(after.events);
    expect(part(after, 'ligne').degradation).toBe(2);
    expect(hit(after, 'infantry', false).events).toEqual(after.events);
    expect([worse(1, 2), worse(2, 1), worse(2, 2), worse(3, 1)]).toEqual([2, 2, 2, 3]);
  });

  proves(['LA-U4.1-6'], 'a disorganised unit may do anything, change formation among the rest', (saw) => {
    const given = foot('division column', { degraded: 'disorganised' });
    saw(play(given, { ligne: [to('line')] }).events);
    expect(part(given, 'ligne').formation).toBe('division column');
    expect(refusalsOf(given, 'ligne', [to('line')])).toEqual([]);
    expect(mustReform(part(given, 'ligne'))).toBeUndefined();
  });

  proves(
    ['LA-U4.1-7', 'LA-U4.1-8e', 'LA-U4.2-3'],
    'any change reorganises in the time of the change',
    (saw) => {
      const after = play(foot('division column', { degraded: 'disorganised' }), { ligne: [to('line')] });
      saw(after.events);
      expect(lasted(after, 'ligne')).toBe(2);
      expect(part(after, 'ligne')).toMatchObject({ formation: 'line', degradation: 0 });
    },
  );

  proves(
    ['LA-U4.1-5', 'LA-U4.1-9', 'LA-U4.2-2', 'LA-U6-28'],
    'without a change it takes a quarter on the spot, whatever the class and the status',
    (saw) => {
      for (const drill of ['A', 'B', 'C'] as const)
        for (const status of ['regular', 'militia'] as const) {
          const given = foot('line', { degraded: 'disorganised', drill, status });
          const after = play(given, { ligne: [{ do: 'reorganise' }] });
          saw(after.events);
          expect(lasted(after, 'ligne')).toBe(1);
          expect(part(after, 'ligne').degradation).toBe(0);
          expect(part(after, 'ligne')).toMatchObject({ formation: 'line', ranks: [18] });
          expect(pose(after, 'ligne')).toEqual([0, 0, 0]);
        }
    },
  );

  proves(['LA-U4.2-2'], 'there is nothing to reorganise in a unit that is formed, or worse', (saw) => {
    for (const degraded of [undefined, LEVELS[1], LEVELS[2]]) {
      const refused = refusalsOf(foot('line', degraded && { degraded }), 'ligne', [{ do: 'reorganise' }]);
      saw(refused);
      expect(refused).toMatchObject([{ code: 'nothing-to-reorganise' }]);
    }
  });

  proves(['LA-U4.1-10'], 'whatever else it does, it stays disorganised', (saw) => {
    const turned = play(foot('line', { degraded: 'disorganised' }), {
      ligne: [{ do: 'turn', figures: 'all', by: 'left' }],
    });
    saw(turned.events);
    expect(part(turned, 'ligne').degradation).toBe(1);
    const after = play(foot('line', { degraded: 'disorganised' }), {}, 8);
    expect(part(after, 'ligne').degradation).toBe(1);
    const marched = play(foot('line', { degraded: 'disorganised' }), {
      ligne: [{ do: 'march', legs: [{ go: 'ahead', length: 7_000 }] }],
    });
    expect(pose(marched, 'ligne')).toEqual([0, 7, 0]);
    expect(part(marched, 'ligne').degradation).toBe(1);
    const reorganised = play(foot('line', { degraded: 'disorganised' }), { ligne: [{ do: 'reorganise' }] });
    expect(part(reorganised, 'ligne').degradation).toBe(0);
  });

  proves(['LA-U4.1-2'], 'a forced march degrades, and a plain one does not', (saw) => {
    const marching = (forced: boolean): Scene =>
      play(foot('march column'), {
        ligne: [{ do: 'march', legs: [{ go: 'ahead', length: 4_500 }], ...(forced && { forced }) }],
      });
    saw(marching(true).events);
    expect(part(marching(true), 'ligne').degradation).toBe(2);
    expect(part(marching(false), 'ligne').degradation).toBe(0);
  });

  proves(
    ['LA-U4.2-1', 'LA-U4.1-20', 'LA-M2.5-7'],
    'without formation or in disorder a unit does nothing before it has reformed',
    (saw) => {
      const tasks: readonly Task[] = [
        to('division column'),
        { do: 'turn', figures: 'all', by: 'about' },
        { do: 'deploy', companies: [0] },
      ];
      const rulesFor = (more: object) =>
        tasks.map((task) => {
          const refused = refusalsOf(foot('line', more), 'ligne', [task]);
          saw(refused);
          expect(refused).toMatchObject([{ code: 'must-reform' }]);
          return refused[0]?.rule;
        });
      expect(rulesFor({ degraded: LEVELS[1] })).toEqual(tasks.map(() => 'LA-U4.2-1'));
      expect(rulesFor({ degraded: LEVELS[2] })).toEqual(tasks.map(() => 'LA-U4.1-20'));
      expect(rulesFor({ degraded: LEVELS[1], cameBy: 'forced march' })).toEqual(tasks.map(() => 'LA-M2.5-7'));
    },
  );

  proves(
    ['LA-U4.1-13', 'LA-U4.1-14e', 'LA-U4.1-21', 'LA-U4.1-22e', 'LA-U4.1-24'],
    'formation, front, flanks and rear are those on the table, at every level',
    (saw) => {
      const turned = quarter(foot('march column'), { ligne: [{ do: 'turn', figures: 'all', by: 'about' }] });
      const without = hit(turned, 'infantry', false);
      const disordered = struck(foot('line'), [to('division column')], 'cavalry', true);
      saw([without.events, disordered.events]);
      expect(part(without, 'ligne')).toMatchObject({ formation: 'march column', ranks: [3, 3, 3, 3, 3, 3] });
      const shown = part(disordered, 'ligne');
      expect(shown).toMatchObject({ formation: 'division column', ranks: [6, 6, 6], degradation: 3 });
      expect(zoneOf(turned.setting, shown, 'infantry', { x: 9_000, y: -3_000 })).toBe('right');
      for (const degraded of LEVELS) {
        const column = part(foot('march column', { degraded }), 'ligne');
        expect(column.formation).toBe('march column');
        const places = [
          [0, 5],
          [0, -20],
          [-8, -8],
          [8, -8],
        ].map(([x = 0, y = 0]) => zoneOf(turned.setting, column, 'infantry', { x: x * 1000, y: y * 1000 }));
        expect(places).toEqual(['front', 'rear', 'left', 'right']);
      }
    },
  );
});

describe('reforming', () => {
  const broken = (formation: string, more: object = {}) => foot(formation, { degraded: LEVELS[1], ...more });

  proves(['LA-U4.2-10'], 'a unit picks the formation that it reforms into, if its nation has it', (saw) => {
    for (const formation of ['line', 'march column', 'division column'] as const) {
      const after = play(broken('line'), { ligne: [{ do: 'reform', to: formation }] }, 6);
      saw(after.events);
      expect(part(after, 'ligne')).toMatchObject({ formation, degradation: 0 });
    }
    expect(refusalsOf(broken('line'), 'ligne', [{ do: 'reform', to: 'double line' }])).toMatchObject([
      { rule: 'LA-U2.2-7' },
    ]);
  });

  proves(['LA-U4.2-11'], 'but never skirmishers or a square', (saw) => {
    for (const formation of ['skirmish', 'square', 'full square'] as const) {
      const refused = refusalsOf(broken('line'), 'ligne', [{ do: 'reform', to: formation }]);
      saw(refused);
      expect(refused).toMatchObject([{ rule: 'LA-U4.2-11', code: 'not-reformed-so' }]);
    }
  });

  proves(['LA-U4.2-12'], 'it faces as it does; only cavalry that has rallied faces where it likes', (saw) => {
    const task: Task = { do: 'reform', to: 'line', heading: 9_000 };
    const refused = [
      refusalsOf(broken('line'), 'ligne', [task]),
      refusalsOf(broken('line', { companies: hussars }), 'ligne', [task]),
      refusalsOf(broken('line', { cameBy: 'rally' }), 'ligne', [task]),
    ];
    saw(refused);
    expect(refused.flat().map(({ rule }) => rule)).toEqual(['LA-U4.2-12', 'LA-U4.2-12', 'LA-U4.2-12']);
    expect(refusalsOf(broken('line'), 'ligne', [{ ...task, heading: 0 }])).toEqual([]);
    const rallied = broken('line', { companies: hussars, cameBy: 'rally' });
    expect(refusalsOf(rallied, 'ligne', [task])).toEqual([]);
    const after = play(rallied, { ligne: [task] }, 4);
    // About the middle of its ground, 2.5 cm behind the front.
    expect(pose(after, 'ligne')).toEqual([2.5, -2.5, 90]);
    expect(part(after, 'ligne').cameBy).toBeUndefined();
    const other = play(broken('line'), { ligne: [{ do: 'reform', to: 'line' }] });
    expect(pose(other, 'ligne')).toEqual([0, 0, 0]);
  });

  proves(['LA-U4.2-16'], 'it neither moves nor fires meanwhile, and is no better until it is done', (saw) => {
    const first = quarter(broken('line'), { ligne: [{ do: 'reform', to: 'line' }] });
    saw(first.events);
    expect(part(first, 'ligne')).toMatchObject({ degradation: 2, spent: [1], doing: { left: 1 } });
    expect(effectiveDegradation(part(first, 'ligne'))).toBe(2);
    expect(pose(first, 'ligne')).toEqual([0, 0, 0]);
  });

  proves(['LA-U5.3-2'], 'nobody reforms in somebody else’s ground', (saw) => {
    const given = broken('line');
    const crossed = {
      ...given,
      state: { ...given.state, crossings: [{ crosser: 5, crossed: 0, since: 1 }] },
    };
    const refused = refusalsOf(crossed, 'ligne', [{ do: 'reform', to: 'line' }]);
    saw(refused);
    expect(refused).toMatchObject([{ rule: 'LA-U5.3-2', code: 'crossed' }]);
  });
});
