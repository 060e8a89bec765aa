/** Tables as the texts have them, written down once: the game's own are compared with these, never the other way round. */
import { rowsIn } from '../../../../tools/proofs/as-written.ts';

/** Rule, nation, status, class, combat, charge, fire, weapon, line, column, usual figures, budget. */
export const FOOT_AND_HORSE = rowsIn(`
LA-S3.7-1  | france  | regular      | A | 4 | 1 | 4 | musket  | 14 | 18 | 12-18 | 20
LA-S3.7-2  | france  | elite        | A | 5 | 2 | 4 | musket  | 16 | 20 | 3-9   | 28
LA-S3.7-3  | france  | elite        | A | 5 | 1 | 5 | musket  | 16 | 20 | 3-9   | 28
LA-S3.7-4  | france  | regular      | A | 4 | 1 | 5 | musket  | 16 | 20 | 18    | 22
LA-S3.7-5  | france  | elite        | A | 5 | 2 | 5 | musket  | 16 | 20 | 16    | 30
LA-S3.7-6  | france  | guard        | A | 6 | 3 | 5 | musket  | 16 | 20 | 16    | 38
LA-S3.7-7  | france  | regular      | A | 5 | 3 | 1 | carbine | 28 | 36 | 12    | 28
LA-S3.7-8  | france  | regular      | A | 5 | 4 | 1 | carbine | 28 | 36 | 12    | 30
LA-S3.7-9  | france  | regular      | A | 6 | 3 | 2 | carbine | 25 | 32 | 12    | 32
LA-S3.7-10 | france  | elite        | A | 7 | 3 | 0 | -       | 23 | 30 | 12    | 34
LA-S3.7-11 | france  | guard        | A | 7 | 4 | 1 | carbine | 26 | 34 | 12    | 42
LA-S3.7-12 | britain | regular      | A | 4 | 2 | 6 | musket  | 14 | 17 | 15    | 26
LA-S3.7-13 | britain | elite        | A | 5 | 2 | 6 | musket  | 14 | 17 | 1-2   | 32
LA-S3.7-14 | britain | regular      | A | 4 | 2 | 6 | musket  | 16 | 20 | 15    | 26
LA-S3.7-15 | britain | elite        | A | 4 | 1 | 6 | rifle   | 16 | 20 | 9     | 28
LA-S3.7-16 | britain | guard        | A | 5 | 3 | 6 | musket  | 14 | 18 | 20    | 38
LA-S3.7-17 | britain | regular      | B | 5 | 3 | 1 | carbine | 26 | 34 | 9-10  | 28
LA-S3.7-18 | britain | regular      | B | 6 | 4 | 1 | carbine | 23 | 30 | 9-10  | 32
LA-S3.7-19 | britain | guard        | B | 7 | 4 | 0 | -       | 23 | 30 | 6-9   | 40
LA-S3.7-20 | prussia | regular      | B | 4 | 2 | 4 | musket  | 14 | 18 | 16-20 | 22
LA-S3.7-21 | prussia | regular      | B | 4 | 1 | 5 | musket  | 16 | 20 | 16-20 | 22
LA-S3.7-22 | prussia | elite        | B | 4 | 1 | 6 | rifle   | 16 | 20 | 9     | 28
LA-S3.7-23 | prussia | elite        | B | 5 | 2 | 4 | musket  | 14 | 18 | 16-20 | 28
LA-S3.7-24 | prussia | guard        | B | 6 | 2 | 5 | musket  | 16 | 20 | 20    | 36
LA-S3.7-25 | prussia | semi-regular | C | 3 | 2 | 3 | musket  | 13 | 16 | 16-18 | 16
LA-S3.7-26 | prussia | regular      | B | 5 | 3 | 1 | carbine | 28 | 36 | 10-12 | 28
LA-S3.7-27 | prussia | regular      | B | 5 | 4 | 1 | carbine | 27 | 34 | 10-12 | 30
LA-S3.7-28 | prussia | regular      | B | 6 | 3 | 1 | carbine | 25 | 32 | 10-12 | 30
LA-S3.7-29 | prussia | elite        | B | 7 | 3 | 0 | -       | 23 | 30 | 10-12 | 34
LA-S3.7-30 | prussia | semi-regular | C | 4 | 3 | 0 | -       | 24 | 30 | 8-10  | 22
LA-S3.7-31 | austria | regular      | B | 4 | 1 | 4 | musket  | 13 | 16 | 18-24 | 20
LA-S3.7-32 | austria | regular      | B | 4 | 1 | 4 | musket  | 16 | 20 | 18-20 | 20
LA-S3.7-33 | austria | elite        | B | 4 | 1 | 6 | rifle   | 16 | 20 | 12-16 | 28
LA-S3.7-34 | austria | elite        | B | 5 | 2 | 4 | musket  | 13 | 17 | 12-18 | 28
LA-S3.7-35 | austria | regular      | B | 5 | 3 | 1 | carbine | 28 | 36 | 12-16 | 28
LA-S3.7-36 | austria | regular      | B | 5 | 3 | 1 | carbine | 26 | 34 | 12-16 | 28
LA-S3.7-37 | austria | regular      | B | 5 | 4 | 1 | carbine | 26 | 34 | 12-16 | 30
LA-S3.7-38 | austria | regular      | B | 6 | 3 | 1 | carbine | 25 | 32 | 10-12 | 30
LA-S3.7-39 | austria | elite        | B | 7 | 3 | 0 | -       | 23 | 30 | 10-12 | 34
LA-S3.7-40 | austria | militia      | C | 3 | 1 | 3 | musket  | 13 | 16 | 18    | 12
LA-S3.7-41 | russia  | regular      | C | 4 | 2 | 3 | musket  | 13 | 16 | 16    | 20
LA-S3.7-42 | russia  | regular      | C | 4 | 1 | 4 | musket  | 16 | 20 | 16    | 20
LA-S3.7-43 | russia  | elite        | C | 5 | 2 | 3 | musket  | 14 | 18 | 12-16 | 26
LA-S3.7-44 | russia  | guard        | B | 6 | 3 | 4 | musket  | 14 | 18 | 16    | 36
LA-S3.7-45 | russia  | militia      | C | 2 | 1 | 1 | musket  | 13 | 16 | 16    | 6
LA-S3.7-46 | russia  | regular      | B | 5 | 3 | 1 | carbine | 26 | 34 | 12-16 | 28
LA-S3.7-47 | russia  | regular      | B | 5 | 4 | 1 | carbine | 26 | 34 | 12-16 | 30
LA-S3.7-48 | russia  | regular      | B | 6 | 3 | 1 | carbine | 25 | 32 | 10-12 | 30
LA-S3.7-49 | russia  | elite        | B | 7 | 3 | 0 | -       | 23 | 30 | 10-12 | 34
LA-S3.7-50 | russia  | irregular    | C | 3 | 2 | 1 | carbine | 30 | 38 | 10-16 | 18
`);

