import type { Player } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { view } from '../../knowledge/view.ts';
import { witness } from '../../knowledge/witness.ts';
import { type Event, evolve } from '../../model/events.ts';
import type { Told } from '../../model/told.ts';
import { decisions } from '../../play/decisions.ts';
import { mayReact } from '../../rules/reactions/who.ts';
import { tell } from '../../words/saying.ts';
import { half, lost } from '../fire/firing.ts';
import { proves } from '../proving.ts';
import { companies, noReaction, partNamed, plan, refusalsOf, type Scene } from '../scene.ts';
import { box, column, foe, ground, hill, horse, house, look, wood } from './looking.ts';

const FRENCH: Player = { side: 'french' };
const ALLIED: Player = { side: 'allied' };

const ahead = (length: number) => [{ do: 'march' as const, legs: [{ go: 'ahead' as const, length }] }];

/** What a seat has been told since the scene began. */
const toldTo = (from: Scene, to: Scene, seat: Player | 'spectator'): readonly Told[] => {
  let state = from.state;
  return to.events.slice(from.events.length).flatMap((event: Event) => {
    const after = evolve(state, event);
    const told = witness(event, state, after, seat);
    state = after;
    return told === undefined ? [] : [told];
  });
};

const kinds = (told: readonly Told[]): readonly string[] => told.map(({ kind }) => kind);

const shownTo = (given: Scene, seat: Player | 'spectator', id: string) =>
  view(given.setting, given.state, seat).parts.flat()[partNamed(given, id)];

describe('a view', () => {
  const given = ground(
    [hill()],
    [column('me', [0, -15]), foe('he', [0, 15]), foe('near', [0, -60], { facing: 0 })],
  );

  proves('LA-O2.3-12', 'shows nothing of those out of sight but that they are somewhere', (saw) => {
    expect(shownTo(given, FRENCH, 'he')).toEqual({
      ...{
        unit: 1,
        companies: [],
        formation: 'line',
        ranks: [],
        degradation: 0,
        x: 0,
        y: 0,
        heading: 0,
        run: 0,
      },
      gone: 'unseen',
    });
    expect(shownTo(given, 'spectator', 'he')).toMatchObject({ gone: 'unseen' });
    expect(shownTo(given, ALLIED, 'he')).toMatchObject({ y: 15_000 });
    expect(shownTo(given, ALLIED, 'he')).not.toHaveProperty('unseen');
    const seen = view(given.setting, given.state, FRENCH).units.flat()[1];
    expect(seen?.companies.every(({ figures }) => figures === 0)).toBe(true);
    const away = ground([hill()], [column('me', [20, -15]), foe('he', [44, 10], { facing: 270 })]);
    expect(shownTo(away, FRENCH, 'he')).toMatchObject({ x: 44_000 });
    const after = noReaction(plan(away, { he: ahead(9_000) }));
    const news = saw(toldTo(away, after, FRENCH));
    const tale = kinds(news).filter((kind) => kind === 'lost-sight' || kind === 'moved');
    expect(tale.at(-1)).toBe('lost-sight');
    expect(kinds(toldTo(away, after, ALLIED)).filter((kind) => kind === 'moved')).toHaveLength(2);
    expect(shownTo(after, FRENCH, 'he')).toMatchObject({ gone: 'unseen' });
  });

  proves('LA-M5.2-1', 'lets nobody charge whom only a friend sees', (saw) => {
    const given = ground(
      [hill()],
      [
        column('me', [0, -20]),
        column('friend', [30, 0.5]),
        foe('he', [0, 20]),
        foe('near', [0, -12], { formation: 'line' }),
      ],
    );
    const charge = (id: string) => refusalsOf(given, 'me', [{ do: 'charge', target: partNamed(given, id) }]);
    expect(shownTo(given, FRENCH, 'he')).not.toHaveProperty('gone');
    expect(saw(charge('he')).map(({ rule, code }) => [rule, code])).toContainEqual([
      'LA-M5.2-1',
      'charge-unseen',
    ]);
    expect(charge('near')).toEqual([]);
  });

  proves('LA-M5.2-1', 'lets nobody charge the unseen, and says no more than of the dead', (saw) => {
    const target = partNamed(given, 'he');
    const [refusal, ...more] = saw(refusalsOf(given, 'me', [{ do: 'charge', target }]));
    expect(refusal).toMatchObject({ code: 'charge-unseen' });
    expect(more).toEqual([]);
    const dead = {
      ...given,
      state: {
        ...given.state,
        parts: given.state.parts.map((chunk) =>
          chunk.map((part, index) =>
            index === target ? { ...part, unseen: [], gone: 'destroyed' as const } : part,
          ),
        ),
      },
    };
    expect(refusalsOf(dead, 'me', [{ do: 'charge', target }])).toEqual([refusal]);
    expect(refusalsOf(given, 'me', [{ do: 'charge', target: partNamed(given, 'near') }])).not.toContainEqual(
      expect.objectContaining({ code: 'charge-unseen' }),
    );
  });
});

