import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { Event } from '../../model/events.ts';
import type { SwitchSet } from '../../model/setting.ts';
import type { Piece } from '../../model/state.ts';
import { switches } from '../../model/switches.ts';
import { judgeMarch } from '../../rules/movement/judge.ts';
import { ahead, boardOf, onBoard, ours, settingWith, theirs } from '../table.ts';
import { battle, blue, duel, MISS, red, retreat, type Scene, stand } from './scene.ts';

const attacked = (more: Partial<Piece> = {}): Scene => ({
  pieces: [
    red('P', 'regular', 0, -0.95),
    red('Q', 'regular', 0, -1.9),
    blue('G', 'artillery', 0, 0, 180, more),
    blue('T', 'regular', 0, 0.95),
  ],
  contacts: [['P', 'G', 'front']],
  supports: [['P', 'Q']],
});

const flanked: Scene = {
  pieces: [red('P', 'regular', 2.975, 1, 270), blue('G', 'artillery', 0, 0)],
  contacts: [['P', 'G', 'left']],
};

const shootersOf = (events: readonly Event[]) =>
  events.flatMap((event) => (event.kind === 'fired' ? [event.volley.shooter] : []));

describe('guns in combat', () => {
  proves('PB-R119a', 'do not move into contact', (saw) => {
    const gun = ours('gun', 'artillery', 0, -6);
    const hq = ours('hq', 'hq', 0, -7);
    const enemy = theirs(0, 'regular', 0, 0);
    const judged = saw(
      judgeMarch(onBoard(settingWith(), boardOf(gun, hq, enemy)), gun, {
        steps: [ahead(2)],
        ending: { at: 'attack', target: 0, face: 'front' },
      }),
    );
    expect(judged).toMatchObject({ ok: false, error: [{ rule: 'PB-R119a' }] });
  });

  proves(['PB-R119b', 'PB-R119d'], 'fire first in the first round, and the supporter answers', (saw) => {
    const play = battle(saw, attacked(), { G: [6, 6, 6, 1, 1, 1], Q: [6, 1, 1, 1, 1, 1] });
    play.begins();
    expect(play.asks()).toBe('red step-up');
    play.does(stand);
    expect(play.piece('P').where).toBe('lost');
    expect(play.piece('G').spent).toBe(true);
    // Guns with nobody behind them are not asked.
    expect(play.asks()).toBe('red stand');
    play.does(stand);
    expect(play.events.filter(({ kind }) => kind === 'fired')).toHaveLength(4);
  });

  proves('PB-R119c', 'are answered by an attacker who survives', (saw) => {
    const play = battle(saw, attacked(), { G: [6, 1, 1], P: [6, 1, 1] });
    play.begins();
    expect([play.piece('P').spent, play.piece('G').spent]).toEqual([true, true]);
  });

  proves('PB-R119e', 'may not go unsupported', (saw) => {
    const play = battle(saw, { ...attacked(), supports: [['G', 'T']] }, { G: MISS, P: MISS });
    play.begins();
    expect(play.asks()).toBe('blue stand');
    expect(play.refusals(retreat)).toEqual([]);
    const alone = battle(saw, attacked(), { G: MISS, P: MISS });
    alone.begins();
    expect(alone.asks()).toBe('red stand');
    // Asked all the same, they are refused.
    const state = { ...play.state(), supports: [] };
    const again = battle(saw, { ...attacked(), state });
    expect(again.refusals(retreat)).toMatchObject([{ rule: 'PB-R119e', code: 'guns-unsupported' }]);
  });

  proves('PB-R119f', 'are lost when they must retreat unsupported', (saw) => {
    const play = battle(saw, attacked({ spent: true }), { G: MISS, P: [6, 1, 1] });
    play.begins();
    expect(play.piece('G').where).toBe('lost');
    const backed = battle(
      saw,
      { ...attacked({ spent: true }), supports: [['G', 'T']] },
      { G: MISS, P: [6, 1, 1] },
    );
    backed.begins();
    expect(backed.asks()).toBe('blue step-up');
    backed.does(stand);
    backed.does(retreat);
    expect(backed.piece('G')).toMatchObject({ where: 'map', y: 4500 });
  });

  proves(['PB-R119g'], 'fire first when Spent', (saw) => {
    const play = battle(saw, attacked({ spent: true }), { G: [6, 6, 6], Q: MISS });
    play.begins();
    play.does(retreat);
    expect([play.piece('P').where, play.piece('Q').where]).toEqual(['lost', 'map']);
    expect(shootersOf(play.events)).toEqual([play.index('G')]);
  });

  proves('PB-R119h', 'fire first when flanked, with their -1', (saw) => {
    const play = battle(saw, flanked, { G: [4, 4, 5], P: MISS });
    const [first] = play.begins().filter((event) => event.kind === 'fired');
    expect(first).toMatchObject({ volley: { shooter: 1, hits: 1, modifiers: [{ value: -1 }] } });
  });

  provesBySwitch(
    'PB-R119g',
    'before the attacker, whose supporter answers',
    { game: { switches }, switch: 'spentArtilleryFiresFirst' },
    (set) => {
      const scene = { ...attacked({ spent: true }), set: set as Partial<SwitchSet> };
      const play = battle((value) => value, scene, { G: [6, 6, 6], P: MISS, Q: MISS });
      play.begins();
      play.does(stand);
      expect(shootersOf(play.events)).toEqual(['G', 'Q'].map(play.index));
    },
  );

  provesBySwitch(
    'PB-R119h',
    'before the flanker, who falls without a shot',
    { game: { switches }, switch: 'flankedArtilleryFiresFirst' },
    (set) => {
      const scene = { ...flanked, set: set as Partial<SwitchSet> };
      const play = battle((value) => value, scene, { G: [6, 6, 6], P: MISS });
      play.begins();
      expect(shootersOf(play.events)).toEqual([play.index('G')]);
    },
  );

  provesBySwitch(
    'PB-R119i',
    'do not fall with the lead before them',
    { game: { switches }, switch: 'artilleryBehindLead' },
    (set) => {
      const scene = duel();
      const play = battle(
        (value) => value,
        {
          ...scene,
          pieces: [...scene.pieces, blue('G', 'artillery', 0, 0.95)],
          set: set as Partial<SwitchSet>,
        },
        { X: [6, 6, 6], Y: MISS },
      );
      play.begins();
      expect(play.piece('G').where).toBe('map');
    },
  );

  proves('PB-R119j', 'never step up', (saw) => {
    const scene = duel();
    const play = battle(
      saw,
      { ...scene, pieces: [...scene.pieces, blue('G', 'artillery', 0, 0.95)], supports: [['Y', 'G']] },
      { X: [6, 6, 6], Y: MISS },
    );
    play.begins();
    expect(play.state()).toMatchObject({ phase: 'clearing', contacts: [] });
  });
});