/** Rule, nation, drawn by or served from horses, calibre, status, class, combat, limbered, gunners, budget. */
export const BATTERIES = rowsIn(`
LA-S3.7-51 | france  | foot  | medium | regular | A | 2 | 16 | 4 | 220
LA-S3.7-52 | france  | foot  | heavy  | elite   | A | 2 | 14 | 4 | 280
LA-S3.7-53 | france  | horse | medium | elite   | A | 3 | 30 | 3 | 195
LA-S3.7-54 | britain | foot  | medium | regular | A | 2 | 16 | 3 | 165
LA-S3.7-55 | britain | horse | medium | elite   | A | 3 | 30 | 3 | 195
LA-S3.7-56 | prussia | foot  | medium | regular | B | 2 | 16 | 4 | 220
LA-S3.7-57 | prussia | foot  | heavy  | regular | B | 2 | 14 | 4 | 280
LA-S3.7-57 | prussia | horse | medium | regular | B | 3 | 28 | 4 | 260
LA-S3.7-58 | austria | foot  | medium | regular | B | 2 | 16 | 4 | 220
LA-S3.7-59 | austria | foot  | heavy  | regular | B | 2 | 14 | 3 | 210
LA-S3.7-59 | austria | horse | medium | regular | B | 2 | 26 | 3 | 195
LA-S3.7-60 | russia  | foot  | medium | regular | B | 3 | 15 | 6 | 330
LA-S3.7-61 | russia  | foot  | heavy  | regular | C | 3 | 13 | 6 | 420
LA-S3.7-62 | russia  | horse | medium | elite   | B | 3 | 28 | 6 | 390
`);

