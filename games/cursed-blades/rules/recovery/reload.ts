import { refuse } from '@grognard/engine';
import { distanceBetween, OFF_BOARD } from '@grognard/field/hex';
import { hexNamed } from '../../ground/hexes.ts';
import { unitOf } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { Unit } from '../../model/state.ts';
import { happen } from '../../model/story.ts';
import type { Action } from '../units/action.ts';
import { rolledTest } from '../units/moral.ts';
import { row } from '../units/rows.ts';

const NEAR = 3;
const MOST = 12;

/** How far it is to the munitions of a unit's side, if the scenario gives it any. */
const wayToMunitions = ({ source, terrain }: Setting, { side, hex }: Unit): number | undefined => {
  const named = source.munitions?.[side];
  const at = named === undefined ? OFF_BOARD : hexNamed(terrain.board, named);
  return at === OFF_BOARD ? undefined : distanceBetween(terrain.board, hex, at);
};

/** CB-B4.10-7: munitions are full again: always near their source, otherwise by the dice. */
export const reload: Action<'reload'> = {
  check: (reading, index) => {
    const { view, setting } = reading;
    const unit = unitOf(view, index);
    return [
      ...(unit.munitions === 'full' ? [refuse('CB-B4.10-7', 'is-loaded', { unit: unit.id })] : []),
      ...(wayToMunitions(setting, unit) === undefined
        ? [refuse('CB-B4.10-7', 'no-source', { unit: unit.id })]
        : []),
    ];
  },
  resolve: (story, index) => {
    const way = wayToMunitions(story.setting, unitOf(story.state, index)) ?? 0;
    const rules = ['CB-B4.10-7'];
    const rows = row(Math.floor(way / NEAR), 'CB-B4.10-7');
    if (way <= NEAR || rolledTest(story, index, 'reload', { rows, rules, against: MOST }))
      happen(story, { kind: 'changed', unit: index, to: { munitions: 'full' }, rules });
  },
  offers: () => [{ kind: 'reload' }],
};
