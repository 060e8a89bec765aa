import { cmOf } from '@grognard/field';
import { expect, test } from 'vitest';
import { attitudeRows, BY_ITS_FRIEND } from '../../tables/attitudes.ts';
import { batteryBase, figureBase, limberedBase, skirmishBase } from '../../tables/bases.ts';
import { battering, piercing } from '../../tables/fire.ts';
import {
  BADLY,
  INSPIRING,
  PURSUIT_QUARTERS,
  RECOIL,
  RECOIL_IN_WOODS,
  STEADY_SHARE,
} from '../../tables/melee.ts';
import { NEAR, ROUT_SEEN } from '../../tables/morale.ts';
import {
  HIT_ON,
  MOST,
  officerRows,
  orderDistance,
  QUARTER_RIDE,
  SUCCESSION_QUARTERS,
} from '../../tables/officers.ts';
import { aidePrice, officerPrice, priceOf } from '../../tables/points.ts';
import * as ground from '../../tables/terrain.ts';
import { tabled } from '../../tables/troops.ts';
import { ATTITUDES, BASES, COMMAND, GROUND, MARGINS, OFFICERS, PRICES } from './ground-as-written.ts';

type Rows = readonly (readonly (string | number)[])[];

/** The table as its text has it, and ours without the rule that the text has it by. */
const asWritten = (title: string, written: readonly (readonly string[])[], ours: () => Rows): void =>
  test(title, () => {
    const lines = (rows: Rows): readonly string[] => rows.map((row) => row.join(' | ')).toSorted();
    expect(lines(ours())).toEqual(lines(written.map(([_rule, ...cells]) => cells)));
  });

/** A share as a text prints it: in the fewest parts. */
const share = (value: number): string => {
  const parts = [2, 3, 4, 5, 6, 7, 8, 9, 10].find((each) => Number.isInteger(value * each)) ?? 1;
  return `${value * parts}/${parts}`;
};
const said = (isSo: boolean): string => (isSo ? 'yes' : 'no');

asWritten('what the chapter on obstacles measures', GROUND, () => [
  ['width of a road', ground.ROAD_WIDTH],
  ['overlap that is still beside', cmOf(ground.BESIDE_IT)],
  ['a cell of a wall', cmOf(ground.CELL)],
  ['the loser of a street fight from his wall', cmOf(ground.THROWN_OUT)],
  ['figures that enter a house', ground.ENTERING],
  ...['to enter', 'to change posts', 'to come out'].map((what) => [`quarters ${what}`, ground.IN_AND_OUT]),
  ['quarters of reaction in a house', ground.HOUSE_REACTION],
  ['figures brought up in a quarter', ground.BROUGHT_UP],
  ['enemies near a way out', cmOf(ground.NEAR_THE_EXIT)],
  ['from the edge of a wood one sees out', cmOf(ground.COVER_SIGHT.wood.out)],
  ['from the edge of a wood one fires out', cmOf(ground.EDGE)],
  ['what sticks out of a wood', cmOf(ground.OVERHANG)],
  ['width that skirmishers keep', share(ground.CLOSEST_BASES)],
  ['nobody is fired over nearer than', cmOf(ground.TOO_NEAR_TO_FIRE_OVER)],
  ...['dead ground behind a village or a forest', 'dead ground below a covered slope'].map((what) => [
    ...[what, cmOf(ground.DEAD_GROUND)],
  ]),
  ['dead ground below a plateau', cmOf(ground.DEAD_GROUND)],
  ['nobody is fired at nearer to a plateau', cmOf(ground.DEAD_GROUND)],
  ['masked behind another', cmOf(ground.MASKED)],
  ['behind a wreck', cmOf(ground.BEHIND_IT)],
  ['slowest pace', share(ground.SLOWEST_PACE)],
  ['of a forced march without what force adds', share(ground.UNFORCED)],
  ['quarters a rank over a light obstacle', ground.QUARTERS_A_RANK.light],
  ['quarters a rank over a hard obstacle', ground.QUARTERS_A_RANK.hard],
  ['infantry abreast on a road', ground.ROAD_FRONT.infantry],
  ['cavalry abreast on a road', ground.ROAD_FRONT.cavalry],
  ['infantry abreast in an alley', ground.ALLEY_FRONT],
  ['what a road adds', share(ground.ROAD_GAIN)],
  ['lengths are rounded to', cmOf(ground.MILLIMETRE)],
  ['bridge of a sapper and period', cmOf(ground.BRIDGE_LENGTH)],
  ['work of a sapper', cmOf(ground.WORK_LENGTH)],
  ['sappers at one stretch', ground.SAPPERS_ON_ONE],
  ['from a house or a wood one builds', cmOf(ground.MATERIALS_WITHIN)],
  ['wall laid low in half a period', cmOf(ground.SHELLED)],
  ['figures that widen a front in a quarter', ground.WIDENED_BY],
  ['scouts of infantry behind a crest', cmOf(ground.SCOUTS.infantry)],
  ['scouts of cavalry and limbered guns', cmOf(ground.SCOUTS.mounted)],
  ['sight inside a wood', cmOf(ground.COVER_SIGHT.wood.within)],
  ['sight inside a crop', cmOf(ground.COVER_SIGHT.crop.within)],
  ['from the edge of a crop one sees out', cmOf(ground.COVER_SIGHT.crop.out)],
  ['water in a wood is found within', cmOf(ground.FOUND_WITHIN)],
]);