/** Rule, factor, and men lost in a whole period by 1, 2, 3, 4, 5, 6, 8, 10, 12, 15 and 18 figures. */
export const LOSSES = rowsIn(`
LA-S3.3-1  | -1 | 0  | 1  | 1  | 1  | 1   | 2   | 2   | 3   | 3   | 4   | 5
LA-S3.3-2  | 0  | 1  | 1  | 2  | 2  | 3   | 3   | 4   | 5   | 6   | 8   | 9
LA-S3.3-3  | 1  | 1  | 2  | 3  | 4  | 5   | 6   | 8   | 10  | 12  | 15  | 18
LA-S3.3-4  | 2  | 2  | 4  | 6  | 8  | 10  | 12  | 16  | 20  | 24  | 30  | 36
LA-S3.3-5  | 3  | 3  | 6  | 9  | 12 | 15  | 18  | 24  | 30  | 36  | 45  | 54
LA-S3.3-6  | 4  | 4  | 8  | 12 | 16 | 20  | 24  | 32  | 40  | 48  | 60  | 72
LA-S3.3-7  | 5  | 5  | 10 | 15 | 20 | 25  | 30  | 40  | 50  | 60  | 75  | 90
LA-S3.3-8  | 6  | 6  | 12 | 18 | 24 | 30  | 36  | 48  | 60  | 72  | 90  | 108
LA-S3.3-9  | 7  | 7  | 14 | 21 | 28 | 35  | 42  | 56  | 70  | 84  | 105 | 126
LA-S3.3-10 | 8  | 8  | 16 | 24 | 32 | 40  | 48  | 64  | 80  | 96  | 120 | 144
LA-S3.3-11 | 9  | 9  | 18 | 27 | 36 | 45  | 54  | 72  | 90  | 108 | 135 | 162
LA-S3.3-12 | 10 | 10 | 20 | 30 | 40 | 50  | 60  | 80  | 100 | 120 | 150 | 180
LA-S3.3-13 | 11 | 11 | 22 | 33 | 44 | 55  | 66  | 88  | 110 | 132 | 165 | 198
LA-S3.3-14 | 12 | 12 | 24 | 36 | 48 | 60  | 72  | 96  | 120 | 144 | 180 | 216
LA-S3.3-15 | 15 | 15 | 30 | 45 | 60 | 75  | 90  | 120 | 150 | 180 | 225 | 270
LA-S3.3-16 | 18 | 18 | 36 | 54 | 72 | 90  | 108 | 144 | 180 | 216 | 270 | 324
LA-S3.3-17 | 21 | 21 | 42 | 63 | 84 | 105 | 126 | 168 | 210 | 252 | 315 | 378
`);

/** Rule, nation, companies and figures of the battalion, what it forms, what it charges in, full square from. */
export const BATTALIONS = rowsIn(`
LA-S3.7-63 | france  | 6 x 3 | division column                 | line, march column, division column |
LA-S3.7-64 | britain | 5 x 3 | division column, double line    | line, double line                   |
LA-S3.7-65 | prussia | 4 x 4 | division column, full square    | line, march column, division column | march column, division column
LA-S3.7-66 | austria | 6 x 3 | full square                     | line, march column                  | march column
LA-S3.7-67 | russia  | 4 x 4 | division column, section column | line, march column, division column |
`);

