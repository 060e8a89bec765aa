import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { unitOf } from '../../model/evolve.ts';
import type { Unit } from '../../model/state.ts';
import { endActivation } from '../../rules/turn/end.ts';
import {
  at,
  attacker,
  defender,
  EAST,
  field,
  HERE,
  type Placed,
  type Scene,
  SOUTH_WEST,
  stage,
  storyOf,
  WEST,
} from '../scene.ts';

const begun = (saw: Saw, scene: Scene, dice: readonly number[] = []) => {
  const battle = at(saw, { scenario: field(scene), dice });
  const unit = (id: string): Unit => {
    const found = battle
      .view('red')
      .units.flat()
      .find((each) => each.id === id);
    if (found === undefined) throw new Error(`no ${id}`);
    return found;
  };
  return { ...battle, unit };
};

const activate = (unit = 'attacker') => ({ kind: 'activate', unit });
const nothing = { kind: 'nothing' };

const foot = (one: Partial<Placed> = {}, other: Partial<Placed> = {}, more: Partial<Scene> = {}): Scene => ({
  red: [attacker('medium-foot', one)],
  blue: [defender('medium-foot', other)],
  ...more,
});

describe('a side', () => {
  proves(
    ['CB-B4.3-2', 'CB-B4.3-13', 'CB-B4.2-15'],
    'activates each of its units once, then the other plays',
    (saw) => {
      const battle = begun(saw, foot({ facing: 6 }, { facing: 0 }), [1]);
      battle.does('red', activate());
      battle.does('red', nothing);
      expect(battle.refuses('red', activate())).toMatchObject([{ code: 'has-acted' }]);
      battle.does('red', { kind: 'end' });
      expect(battle.view('red').moving).toBe('blue');
      battle.does('blue', { kind: 'end' });
      expect(battle.view('red')).toMatchObject({ moving: 'red', turn: 2 });
      expect(battle.unit('attacker').activated).toBe(false);
    },
  );

  proves('CB-B4.3-2', 'does not activate the enemy’s', (saw) => {
    expect(begun(saw, foot()).refuses('red', activate('defender'))).toMatchObject([{ code: 'no-such-unit' }]);
  });

  proves('CB-B4.3-17', 'does not end its turn while somebody is forced to act', (saw) => {
    for (const more of [{ cohesion: 'routed' }, { marker: 'charge' }] as const)
      expect(begun(saw, foot(more)).refuses('red', { kind: 'end' })).toMatchObject([{ code: 'must-act' }]);
    expect(begun(saw, foot({}, { marker: 'contact' })).refuses('red', { kind: 'end' })).toMatchObject([
      { code: 'must-act' },
    ]);
    begun(saw, foot()).does('red', { kind: 'end' });
  });

  proves('CB-B4.3-3', 'that plays last ends the turn', (saw) => {
    const battle = begun(saw, foot(), [1]);
    battle.does('red', { kind: 'end' });
    battle.does('blue', { kind: 'end' });
    expect(battle.view('red').turn).toBe(2);
  });
});

