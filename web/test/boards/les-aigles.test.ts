import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  begin,
  decide,
  flat,
  type Game,
  type GameTypes,
  inLanguage,
  openDecisions,
  openTable,
  type Player,
  randomFrom,
  sameSeat,
  seeded,
  toldOf,
  withAt,
} from '@grognard/engine';
import { generalNamed, turnOf } from '@grognard/generals';
import { lesAigles, type Scenario } from '@grognard/les-aigles';
import { evolve, offersFor, stagesOf } from '@grognard/les-aigles/for-hands';
import {
  type Leg,
  lesAiglesForPage,
  type Part,
  type Task,
  type Told,
  type View,
} from '@grognard/les-aigles/for-page';
import { describe, expect, test } from 'vitest';
import { changed, distanceIn } from '../../boards/les-aigles/hands/fire-orders.ts';
import { merged } from '../../boards/les-aigles/hands/legs.ts';
import { placeOn, scenesOf } from '../../boards/les-aigles/hands/scenes.ts';
import {
  cleared,
  EMPTY_SHEETS,
  orderOf,
  sheetsFrom,
  withAfterWin,
  withFire,
  withOfficer,
  withTasks,
} from '../../boards/les-aigles/hands/sheets.ts';
import { Speech } from '../../boards/les-aigles/hands/speech.ts';
import { legsOf, strideOf } from '../../boards/les-aigles/hands/strides.ts';
import { groupsOf } from '../../boards/les-aigles/orders/groups.ts';
import { placeLabels } from '../../boards/les-aigles/pieces/labels.ts';
import { shapeOf } from '../../boards/les-aigles/pieces/shape.ts';
import { drawnWay, quartersOf } from '../../boards/les-aigles/table/ways.ts';
import { boardWords, learnBoardWords } from '../../boards/les-aigles/words/words.ts';
import { contrast, liveryOf } from '../../boards/shared/livery.ts';

const FILE = join(import.meta.dirname, '..', '..', '..', 'scenarios', 'les-aigles', 'flat-table.json');
const scenario = JSON.parse(readFileSync(FILE, 'utf8')) as Scenario;
const seats: readonly Player[] = scenario.sides.map(({ id }) => ({ side: id }));

const opened = () => {
  const game = lesAigles as unknown as Game<GameTypes>;
  const begun = begin(game, { at: '2026-01-01T00:00:00.000Z', scenario, switches: {}, seats }, (seq) =>
    seeded(3, seq),
  );
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return { match: begun.value.match, table: openTable(begun.value.opening.state) };
};

const { match, table: start } = opened();
const setting = match.setting as Parameters<typeof lesAigles.view>[0];
const view = start.state as View;
type Doing = NonNullable<Part['doing']>;
const isTold = (told: object): told is Told => 'kind' in told && 'rules' in told;

/** What can be seen of a part on the table. */
const seen = ({ x, y, heading, formation, ranks, degradation, gone, routing }: Part): object => ({
  ...{ x, y, heading, formation, ranks, degradation, gone, routing },
});

