import { expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { Event } from '../../model/events.ts';
import { battle, blue, duel, MISS, red } from './scene.ts';

const volleys = (events: readonly Event[]) =>
  events.flatMap((event) =>
    event.kind === 'fired' ? [{ dice: event.volley.dice.length, rules: event.rules }] : [],
  );

proves('PB-R009', 'a hit turns Fresh into Spent', (saw) => {
  const play = battle(saw, duel('regular', 'regular'), { X: [4, 1, 1], Y: MISS });
  play.begins();
  expect(play.piece('Y')).toMatchObject({ where: 'map', spent: true });
  expect(play.piece('X').spent).toBe(false);
  const told = play.events.flatMap((event) =>
    event.kind === 'spent' ? [event.rules.includes('PB-R009')] : [],
  );
  expect(told).toEqual([true]);
});

proves('PB-R010', 'a Spent piece fires all its dice, and falls sooner', (saw) => {
  const play = battle(saw, duel('regular', 'regular', { attacker: { spent: true } }), {
    X: [4, 4, 1],
    Y: [4, 4, 1],
  });
  play.begins();
  expect(volleys(play.events).map(({ dice }) => dice)).toEqual([3, 3]);
  expect(volleys(play.events).filter(({ rules }) => rules.includes('PB-R010'))).toHaveLength(1);
  expect(play.piece('X').where).toBe('lost');
  expect(play.piece('Y')).toMatchObject({ where: 'map', spent: true });
});

proves('PB-R032', 'cavalry that the scenario makes dragoons fires as such', (saw) => {
  for (const [kind, dice] of [
    ['dragoons', 2],
    ['cavalry', 3],
  ] as const) {
    const play = battle(saw, duel(kind), { X: MISS.slice(0, dice), Y: MISS });
    play.begins();
    const mounted = volleys(play.events).find(({ rules }) => !rules.includes('PB-R021'));
    expect(mounted?.dice).toBe(dice);
    expect(mounted?.rules.includes('PB-R032')).toBe(kind === 'dragoons');
  }
});

proves('PB-R021', 'infantry throws the same dice, whatever it is', (saw) => {
  for (const kind of ['militia', 'regular', 'elite', 'guard'] as const) {
    const play = battle(saw, duel(kind, 'artillery'), { X: MISS, Y: MISS });
    play.begins();
    const foot = volleys(play.events).filter(({ rules }) => rules.includes('PB-R021'));
    expect(foot.map(({ dice }) => dice)).toEqual([3]);
  }
});

proves('PB-R041', 'the combats of pieces in contact are resolved, and of no others', (saw) => {
  const apart = [red('A', 'regular', 20, -0.95), blue('B', 'regular', 20, 2)];
  const { pieces, ...scene } = duel();
  const play = battle(saw, { ...scene, pieces: [...pieces, ...apart] }, { X: MISS, Y: MISS });
  play.begins();
  expect(play.state().phase).toBe('combat');
  const fired = play.events.flatMap((event) => (event.kind === 'fired' ? [event.volley.shooter] : []));
  expect(fired.sort()).toEqual([play.index('X'), play.index('Y')]);
});
