import { unitsOf } from '@grognard/field';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { SwitchSet } from '../../model/setting.ts';
import { switches } from '../../model/switches.ts';
import { supportRefusals } from '../../rules/support/support.ts';
import { boardOf, ours, settingWith } from '../table.ts';
import { battle, blue, MISS, red, retreat, type Scene, stand } from './scene.ts';

/** X with S behind attacks Y with T behind. */
const supported: Scene = {
  pieces: [
    red('X', 'regular', 0, -0.95),
    red('S', 'militia', 0, -1.9),
    blue('Y', 'regular', 0, 0),
    blue('T', 'regular', 0, 0.95),
  ],
  contacts: [['X', 'Y', 'front']],
  supports: [
    ['X', 'S'],
    ['Y', 'T'],
  ],
};

describe('who may support', () => {
  const setting = settingWith();
  const lead = ours('lead', 'regular', 0, 0);
  const behind = { x: 0, y: unitsOf(-0.95), heading: 0, column: false };
  const refusalsOf = (
    kind: 'artillery' | 'baggage' | 'cavalry',
    supports: { lead: string; support: string }[] = [],
  ) => supportRefusals(setting, { ...boardOf(lead), supports }, ours('piece', kind, 0, -0.95), lead, behind);

  proves(
    ['PB-R118a', 'PB-R118f', 'PB-R118g'],
    'one piece, of foot or horse, and neither guns nor trains',
    (saw) => {
      expect(saw(refusalsOf('cavalry'))).toEqual([]);
      expect(saw(refusalsOf('artillery'))).toMatchObject([{ rule: 'PB-R118f' }]);
      expect(saw(refusalsOf('baggage'))).toMatchObject([{ rule: 'PB-R118g' }]);
      expect(saw(refusalsOf('cavalry', [{ lead: 'lead', support: 'other' }]))).toMatchObject([
        { rule: 'PB-R118a' },
      ]);
    },
  );
});

describe('the supporter', () => {
  proves('PB-R118b', 'does not fire', (saw) => {
    const play = battle(saw, supported, { X: MISS, Y: MISS });
    play.begins();
    const fired = play.events.flatMap((event) => (event.kind === 'fired' ? [event.volley.shooter] : []));
    expect(fired).toEqual(['Y', 'X'].map(play.index));
    play.does(stand);
    expect(play.asks()).toBe('red stand');
  });

  proves(
    ['PB-R118c', 'PB-R170d'],
    'takes the place of a fallen lead, and none of its surplus hits',
    (saw) => {
      const play = battle(
        saw,
        {
          ...supported,
          pieces: supported.pieces.map((each) => (each.id === 'Y' ? { ...each, spent: true } : each)),
        },
        {
          X: [6, 6, 6],
          Y: MISS,
        },
      );
      play.begins();
      play.does(stand);
      expect(play.piece('Y').where).toBe('lost');
      expect(play.piece('T')).toMatchObject({ x: 0, y: 0, heading: 18_000, spent: false });
      expect(play.state().contacts).toMatchObject([{ attacker: 0, defender: 3, face: 'front', arrival: 1 }]);
    },
  );

  proves('PB-R118d', 'chooses at once, and is Spent if it goes', (saw) => {
    const play = battle(saw, supported, { X: [6, 6, 6], Y: MISS });
    play.begins();
    expect(play.asks()).toBe('blue step-up');
    play.does(retreat);
    expect(play.piece('T')).toMatchObject({ spent: true, y: 5450, heading: 0 });
    expect(play.state().phase).toBe('clearing');
  });

  provesBySwitch(
    'PB-R118d',
    'is asked before anybody else fires',
    { game: { switches }, switch: 'supporterChooses' },
    (set) => {
      const play = battle(
        (value) => value,
        { ...supported, set: set as Partial<SwitchSet> },
        { X: [6, 6, 6], Y: MISS },
      );
      play.begins();
      expect(play.asks()).toBe('blue step-up');
    },
  );

  proves('PB-R118e', 'stays when the enemy goes too', (saw) => {
    const lone = { ...supported, supports: supported.supports?.slice(0, 1) ?? [] };
    const play = battle(saw, lone, { X: [6, 6, 6], Y: [6, 6, 6] });
    play.begins();
    expect(play.piece('S')).toMatchObject({ y: -1900, spent: false });
    expect(play.state()).toMatchObject({ phase: 'clearing', supports: [] });
  });

  proves('PB-R171c', 'counts its own first hit', (saw) => {
    const play = battle(saw, supported, { X: MISS, Y: [6, 6, 6, 6, 1, 1], S: MISS });
    play.begins();
    play.does(stand);
    play.does(stand);
    play.does(stand);
    // One hit on Fresh militia counts as two.
    expect(play.piece('S').spent).toBe(true);
    expect(play.asks()).toBe('red retreat');
  });

  proves(
    ['PB-R118c', 'PB-R192'],
    'is asked when its lead goes of its own will, and takes its place after it',
    (saw) => {
      const play = battle(saw, supported, { X: MISS, Y: MISS });
      play.begins();
      play.does(retreat);
      expect(play.asks()).toBe('blue step-up');
      play.does(stand);
      expect(play.asks()).toBe('blue retreat');
      play.does({ kind: 'retreat', heading: 3_000 });
      expect(play.piece('T')).toMatchObject({ x: 0, y: 0 });
      expect(play.piece('Y')).toMatchObject({ spent: true, heading: 3_000 });
      expect(play.asks()).toBe('red stand');
    },
  );
});