describe('those who come into sight', () => {
  proves(
    ['LA-O2.3-15', 'LA-S3.6-36'],
    'are told of by where they stand, not by where they came from',
    (saw) => {
      const given = ground([hill()], [column('me', [0, -4]), foe('he', [0, 14])]);
      const after = plan(given, { me: ahead(9_000) });
      const news = saw(toldTo(given, after, FRENCH));
      expect(kinds(news)).toContain('sighted');
      const told = news.find(({ kind }) => kind === 'sighted');
      expect(told === undefined ? '' : tell(after.setting, told, 'en').text).toBe('He comes into sight');
      expect(saw(after.events)).toContainEqual(
        expect.objectContaining({ kind: 'tested', occasions: ['surprise'] }),
      );
      const coming = ground([hill()], [column('me', [44, -15]), foe('he', [35, 10], { facing: 90 })]);
      expect(shownTo(coming, FRENCH, 'he')).toMatchObject({ gone: 'unseen' });
      const came = plan(coming, { he: ahead(9_000) });
      const moves = (seat: Player) => kinds(toldTo(coming, came, seat)).filter((kind) => kind === 'moved');
      expect([moves(FRENCH).length, moves(ALLIED).length]).toEqual([1, 2]);
      expect(kinds(toldTo(coming, came, FRENCH))[0]).toBe('sighted');
      const first = came.events.slice(
        0,
        came.events.findIndex(({ kind }) => kind === 'quarter'),
      );
      const atQuarter = { ...coming, state: first.reduce(evolve, coming.state) };
      const seen = shownTo(atQuarter, FRENCH, 'he');
      expect(seen).toMatchObject({ formation: 'march column', x: 39_500 });
      expect(seen).not.toHaveProperty('came');
      expect(shownTo(atQuarter, ALLIED, 'he')).toHaveProperty('came');
      const theirs = toldTo(coming, came, ALLIED).flatMap((told) =>
        told.kind === 'sighted' ? told.sights : [],
      );
      expect(theirs).toMatchObject([{ side: 'allied', part: partNamed(coming, 'me') }]);
    },
  );
});

describe('a hidden unit', () => {
  const trees = wood('wood', box(-20, 0, 20, 40));
  const line = { formation: 'line' as const };
  const ambush = ground([trees], [column('me', [0, -12]), foe('he', [0, 0.5], line)]);

  proves(['LA-O0-19', 'LA-O4.2-5'], 'is known once it has fired, as long as it stays in its wood', (saw) => {
    expect(shownTo(ambush, FRENCH, 'he')).toMatchObject({ gone: 'unseen' });
    const after = half(ambush);
    expect(lost(after, 'me')).toBeGreaterThan(0);
    const news = saw(toldTo(ambush, after, FRENCH));
    const tale = kinds(news).filter((kind) => ['sighted', 'betrayed', 'fired'].includes(kind));
    expect(tale.slice(0, 3)).toEqual(['sighted', 'betrayed', 'fired']);
    expect(shownTo(after, FRENCH, 'he')).toMatchObject({ betrayed: 'wood', y: 500 });
    expect(saw(look(after, 'me', 'he')).seen).toBe(true);
    const deep = half(half(after, { he: [{ do: 'march', legs: [{ go: 'back', length: 3_000 }] }] }));
    expect(shownTo(deep, FRENCH, 'he')).toMatchObject({ gone: 'unseen' });
    expect(deep.state.parts.flat()[partNamed(deep, 'he')]).toMatchObject({ betrayed: 'wood' });
  });

  proves('LA-S3.6-36', 'startles those near it by its fire as by coming out', (saw) => {
    const startled = (given: Scene) =>
      given.events.filter((event) => event.kind === 'tested' && event.occasions.includes('surprise'));
    const after = half(ambush);
    saw(after.events);
    expect(startled(after)).toMatchObject([{ part: partNamed(after, 'me') }]);
    // Whom one has seen is no surprise.
    expect(startled(half({ ...after, events: [] }))).toEqual([]);
  });

  proves('LA-O0-19', 'is hidden anew when it comes back', (saw) => {
    const after = half(ambush);
    const out = half(after, { he: [{ do: 'march', legs: [{ go: 'ahead', length: 6_000 }] }] });
    const stepped = out.events.some((event) => event.kind === 'covered');
    expect(stepped).toBe(true);
    saw(out.events);
    expect(out.state.parts.flat()[partNamed(out, 'he')]).not.toHaveProperty('betrayed');
  });

  test('is met by those who run into it, and found out by that', () => {
    const given = ground([trees], [column('me', [0, -5], { attitude: 'attack' }), foe('he', [0, 1])]);
    const after = plan(given, { me: ahead(9_000) });
    expect(after.state.contacts).toHaveLength(1);
    expect(shownTo(after, FRENCH, 'he')).toMatchObject({ y: 1_000 });
    const news = kinds(toldTo(given, after, FRENCH));
    expect(news.indexOf('sighted')).toBeLessThan(news.indexOf('met'));
  });
});

