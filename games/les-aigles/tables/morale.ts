/**
 * Morale: house values of the supplement, each with its rule, for a club to print otherwise. Ranges are in 0.001 cm.
 */
import { unitsOf } from '@grognard/field';
import type { Nerve } from '../model/nerve.ts';
import type { Shelter, Status } from '../model/vocabulary.ts';

/** What a status is worth in a test, and how many men a figure it bears to lose by one fire. */
export interface StatusRow {
  readonly rule: string;
  readonly base: number;
  readonly threshold: number;
}

export const statusRows: Readonly<Record<Status, StatusRow>> = {
  guard: { rule: 'LA-S3.6-1', base: 3, threshold: 4 },
  elite: { rule: 'LA-S3.6-2', base: 2, threshold: 4 },
  regular: { rule: 'LA-S3.6-3', base: 1, threshold: 3 },
  'semi-regular': { rule: 'LA-S3.6-4', base: 0, threshold: 3 },
  militia: { rule: 'LA-S3.6-5', base: -1, threshold: 2 },
  irregular: { rule: 'LA-S3.6-5', base: -1, threshold: 2 },
};

/** The least score of each result; what is lower is the next. */
export const bands: readonly { readonly nerve: Nerve; readonly least: number; readonly rule: string }[] = [
  { nerve: 'advance', least: 13, rule: 'LA-S3.6-6' },
  { nerve: 'obeys', least: 7, rule: 'LA-S3.6-7' },
  { nerve: 'halt', least: 5, rule: 'LA-S3.6-8' },
  { nerve: 'retreat', least: 3, rule: 'LA-S3.6-9' },
  { nerve: 'rout', least: 1, rule: 'LA-S3.6-10' },
  { nerve: 'flight', least: -Infinity, rule: 'LA-S3.6-11' },
];

/** What must be reached wherever a test is only passed or failed. */
export const PASSES = 7;

/** Modifiers with one value. */
export const moraleRows = {
  attackCharging: { rule: 'LA-S3.6-12', value: 1 },
  holdReceiving: { rule: 'LA-S3.6-13', value: 1 },
  squareAndCavalry: { rule: 'LA-S3.6-15', value: 3 },
  footAndCavalry: { rule: 'LA-S3.6-16', value: -2 },
  fullSquareAndCavalry: { rule: 'LA-U2.2-44', value: 0 },
  support: { rule: 'LA-S3.6-17', value: 1 },
  supportHome: { rule: 'LA-S3.6-17', value: 2 },
  enemyOnFlank: { rule: 'LA-S3.6-18', value: -1 },
  enemyInRear: { rule: 'LA-S3.6-18', value: -2 },
  withoutFormation: { rule: 'LA-S3.6-19', value: -1 },
  inDisorder: { rule: 'LA-S3.6-19', value: -2 },
  lostMelee: { rule: 'LA-S3.6-21', value: -1 },
  lostMeleeBadly: { rule: 'LA-S3.6-21', value: -2 },
  routingFriend: { rule: 'LA-S3.6-23', value: -1 },
  commanderLost: { rule: 'LA-S3.6-24', value: -1 },
} as const;

/** LA-S3.6-14: what shelter does for those in it or behind it. */
export const shelterRows: Readonly<Record<Shelter, { readonly rule: string; readonly value: number }>> = {
  wood: { rule: 'LA-S3.6-14', value: 1 },
  'light cover': { rule: 'LA-S3.6-14', value: 1 },
  village: { rule: 'LA-S3.6-14', value: 2 },
  'hard cover': { rule: 'LA-S3.6-14', value: 2 },
};

/** LA-S3.6-20: losses that reach the threshold so many times. */
export const lossRowsOfMorale: readonly {
  readonly times: number;
  readonly value: number;
  readonly rule: string;
}[] = [
  { times: 2, value: -3, rule: 'LA-S3.6-20' },
  { times: 1.5, value: -2, rule: 'LA-S3.6-20' },
  { times: 1, value: -1, rule: 'LA-S3.6-20' },
];

/** LA-S3.6-22: a strength below this share of the start. */
export const strengthRows: readonly {
  readonly below: number;
  readonly value: number;
  readonly rule: string;
}[] = [
  { below: 0.4, value: -2, rule: 'LA-S3.6-22' },
  { below: 0.6, value: -1, rule: 'LA-S3.6-22' },
];

/** LA-S3.6-25, -27, -40: a solid front by what is left of it: intact, three quarters, 60 in a hundred, weaker. */
export const solidFront = {
  shares: [1, 0.75, 0.6, 0],
  column: { rule: 'LA-S3.6-25', values: [-5, -3, -1, 0] },
  cavalryLine: { rule: 'LA-S3.6-40', values: [-2, -1, 0, 0] },
} as const;

/** LA-S3.6-33: the share of its strength below which a unit tests. */
export const FALTERS_BELOW = 0.6;

/** Support, threats to flank and rear, cavalry ahead, an enemy who keeps routers from rallying. */
export const NEAR = unitsOf(15);

/** LA-S3.6-23, -34: how far a rout is seen, and how strong it must be. */
export const ROUT_SEEN = unitsOf(30);
export const ROUT_FIGURES = { infantry: 5, cavalry: 3 } as const;

/** LA-S3.6-36: how near an enemy hidden so far must appear, in 0.001 cm. */
export const APPEARS_WITHIN = unitsOf(15);

/** LA-S3.6-37: whom the first fire of the battle shakes. */
export const rawStatuses: ReadonlySet<Status> = new Set(['semi-regular', 'militia', 'irregular'] as const);

/** Quarters that a retreat lasts: LA-S3.6-9. */
export const RETREAT_QUARTERS = 2;
