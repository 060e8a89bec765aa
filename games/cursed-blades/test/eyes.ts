import type { Act, Trial } from '@grognard/engine/conformance';
import type { CursedBladesKinds } from '../kinds-of-game.ts';
import { harasses } from '../rules/combat/shot.ts';
import { isInSight } from '../rules/combat/sight.ts';
import { unitOf } from '../state.ts';

/** CB-B4.1-7: whoever shoots sees his target from where he stands; harassers need not. */
export const sight: NonNullable<Trial<CursedBladesKinds>['sight']> = {
  acts: (_setting, event, state): readonly Act[] => {
    if (event.kind !== 'struck' || event.blow.by !== 'fire' || event.blow.attacker === undefined) return [];
    const { attacker, defender } = event.blow;
    return harasses(unitOf(state, attacker)) ? [] : [{ by: attacker, upon: defender, rule: 'CB-B4.1-7' }];
  },
  sees: (setting, state, { by, upon }) => {
    const [from, to] = [unitOf(state, by), unitOf(state, upon)];
    const hexes = (unit: typeof from): readonly number[] =>
      unit.and === undefined ? [unit.hex] : [unit.hex, unit.and];
    return hexes(from).some((here) => hexes(to).some((there) => isInSight(setting, state, here, there)));
  },
};
