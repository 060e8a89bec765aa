import { type Player, pickFrom, type Random } from '@grognard/engine';
import { hexesWithin, rangeInto } from '@grognard/field/hex';
import type { Wish } from '../kinds-of-game.ts';
import { actionKinds } from '../rules/actions.ts';
import { standingUnits } from '../rules/board.ts';
import { enemyOf, type Setting } from '../setting.ts';
import { counterOf, unitOf } from '../state.ts';
import type { View } from '../view-types.ts';
import { manipulations } from '../vocabulary.ts';

const FAR = 4;

const someUnit = (view: View, side: string, random: Random): string | undefined => {
  const index = pickFrom(random, standingUnits(view, side));
  return index === undefined ? undefined : unitOf(view, index).id;
};

/** The deeds that need no place. */
const deeds = actionKinds.filter((kind) => kind !== 'move');

const turnWhim = (view: View, side: string, random: Random): Wish => {
  const unit = random.below(8) === 0 ? undefined : someUnit(view, side, random);
  return unit === undefined ? { do: 'end' } : { do: 'activate', unit };
};

/** A hex not far from whatever is activated. */
const somewhereNear = ({ terrain }: Setting, view: View, random: Random): number => {
  const { unit, counter } = view.active ?? {};
  const hex = unit === undefined ? counterOf(view, counter ?? 0).hex : unitOf(view, unit).hex;
  const around = new Int32Array(hexesWithin(FAR));
  const count = rangeInto(terrain.board, hex, FAR, around);
  return around[random.below(count)] ?? hex;
};

const actionWhim = (setting: Setting, view: View, side: string, random: Random): Wish => {
  const target = someUnit(view, enemyOf(setting, side), random);
  const choice = random.below(4);
  if (choice < 2) return { to: somewhereNear(setting, view, random) };
  if (choice === 2 && target !== undefined) return { target };
  const deed = pickFrom(random, deeds) ?? 'nothing';
  const what = pickFrom(random, manipulations);
  return deed === 'manipulate' && what !== undefined ? { do: deed, what } : { do: deed };
};

/** A wish at random: somebody activated, something done to somebody; one turn in so many is ended early. */
export const whim = (setting: Setting, view: View, { side }: Player, random: Random): Wish => {
  switch (view.phase) {
    case 'activation':
      return turnWhim(view, side, random);
    case 'action':
      return actionWhim(setting, view, side, random);
    case 'losses':
      return { do: random.below(2) === 0 ? 'recoil' : 'lose-step' };
    case 'over':
      return {};
  }
};
