import { type Player, pickFrom, type Random } from '@grognard/engine';
import type { Wish } from '../kinds-of-game.ts';
import { actionKinds } from '../rules/actions.ts';
import { standingUnits } from '../rules/board.ts';
import { enemyOf, type Setting } from '../setting.ts';
import { unitOf } from '../state.ts';
import type { View } from '../view-types.ts';
import { manipulations } from '../vocabulary.ts';

const someUnit = (view: View, side: string, random: Random): string | undefined => {
  const index = pickFrom(random, standingUnits(view, side));
  return index === undefined ? undefined : unitOf(view, index).id;
};

/** A wish at random: somebody activated, something done to somebody; one turn in so many is ended early. */
export const whim = (setting: Setting, view: View, { side }: Player, random: Random): Wish => {
  switch (view.phase) {
    case 'activation': {
      const unit = random.below(8) === 0 ? undefined : someUnit(view, side, random);
      return unit === undefined ? { do: 'end' } : { do: 'activate', unit };
    }
    case 'action': {
      const deed = pickFrom(random, actionKinds) ?? 'nothing';
      const target = someUnit(view, enemyOf(setting, side), random);
      if (random.below(3) === 0 && target !== undefined) return { target };
      const what = pickFrom(random, manipulations);
      return deed === 'manipulate' && what !== undefined ? { do: deed, what } : { do: deed };
    }
    case 'losses':
      return { do: random.below(2) === 0 ? 'recoil' : 'lose-step' };
    case 'over':
      return {};
  }
};
