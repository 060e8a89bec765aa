import type { ScriptedDie } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import { hexNamed } from '../../ground/hexes.ts';
import { readingOf } from '../../model/reading.ts';
import type { CounterData, HexName } from '../../model/scenario.ts';
import { isInSight } from '../../rules/combat/sight.ts';
import { hexesInDanger } from '../../rules/elements/burning.ts';
import { stirElements } from '../../rules/elements/elements.ts';
import {
  at,
  EAST,
  field,
  HERE,
  lastOf,
  NORTH_EAST,
  type Scene,
  SOUTH_EAST,
  stage,
  storyOf,
  WEST,
} from '../scene.ts';

const stir = (saw: Saw, scene: Scene, dice: readonly ScriptedDie[], switches = {}) => {
  const place = stage(scene, switches);
  const story = storyOf(place, dice);
  stirElements(story);
  saw(story.events);
  const left = story.state.counters.flat().filter(({ gone }) => gone === undefined);
  return {
    ...place,
    state: story.state,
    events: story.events,
    kinds: left.map(({ kind }) => kind).toSorted(),
  };
};

/** Six, and nothing changes in the sky. */
const STILL = [6, 3, 3];
const FIRE = 1;
const NOTHING = 30;

const start: CounterData = { kind: 'fire-start', at: HERE };
const dry = (...hexes: readonly HexName[]) => ({ hexes: [{ hexes, flammable: true }] });

describe('the elements', () => {
  proves('CB-B4.3-1', 'stir on a 6 alone', (saw) => {
    expect(stir(saw, {}, [5]).events).toHaveLength(1);
    expect(stir(saw, {}, STILL).events.map(({ kind }) => kind)).toEqual([
      'elements',
      'weather',
      'wind',
      'smoke',
    ]);
  });

  proves('CB-B4.12-10', 'better the weather on a 1 and worsen it on a 6, within its range', (saw) => {
    const weather = (from: 'heatwave' | 'fine' | 'storm', die: number) =>
      stir(saw, { more: { weather: from } }, [6, die, 3]).state.weather;
    expect(weather('fine', 1)).toBe('heatwave');
    expect(weather('fine', 6)).toBe('cloudy');
    expect(weather('fine', 4)).toBe('fine');
    expect(weather('heatwave', 1)).toBe('heatwave');
    expect(weather('storm', 6)).toBe('storm');
  });

  proves(['CB-B4.12-11', 'CB-C8'], 'raise, lower and turn the wind', (saw) => {
    const wind = (die: number) =>
      stir(saw, { more: { wind: { force: 'breeze', towards: 0 } } }, [6, 3, die]).state.wind;
    expect(wind(1)).toEqual({ force: 'light', towards: 0 });
    expect(wind(6)).toEqual({ force: 'strong', towards: 0 });
    expect(wind(2)).toEqual({ force: 'breeze', towards: 5 });
    expect(wind(5)).toEqual({ force: 'breeze', towards: 1 });
    expect(wind(3)).toEqual({ force: 'breeze', towards: 0 });
  });
});

describe('smoke', () => {
  const blaze: CounterData = { kind: 'blaze', at: HERE };

  proves(['CB-B4.12-12', 'CB-B4.12-13'], 'comes dense from a blaze, drifts, thins and is gone', (saw) => {
    const first = stir(saw, { counters: [blaze] }, STILL);
    const hex = (name: HexName): number => hexNamed(first.setting.terrain.board, name);
    expect(first.state.smoke).toEqual([{ hex: hex(EAST), smoke: 'dense' }]);
    const out = { ...first.state, counters: [] };
    const next = storyOf({ ...first, state: out }, STILL);
    stirElements(next);
    expect(next.state.smoke).toEqual([
      { hex: hex(EAST), smoke: 'light' },
      { hex: hex([7, 4]), smoke: 'light' },
    ]);
    const last = storyOf({ ...first, state: next.state }, STILL);
    stirElements(last);
    expect(last.state.smoke).toEqual([]);
  });

  proves([], 'and blazes block sight', () => {
    const { setting, state } = stage({ counters: [blaze] });
    const hex = (name: HexName): number => hexNamed(setting.terrain.board, name);
    expect(isInSight(readingOf(setting, state), hex(WEST), hex(EAST))).toBe(false);
    const clear = { ...state, counters: [] };
    expect(isInSight(readingOf(setting, clear), hex(WEST), hex(EAST))).toBe(true);
    const smoke = { ...clear, smoke: [{ hex: hex(HERE), smoke: 'light' as const }] };
    expect(isInSight(readingOf(setting, smoke), hex(WEST), hex(EAST))).toBe(false);
  });
});

