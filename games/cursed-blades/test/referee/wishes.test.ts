import type { Player } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import { hexNamed } from '../../ground/hexes.ts';
import type { Wish } from '../../model/game-types.ts';
import type { HexName } from '../../model/scenario.ts';
import { at, attacker, EAST, field, HERE, type Scene, SOUTH_EAST, WEST } from '../scene.ts';

/** From what a hand asks for to an order that stands. */

const red: Player = { side: 'red' };

const ACTIVATE = { kind: 'activate', unit: 'attacker' };

const acting = (saw: Saw, scene: Scene, begin: object = ACTIVATE) => {
  const battle = at(saw, { scenario: field(scene) });
  battle.does('red', begin);
  const { match, view, does } = battle;
  const hex = (name: HexName): number => hexNamed(match.setting.terrain.board, name);
  return {
    hex,
    proposed: (wish: Wish) => cursedBlades.propose(cursedBlades.read(match.setting, view('red')), red, wish),
    granted: (wish: Wish) => {
      const order = cursedBlades.propose(cursedBlades.read(match.setting, view('red')), red, wish);
      if (!order.ok) throw new Error(JSON.stringify(order.error));
      does('red', order.value);
      return order.value;
    },
  };
};

describe('a wish', () => {
  proves('CB-B4.11-12', 'to be whole finds the other half, and nobody of another kind', (saw) => {
    const half = (id: string, type: string) => attacker(type, { id, steps: 1 });
    const beside = (type: string) =>
      acting(saw, { red: [half('attacker', 'spearmen'), half('other', type)] });
    expect(beside('spearmen').granted({ do: 'merge' })).toEqual({ kind: 'merge', with: 'other' });
    expect(beside('levy').proposed({ do: 'merge' })).toMatchObject({ ok: false });
  });

  proves('CB-Q19', 'to go with pavises is granted as far as they are carried', (saw) => {
    const scene: Scene = { red: [attacker('archers')], counters: [{ kind: 'pavises', at: WEST }] };
    const laden = acting(saw, scene);
    expect(laden.proposed({ to: laden.hex(EAST), counter: 0 })).toMatchObject({ ok: false });
    expect(laden.granted({ to: laden.hex(HERE), counter: 0 })).toMatchObject({
      steps: [
        { do: 'take', counter: 0 },
        { do: 'step', side: 0 },
      ],
    });
    const free = acting(saw, scene);
    free.granted({ to: free.hex(EAST) });
  });

  proves('CB-B4.13-2', 'to drive a herd to a hex takes the shortest way', (saw) => {
    const herd = { counters: [{ kind: 'herd', side: 'red', at: WEST } as const] };
    const driving = () => acting(saw, herd, { kind: 'drive', counter: 0 });
    expect(driving().granted({ to: driving().hex(HERE) })).toMatchObject({ steps: [{ side: 0 }] });
    expect(driving().granted({ to: driving().hex(EAST) })).toMatchObject({
      steps: [{ side: 0 }, { side: 0 }],
    });
    // Of two ways that are as short the first is taken.
    expect(driving().granted({ to: driving().hex(SOUTH_EAST) })).toMatchObject({
      steps: [{ side: 0 }, { side: 1 }],
    });
  });
});
