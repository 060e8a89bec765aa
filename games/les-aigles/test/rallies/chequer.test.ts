import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../ground/shape/blocks.ts';
import { proves } from '../proving.ts';
import { companies, partNamed } from '../scene.ts';
import { all, announce, at, barsTo, battle, halves, hussars, rallyOrder, steps } from './riding.ts';

const foot = { side: 'allied', facing: 180 } as const;

const melee = () =>
  battle(
    [
      { id: 'hussars', at: [0, 0], ...hussars, formation: 'chequer' },
      { id: 'foot', at: [0, 0], ...foot, companies: companies(6, 3) },
    ],
    [{ attacker: 'hussars', defender: 'foot', side: 'front' }],
  );

describe('a chequer', () => {
  proves(
    'LA-U2.3-11',
    'sends back its two engaged squadrons through the intervals, behind those that stay',
    (saw) => {
      const given = melee();
      const before = blocksOf(given.setting, at(given, 'hussars'), 'cavalry');
      const announced = announce(given, { hussars: { engagedOnly: true } });
      saw(announced.events);
      const stays = blocksOf(given.setting, at(announced, 'hussars'), 'cavalry');
      const goes = blocksOf(given.setting, at(announced, 'hussars', 1), 'cavalry');
      expect([...goes, ...stays].sort((a, b) => a.x - b.x)).toEqual([...before].sort((a, b) => a.x - b.x));
      expect(at(announced, 'hussars').rally).toBeUndefined();
      expect(at(announced, 'hussars', 1).companies).toEqual([0, 2]);
      expect(announced.state.contacts).toMatchObject([{ attacker: partNamed(announced, 'hussars', 1) }]);
      const rallied = halves(announced, 2);
      expect(steps(rallied, 'hussars', 1)).toEqual([
        [0, -9_000],
        [0, -9_000],
      ]);
      expect(all(rallied, 'crossing')).toEqual([]);
      expect(at(rallied, 'hussars')).toMatchObject({ degradation: 0, y: -5_000 });
      expect(at(rallied, 'hussars', 1)).toMatchObject({ degradation: 2, cameBy: 'rally' });
    },
  );

  test('only a chequer that is engaged can keep squadrons back', () => {
    const refused = (formation: 'line' | 'chequer', isEngaged: boolean) => {
      const given = melee();
      const parts = [given.state.parts.flat().map((part) => ({ ...part, formation }))];
      const state = { ...given.state, parts, contacts: isEngaged ? given.state.contacts : [] };
      const now = { ...given, state };
      return barsTo(now, 'french', rallyOrder(now, { side: 'french' }, { hussars: { engagedOnly: true } }));
    };
    expect(refused('line', true)).toMatchObject([{ rule: 'LA-U2.3-11', code: 'rally-no-chequer' }]);
    expect(refused('chequer', false)).toMatchObject([{ rule: 'LA-U2.3-11', code: 'rally-no-chequer' }]);
    expect(refused('chequer', true)).toEqual([]);
  });
});