describe('fire', () => {
  proves(
    ['CB-B4.12-15', 'CB-B4.12-16'],
    'becomes a blaze by two, goes out by none, and stays by one',
    (saw) => {
      const scene = { counters: [start], ...dry(HERE) };
      expect(stir(saw, scene, [...STILL, FIRE, FIRE]).kinds).toEqual(['blaze']);
      expect(stir(saw, scene, [...STILL, NOTHING, 29]).kinds).toEqual([]);
      expect(stir(saw, scene, [...STILL, FIRE, 29]).kinds).toEqual(['fire-start']);
    },
  );

  proves('CB-B4.12-15', 'is drawn from a bag that weather and wind fill, without putting back', (saw) => {
    const scene = {
      counters: [start],
      ...dry(HERE),
      more: { weather: 'fine' as const, wind: { force: 'breeze' as const, towards: 0 } },
    };
    const drawn = (one: number, other: number) =>
      stir(saw, scene, [6, 3, 3, one, other]).events.flatMap((event) =>
        event.kind === 'fire' ? event.drawn : [],
      );
    expect(drawn(20, 19)).toEqual(['fire', 'fire']);
    expect(drawn(20, 20)).toEqual(['fire', 'nothing']);
    expect(drawn(21, 34)).toEqual(['nothing', 'nothing']);
  });

  proves(['CB-B4.12-14', 'CB-B4.12-17'], 'leaps to flammable hexes downwind of a blaze', (saw) => {
    const scene = { counters: [{ kind: 'blaze', at: HERE } as const], ...dry(EAST, WEST) };
    const { setting, state } = stage(scene);
    const hex = (name: HexName): number => hexNamed(setting.terrain.board, name);
    expect(hexesInDanger(readingOf(setting, state))).toEqual([hex(EAST)]);
    expect(stir(saw, scene, [...STILL, FIRE, FIRE]).kinds).toEqual(['blaze', 'fire-start']);
    expect(stir(saw, scene, [...STILL, FIRE, 29]).kinds).toEqual(['blaze']);
  });

  proves([], 'leaps within 60 degrees of the wind', () => {
    const { setting, state } = stage({
      counters: [{ kind: 'blaze', at: HERE }],
      ...dry(EAST, WEST, NORTH_EAST, SOUTH_EAST, [5, 5], [5, 3]),
    });
    const names = [NORTH_EAST, EAST, SOUTH_EAST].map((name) => hexNamed(setting.terrain.board, name));
    expect(hexesInDanger(readingOf(setting, state))).toEqual(names);
  });

  proves(
    ['CB-Q25', 'CB-CART-14'],
    'is kept down by the rule of what it was set to, if it was set to a thing',
    (saw) => {
      const keptBy = (of: Partial<CounterData>) => {
        const scene: Scene = {
          counters: [
            { ...start, ...of },
            { kind: 'debris', at: HERE },
          ],
        };
        return lastOf(stir(saw, scene, [...STILL, FIRE, FIRE]).events, 'fire').rules;
      };
      expect(keptBy({ of: 'cart' })).toEqual(expect.arrayContaining(['CB-Q25', 'CB-CART-14']));
      expect(keptBy({})).not.toContain('CB-Q25');
    },
  );

  proves(['CB-B4.12-16', 'CB-Q24'], 'of an object on ground that does not burn never blazes', (saw) => {
    const cart = { counters: [start, { kind: 'debris', at: HERE } as const] };
    expect(stir(saw, cart, [...STILL, FIRE, FIRE]).kinds).toEqual(['debris', 'fire-start']);
  });

  provesBySwitch(
    'CB-Q25',
    'of debris blazes off clear ground',
    { game: cursedBlades, switch: 'debrisBlazes' },
    (set) => {
      const rough = {
        counters: [start, { kind: 'debris', at: HERE } as const],
        hexes: [{ hexes: [HERE], ground: 'rough' as const }],
      };
      expect(stir((value) => value, rough, [...STILL, FIRE, FIRE], set).kinds).toEqual(['blaze', 'debris']);
    },
  );

  const rough = { hexes: [{ hexes: [HERE], ground: 'rough' as const }] };

  for (const [kind, rule] of [
    ['mantlets', 'CB-MANTLETS-16'],
    ['cart', 'CB-CART-14'],
    ['wagon', 'CB-WAGON-14'],
    ['boat', 'CB-BOATS-14'],
  ] as const)
    proves([rule, 'CB-Q24', 'CB-Q25'], `set to ${kind} never blazes off flammable ground`, (saw) => {
      const burnt = { counters: [{ ...start, of: kind }, { kind: 'debris', at: HERE } as const], ...rough };
      expect(stir(saw, burnt, [...STILL, FIRE, FIRE]).kinds).toEqual(['debris', 'fire-start']);
      const lit = at(saw, {
        scenario: field({
          red: [{ id: 'torch', type: 'heavy-foot', at: HERE, facing: 0 }],
          counters: [{ kind, at: HERE, facing: 0, side: 'red' }],
          ...rough,
        }),
        dice: [1, 1],
      });
      lit.does('red', { kind: 'activate', unit: 'torch' });
      lit.does('red', { kind: 'manipulate', what: 'light', counter: 0 });
      expect(lit.view('red').counters.flat()).toContainEqual(
        expect.objectContaining({ kind: 'fire-start', of: kind }),
      );
    });

  proves(['CB-DEBRIS-9', 'CB-B4.12-16'], 'set to debris blazes off Clear ground alone', (saw) => {
    const debris = { counters: [{ ...start, of: 'debris' as const }, { kind: 'debris', at: HERE } as const] };
    expect(stir(saw, { ...debris, ...rough }, [...STILL, FIRE, FIRE]).kinds).toEqual(['blaze', 'debris']);
    expect(stir(saw, debris, [...STILL, FIRE, FIRE]).kinds).toEqual(['debris', 'fire-start']);
  });

  proves('CB-Q26', 'that blazes makes one heap of all that is of wood', (saw) => {
    const camp = (['tents', 'cart', 'boat', 'pavises', 'trap', 'herd'] as const).map(
      (kind): CounterData => ({ kind, at: HERE, facing: 0, side: 'blue' }),
    );
    const burnt = (work: 'palisade' | 'ditch' | 'stakes') => {
      const counters = [start, ...camp, { kind: work, at: HERE, facing: 0 }];
      return stir(saw, { counters }, [...STILL, FIRE, FIRE]).kinds;
    };
    expect(burnt('palisade')).toEqual(['blaze', 'debris', 'herd', 'pavises', 'trap']);
    const ruined: Scene = { counters: [start, { kind: 'debris', at: HERE }, { kind: 'tents', at: HERE }] };
    expect(stir(saw, ruined, [...STILL, FIRE, FIRE]).kinds).toEqual(['blaze', 'debris']);
    for (const work of ['ditch', 'stakes'] as const)
      expect(burnt(work)).toEqual(['blaze', 'debris', 'herd', 'pavises', 'trap', work].toSorted());
  });

  provesBySwitch('CB-Q26', 'spares stakes', { game: cursedBlades, switch: 'stakesBurn' }, (switches) => {
    const scene = { counters: [start, { kind: 'stakes', at: HERE, facing: 0 } as const], ...dry(HERE) };
    expect(stir((value) => value, scene, [...STILL, FIRE, FIRE], switches).kinds).toContain('stakes');
  });

  proves('CB-Q26', 'takes crowds and herds at the end of their owner’s turn', (saw) => {
    const battle = at(saw, {
      scenario: field({
        counters: [
          { kind: 'blaze', at: HERE },
          { kind: 'herd', side: 'red', at: HERE },
          { kind: 'civilians', side: 'blue', at: HERE },
        ],
      }),
    });
    battle.does('red', { kind: 'end' });
    expect(
      battle
        .view('red')
        .counters.flat()
        .map(({ gone }) => gone),
    ).toEqual([undefined, true, undefined]);
  });
});
