import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { SwitchSet } from '../../model/setting.ts';
import { switches } from '../../model/switches.ts';
import type { PieceKind } from '../../model/vocabulary.ts';
import { harmOf } from '../../rules/combat/hits.ts';
import { settingWith } from '../table.ts';
import { battle, duel, MISS, retreat, stand } from './scene.ts';

const setting = settingWith();

/** What none to three hits do: `-` nothing, `S` Spent, `R` retreat, `SR` both, `out` lost. */
const table = (kind: PieceKind, spent: boolean, isFirst = true, by = setting) =>
  [0, 1, 2, 3]
    .map((hits) => {
      const harm = harmOf(by, { kind, spent }, hits, isFirst);
      if (harm.lost) return 'out';
      return `${harm.spent ? 'S' : ''}${harm.retreats ? 'R' : ''}` || '-';
    })
    .join(' ');

describe('hits', () => {
  proves(['PB-R170a', 'PB-R027'], 'on a fresh piece', (saw) => {
    expect(table('regular', false)).toBe('- S SR out');
    saw(harmOf(setting, { kind: 'regular', spent: false }, 1, true));
  });

  proves('PB-R170b', 'on a Spent piece', (saw) => {
    expect(table('regular', true)).toBe('- R out out');
    saw(harmOf(setting, { kind: 'regular', spent: true }, 1, true));
  });

  provesBySwitch(
    'PB-R170a',
    'the first makes it Spent',
    { game: { switches }, switch: 'hitOrder' },
    (set) => {
      expect(table('regular', false, true, settingWith({}, set as Partial<SwitchSet>))).toBe('- S SR out');
    },
  );

  provesBySwitch(
    'PB-R170b',
    'foot beaten by horse lives',
    { game: { switches }, switch: 'horseDestroysFoot' },
    (set) => {
      const play = battle(
        (value) => value,
        { ...duel('cavalry', 'regular'), set: set as Partial<SwitchSet> },
        {
          X: [6, 6, 1],
          Y: MISS,
        },
      );
      play.begins();
      expect(play.piece('Y').where).toBe('map');
    },
  );

  proves('PB-R170c', 'are read by the state of the round: 1 and then 2 destroy', (saw) => {
    const play = battle(saw, duel(), { X: [6, 1, 1, 6, 6, 1], Y: [...MISS, ...MISS] });
    play.begins();
    expect(play.piece('Y')).toMatchObject({ spent: true, where: 'map' });
    play.does(stand);
    play.does(stand);
    expect(play.piece('Y').where).toBe('lost');
  });

  proves(
    ['PB-R169a', 'PB-R169c', 'PB-R028'],
    'of elite the first of the combat is ignored, not of the round',
    (saw) => {
      const play = battle(saw, duel('regular', 'elite'), { X: [6, 6, 1, 6, 1, 1], Y: [...MISS, ...MISS] });
      play.begins();
      expect(play.piece('Y')).toMatchObject({ spent: true, where: 'map', y: 0 });
      play.does(stand);
      play.does(stand);
      expect(play.asks()).toBe('blue retreat');
      play.does(retreat);
      expect(play.piece('Y')).toMatchObject({ where: 'map', y: 4500 });
      expect(table('elite', false)).toBe('- - S SR');
      expect(table('guard', false)).toBe('- - S SR');
      expect(table('elite', false, false)).toBe('- S SR out');
    },
  );

  proves(['PB-R171a', 'PB-R171b', 'PB-R026'], 'of militia the first counts double', (saw) => {
    expect(table('militia', false)).toBe('- SR out out');
    expect(table('militia', true)).toBe('- out out out');
    const play = battle(saw, duel('regular', 'militia'), { X: [6, 1, 1], Y: MISS });
    play.begins();
    expect(play.asks()).toBe('blue retreat');
    expect(play.piece('Y').spent).toBe(true);
  });

  proves(['PB-R172a', 'PB-R023'], 'one destroys a detachment', (saw) => {
    const play = battle(saw, duel('regular', 'detachment'), { X: [6, 1, 1], Y: [1] });
    play.begins();
    expect(play.piece('Y').where).toBe('lost');
  });

  proves('PB-R172b', 'a detachment may go of its own will, and is not Spent by it', (saw) => {
    const play = battle(saw, duel('regular', 'detachment'), { X: MISS, Y: [1] });
    play.begins();
    play.does(retreat);
    expect(play.piece('Y')).toMatchObject({ spent: false, y: 4500 });
  });
});
