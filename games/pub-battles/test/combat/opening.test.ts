import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { SwitchSet } from '../../model/setting.ts';
import type { Piece } from '../../model/state.ts';
import { switches } from '../../model/switches.ts';
import { battle, blue, duel, MISS, red, retreat, type Scene, stand } from './scene.ts';

describe('what is disclosed', () => {
  const scene: Scene = {
    ...duel('elite', 'militia'),
    pieces: [...duel('elite', 'militia').pieces, blue('T', 'elite', 0, 0.95)],
    supports: [['Y', 'T']],
  };

  proves(
    ['PB-R148', 'PB-R149'],
    'the quality of the leads when combats begin, not that of a supporter',
    (saw) => {
      const play = battle(saw, scene, { X: MISS, Y: MISS });
      expect(play.state().known.red?.[0]?.[0]?.kind).toBeUndefined();
      play.begins();
      expect(play.state().known.red?.flat()).toMatchObject([{ piece: 1, kind: 'militia' }, { piece: 2 }]);
      expect(play.state().known.red?.[0]?.[1]?.kind).toBeUndefined();
      expect(play.state().known.blue?.flat()).toMatchObject([{ piece: 0, kind: 'elite' }]);
    },
  );

  proves('PB-R148', 'and of a supporter once it has stepped up', (saw) => {
    const play = battle(saw, scene, { X: [6, 6, 6], Y: MISS });
    play.begins();
    play.does(stand);
    expect(play.state().known.red?.[0]?.[1]?.kind).toBe('elite');
  });
});

describe('trains', () => {
  const sacked: Scene = {
    pieces: [red('X', 'cavalry', 0, -0.95), blue('Y', 'baggage', 0, 0, 180, { unpacked: true })],
    contacts: [['X', 'Y', 'front']],
  };

  proves('PB-R198a', 'in contact are lost without dice, packed or not', (saw) => {
    const play = battle(saw, sacked);
    play.begins();
    expect(play.piece('Y').where).toBe('lost');
    expect(play.state()).toMatchObject({ sacked: ['blue'], phase: 'clearing', contacts: [] });
    expect(play.events.some(({ kind }) => kind === 'fired')).toBe(false);
  });

  provesBySwitch('PB-R198a', 'only touched are not', { game: { switches }, switch: 'trainTaken' }, (set) => {
    const play = battle((value) => value, { ...sacked, contacts: [], set: set as Partial<SwitchSet> });
    play.begins();
    expect(play.piece('Y').where).toBe('map');
  });
});

describe('cavalry withdrawal', () => {
  const against = (
    attacker: 'regular' | 'cavalry',
    defender: 'cavalry' | 'dragoons' | 'regular' | 'artillery',
    more: Partial<Piece> = {},
  ) => duel(attacker, defender, { defender: more });
  const dice = { X: MISS, Y: MISS };

  proves(
    ['PB-R196a', 'PB-R196c', 'PB-R192'],
    'before the dice, from foot, at the price of its freshness',
    (saw) => {
      const play = battle(saw, against('regular', 'cavalry'), dice);
      play.begins();
      expect(play.asks()).toBe('blue withdraw');
      play.does(retreat);
      expect(play.piece('Y')).toMatchObject({ spent: true, y: 4500 });
      expect(play.events.some(({ kind }) => kind === 'fired')).toBe(false);
      expect(play.state().phase).toBe('clearing');
    },
  );

  proves('PB-R196a', 'or it stands', (saw) => {
    const play = battle(saw, against('regular', 'cavalry'), dice);
    play.begins();
    play.does(stand);
    expect(play.asks()).toBe('blue stand');
    expect(play.state().combat?.round).toBe(1);
  });

  provesBySwitch('PB-R196c', 'makes it Spent', { game: { switches }, switch: 'withdrawalSpends' }, (set) => {
    const play = battle(
      (value) => value,
      { ...against('regular', 'cavalry'), set: set as Partial<SwitchSet> },
      dice,
    );
    play.begins();
    play.does(retreat);
    expect(play.piece('Y').spent).toBe(true);
  });

  const asked = (saw: Saw, scene: Scene): boolean => {
    const play = battle(saw, scene, { ...dice, F: MISS });
    play.begins();
    return play.events.every(({ kind }) => kind !== 'fired');
  };

  proves('PB-R196b', 'neither a column nor Spent dragoons have the right, Spent cavalry has', (saw) => {
    expect(asked(saw, against('regular', 'dragoons'))).toBe(true);
    expect(asked(saw, against('regular', 'dragoons', { spent: true }))).toBe(false);
    expect(asked(saw, against('regular', 'cavalry', { column: true }))).toBe(false);
    expect(asked(saw, against('regular', 'cavalry', { spent: true }))).toBe(true);
  });

  proves('PB-R196e', 'nobody else has it, and it is not had against horse', (saw) => {
    expect(asked(saw, against('cavalry', 'cavalry'))).toBe(false);
    expect(asked(saw, against('regular', 'regular'))).toBe(false);
    expect(asked(saw, against('regular', 'artillery'))).toBe(false);
  });

  provesBySwitch(
    'PB-R196d',
    'only if all who attack it are foot',
    { game: { switches }, switch: 'withdrawalFromMixed' },
    (set) => {
      const mixed: Scene = {
        pieces: [...against('regular', 'cavalry').pieces, red('F', 'cavalry', 2.975, 1, 270)],
        contacts: [
          ['X', 'Y', 'front'],
          ['F', 'Y', 'left'],
        ],
        set: set as Partial<SwitchSet>,
      };
      expect(asked((value) => value, mixed)).toBe(false);
    },
  );
});