asWritten('what officers are worth', OFFICERS, () =>
  Object.entries(officerRows).map(([level, { charisma, authority }]) => [level, charisma, authority]),
);

asWritten('how far they are heard, ride and are missed', COMMAND, () => [
  ['most of either value', MOST],
  ...[1, 2, 3, 4, 5].map((authority) => [
    ...[`voice of an authority of ${authority}`, cmOf(orderDistance(authority))],
  ]),
  ["a quarter's ride", cmOf(QUARTER_RIDE)],
  ['an officer is hit on', HIT_ON],
  ['quarters without command', SUCCESSION_QUARTERS],
  ['from whom it covers', cmOf(BY_ITS_FRIEND)],
  ['from whom it supports', cmOf(BY_ITS_FRIEND)],
]);

asWritten('what an attitude allows', ATTITUDES, () =>
  Object.entries(attitudeRows).map(([attitude, { charges, counterCharges, evades, follows, forGuns }]) => [
    ...[attitude, said(charges), said(counterCharges), said(evades), follows, said(forGuns)],
  ]),
);

asWritten('how large the bases are', BASES, () =>
  [
    { name: 'infantry', base: figureBase('infantry') },
    { name: 'cavalry', base: figureBase('cavalry') },
    { name: 'skirmisher', base: skirmishBase('infantry') },
    { name: 'mounted skirmisher', base: skirmishBase('cavalry') },
    { name: 'in battery', base: batteryBase },
    { name: 'limbered', base: limberedBase },
  ].map(({ name, base: { width, depth } }) => [name, cmOf(width), cmOf(depth)]),
);

const gunner = (arm: string, calibre: string): number => {
  const troop = tabled.find((each) => each.arm === `${arm} artillery` && each.calibre === calibre);
  return troop === undefined ? Number.NaN : priceOf(troop).points;
};

asWritten('what gunners and officers cost', PRICES, () => [
  ['gunner of a medium gun', gunner('foot', 'medium')],
  ['gunner of a heavy gun', gunner('foot', 'heavy')],
  ['horse gunner of a medium gun', gunner('horse', 'medium')],
  ...[[0, 0] as const, [1, 0] as const, [0, 1] as const, [3, 4] as const].map(([charisma, authority]) => [
    ...[`officer of ${charisma} and ${authority}`, officerPrice(charisma, authority).points],
  ]),
  ['aide', aidePrice.points],
]);

asWritten('margins of fire, melee and morale', MARGINS, () => [
  ['strength of a steady line', STEADY_SHARE],
  ['charisma that tells', INSPIRING],
  ['recoil', cmOf(RECOIL)],
  ['recoil in woods', cmOf(RECOIL_IN_WOODS)],
  ['lost badly', BADLY],
  ['quarters of pursuit', PURSUIT_QUARTERS],
  ['support within', cmOf(NEAR)],
  ['a rout is seen within', cmOf(ROUT_SEEN)],
  ['round shot goes on within', cmOf(piercing['round shot'])],
  ['small arms go on within', cmOf(piercing['small arms'])],
  ['share of what goes on', piercing.share],
  ['cover laid low in half a period', cmOf(battering.length)],
  ['a house burns on', battering.ablazeFrom],
]);
