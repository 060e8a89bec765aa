/** What a part was told about its fire, if anything: LA-S3.4-38 to -45. */
import type { AimedFire, FireOrder } from '../../model/fire-order.ts';
import type { Part } from '../../model/part.ts';
import type { Setting } from '../../model/setting.ts';

/** It was told nothing: it fires as it always would. */
const USUAL: AimedFire = {};

export const fireOrderOf = ({ switches }: Setting, { secret }: Part): FireOrder =>
  switches.fireOrders === 'off' ? USUAL : (secret?.fire ?? USUAL);

/** How it fires once it does. */
export const aimedFireOf = (setting: Setting, part: Part): AimedFire => {
  const order = fireOrderOf(setting, part);
  return order === 'hold' ? USUAL : order;
};

export const saysAnything = (order: AimedFire): boolean => order !== USUAL && Object.keys(order).length > 0;

/** LA-S3.4-40: whether it fires at whoever charges it. */
export const firesAtChargers = (setting: Setting, part: Part): boolean =>
  setting.switches.heldFireWhenCharged !== 'holds' || fireOrderOf(setting, part) !== 'hold';
