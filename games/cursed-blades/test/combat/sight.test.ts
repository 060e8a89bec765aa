import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { readingOf } from '../../model/reading.ts';
import { isInSight } from '../../rules/combat/sight.ts';
import { open } from '../../scenario/open.ts';
import { prepare } from '../../scenario/prepare.ts';
import { at, attacker, defender, field, type Scene, WEST } from '../scene.ts';
import { scenarioIds, shipped } from '../trial.ts';
import { isSeenFrom } from '../who-sees.ts';

/** So many pairs of hexes of each map, strewn over it. */
const PAIRS = 300;

describe('sight is what it is when every point of the line is looked at', () => {
  test.each(scenarioIds)('%s, with smoke on it', (id) => {
    const scenario = shipped(id);
    const setting = prepare(scenario, {});
    const opened = setting.ok
      ? open(
          setting.value,
          scenario,
          scenario.sides.map((side) => ({ side: side.id })),
        )
      : setting;
    if (!setting.ok || !opened.ok) throw new Error(`${id} does not open`);
    const { size } = setting.value.terrain.board;
    const smoke = [3, 5, 7].map((part) => ({ hex: Math.floor((size * part) / 11), smoke: 'dense' as const }));
    const state = { ...opened.value, smoke };
    const unlike = Array.from(
      { length: PAIRS },
      (_each, place) => [(place * 7919) % size, (place * 104_729 + 13) % size] as const,
    ).filter(
      ([from, to]) =>
        isInSight(readingOf(setting.value, state), from, to) !== isSeenFrom(setting.value, state, from, to),
    );
    expect(unlike).toEqual([]);
  });
});

describe('whoever stands in smoke', () => {
  const volley = (hexes: Scene['hexes'] = []) =>
    field({
      red: [attacker('archers', { at: [3, 4] })],
      blue: [defender('archers')],
      hexes,
      more: { smoke: [{ at: [3, 4], smoke: 'dense' }] },
    });

  proves('CB-B4.1-7', 'is as high as his hill: he sees over what is lower', (saw) => {
    const hill = { hexes: [[3, 4] as const], altitude: 2 };
    const ridge = { hexes: [WEST], altitude: 1 };
    const high = at(saw, { scenario: volley([hill, ridge]), dice: [6, 5, 6, 5] });
    high.does('red', { kind: 'activate', unit: 'attacker' });
    high.does('red', { kind: 'fire', target: 'defender' });
    const low = at(saw, { scenario: volley([ridge]) });
    low.does('red', { kind: 'activate', unit: 'attacker' });
    expect(low.refuses('red', { kind: 'fire', target: 'defender' })).toMatchObject([
      { rule: 'CB-B4.1-7', code: 'out-of-sight' },
    ]);
  });
});