describe('the playback of Les Aigles', () => {
  test('comes to the very table that the seat is shown in the end, scene by scene', () => {
    const random = randomFrom(11);
    const general = generalNamed('random');
    let { table } = { table: start };
    let [scenes, marches] = [0, 0];
    for (let i = 0; i < 24; i += 1) {
      const [decision] = openDecisions(match, table);
      if (decision === undefined || general === undefined) break;
      const seat = decision.owed.find(
        (player) =>
          !table.sealed.some((each) => each.decision === decision.id && sameSeat(each.seat, player)),
      );
      if (seat === undefined) throw new Error('nobody owes it');
      const seenBy = match.game.view(match.setting, table.state, seat);
      const order = general(turnOf({ match, view: seenBy, seat, decision, random }));
      const decided = decide(match, table, { seat, decision: decision.id, order }, seeded(5, i));
      if (!decided.ok) throw new Error(JSON.stringify(decided.error));
      for (const watcher of seats) {
        const before = match.game.view(match.setting, table.state, watcher) as View;
        const after = match.game.view(match.setting, decided.value.table.state, watcher) as View;
        const told = toldOf(match, table, decided.value, watcher).filter(isTold);
        const played = scenesOf(told, before, evolve);
        const last = told.reduce((now, each) => evolve(now, each), before);
        expect(flat(last.parts).map(seen)).toEqual(flat(after.parts).map(seen));
        expect(last.contacts).toEqual(after.contacts);
        scenes += played.length;
        for (const { ways, before: from } of played)
          for (const [key, way] of ways) {
            marches += 1;
            if (!key.startsWith('p')) continue;
            const part = flat(from.parts)[Number(key.slice(1))];
            expect(placeOn(way, 0)).toMatchObject({ x: part?.x, y: part?.y });
          }
      }
      table = decided.value.table;
    }
    expect(scenes).toBeGreaterThan(20);
    expect(marches).toBeGreaterThan(20);
  });

  test('swings a wheel about its inner corner', () => {
    const wheel: Task = { do: 'march', legs: [{ go: 'wheel', turn: 3_000 }] };
    const index = flat(view.parts).findIndex(({ formation }) => formation === 'division column');
    const [stage] = stagesOf(setting, view, index, [wheel]);
    const [from, to] = stage?.way ?? [];
    if (from === undefined || to === undefined) throw new Error('no wheel');
    const unit = flat(view.units)[stage?.from.unit ?? 0];
    const half = unit === undefined ? 0 : (shapeOf(stage?.from as Part, unit).front / 2) * 25;
    const corner = (x: number, y: number, heading: number) => {
      const angle = (heading / 100) * (Math.PI / 180);
      return [x + Math.cos(angle) * half, y - Math.sin(angle) * half];
    };
    const fixed = corner(from.x, from.y, from.heading);
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const now = placeOn([from, to], share);
      const at = corner(now.x, now.y, now.heading);
      expect(Math.hypot((at[0] ?? 0) - (fixed[0] ?? 0), (at[1] ?? 0) - (fixed[1] ?? 0))).toBeLessThan(5);
    }
    expect(drawnWay([from, to], half / 12.5).swings).toHaveLength(1);
  });
});

