/** What a part stands on, for all who ask. */

import type { Pose } from '@grognard/field';
import type { Part } from '../../model/part.ts';
import type { Setting } from '../../model/setting.ts';
import type { Stands } from '../../model/stands.ts';
import type { State } from '../../model/state.ts';
import type { Laid } from '../../model/terrain.ts';
import type { Unit } from '../../model/unit.ts';
import { groundOf, isBare } from './going.ts';
import { spansUnder } from './judge.ts';
import type { ZoneSpan } from './spans.ts';

/** Everything under a part that is not plain to it, roads and paths taken into account. */
export const groundUnder = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  part: Part,
  unit: Pick<Unit, 'arm'>,
): readonly ZoneSpan[] => {
  const ground = groundOf(setting, state);
  return isBare(ground) ? [] : spansUnder(setting, ground, { unit, part }, part, unit.arm);
};

/** LA-O2.4-7: whether any of its bases is on a slope. */
export const slopeUnder = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  part: Part,
  unit: Pick<Unit, 'arm'>,
): Laid | undefined => groundUnder(setting, state, part, unit).find(isSlope)?.zone.feature;

export const isSlope = ({ zone: { sort } }: ZoneSpan): boolean =>
  sort === 'slope' || sort === 'covered slope';

/** LA-O0-8: ground in which nobody reforms. On an open slope and in a field one may: LA-O2.6-9, LA-O9.2-12. */
export const isHolding = ({ zone, going }: ZoneSpan): boolean =>
  zone.sort !== 'slope' && zone.feature.kind !== 'crop' && (going.level > 0 || going.bar !== undefined);

/** What keeps a part from reforming where it stands: it may march on out of it. */
export const holdingGround = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  part: Part,
  unit: Pick<Unit, 'arm'>,
): ZoneSpan | undefined => groundUnder(setting, state, part, unit).find(isHolding);

/** Ground where a part may not be, is not yet, and would be if it were put down somewhere; and the rule that says so. */
export const newBarAt = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  part: Part,
  unit: Pick<Unit, 'arm'>,
  at: Pose | Stands,
): { readonly feature: Laid; readonly rule: string } | undefined => {
  const barred = (stands: Part) =>
    groundUnder(setting, state, stands, unit).flatMap(({ going: { bar }, zone: { feature } }) =>
      bar === undefined ? [] : [{ feature, rule: bar }],
    );
  const there = barred({ ...part, ...at });
  if (there.length === 0) return undefined;
  const here = new Set(barred(part).map(({ feature }) => feature));
  return there.find(({ feature }) => !here.has(feature));
};

/** Whether a part that is put down somewhere would come onto such ground. */
export const isBarredAt = (...place: Parameters<typeof newBarAt>): boolean =>
  newBarAt(...place) !== undefined;