describe('the start of an activation', () => {
  proves('CB-B4.3-4', 'spreads fear from a routed friend', (saw) => {
    const beside = {
      ...foot(),
      red: [
        attacker('medium-foot'),
        { ...attacker('levy', { at: [3, 4], cohesion: 'routed' }), id: 'runner' },
      ],
    };
    const battle = begun(saw, beside, [5, 5]);
    battle.does('red', activate());
    expect(battle.unit('attacker').cohesion).toBe('shaken');
  });

  proves('CB-B4.3-4', 'spreads fear from a routed unit to its friends', (saw) => {
    const scene = {
      ...foot({ cohesion: 'routed', at: [3, 4] }),
      red: [
        attacker('medium-foot', { cohesion: 'routed', at: [3, 4] }),
        { ...attacker('levy', { at: [2, 4] }), id: 'friend' },
      ],
    };
    const battle = begun(saw, scene, [5, 5]);
    battle.does('red', activate());
    expect(battle.unit('friend').cohesion).toBe('shaken');
  });

  proves(['CB-B4.6-3', 'CB-B4.3-5'], 'tests the nerve of whoever has a marked enemy before him', (saw) => {
    const battle = begun(saw, foot({}, { marker: 'contact' }), [5, 4]);
    battle.does('red', activate());
    expect(battle.unit('attacker').cohesion).toBe('shaken');
  });

  proves('CB-B4.6-13', 'is all there is for a shaken formation that fails', (saw) => {
    const line = {
      at: HERE,
      facing: 1,
      steps: 4,
      cohesion: 'shaken',
      formed: { and: [6, 3], mode: 'march' },
    } as const;
    const battle = begun(
      saw,
      {
        red: [attacker('medium-foot', line)],
        blue: [defender('medium-foot', { at: EAST, marker: 'contact' })],
      },
      [5, 4],
    );
    battle.does('red', activate());
    expect(battle.view('red').phase).toBe('activation');
    expect(battle.unit('attacker')).toMatchObject({ activated: true, cohesion: 'shaken' });
  });

  proves('CB-B4.3-6', 'takes off the unit’s own Contact marker', (saw) => {
    const battle = begun(saw, foot({ marker: 'contact' }));
    battle.does('red', activate());
    expect(battle.unit('attacker').marker).toBeUndefined();
  });
});

describe('what must be done', () => {
  proves('CB-B4.3-7', 'a routed unit must rally', (saw) => {
    const battle = begun(saw, foot({ at: [3, 4], cohesion: 'routed' }));
    battle.does('red', activate());
    expect(battle.refuses('red', nothing)).toMatchObject([{ code: 'is-forced' }]);
  });

  proves('CB-B4.3-9', 'a charging unit that engages must attack', (saw) => {
    const battle = begun(saw, foot({ marker: 'charge' }));
    battle.does('red', activate());
    expect(battle.refuses('red', nothing)).toMatchObject([{ code: 'is-forced' }]);
  });

  proves('CB-B4.3-15', 'an engaged unit does not rest or manipulate', (saw) => {
    const battle = begun(saw, foot({ breath: 'winded' }));
    battle.does('red', activate());
    expect(battle.refuses('red', { kind: 'rest' })).toContainEqual(
      expect.objectContaining({ rule: 'CB-B4.3-15' }),
    );
  });
});

describe('the end of an activation', () => {
  proves('CB-B4.3-11', 'takes a charge off that has nobody to reach', (saw) => {
    const left = (blue: readonly Placed[]) => {
      const place = stage({ red: [attacker('medium-foot', { marker: 'charge' })], blue });
      const story = storyOf(place, []);
      endActivation(story, place.index('attacker'), 'move');
      saw(story.events);
      return unitOf(story.state, place.index('attacker'));
    };
    expect(left([])).toMatchObject({ breath: 'winded', activated: true });
    expect(left([]).marker).toBeUndefined();
    expect(left([defender('levy', { at: EAST })]).marker).toBe('charge');
    expect(left([defender('levy', { at: [9, 4] })]).marker).toBeUndefined();
  });

  proves(['CB-B4.3-12', 'CB-B4.12-19'], 'in a blaze is the end of the unit', (saw) => {
    const battle = begun(saw, { red: [attacker('medium-foot')], counters: [{ kind: 'blaze', at: WEST }] });
    battle.does('red', activate());
    battle.does('red', nothing);
    expect(battle.unit('attacker').lost).toBe(true);
  });

  proves('CB-B4.13-2', 'of a cart marks it, too', (saw) => {
    const battle = begun(saw, { counters: [{ kind: 'cart', side: 'red', at: SOUTH_WEST, facing: 0 }] });
    battle.does('red', { kind: 'drive', counter: 0 });
    expect(battle.refuses('red', { kind: 'rest' })).toMatchObject([{ code: 'only-moves' }]);
    battle.does('red', nothing);
    expect(battle.refuses('red', { kind: 'drive', counter: 0 })).toMatchObject([
      { code: 'counter-has-moved' },
    ]);
  });
});
