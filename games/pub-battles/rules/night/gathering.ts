import type { Setting } from '../../model/setting.ts';
import type { Stand } from '../../model/state.ts';
import { type Placing, placingRefusals } from './placing.ts';

/** Places are tried at every centimetre. */
const STRIDE = 1_000;

/** The nearest place to the one wished for at which a straggler may come in; undefined if its HQ has no room. */
export const placeNear = (setting: Setting, placing: Placing): Stand | undefined => {
  const { stand, hq } = placing;
  if (placingRefusals(setting, placing).length === 0) return stand;
  if (hq === undefined) return undefined;
  const { command, front } = setting.measures;
  const most = Math.ceil((command + front) / STRIDE);
  const steps = Array.from({ length: 2 * most + 1 }, (_, step) => (step - most) * STRIDE);
  return steps
    .flatMap((dy) => steps.map((dx): Stand => ({ x: hq.x + dx, y: hq.y + dy, heading: stand.heading })))
    .map((place) => ({ place, off: distance(place, stand) }))
    .sort((a, b) => a.off - b.off)
    .find(({ place }) => placingRefusals(setting, { ...placing, stand: place }).length === 0)?.place;
};

const distance = (a: Stand, b: Stand): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