describe('nobody reckons with the unseen', () => {
  test('a charge that is not seen gives nobody a reaction, and both sides are asked', () => {
    const field = (features: Parameters<typeof ground>[0]): Scene => {
      const given = ground(features, [horse('riders', [0, -12]), foe('he', [0, 20])]);
      const [riders, ...others] = given.state.parts.flat();
      if (riders === undefined) throw new Error('Nobody rides');
      const charging = { ...riders, charge: { since: 1 }, secret: { target: 1 } };
      return {
        ...given,
        state: { ...given.state, phase: 'reactions', quarter: 2, parts: [[charging, ...others]] },
      };
    };
    const hidden = field([hill()]);
    expect(mayReact(hidden.setting, view(hidden.setting, hidden.state, ALLIED))).toEqual([]);
    expect(decisions(hidden.setting, hidden.state)).toMatchObject([{ owed: [FRENCH, ALLIED] }]);
    const open = field([]);
    expect(mayReact(open.setting, view(open.setting, open.state, ALLIED))).toEqual([1]);
    expect(decisions(open.setting, open.state)).toMatchObject([{ owed: [ALLIED] }]);
  });

  test('skirmishers do not make off from riders whom nobody sees', () => {
    const light = { formation: 'skirmish' as const, companies: companies(3, 3, 'light') };
    const field = (features: Parameters<typeof ground>[0]) =>
      ground(features, [
        column('me', [0, -9], light),
        horse('riders', [0, 8], { side: 'allied', facing: 180 }),
      ]);
    const evades = (given: Scene) =>
      plan(given, { me: [{ do: 'evade' }] }).events.filter(({ kind }) => kind === 'evades');
    expect(evades(field([]))).toHaveLength(1);
    expect(evades(field([hill()]))).toHaveLength(0);
  });
});

describe('what a wood hides', () => {
  const trees = wood('wood', box(-20, 0, 20, 60));
  const farm = { ...house('farm', -3, 20, 3, 26), hiddenIn: 'wood' };
  const pond = {
    kind: 'marsh' as const,
    id: 'pond',
    sort: 'pond' as const,
    outline: box(-3, 20, 3, 26),
    hiddenIn: 'wood',
  };

  proves(
    ['LA-O4.3-14', 'LA-O4.3-18', 'LA-O4.3-19e', 'LA-O1.1-24'],
    'is found by those who come within 8 cm of it inside the wood',
    (saw) => {
      const given = ground([trees, farm], [column('me', [0, 10]), foe('he', [0, -40], { facing: 180 })]);
      expect(view(given.setting, given.state, FRENCH).terrain.hidden).toEqual([]);
      const after = plan(given, { me: ahead(3_000) });
      const news = saw(toldTo(given, after, FRENCH));
      const found = news.find(({ kind }) => kind === 'came-upon');
      expect(found === undefined ? '' : tell(after.setting, found, 'en').text).toBe(
        'Hidden in the wood, not on the map: a house',
      );
      expect(view(given.setting, after.state, FRENCH).terrain.hidden).toMatchObject([
        { entry: { id: 'farm' }, known: ['french'] },
      ]);
      expect(view(given.setting, after.state, ALLIED).terrain.hidden).toEqual([]);
      expect(kinds(toldTo(given, after, ALLIED))).not.toContain('came-upon');
      // From outside nobody finds it, however near he stands.
      const edge = { ...house('farm', 12, 20, 18, 26), hiddenIn: 'wood' };
      const outside = ground([trees, edge], [column('me', [22.5, 25]), foe('he', [0, -40])]);
      expect(view(given.setting, outside.state, FRENCH).terrain.hidden).toEqual([]);
      const inside = ground([trees, edge], [column('me', [8, 25]), foe('he', [0, -40])]);
      expect(view(given.setting, inside.state, FRENCH).terrain.hidden).toMatchObject([
        { entry: { id: 'farm' } },
      ]);
    },
  );

  proves(['LA-O4.3-16', 'LA-O4.3-17'], 'may be water, which nobody sees from outside', (saw) => {
    const outside = ground([trees, pond], [column('me', [22.5, 25]), foe('he', [0, -40])]);
    expect(view(outside.setting, outside.state, FRENCH).terrain.hidden).toEqual([]);
    const given = ground([trees, pond], [column('me', [0, 10]), foe('he', [0, -40])]);
    const after = plan(given, { me: ahead(3_000) });
    expect(saw(toldTo(given, after, FRENCH)).map(({ kind }) => kind)).toContain('came-upon');
  });
});
