/** Figures of the ground, of officers and of bases as the texts have them, written down once. */
import { rowsIn } from '../../../../tools/proofs/as-written.ts';

/** Rule, what it measures, and how much: centimetres, figures, quarters or a share. */
export const GROUND = rowsIn(`
LA-O7.1-1  | width of a road                            | 4.5
LA-O0-6    | overlap that is still beside               | 0.1
LA-O8.1-8  | a cell of a wall                           | 0.5
LA-O5.5-57 | the loser of a street fight from his wall  | 3
LA-O5.2-5  | figures that enter a house                 | 3
LA-O5.2-6  | quarters to enter                          | 2
LA-O5.2-37 | quarters to change posts                   | 2
LA-O5.2-52 | quarters to come out                       | 2
LA-O5.2-32 | quarters of reaction in a house            | 1
LA-O5.5-44 | figures brought up in a quarter            | 3
LA-O5.6-6  | enemies near a way out                     | 15
LA-O4.2-2  | from the edge of a wood one sees out       | 2
LA-O4.4-1  | from the edge of a wood one fires out      | 2
LA-O4.1-5  | what sticks out of a wood                  | 0.75
LA-O4.3-10 | width that skirmishers keep                | 1/2
LA-O2.5-6  | nobody is fired over nearer than           | 2
LA-O2.3-5  | dead ground behind a village or a forest   | 15
LA-O2.3-7  | dead ground below a covered slope          | 15
LA-O3.2-2  | dead ground below a plateau                | 15
LA-O3.4-3  | nobody is fired at nearer to a plateau     | 15
LA-O2.3-6  | masked behind another                      | 10
LA-O9.3-5  | behind a wreck                             | 2
LA-O0-7    | slowest pace                               | 1/8
LA-O0-17   | of a forced march without what force adds  | 2/3
LA-O8.4-2  | quarters a rank over a light obstacle      | 1
LA-O8.4-9  | quarters a rank over a hard obstacle       | 2
LA-O7.1-3  | infantry abreast on a road                 | 3
LA-O7.1-4  | cavalry abreast on a road                  | 2
LA-O4.3-22 | infantry abreast in an alley               | 2
LA-O7.1-8  | what a road adds                           | 1/10
LA-O0-20   | lengths are rounded to                     | 0.1
LA-O8.7-3  | bridge of a sapper and period              | 2
LA-O8.7-6  | work of a sapper                           | 1.5
LA-O8.7-10 | sappers at one stretch                     | 2
LA-O8.7-5  | from a house or a wood one builds          | 30
LA-O8.5-17 | wall laid low in half a period             | 3
LA-O8.3-8  | figures that widen a front in a quarter    | 3
LA-O2.3-15 | scouts of infantry behind a crest          | 2.5
LA-O2.3-16 | scouts of cavalry and limbered guns        | 5
LA-O4.2-3  | sight inside a wood                        | 8
LA-O9.2-11 | sight inside a crop                        | 4
LA-O9.2-8  | from the edge of a crop one sees out       | 2
LA-O4.3-17 | water in a wood is found within            | 8
`);

/** Rule, of which level or what, charisma, authority. */
export const OFFICERS = rowsIn(`
LA-S3.2-9 | army     | 3 | 4
LA-S3.2-9 | division | 2 | 3
LA-S3.2-9 | brigade  | 1 | 2
`);

/** Rule, what, and how much: centimetres by authority, a quarter's ride, the die, quarters. */
export const COMMAND = rowsIn(`
LA-S3.2-9  | most of either value     | 5
LA-S3.2-10 | voice of an authority of 1 | 0
LA-S3.2-10 | voice of an authority of 2 | 5
LA-S3.2-10 | voice of an authority of 3 | 10
LA-S3.2-10 | voice of an authority of 4 | 15
LA-S3.2-10 | voice of an authority of 5 | 20
LA-S3.2-11 | a quarter's ride         | 12
LA-S3.2-12 | an officer is hit on     | 6
LA-S3.2-12 | quarters without command | 2
LA-S3.2-3  | from whom it covers      | 15
LA-S3.2-5  | from whom it supports    | 15
`);

/** Rule, attitude, charges, charges back, evades, follows, and whether guns may be told so. */
export const ATTITUDES = rowsIn(`
LA-S3.2-1 | attack    | yes | yes | no  | must  | yes
LA-S3.2-2 | hold      | no  | no  | no  | short | yes
LA-S3.2-3 | cover     | yes | yes | no  | may   | no
LA-S3.2-4 | harass    | no  | no  | yes | never | no
LA-S3.2-5 | support   | no  | yes | no  | may   | yes
LA-S3.2-6 | manoeuvre | no  | yes | no  | never | no
`);

/** Rule, whose base, width and depth. */
export const BASES = rowsIn(`
LA-O0-12  | infantry           | 1.5 | 2.5
LA-O0-12  | cavalry            | 2.5 | 5
LA-S3.8-2 | skirmisher         | 3   | 2.5
LA-S3.8-2 | mounted skirmisher | 5   | 5
LA-S3.8-3 | in battery         | 6   | 5
LA-S3.8-3 | limbered           | 3   | 8
`);

/** Rule, what, points. */
export const PRICES = rowsIn(`
LA-S3.7-71 | gunner of a medium gun       | 55
LA-S3.7-71 | gunner of a heavy gun        | 70
LA-S3.7-71 | horse gunner of a medium gun | 65
LA-S3.7-73 | officer of 0 and 0           | 30
LA-S3.7-73 | officer of 1 and 0           | 50
LA-S3.7-73 | officer of 0 and 1           | 50
LA-S3.7-73 | officer of 3 and 4           | 170
LA-S3.7-73 | aide                         | 15
`);

/** Rule, what, and how much: centimetres, shares, figures, quarters. */
export const MARGINS = rowsIn(`
LA-S3.5-8  | strength of a steady line        | 0.75
LA-S3.5-9  | charisma that tells              | 3
LA-S3.5-16 | recoil                           | 3
LA-S3.5-16 | recoil in woods                  | 1.5
LA-S3.6-21 | lost badly                       | 2
LA-S3.2-1  | quarters of pursuit              | 4
LA-S3.6-17 | support within                   | 15
LA-S3.6-23 | a rout is seen within            | 30
LA-S3.4-19 | round shot goes on within        | 10
LA-S3.4-19 | small arms go on within          | 5
LA-S3.4-19 | share of what goes on            | 0.5
LA-S3.4-20 | cover laid low in half a period  | 3
LA-S3.4-20 | a house burns on                 | 6
`);
