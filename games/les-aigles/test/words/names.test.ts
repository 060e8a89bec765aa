import { recorded, refuse, scripted } from '@grognard/engine';
import { a, de } from '@grognard/engine/french';
import { describe, expect, test } from 'vitest';
import { lesAigles } from '../../game.ts';
import { view } from '../../knowledge/view.ts';
import type { Task } from '../../model/tasks.ts';
import type { Told } from '../../model/told.ts';
import { sentences, tell } from '../../words/saying.ts';
import { partNamed, type Scene, scene, table, unit } from '../scene.ts';

const NAMES = {
  first: { fr: 'le 1er bataillon du 45e', en: 'the 1st battalion of the 45th' },
  second: { fr: 'les grenadiers réunis', en: 'the combined grenadiers' },
  odessa: { fr: 'Odessa', en: 'Odessa' },
} as const;

const given: Scene = scene([
  { id: 'first', name: NAMES.first, at: [0, 0] },
  { id: 'second', name: NAMES.second, at: [40, 0] },
  { id: 'odessa', name: NAMES.odessa, side: 'allied', at: [0, 40] },
]);

describe('a name behind a preposition', () => {
  test('melts with it, or is elided, as the French would have it', () => {
    const names = ['le 45e', 'les grenadiers', 'la Garde', 'l’écran', 'Odessa', 'Ney', 'un bataillon'];
    expect(names.map(de)).toEqual([
      ...['du 45e', 'des grenadiers', 'de la Garde', 'de l’écran', 'd’Odessa', 'de Ney', 'd’un bataillon'],
    ]);
    expect(names.map(a)).toEqual([
      ...['au 45e', 'aux grenadiers', 'à la Garde', 'à l’écran', 'à Odessa', 'à Ney', 'à un bataillon'],
    ]);
    // Not every « le » is an article, and a word may begin like one.
    expect(de('Lefebvre')).toBe('de Lefebvre');
    expect(de('lestes')).toBe('de lestes');
  });

  test('does so in what is told', () => {
    const parts = { 0: 'first', 1: 'second', 2: 'odessa' };
    const who = { parts, units: parts, officers: {} };
    const said = (event: object): string =>
      tell(given.setting, { rules: [], ...event, who } as unknown as Told, 'fr').text;
    expect(said({ kind: 'charge-ended', part: 0, why: 'missed' })).toBe(
      'La charge du 1er bataillon du 45e n’a rien atteint',
    );
    expect(said({ kind: 'charge-ended', part: 1, why: 'home' })).toBe(
      'La charge des grenadiers réunis a abouti',
    );
    expect(said({ kind: 'broke-off', part: 2, enemy: 0 })).toBe('Odessa échappe au 1er bataillon du 45e');
    expect(said({ kind: 'followed-up', part: 0, target: 2, to: { x: 0, y: 0, heading: 0 } })).toBe(
      'Le 1er bataillon du 45e suit le recul d’Odessa',
    );
  });
});

describe('a refusal', () => {
  const march: Task = { do: 'march', legs: [{ go: 'ahead', length: 90_000 }] };
  const refusalsFor = (id: string, task: Task) => {
    const order = {
      kind: 'plan' as const,
      parts: [{ part: partNamed(given, id), tasks: [task] }],
      officers: [],
    };
    const seat = { side: 'french' };
    return lesAigles.judge(lesAigles.read(given.setting, view(given.setting, given.state, seat)), seat, order)
      .refusals;
  };

  test('calls everybody by the name that the scenario gives him, in both languages', () => {
    const [refusal] = refusalsFor('first', march);
    if (refusal === undefined) throw new Error('nothing stands against it');
    expect(refusal.params?.unit).toBe('first');
    expect(sentences('fr').refusal(refusal)).toContain('e 1er bataillon du 45e');
    expect(sentences('en').refusal(refusal)).toContain('he 1st battalion of the 45th');
    const charge = refusalsFor('first', { do: 'charge', target: partNamed(given, 'second') });
    const said = charge.map((each) => sentences('fr').refusal(each) ?? '');
    expect(said.join()).not.toMatch(/\b(first|second)\b/);
  });

  test('melts prepositions and articles as well', () => {
    const [refusal] = refusalsFor('first', march);
    const other = {
      ...refuse('LA-M5.1-1', 'charge-goes-on', { unit: 'first' }),
      params: refusal?.params ?? {},
    };
    expect(sentences('fr').refusal(other)).toBe(
      'La charge du 1er bataillon du 45e doit être menée à son terme',
    );
  });

  test('a wish and a scenario are answered so, too', () => {
    const seat = { side: 'french' };
    const proposed = lesAigles.propose(
      lesAigles.read(given.setting, view(given.setting, given.state, seat)),
      seat,
      {
        part: partNamed(given, 'first'),
        task: march,
      },
    );
    if (proposed.ok) throw new Error('nothing stands against it');
    expect(proposed.error[0]?.params).toMatchObject({ names: { en: { unit: NAMES.first.en } } });
    const units = [{ ...unit({ id: 'first', name: NAMES.first, at: [500, 0] }) }];
    const opened = lesAigles.open(given.setting, { ...table, units }, [seat], recorded(scripted([])));
    const said = opened.ok ? [] : opened.error.map((each) => sentences('en').refusal(each));
    expect(said).toEqual(['The 1st battalion of the 45th stands beyond the edge of the table']);
  });

  test('the winner has his name, too', () => {
    const names = [
      { fr: 'Français', en: 'French' },
      { fr: 'Russes', en: 'Russians' },
    ] as const;
    const sides = table.sides.map((side, place) => ({ ...side, name: names[place] as (typeof names)[0] }));
    const { setting, state } = scene([{ id: 'first', at: [0, 0] }], { sides });
    const won = lesAigles.outcome(setting, { ...state, phase: 'over', broken: ['allied'] });
    if (won === undefined) throw new Error('it is not over');
    expect(sentences('fr').outcome(won)).toBe('L’armée ennemie est disloquée : victoire (Français).');
    expect(sentences('en').outcome(won)).toBe('The enemy army is broken: victory (French).');
  });
});
