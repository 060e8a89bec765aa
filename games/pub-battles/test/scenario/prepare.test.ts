import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { switches } from '../../model/switches.ts';
import { beginTurn } from '../../rules/turn/cup.ts';
import { tell, voicesLoaded } from '../../words/saying.ts';
import { square } from '../table.ts';
import { bare, settingOf, small, stateOf, wrongs } from './small.ts';

const game = { switches };

describe('the map', () => {
  proves('PB-R144', 'gives all the ground that is asked about, and its exits are on its roads', (saw) => {
    const map = {
      ...bare,
      woods: [square(0, 0, 1, 1)],
      buildings: [square(2, 0, 3, 1)],
      marsh: [square(4, 0, 5, 1)],
      lakes: [square(6, 0, 7, 1)],
      hills: [{ ...square(8, 0, 12, 4), level: 2, crest: [[9, 2] as const, [11, 2] as const] }],
      rivers: [{ line: [[-5, -5] as const, [-5, 5] as const], width: 1 }],
      crossings: [{ kind: 'bridge' as const, at: [-5, 0] as const }],
      roads: [{ id: 'pike', line: [[-30, 0] as const, [30, 0] as const] }],
    };
    const exit = { id: 'west', at: [-30, 0] as const };
    expect(settingOf(small([], { map, exits: [{ ...exit, road: 'pike' }] }))).toMatchObject({
      terrain: { hills: [{ level: 2 }], rivers: [{}], crossings: [{ kind: 'bridge' }] },
      exits: [{ road: 'pike' }],
    });
    expect(saw(wrongs(small([], { map, exits: [{ ...exit, road: 'lane' }] })))).toMatchObject([
      { rule: 'PB-R144', code: 'no-such-road' },
    ]);
  });

  provesBySwitch('PB-R005', 'light slopes are no hills', { game, switch: 'lightSlopes' }, (set) => {
    const hill = { ...square(0, 0, 5, 5), level: 1 };
    const light = { ...square(10, 0, 15, 5), level: 1, light: true };
    const { terrain } = settingOf(small([], { map: { ...bare, hills: [hill, light] } }), set);
    expect(terrain.hills).toHaveLength(1);
  });

  provesBySwitch('PB-R020', 'a centimetre is 168.96 m', { game, switch: 'metresPerCm' }, (set) => {
    const { metresPerCm, footThird, mountedThird } = settingOf(small(), set).measures;
    expect(Math.round((footThird / 1_000) * metresPerCm)).toBe(760);
    expect(Math.round((mountedThird / 1_000) * metresPerCm)).toBe(1_081);
    expect(settingOf(small(), set).measures).toEqual({
      footThird: 4_500,
      mountedThird: 6_400,
      front: 5_000,
      depth: 950,
      staff: 1_000,
      column: 5_000,
      command: 6_400,
      fire: 4_500,
      bombard: 13_500,
      spotting: 13_500,
      seeInto: 950,
      metresPerCm: 168.96,
    });
    expect(voicesLoaded.en.labels.scale(metresPerCm)).toBe('1 cm is 168.96 m, about 1:16,000');
    expect(voicesLoaded.fr.labels.scale(metresPerCm)).toBe('1 cm vaut 168,96 m, environ 1:16 000');
  });
});

describe('the clock', () => {
  /** What everybody is told when a turn begins. */
  const announced = (clock: string, turn: number, day = 1) => {
    const scenario = small([], { clock });
    const events = beginTurn(settingOf(scenario), stateOf(scenario), { day, turn });
    const rules = events.flatMap((event) => event.rules);
    return tell(settingOf(scenario), { kind: 'turn', day, turn, rules }, 'en');
  };

  proves('PB-R018', 'is the scenario’s when a day begins', (saw) => {
    expect(saw(announced('05:30', 1))).toMatchObject({ text: 'Day 1, turn 1, 05:30.' });
    expect(announced('09:30', 1)).toMatchObject({ text: 'Day 1, turn 1, 09:30.' });
    expect(announced('05:30', 1, 2)).toMatchObject({ text: 'Day 2, turn 1, 05:30.' });
    expect(wrongs(small([], { clock: 'dawn' }))).toMatchObject([{ rule: 'PB-R018', code: 'no-such-time' }]);
  });

  proves('PB-R019', 'goes on by 90 minutes a turn, and a day is over by midnight', (saw) => {
    expect(saw(announced('05:30', 2))).toMatchObject({ text: 'Day 1, turn 2, 07:00.' });
    expect(announced('05:30', 8)).toMatchObject({ text: 'Day 1, turn 8, 16:00.' });
    expect(announced('05:30', 9)).toMatchObject({ text: 'Day 1, night.' });
    expect(announced('05:30', 9).rules).not.toContain('PB-R019');
    expect(wrongs(small([], { clock: '12:00' }))).toEqual([]);
    expect(wrongs(small([], { clock: '12:01' }))).toMatchObject([{ rule: 'PB-R019', code: 'day-too-long' }]);
  });
});

proves('PB-R032', 'special rules are the scenario’s, among those that the game knows', (saw) => {
  const { switches: set } = settingOf(small([], { switches: { hitOrder: 'retreatFirst' } }));
  expect(set.hitOrder).toBe('retreatFirst');
  expect(saw(wrongs(small([], { switches: { hitOrder: 'never' } })))).toMatchObject([
    { rule: 'PB-R032', code: 'unknown-switch' },
  ]);
});
