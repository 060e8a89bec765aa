/** LA-S3.4: what fire is worth. Every value here is a house value that a club may print otherwise. Ranges are in 0.001 cm. */
import { unitsOf } from '@grognard/field';
import { MUSKET_RANGE } from './ranges.ts';
import type { Calibre } from './troops.ts';

export type SmallArm = 'musket' | 'rifle' | 'carbine';

/** Up to how far, and what that adds. */
interface Band {
  readonly upTo: number;
  readonly value: number;
}

const bands = (...values: readonly (readonly [upTo: number, value: number])[]): readonly Band[] =>
  values.map(([upTo, value]) => ({ upTo, value }));

/** Short, medium and long. */
export const smallArms: Readonly<
  Record<SmallArm, { readonly rule: string; readonly bands: readonly Band[] }>
> = {
  musket: { rule: 'LA-S3.4-1', bands: bands([unitsOf(5), 3], [unitsOf(10), 0], [MUSKET_RANGE, -2]) },
  rifle: { rule: 'LA-S3.4-2', bands: bands([unitsOf(5), 2], [unitsOf(12), 0], [unitsOf(20), -2]) },
  carbine: { rule: 'LA-S3.4-3', bands: bands([unitsOf(4), 1], [unitsOf(8), 0]) },
};

/** Inside a wood nothing carries farther. */
export const inWoods = { rule: 'LA-S3.4-4', upTo: unitsOf(8) };

/** What a kind of gun throws: up to half its range, and beyond; canister up close, and beyond. */
interface Gun {
  readonly rule: string;
  readonly range: number;
  readonly near: number;
  readonly far: number;
  readonly canister: { readonly range: number; readonly near: number; readonly far: number };
}

const gun = (
  row: number,
  [range, near, far]: readonly [number, number, number],
  [most, close, beyond]: readonly [number, number, number],
): Gun => ({
  rule: `LA-S3.4-${row}`,
  ...{ range: unitsOf(range), near, far },
  canister: { range: unitsOf(most), near: close, far: beyond },
});

export const guns: Readonly<Record<Calibre, Gun>> = {
  light: gun(15, [80, 6, 4], [25, 15, 10]),
  medium: gun(16, [100, 8, 5], [35, 18, 12]),
  heavy: gun(17, [120, 10, 6], [40, 20, 14]),
};

export const CANISTER_NEAR = unitsOf(15);

/** What a modifier adds to small arms, round shot and canister; where it says nothing, it does not count. */
interface Row {
  readonly rule: string;
  readonly 'small arms'?: number;
  readonly 'round shot'?: number;
  readonly canister?: number;
}

const row = (place: number, musketry: number, shot?: number, canister?: number): Row => ({
  rule: `LA-S3.4-${place}`,
  'small arms': musketry,
  ...(shot !== undefined && { 'round shot': shot }),
  ...(canister !== undefined && { canister }),
});

export const fireRows = {
  massed: row(5, 1, 3, 3),
  skirmishing: row(6, -2, -4, -6),
  gunners: row(7, -2, -2, -6),
  'light cover': row(8, -2, -2, -6),
  'hard cover': row(9, -3, -4, -10),
  enfilade: row(10, 1, 3, 3),
  'first fire': row(11, 1),
  'without formation': row(12, -1, -2, -4),
  'in disorder': row(13, -2),
  disorganised: row(14, 0, 0, 0),
} as const satisfies Readonly<Record<string, Row>>;
export type FireRow = keyof typeof fireRows;

/** To either side of straight ahead: the tangent of 45 degrees, and that of 22.5. */
export const WIDE_ARC = 1;
export const NARROW_ARC = Math.SQRT2 - 1;

/** LA-S3.4-19: how far behind the one that is hit another may stand and be hit too, and for what share. */
export const piercing = {
  rule: 'LA-S3.4-19',
  'round shot': unitsOf(10),
  'small arms': unitsOf(5),
  share: 0.5,
};

/** LA-S3.4-20: how much of a house or of hard cover a battery lays low in half a period. */
export const battering = { rule: 'LA-S3.4-20', length: unitsOf(3), ablazeFrom: 6 };

/** How far from those who fight a figure must stand for guns to be fired at it. */
export const CLEAR_OF_MELEE = unitsOf(5);
