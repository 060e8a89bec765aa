/** Which way to lead the army promises most: each is followed for some periods in the mind. */
import type { Order } from '@grognard/les-aigles';
import type { Desk } from '../desk.ts';
import type { Situation } from '../situation.ts';
import { foreseen, halvesOf, type Vision } from './foresight.ts';
import { fortuneOf } from './prospects.ts';
import { ledBy, planBy, type Scheme, schemes } from './schemes.ts';
import { pointsOn } from './worth.ts';

export interface Draft {
  readonly scheme: Scheme;
  readonly plan: Order;
}

/** How many half periods beyond this period are foreseen, and how often: less, the more stand on the table. */
const AHEAD = { usually: 4, crowded: 0 } as const;
const CROWD = 24;
const THROWS = 28;
const MOST_THROWS = 3;

/** What the schemes order now; of those that order the same, one. */
const draftsFor = (desk: Desk): readonly Draft[] => {
  const seen = new Set<string>();
  return schemes
    .map((scheme): Draft => ({ scheme, plan: planBy(desk, scheme) }))
    .filter(({ plan }) => {
      const key = JSON.stringify(plan);
      return !seen.has(key) && seen.add(key) !== undefined;
    });
};

/** The draft that leads farthest; the first, where nothing is better. */
export const bestDraft = (desk: Desk, table: Situation, visions: readonly Vision[]): Draft => {
  const [usual, ...others] = draftsFor(desk);
  if (usual === undefined) throw new Error('there is always a scheme');
  if (others.length === 0) return usual;
  const men = table.own.length + table.foes.length;
  const halves = halvesOf(desk) + (men > CROWD ? AHEAD.crowded : AHEAD.usually);
  const throws = visions.slice(0, Math.max(1, Math.min(MOST_THROWS, Math.round(THROWS / men))));
  const now = ledBy(usual.scheme, table);
  const errands = { missions: now.missions, table: now };
  const whole = pointsOn(table);
  const promise = ({ plan: first, scheme }: Draft): number =>
    throws.reduce(
      (sum, vision) => sum + fortuneOf(foreseen(desk, { first, scheme, halves }, vision), errands, whole),
      0,
    );
  const weighed = [usual, ...others].map((draft) => ({ draft, value: promise(draft) }));
  return weighed.reduce((best, each) => (each.value > best.value ? each : best)).draft;
};