/** Rule, arm, from and to, and the parts of a period that it takes in class A, B and C; a section column as a march column. */
export const CHANGES = rowsIn(`
LA-U6-1     | infantry | march column    | division column | 1/4 | 1/2 | 3/4
LA-U6-2     | infantry | line            | march column    | 3/4 | 1   | 1 1/4
LA-U6-3     | infantry | line            | division column | 1/2 | 3/4 | 1
LA-U6-4     | infantry | line            | square          | 1/2 | 1/2 | 3/4
LA-U3.2-18e | infantry | division column | square          | 1/4 | 1/4 | 1/2
LA-U6-5     | infantry | line            | skirmish        | 1/4 | 1/4 | 1/4
LA-U6-5     | infantry | march column    | skirmish        | 1/4 | 1/4 | 1/4
LA-U6-5     | infantry | division column | skirmish        | 1/4 | 1/4 | 1/4
LA-U6-18    | infantry | line            | double line     | 1/2 | 1/2 | 3/4
LA-U6-31    | infantry | section column  | march column    | 1/4 | 1/2 | 3/4
LA-U6-31    | infantry | section column  | line            | 3/4 | 1   | 1 1/4
LA-U6-8     | cavalry  | line            | march column    | 1/2 | 3/4 | 1
LA-U6-30    | cavalry  | double line     | march column    | 1/2 | 3/4 | 1
LA-U6-9     | cavalry  | line            | skirmish        | 1/2 | 1/2 | 1/2
LA-U6-9     | cavalry  | march column    | skirmish        | 1/2 | 1/2 | 1/2
LA-U6-10    | cavalry  | line            | echelon         | 1/2 | 1/2 | 3/4
LA-U6-11    | cavalry  | line            | chequer         | 1/2 | 1/2 | 3/4
LA-U6-12    | cavalry  | line            | double line     | 1/2 | 1/2 | 3/4
`);

/** Rule, arm, from what, and the parts of a period to be formed, limbered or in battery, in class A, B and C. */
export const REFORMING = rowsIn(`
LA-U6-6  | infantry        | without formation | 1/2   | 3/4   | 1
LA-U6-7  | infantry        | in disorder       | 1     | 1 1/4 | 1 1/4
LA-U6-13 | cavalry         | without formation | 3/4   | 1     | 1 1/4
LA-U6-14 | cavalry         | in disorder       | 1 1/4 | 1 1/2 | 1 3/4
LA-U6-19 | foot artillery  | limbered          | 1/4   | 1/2   | 1/2
LA-U6-20 | foot artillery  | in battery        | 1/2   | 1/2   | 3/4
LA-U6-21 | foot artillery  | without formation | 1/2   | 1/2   | 1/2
LA-U6-25 | foot artillery  | in disorder       | 1     | 1     | 1
LA-U6-22 | horse artillery | limbered          | 1/4   | 1/4   | 1/2
LA-U6-23 | horse artillery | in battery        | 1/4   | 1/4   | 1/2
LA-U6-24 | horse artillery | without formation | 1/4   | 1/4   | 1/4
LA-U6-25 | horse artillery | in disorder       | 1/2   | 1/2   | 1/2
`);

/** Rule, weapon, and up to how many centimetres it adds what. */
export const SMALL_ARMS = rowsIn(`
LA-S3.4-1 | musket  | 5: 3, 10: 0, 15: -2
LA-S3.4-2 | rifle   | 5: 2, 12: 0, 20: -2
LA-S3.4-3 | carbine | 4: 1, 8: 0
`);

/** Rule, calibre, range, up to half of it, beyond, canister's range, up to 15 cm, beyond. */
export const GUNS = rowsIn(`
LA-S3.4-15 | light  | 80  | 6  | 4 | 25 | 15 | 10
LA-S3.4-16 | medium | 100 | 8  | 5 | 35 | 18 | 12
LA-S3.4-17 | heavy  | 120 | 10 | 6 | 40 | 20 | 14
`);

/** Rule, what, small arms, round shot, canister; a dash where it does not count or nothing is fired. */
export const FIRE = rowsIn(`
LA-S3.4-5  | massed            | 1  | 3  | 3
LA-S3.4-6  | skirmishing       | -2 | -4 | -6
LA-S3.4-7  | gunners           | -2 | -2 | -6
LA-S3.4-8  | light cover       | -2 | -2 | -6
LA-S3.4-9  | hard cover        | -3 | -4 | -10
LA-S3.4-10 | enfilade          | 1  | 3  | 3
LA-S3.4-11 | first fire        | 1  | -  | -
LA-S3.4-12 | without formation | -1 | -2 | -4
LA-S3.4-13 | in disorder       | -2 | -  | -
LA-S3.4-14 | disorganised      | 0  | 0  | 0
`);

