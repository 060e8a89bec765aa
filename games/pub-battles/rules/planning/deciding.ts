import type { Decision, Player } from '@grognard/engine';
import { chiefOf } from '../../model/owners.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';

/** Whether pieces may be given to other formations before the battle: PB-R012, PB-R235. */
export const isSecretly = ({ switches }: Pick<Setting, 'switches'>): boolean =>
  switches.reassignment === 'on' || switches.freePlay === 'on';

/** Whether there is anything to write before the battle. */
export const isPlanned = (setting: Pick<Setting, 'switches'>): boolean =>
  isSecretly(setting) || setting.switches.writtenOrders !== 'off';

/** PB-R235: both write at the same time, unknown to each other. */
export const planDecisions = (setting: Setting, state: State): readonly Decision[] => {
  const owed = setting.sides
    .map(({ id }) => chiefOf(state, id))
    .filter((chief): chief is Player => chief !== undefined);
  return [{ id: `${state.count}.planning`, kind: 'planning', owed, orders: ['plan'] }];
};
