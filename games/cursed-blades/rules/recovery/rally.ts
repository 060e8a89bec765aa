import { type RuleId, refuse } from '@grognard/engine';
import { unitOf } from '../../model/evolve.ts';
import type { Reading } from '../../model/reading.ts';
import type { Unit } from '../../model/state.ts';
import { happen } from '../../model/story.ts';
import { othersWith, typeOf } from '../map/board.ts';
import { engagersOf } from '../map/engagement.ts';
import type { Action } from '../units/action.ts';
import { rolledTest } from '../units/moral.ts';

/** CB-B4.3-16: whoever is not Elite needs an order for it, and has one. */
const orderRules = (unit: Unit): readonly RuleId[] =>
  typeOf(unit).moral.type === 'elite' ? [] : ['CB-B4.3-16'];

/** CB-B4.10-4: from shaken to good order. */
export const reorganise: Action<'reorganise'> = {
  check: (reading, index) => {
    const { view } = reading;
    const unit = unitOf(view, index);
    return [
      ...(unit.cohesion === 'shaken' ? [] : [refuse('CB-B4.10-4', 'not-shaken', { unit: unit.id })]),
      ...(othersWith(reading, unit, unit.hex) > 0
        ? [refuse('CB-B4.10-4', 'not-alone', { unit: unit.id })]
        : []),
    ];
  },
  resolve: (story, index) => {
    const rules = ['CB-B4.10-4', ...orderRules(unitOf(story.state, index))];
    if (rolledTest(story, index, 'reorganise', { rules }))
      happen(story, { kind: 'changed', unit: index, to: { cohesion: 'good-order' }, rules });
  },
  offers: () => [{ kind: 'reorganise' }],
};

/** Whether a routed unit could be rallied at all; if not it must run. */
export const mayRally = (reading: Reading, index: number): boolean =>
  typeOf(unitOf(reading.view, index)).moral.type !== 'fragile' && engagersOf(reading, index).length === 0;

/** CB-B4.10-5: from routed to shaken; CB-B4.10-6: whoever fails runs. */
export const rally: Action<'rally'> = {
  check: (reading, index) => {
    const { view } = reading;
    const unit = unitOf(view, index);
    return [
      ...(unit.cohesion === 'routed' ? [] : [refuse('CB-B4.10-5', 'not-routed', { unit: unit.id })]),
      ...(typeOf(unit).moral.type === 'fragile'
        ? [refuse('CB-B4.10-5', 'never-rallies', { unit: unit.id })]
        : []),
    ];
  },
  resolve: (story, index) => {
    const rules = ['CB-B4.10-5', ...orderRules(unitOf(story.state, index))];
    if (rolledTest(story, index, 'rally', { rules }))
      happen(story, { kind: 'changed', unit: index, to: { cohesion: 'shaken' }, rules });
  },
  offers: () => [{ kind: 'rally' }],
};
