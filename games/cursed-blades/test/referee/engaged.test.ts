import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { at, attacker, defender, field, NORTH_WEST, type Placed, type Scene, WEST } from '../scene.ts';

interface Case {
  readonly what: string;
  readonly order: object;
  readonly scene: Scene;
  readonly dice?: readonly number[];
}

const alone = (type: string, more: Partial<Placed> = {}): Scene => ({ red: [attacker(type, more)] });

const line = attacker('medium-foot', { facing: 1, steps: 4, formed: { and: NORTH_WEST, mode: 'march' } });

const half = (id: string): Placed => attacker('spearmen', { id, steps: 1 });

const cases: readonly Case[] = [
  { what: 'rests', order: { kind: 'rest' }, scene: alone('levy', { breath: 'winded' }), dice: [3, 4] },
  {
    what: 'comes to order again',
    order: { kind: 'reorganise' },
    scene: alone('spearmen', { cohesion: 'shaken' }),
    dice: [1, 2],
  },
  {
    what: 'reloads',
    order: { kind: 'reload' },
    scene: { ...alone('archers', { munitions: 'low' }), more: { munitions: { red: WEST } } },
  },
  {
    what: 'lays hands on what lies there',
    order: { kind: 'manipulate', what: 'destroy', counter: 0 },
    scene: { ...alone('levy'), counters: [{ kind: 'pavises', at: WEST }] },
    dice: [1, 2],
  },
  { what: 'stands otherwise', order: { kind: 'change-mode', mode: 'shield-wall' }, scene: { red: [line] } },
  {
    what: 'becomes whole',
    order: { kind: 'merge', with: 'other' },
    scene: { red: [half('attacker'), half('other')] },
  },
];

/** The enemy beside it looks at it, or away. */
const tried = (saw: Parameters<typeof at>[0], { scene, dice = [] }: Case, enemy: number) => {
  const blue = [defender('levy', { facing: enemy })];
  const battle = at(saw, { scenario: field({ ...scene, blue }), dice });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return battle;
};

describe('only a unit that nobody engages', () => {
  for (const each of cases)
    proves('CB-B4.3-15', each.what, (saw) => {
      expect(tried(saw, each, 6).refuses('red', each.order)).toMatchObject([
        { rule: 'CB-B4.3-15', code: 'engaged' },
      ]);
      tried(saw, each, 0).does('red', each.order);
    });
});
