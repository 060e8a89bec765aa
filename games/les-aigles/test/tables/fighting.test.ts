import { cmOf } from '@grognard/field';
import { describe } from 'vitest';
import { provesAsWritten } from '../../../../tools/proofs/as-written.ts';
import { type FireRow, fireRows, guns, smallArms } from '../../tables/fire.ts';
import {
  chanceRow,
  coverRows,
  degradationRows,
  fatigueRow,
  meleeRows,
  sideRows,
} from '../../tables/melee.ts';
import {
  bands,
  lossRowsOfMorale,
  moraleRows,
  shelterRows,
  solidFront,
  statusRows,
  strengthRows,
} from '../../tables/morale.ts';
import { FIRE, GUNS, MELEE, MORALE, RESULTS, SMALL_ARMS, STATUSES } from './as-written.ts';

interface Row {
  readonly rule: string;
  readonly value: number;
}

const named = (name: string, row: Row | undefined, rule = row?.rule ?? ''): readonly (string | number)[] => [
  rule,
  name,
  row?.value ?? 0,
];

describe('fire', () => {
  provesAsWritten('of small arms is what the table says', SMALL_ARMS, () =>
    (['musket', 'rifle', 'carbine'] as const).map((weapon) => [
      ...[smallArms[weapon].rule, weapon],
      smallArms[weapon].bands.map(({ upTo, value }) => `${cmOf(upTo)}: ${value}`).join(', '),
    ]),
  );

  provesAsWritten('of guns, too', GUNS, () =>
    (['light', 'medium', 'heavy'] as const).map((calibre) => {
      const { rule, range, near, far, canister } = guns[calibre];
      return [
        ...[rule, calibre, cmOf(range), near, far],
        ...[cmOf(canister.range), canister.near, canister.far],
      ];
    }),
  );

  provesAsWritten('and whatever is added to it', FIRE, () =>
    Object.entries<(typeof fireRows)[FireRow]>(fireRows).map(([name, row]) => [
      ...[row.rule, name, row['small arms'] ?? '-'],
      ...[row['round shot'] ?? '-', row.canister ?? '-'],
    ]),
  );
});

const markers = ['one marker', 'two markers', 'three markers', 'four markers'];

provesAsWritten('a melee adds what the table says', MELEE, () => [
  named('following up', meleeRows.followUp),
  named('on a flank', sideRows.left),
  named('in the rear', sideRows.rear),
  named('above', meleeRows.above),
  named('square against cavalry', meleeRows.squareAgainstCavalry),
  named('full square', meleeRows.fullSquare),
  named('steady line', meleeRows.steadyLine),
  named('general', meleeRows.general),
  named('enemy in light cover', coverRows.light),
  named('enemy in hard cover', coverRows.hard),
  named('enemy in a house', coverRows.house),
  named('skirmishing', meleeRows.skirmishing),
  named('disorganised', degradationRows[1]),
  named('without formation', degradationRows[2]),
  named('in disorder', degradationRows[3]),
  named('square against infantry', meleeRows.squareAgainstInfantry),
  ...markers.map((name, place) => named(name, fatigueRow(place + 1), 'LA-S3.5-14')),
  ...[1, 2, 3, 4, 5, 6].map((die) => named(`a die of ${die}`, chanceRow(die))),
]);

describe('morale', () => {
  provesAsWritten('begins with the status', STATUSES, () =>
    Object.entries(statusRows).map(([status, { rule, base, threshold }]) => [rule, status, base, threshold]),
  );

  provesAsWritten('ends with a result by the score', RESULTS, () =>
    bands.map(({ rule, nerve, least }, place) => {
      const most = (bands[place - 1]?.least ?? 0) - 1;
      if (place === 0) return [rule, `${least}+`, nerve];
      return [rule, least === -Infinity ? `${most}-` : `${least}-${most}`, nerve];
    }),
  );

  provesAsWritten('adds what the table says', MORALE, () => [
    named('attacking and charging', moraleRows.attackCharging),
    named('holding, and charged', moraleRows.holdReceiving),
    ...Object.entries(shelterRows).map(([name, row]) => named(name, row)),
    named('square and cavalry', moraleRows.squareAndCavalry),
    named('foot and cavalry', moraleRows.footAndCavalry),
    named('support', moraleRows.support),
    named('support on the home test', moraleRows.supportHome),
    named('enemy on the flank', moraleRows.enemyOnFlank),
    named('enemy in the rear', moraleRows.enemyInRear),
    named('without formation', moraleRows.withoutFormation),
    named('in disorder', moraleRows.inDisorder),
    ...lossRowsOfMorale.map((row) => named(`losses of ${row.times} times the threshold`, row)),
    named('lost the melee', moraleRows.lostMelee),
    named('lost it badly', moraleRows.lostMeleeBadly),
    ...strengthRows.map((row) => named(`less than ${row.below} left`, row)),
    named('a friend routs', moraleRows.routingFriend),
    named('commander lost', moraleRows.commanderLost),
    ...solidFront.shares.flatMap((share, place) => [
      [solidFront.column.rule, `solid front, ${share} left`, solidFront.column.values[place] ?? ''],
      [
        solidFront.cavalryLine.rule,
        `cavalry in line, ${share} left`,
        solidFront.cavalryLine.values[place] ?? '',
      ],
    ]),
  ]);
});