describe('the table in words', () => {
  test('is read in a language that has been brought in, and in no other', async () => {
    const { words } = lesAiglesForPage;
    expect(() => boardWords('en')).toThrow('before it is learnt');
    expect(() => words('en')).toThrow('before it is learnt');
    await Promise.all([learnBoardWords('en'), lesAiglesForPage.learn?.('en')]);
    expect(boardWords('en').seal).not.toBe('');
    const refusal = { rule: 'LA-M1.1-1', code: 'not-yours', weight: 'breach' } as const;
    expect(words('en').refusal(refusal)).toBe(lesAigles.words('en').refusal(refusal));
    expect(() => words('fr')).toThrow('before it is learnt');
  });

  test.each(['fr', 'en'] as const)('says what every part is, and what is planned, %s', async (language) => {
    await learnBoardWords(language);
    const speech = new Speech(setting, view, language);
    flat(view.parts).forEach((_part, index) => {
      expect(speech.part(index)).not.toMatch(/undefined|NaN|\[object/);
      expect(speech.part(index).length).toBeGreaterThan(30);
      const groups = groupsOf(offersFor(setting, view, index, []));
      expect(groups.length).toBeGreaterThan(1);
      for (const { lawful, barred } of groups)
        for (const { task } of [...lawful, ...barred]) expect(speech.task(task)).not.toMatch(/undefined|^$/);
    });
    expect(speech.plan(undefined)).toBe(boardWords(language).stands);
    const refusal = { rule: 'LA-U1.1-1', code: 'not-yours', params: { unit: 'hussards' } } as const;
    expect(JSON.stringify(speech.named({ ...refusal, weight: 'breach' } as never))).toContain(
      inLanguage(scenario.units.find(({ id }) => id === 'hussards')?.name, language),
    );
  });

  const doings: readonly Doing[] = [
    { what: 'change', to: 'line', anchor: 'head', side: 'both', left: 1, since: 0 } as unknown as Doing,
    { what: 'reform', to: 'line', side: 'both', left: 1, since: 0 } as unknown as Doing,
    { what: 'turn', figures: 'all', by: 'about', left: 1, since: 0 },
    { what: 'deploy', companies: [0, 1], left: 1, since: 0 },
    { what: 'rejoin', left: 1, since: 0 },
    { what: 'reorganise', left: 1, since: 0 },
    { what: 'limber', left: 1, since: 0 },
    { what: 'unlimber', left: 2, since: 0 },
    { what: 'drag', length: -2_000, left: 1, since: 0 },
    { what: 'bend', left: 1, since: 0 },
    { what: 'bend', along: 'the-edge', left: 1, since: 0 },
    { what: 'enter', house: 'farm', wall: 0, left: 1, since: 0 },
    { what: 'leave', by: 'line', wall: 0, left: 1, since: 0 },
    { what: 'post', left: 2, since: 0 },
    { what: 'wonder', left: 1, since: 0 },
  ];

  test.each(['fr', 'en'] as const)('says whatever a part can be about, %s', async (language) => {
    await learnBoardWords(language);
    const said = doings.map((doing) => {
      const [first] = flat(view.parts);
      if (first === undefined) throw new Error('nobody is there');
      const parts = withAt(view.parts, 0, { ...first, doing });
      return new Speech(setting, { ...view, parts }, language).states(0).at(-1) ?? '';
    });
    for (const each of said) expect(each).not.toMatch(/undefined|NaN|^$/);
    expect(new Set(said).size).toBe(doings.length);
  });

  test('has armies that can be read, and told apart without colour', () => {
    const sides = scenario.sides.map(({ id, name, colour }) => ({
      ...{ id, name: name ?? { en: id, fr: id }, colour: colour ?? '#555555' },
    }));
    const liveries = sides.map(({ id }) => liveryOf({ source: { sides } }, id));
    for (const { fill, ink } of liveries) expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
    expect(new Set(liveries.map(({ second }) => second)).size).toBe(2);
  });

  test('counts quarters within the half period', () => {
    const [stage] = stagesOf(setting, view, 0, [{ do: 'march', legs: [{ go: 'ahead', length: 9_000 }] }]);
    if (stage === undefined) throw new Error('no march');
    expect(quartersOf(stage, 3)).toEqual([3, 4]);
  });
});

describe('names on the table', () => {
  const wanted = (key: number, x: number) => ({
    ...{ key, lines: ['Battalion'], at: [x, 0] as const, reach: 10, behind: [0, 1] as const },
  });

  test('stand behind the troops, before them where there is no room, and nowhere if there is none', () => {
    const alone = placeLabels([wanted(1, 0)], 10);
    expect(alone[0]?.at[1]).toBeGreaterThan(10);
    const crowd = placeLabels([wanted(1, 0), wanted(2, 5), wanted(3, 8)], 10);
    expect(crowd.map(({ key }) => key)).toEqual([1, 2]);
    expect(crowd[1]?.at[1]).toBeLessThan(-10);
  });
});

describe('a draft', () => {
  const march: Task = { do: 'march', legs: [{ go: 'ahead', length: 1_000 }] };

  test('says nothing of those for whom nothing is written, and is taken up again from what was kept', () => {
    const written = withAfterWin(withTasks(EMPTY_SHEETS, 3, [march]), 3, 'stay');
    expect(orderOf(written).parts).toEqual([{ part: 3, tasks: [march], afterWin: 'stay' }]);
    expect(orderOf(withAfterWin(written, 3, undefined)).parts).toEqual([{ part: 3, tasks: [march] }]);
    expect(orderOf(withAfterWin(withTasks(written, 3, []), 3, undefined)).parts).toEqual([]);
    expect(orderOf(cleared(written, 3)).parts).toEqual([]);
    const ridden = withOfficer(written, { officer: 1, ride: [[0, 0]] });
    expect(orderOf(ridden).officers).toHaveLength(1);
    expect(orderOf(withOfficer(ridden, { officer: 1, ride: [] })).officers).toEqual([]);
    const kept = JSON.parse(JSON.stringify(orderOf(ridden)));
    expect(orderOf(sheetsFrom(kept))).toEqual(kept);
    expect(sheetsFrom('nonsense')).toEqual(EMPTY_SHEETS);
  });

  test('keeps a fire order beside all else, and lets it go alone', () => {
    const written = withFire(withAfterWin(withTasks(EMPTY_SHEETS, 3, [march]), 3, 'stay'), 3, 'hold');
    expect(orderOf(written).parts).toEqual([{ part: 3, tasks: [march], afterWin: 'stay', fire: 'hold' }]);
    expect(orderOf(withAfterWin(written, 3, undefined)).parts).toEqual([
      { part: 3, tasks: [march], fire: 'hold' },
    ]);
    expect(orderOf(withFire(EMPTY_SHEETS, 3, { within: 5_000 })).parts).toEqual([
      { part: 3, tasks: [], fire: { within: 5_000 } },
    ]);
    expect(orderOf(withFire(withFire(EMPTY_SHEETS, 3, 'hold'), 3, undefined)).parts).toEqual([]);
  });
});

describe('a fire order', () => {
  test('is put together field by field, and is none when it says nothing', () => {
    const near = changed(undefined, { within: 5_000 });
    expect(near).toEqual({ within: 5_000 });
    expect(changed('hold', { prefer: 'guns' })).toEqual({ prefer: 'guns' });
    const only = changed(changed(near, { target: 4 }), { only: true });
    expect(only).toEqual({ within: 5_000, target: 4, only: true });
    // At nobody else than nobody: it goes with its target.
    expect(changed(only, { target: undefined })).toEqual({ within: 5_000 });
    expect(changed(near, { within: undefined })).toBeUndefined();
  });

  test('has a distance in centimetres, with a point or a comma', () => {
    expect(['5', '7.5', '7,5'].map(distanceIn)).toEqual([5_000, 7_500, 7_500]);
    expect(['', ' ', 'near', '0', '-3', '500'].map(distanceIn)).toEqual(Array(6).fill(undefined));
  });

  test.each(['fr', 'en'] as const)('is said in words: %s', async (language) => {
    await learnBoardWords(language);
    const speech = new Speech(setting, view, language);
    const enemy = flat(view.parts).findIndex((part) => flat(view.units)[part.unit]?.side === seats[1]?.side);
    const plan = speech.plan({ part: 0, tasks: [], fire: { within: 5_000, target: enemy, only: true } });
    expect(plan).toContain(speech.name(enemy));
    expect(plan).toMatch(
      language === 'fr' ? /Feu.*pas au-delà de 5.cm.*personne d’autre/ : /Fire.*within 5.cm.*nobody else/,
    );
    expect(speech.plan({ part: 0, tasks: [], fire: 'hold' })).toMatch(/retenir le feu|hold fire/);
  });
});

describe('a march by key', () => {
  test.each<[string, Task | undefined, readonly Leg[]]>([
    ['nothing in hand', undefined, []],
    [
      'a march ahead',
      { do: 'march', legs: [{ go: 'ahead', length: 3_000 }] },
      [{ go: 'ahead', length: 3_000 }],
    ],
    [
      'ahead and back again',
      {
        do: 'march',
        legs: [
          { go: 'ahead', length: 3_000 },
          { go: 'back', length: 5_000 },
        ],
      },
      [{ go: 'back', length: 2_000 }],
    ],
    [
      'two wheels about',
      {
        do: 'march',
        legs: [
          { go: 'wheel', turn: 1_000 },
          { go: 'ahead', length: 1_000 },
          { go: 'wheel', turn: -1_500 },
        ],
      },
      [
        { go: 'wheel', turn: -500 },
        { go: 'ahead', length: 1_000 },
      ],
    ],
    [
      'a square to its left',
      { do: 'march', legs: [{ go: 'sideways', to: 'left', length: 2_000 }] },
      [{ go: 'sideways', to: 'left', length: 2_000 }],
    ],
    ['guns hauled back', { do: 'drag', length: -2_000 }, [{ go: 'back', length: 2_000 }]],
  ])('%s', (_, task, legs) => {
    expect(legsOf(strideOf(task))).toEqual(legs);
  });

  test('legs that go on the same way are said as one', () => {
    expect(
      merged([
        { go: 'ahead', length: 1_000 },
        { go: 'ahead', length: 500 },
        { go: 'wheel', turn: 300 },
        { go: 'wheel', turn: -100 },
        { go: 'ahead', length: 200 },
      ]),
    ).toEqual([
      { go: 'ahead', length: 1_500 },
      { go: 'wheel', turn: 200 },
      { go: 'ahead', length: 200 },
    ]);
  });
});