/** Rule, what, value. */
export const MELEE = rowsIn(`
LA-S3.5-3  | following up              | 2
LA-S3.5-4  | on a flank                | 3
LA-S3.5-4  | in the rear               | 4
LA-S3.5-5  | above                     | 1
LA-S3.5-6  | square against cavalry    | 3
LA-S3.5-7  | full square               | 1
LA-S3.5-8  | steady line               | 1
LA-S3.5-9  | general                   | 1
LA-S3.5-10 | enemy in light cover      | -1
LA-S3.5-10 | enemy in hard cover       | -2
LA-S3.5-10 | enemy in a house          | -2
LA-S3.5-11 | skirmishing               | -1
LA-S3.5-12 | disorganised              | -1
LA-S3.5-12 | without formation         | -2
LA-S3.5-12 | in disorder               | -3
LA-S3.5-13 | square against infantry   | -1
LA-S3.5-14 | one marker                | 0
LA-S3.5-14 | two markers               | -1
LA-S3.5-14 | three markers             | -2
LA-S3.5-14 | four markers              | -2
LA-S3.5-15 | a die of 1                | -1
LA-S3.5-15 | a die of 2                | 0
LA-S3.5-15 | a die of 3                | 0
LA-S3.5-15 | a die of 4                | 0
LA-S3.5-15 | a die of 5                | 0
LA-S3.5-15 | a die of 6                | 1
`);

/** Rule, status, base, men a figure that shake it. */
export const STATUSES = rowsIn(`
LA-S3.6-1 | guard        | 3  | 4
LA-S3.6-2 | elite        | 2  | 4
LA-S3.6-3 | regular      | 1  | 3
LA-S3.6-4 | semi-regular | 0  | 3
LA-S3.6-5 | militia      | -1 | 2
LA-S3.6-5 | irregular    | -1 | 2
`);

/** Rule, the scores that give it, result. */
export const RESULTS = rowsIn(`
LA-S3.6-6  | 13+  | advance
LA-S3.6-7  | 7-12 | obeys
LA-S3.6-8  | 5-6  | halt
LA-S3.6-9  | 3-4  | retreat
LA-S3.6-10 | 1-2  | rout
LA-S3.6-11 | 0-   | flight
`);

/** Rule, what, value. */
export const MORALE = rowsIn(`
LA-S3.6-12 | attacking and charging        | 1
LA-S3.6-13 | holding, and charged          | 1
LA-S3.6-14 | light cover                   | 1
LA-S3.6-14 | wood                          | 1
LA-S3.6-14 | hard cover                    | 2
LA-S3.6-14 | village                       | 2
LA-S3.6-15 | square and cavalry            | 3
LA-S3.6-16 | foot and cavalry              | -2
LA-S3.6-17 | support                       | 1
LA-S3.6-17 | support on the home test      | 2
LA-S3.6-18 | enemy on the flank            | -1
LA-S3.6-18 | enemy in the rear             | -2
LA-S3.6-19 | without formation             | -1
LA-S3.6-19 | in disorder                   | -2
LA-S3.6-20 | losses of 1 times the threshold   | -1
LA-S3.6-20 | losses of 1.5 times the threshold | -2
LA-S3.6-20 | losses of 2 times the threshold   | -3
LA-S3.6-21 | lost the melee                | -1
LA-S3.6-21 | lost it badly                 | -2
LA-S3.6-22 | less than 0.6 left            | -1
LA-S3.6-22 | less than 0.4 left            | -2
LA-S3.6-23 | a friend routs                | -1
LA-S3.6-24 | commander lost                | -1
LA-S3.6-25 | solid front, 1 left           | -5
LA-S3.6-25 | solid front, 0.75 left        | -3
LA-S3.6-25 | solid front, 0.6 left         | -1
LA-S3.6-25 | solid front, 0 left           | 0
LA-S3.6-40 | cavalry in line, 1 left       | -2
LA-S3.6-40 | cavalry in line, 0.75 left    | -1
LA-S3.6-40 | cavalry in line, 0.6 left     | 0
LA-S3.6-40 | cavalry in line, 0 left       | 0
`);
