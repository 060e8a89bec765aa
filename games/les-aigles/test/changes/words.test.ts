import { expect, test } from 'vitest';
import { view as viewOf } from '../../knowledge/view.ts';
import { witness } from '../../knowledge/witness.ts';
import type { Event } from '../../model/events.ts';
import type { Order } from '../../model/orders.ts';
import { formations } from '../../model/vocabulary.ts';
import { check } from '../../play/check.ts';
import { bendCodes } from '../../rules/bending/codes.ts';
import { changeCodes } from '../../rules/changes/codes.ts';
import { hindranceCodes } from '../../rules/planning/codes.ts';
import { named } from '../../words/names.ts';
import { sentences, tell } from '../../words/saying.ts';
import { answer, companies, noReaction, partNamed, type Scene, scene } from '../scene.ts';
import { battalion, hussars, play, to } from './help.ts';

const who = { parts: { 0: 'ligne', 1: 'autre', 2: 'tirailleurs' }, units: {}, officers: {} };

const said = (given: Scene, event: Event): readonly string[] =>
  (['fr', 'en'] as const).map((language) => tell(given.setting, { ...event, who }, language).text);

test('every change is told of in both languages, with its formation and its figures', () => {
  const column = scene([{ id: 'ligne', at: [0, 0], companies: battalion, formation: 'division column' }]);
  const told = play(column, { ligne: [to('line')] }).events.flatMap((event) =>
    ['began', 'continued', 'completed'].includes(event.kind) ? [said(column, event)] : [],
  );
  expect(told).toEqual([
    [
      'Ligne commence à se former en ligne : il lui faut 2 quarts de période',
      'Ligne begins to form up in line: it takes 2 quarters of a period',
    ],
    [
      'Ligne poursuit sa manœuvre : encore un quart de période',
      'Ligne carries on with its manoeuvre: a quarter of a period to go',
    ],
    ['Ligne est en ligne, sur 27 cm de front', 'Ligne is in line, on a front of 27 cm'],
  ]);
});

test('nothing is told of with a hole in it', () => {
  const guns = {
    id: 'guns',
    at: [40, 0],
    companies: companies(1, 4, 'foot-8pdr'),
    formation: 'limbered',
  } as const;
  const given = scene([
    { id: 'ligne', at: [0, 0], companies: battalion, degraded: 'disorganised' },
    guns,
    { id: 'broken', at: [-60, 0], degraded: 'without formation' },
  ]);
  const events = play(given, {
    ligne: [{ do: 'reorganise' }, { do: 'turn', figures: 'left', by: 'left' }],
    guns: [{ do: 'unlimber' }, { do: 'limber' }],
    broken: [{ do: 'reform', to: 'line' }],
  }).events;
  const lines = events.flatMap((event) => said(given, event));
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object/);
});

test('every refusal has a sentence in both languages', () => {
  const params = {
    ...{ unit: 'ligne', to: 'line', from: 'square', formation: 'square', figures: 5, least: 6, most: 12 },
    ...{ side: 'left', sides: ['right', 'both'], anchor: 'left', gap: 7_100 },
  };
  for (const code of [...changeCodes, ...bendCodes, ...hindranceCodes]) {
    const texts = (['fr', 'en'] as const).map((language) =>
      sentences(language).refusal({ rule: '', code, params }),
    );
    for (const text of texts) {
      expect(text).toBeTruthy();
      expect(text).not.toMatch(/undefined|NaN|\[object|false/);
    }
    expect(texts[0]).not.toBe(texts[1]);
  }
  for (const formation of formations) {
    const text = sentences('fr').refusal({
      rule: '',
      code: 'already-formed-so',
      params: { unit: 'ligne', to: formation },
    });
    expect(text).toMatch(/^Ligne est déjà en /);
  }
});

const STAND: Order = { kind: 'plan', parts: [], officers: [] };

test('skirmishers before their battalion are not called as it is, nor refused under its name', () => {
  const given = scene([
    {
      ...{ id: 'ligne', at: [0, 0], companies: battalion },
      skirmishers: [{ companies: [1], at: [0, 8] as const }],
    },
  ]);
  const screen = partNamed(given, 'ligne', 1);
  const march = (length: number): Order => ({
    ...{ kind: 'plan', officers: [] },
    parts: [{ part: screen, tasks: [{ do: 'march', legs: [{ go: 'back', length }] }] }],
  });
  const done = noReaction(answer(given, ({ side }) => (side === 'french' ? march(1_750) : STAND)));
  const [moved] = done.events.filter(({ kind }) => kind === 'moved');
  const told = moved && witness(moved, given.state, done.state, { side: 'french' });
  expect((['fr', 'en'] as const).map((each) => told && tell(given.setting, told, each).text)).toEqual([
    'Le rideau de tirailleurs de ligne marche : 1,8 cm',
    'The skirmish line of ligne marches 1.8 cm',
  ]);
  const view = viewOf(given.setting, given.state, { side: 'french' });
  const refusals = named(given.setting, check(given.setting, view, { side: 'french' }, march(4_100)));
  expect(refusals.map((each) => sentences('en').refusal(each))).toEqual([
    'The skirmish line of ligne cannot go that far: slantwise or back it goes at half the pace of a line, so it would take 10.3 cm of its march, and 10 cm are left',
  ]);
  expect(refusals).toMatchObject([{ rule: 'LA-M2.4-3', code: 'too-far-slow' }]);
});

test('a rally that has turned in the open has come through no lane', () => {
  const given = scene([{ id: 'ligne', at: [0, 0], companies: hussars }]);
  const stands = { formation: 'line', ranks: [12], x: 0, y: 0, heading: 18_000 } as const;
  const rally = { since: 1, turning: 0, steps: 0 };
  const turned = { kind: 'rally-turned', part: 0, rally, stands, rules: [] } as unknown as Event;
  expect(said(given, turned)).toEqual(['Ligne a fait demi-tour', 'Ligne has faced about']);
});
