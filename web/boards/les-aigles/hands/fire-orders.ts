import type { AimedFire, FireOrder } from '@grognard/les-aigles/for-page';

/** The fields of a fire order; none, where nothing or `hold` is said. */
export const aimedOf = (fire: FireOrder | undefined): AimedFire =>
  fire === undefined || fire === 'hold' ? {} : fire;

/** A fire order with some fields changed, or taken out where they are undefined; nothing, if it says no more. */
export const changed = (
  fire: FireOrder | undefined,
  change: { readonly [Key in keyof AimedFire]?: AimedFire[Key] | undefined },
): FireOrder | undefined => {
  const fields = Object.entries({ ...aimedOf(fire), ...change }).filter(([, value]) => value !== undefined);
  const aimed: AimedFire = Object.fromEntries(fields);
  // Nobody else than nobody is no order.
  const { only: _only, ...rest } = aimed;
  const kept = aimed.target === undefined && aimed.prefer === undefined ? rest : aimed;
  return Object.keys(kept).length === 0 ? undefined : kept;
};

const LEAST = 0.5;
const MOST = 120;

/** What was written as a distance in centimetres, in 0.001 cm: nothing, if it is none. */
export const distanceIn = (written: string): number | undefined => {
  const cm = Number(written.replace(',', '.'));
  return written.trim() === '' || !(cm >= LEAST && cm <= MOST) ? undefined : Math.round(cm * 1_000);
};
