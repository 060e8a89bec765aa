/** What a gunner makes of his targets by eye, from what everybody sees of them. */

import type { Placed } from '../../ground/shape/placed.ts';
import type { Shot } from '../../model/fire-order.ts';
import type { Setting } from '../../model/setting.ts';
import type { View } from '../../model/view.ts';
import { type FireRow, fireRows, guns } from '../../tables/fire.ts';
import type { Calibre } from '../../tables/troops.ts';
import { shelterOf } from '../cover/cover.ts';
import { gunRow, isMassed, shotAt } from './factor.ts';

const COVER: Readonly<Record<string, FireRow>> = {
  wood: 'light cover',
  'light cover': 'light cover',
  'hard cover': 'hard cover',
  village: 'hard cover',
};

/** The rows that count against a target, or for it. */
const rowsOf = (setting: Setting, view: View, target: Placed): readonly FireRow[] => {
  const { shelter } = shelterOf(setting, view, target) ?? {};
  const cover = shelter === undefined ? undefined : COVER[shelter];
  return [
    ...(isMassed(target) ? (['massed'] as const) : []),
    ...(target.part.formation === 'skirmish' ? (['skirmishing'] as const) : []),
    ...(target.part.formation === 'in battery' ? (['gunners'] as const) : []),
    ...(cover === undefined ? [] : [cover]),
  ];
};

/** The factor of a shot at a target so far off, in 0.001 cm; nothing beyond its reach. */
export const shotWorth = (
  setting: Setting,
  view: View,
  { calibre, shot, distance }: { readonly calibre: Calibre; readonly shot: Shot; readonly distance: number },
  target: Placed,
): number => {
  const { range, canister } = guns[calibre];
  if (distance > (shot === 'canister' ? canister.range : range)) return 0;
  const adds = rowsOf(setting, view, target).map((name) => {
    const row: { readonly [Key in Shot]?: number } = fireRows[name] as object;
    return row[shot] ?? 0;
  });
  return Math.max(
    0,
    adds.reduce((sum, each) => sum + each, gunRow(calibre, shot, distance).value),
  );
};

/** What a battery throws without an order. */
export const usualShot = (
  setting: Setting,
  view: View,
  { calibre, distance }: { readonly calibre: Calibre; readonly distance: number },
  target: Placed,
): Shot => shotAt(calibre, distance, rowsOf(setting, view, target).includes('hard cover'));
