import type { RuleId } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { MoveStep } from '../../model/orders.ts';
import {
  at,
  attacker,
  defender,
  EAST,
  field,
  HERE,
  lastOf,
  type Placed,
  type Scene,
  WEST,
} from '../scene.ts';

/** What changes names the rule that changed it, and only what changes is told. */

const EASTWARDS: MoveStep = { do: 'step', side: 0 };

const acting = (saw: Saw, scene: Scene, dice: readonly number[] = []) => {
  const battle = at(saw, { scenario: field(scene), dice });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return battle;
};

const citing = (rule: RuleId, more: object = {}) =>
  expect.objectContaining({ ...more, rules: expect.arrayContaining([rule]) });

describe('breath', () => {
  proves('CB-B4.10-8', 'is lost as long as there is any: the rest is let pass', (saw) => {
    const striking = (breath: Placed['breath']) => {
      const scene = {
        red: [attacker('knights', { marker: 'charge', ...(breath !== undefined && { breath }) })],
        blue: [defender('levy')],
        counters: [{ kind: 'debris', at: HERE } as const],
      };
      const order = { kind: 'shock', target: 'defender', supported: false };
      return acting(saw, scene, [6, 6]).does('red', order).events;
    };
    expect(striking('winded')).not.toContainEqual(citing('CB-B4.10-8'));
    expect(striking('out-of-breath')).toContainEqual(citing('CB-B4.10-8'));
  });
});

describe('a road', () => {
  proves('CB-C13', 'gains a footman nothing, and horse half a point', (saw) => {
    const stepped = (type: string, kind: 'road' | 'normal') => {
      const scene: Scene = { red: [attacker(type)], sides: [{ between: [WEST, HERE], kind }] };
      const order = { kind: 'move', pace: 'full', steps: [EASTWARDS] };
      return lastOf(acting(saw, scene).does('red', order).events, 'stepped').rules;
    };
    expect(stepped('levy', 'road')).toContain('CB-C13');
    expect(stepped('levy', 'normal')).not.toContain('CB-C13');
    expect(stepped('light-horse', 'road')).not.toContain('CB-C13');
  });
});

describe('facing', () => {
  proves('CB-B4.5-1', 'turns the others of the hex because of him who faces', (saw) => {
    const scene = {
      red: [attacker('levy', { facing: 6 }), attacker('levy', { id: 'other', facing: 6 })],
      blue: [defender('levy')],
    };
    const { events } = acting(saw, scene, [1, 1]).does('red', { kind: 'face', to: 0 });
    const turned = { kind: 'changed', to: { facing: 0 } };
    expect(events).toContainEqual(citing('CB-B4.5-1', { ...turned, unit: 1 }));
    expect(events).not.toContainEqual(citing('CB-B4.5-1', { ...turned, unit: 0 }));
  });
});

describe('a cart', () => {
  const cart = { kind: 'cart', side: 'red', at: WEST, facing: 0 } as const;

  proves('CB-Q31', 'that cannot get away from an enemy stays by that rule, another by choice', (saw) => {
    const stays = (enemy: Placed['at']) => {
      const scene: Scene = { blue: [defender('levy', { at: enemy })], counters: [cart] };
      const battle = at(saw, { scenario: field(scene) });
      battle.does('red', { kind: 'drive', counter: 0 });
      return battle.does('red', { kind: 'nothing' }).events;
    };
    expect(stays(HERE)).toContainEqual(citing('CB-Q31'));
    expect(stays([7, 4])).not.toContainEqual(citing('CB-Q31'));
  });
});

describe('a new turn', () => {
  proves('CB-B4.2-15', 'takes the mark off those who have acted, of the side that plays', (saw) => {
    const battle = acting(saw, { red: [attacker('levy'), attacker('levy', { id: 'idle', at: EAST })] }, [1]);
    battle.does('red', { kind: 'nothing' });
    battle.does('red', { kind: 'end' });
    const { events } = battle.does('blue', { kind: 'end' });
    const ready = events.filter(
      (event) => 'to' in event && 'rules' in event && event.rules.includes('CB-B4.2-15'),
    );
    expect(ready).toMatchObject([{ unit: 0, to: { activated: false } }]);
  });
});

describe('a fire', () => {
  proves(
    ['CB-FIRE-2', 'CB-Q24'],
    'is set to ground that burns, or to a thing on ground that does not',
    (saw) => {
      const lit = (kind: 'tents' | 'cart') => {
        const counters = [{ kind, at: WEST, side: 'blue', ...(kind === 'cart' && { facing: 0 }) } as const];
        const order = { kind: 'manipulate', what: 'light', ...(kind === 'cart' && { counter: 0 }) };
        const { events } = acting(saw, { red: [attacker('levy')], counters }, [1, 1]).does('red', order);
        return lastOf(events, 'placed').rules;
      };
      expect(lit('tents')).toContain('CB-FIRE-2');
      expect(lit('tents')).not.toContain('CB-Q24');
      expect(lit('cart')).toContain('CB-Q24');
      expect(lit('cart')).not.toContain('CB-FIRE-2');
    },
  );
});

describe('the rest of a side', () => {
  proves('CB-B4.10-2', 'becomes harder with every double, but not beyond four', (saw) => {
    const rested = (red: number) => {
      const scene: Scene = {
        red: [attacker('levy', { breath: 'winded' })],
        more: { restValue: { red, blue: 10 } },
      };
      return acting(saw, scene, [2, 2]).does('red', { kind: 'rest' }).events;
    };
    const harder = expect.objectContaining({ kind: 'rest-value' });
    expect(rested(5)).toContainEqual(harder);
    expect(rested(4)).not.toContainEqual(harder);
  });
});
