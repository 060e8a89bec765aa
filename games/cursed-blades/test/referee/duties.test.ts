import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { at, attacker, defender, field, type Placed, type Scene } from '../scene.ts';

const nothing = { kind: 'nothing' };

const acting = (saw: Saw, scene: Scene) => {
  const battle = at(saw, { scenario: field(scene) });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return battle;
};

describe('what must be done', () => {
  proves('CB-B4.3-7', 'is flight for the routed who never rally', (saw) => {
    const levy = (cohesion: 'routed' | 'shaken') => acting(saw, { red: [attacker('levy', { cohesion })] });
    expect(levy('routed').refuses('red', nothing)).toMatchObject([
      { rule: 'CB-B4.3-7', code: 'is-forced', params: { must: ['flee'] } },
    ]);
    levy('shaken').does('red', nothing);
  });

  proves('CB-B4.3-9', 'is the shock of a charge, as long as it is this unit that fights there', (saw) => {
    const charging = (...others: readonly Placed[]) =>
      acting(saw, {
        red: [...others, attacker('medium-foot', { marker: 'charge' })],
        blue: [defender('levy', { facing: 0 })],
      });
    expect(charging().refuses('red', nothing)).toMatchObject([
      { rule: 'CB-B4.3-9', code: 'is-forced', params: { must: ['shock'] } },
    ]);
    charging(attacker('medium-foot', { id: 'before-it' })).does('red', nothing);
  });
});
