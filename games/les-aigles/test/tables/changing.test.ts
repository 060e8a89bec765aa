import { provesAsWritten } from '../../../../tools/proofs/as-written.ts';
import type { Arm, Drill, Formation } from '../../model/vocabulary.ts';
import { gunRows, legsBetween, reformRows } from '../../tables/change-times.ts';
import { CHANGES, REFORMING } from './as-written.ts';

const drills: readonly Drill[] = ['A', 'B', 'C'];

/** Quarters as the text has them, in parts of a period. */
const partsOf = (quarters: number): string => {
  const part = ['', '1/4', '1/2', '3/4'][quarters % 4] ?? '';
  const whole = Math.floor(quarters / 4);
  return whole === 0 ? part : `${whole} ${part}`.trim();
};

/** Both ways alike, straight, and for troops that add nothing. */
const changed = (arm: Arm, from: Formation, to: Formation): readonly (string | number)[] => {
  const both = drills.flatMap((drill) => [
    legsBetween(arm, drill, 'regular', [], from, to),
    legsBetween(arm, drill, 'regular', [], to, from),
  ]);
  const rules = new Set(both.flatMap((legs) => legs.map(({ rule }) => rule)));
  const times = drills.map((_drill, place) => {
    const [there, back] = [both[place * 2], both[place * 2 + 1]];
    const quarters = there?.[0]?.quarters ?? 0;
    return there?.length === 1 && quarters === back?.[0]?.quarters ? partsOf(quarters) : 'not alike';
  });
  return [[...rules].join(), arm, from, to, ...times];
};

provesAsWritten('changes of formation take the time that the table says', CHANGES, () =>
  CHANGES.map(([, arm = '', from = '', to = '']) => changed(arm as Arm, from as Formation, to as Formation)),
);

provesAsWritten('so do those who are formed again, limber and unlimber', REFORMING, () => [
  ...(Object.keys(reformRows) as Arm[]).flatMap((arm) => [
    [
      reformRows[arm][2].rule,
      arm,
      'without formation',
      ...drills.map((drill) => partsOf(reformRows[arm][2].quarters[drill])),
    ],
    [
      reformRows[arm][3].rule,
      arm,
      'in disorder',
      ...drills.map((drill) => partsOf(reformRows[arm][3].quarters[drill])),
    ],
  ]),
  ...(['foot artillery', 'horse artillery'] as const).flatMap((arm) => [
    [
      gunRows[arm].unlimber.rule,
      arm,
      'limbered',
      ...drills.map((drill) => partsOf(gunRows[arm].unlimber.quarters[drill])),
    ],
    [
      gunRows[arm].limber.rule,
      arm,
      'in battery',
      ...drills.map((drill) => partsOf(gunRows[arm].limber.quarters[drill])),
    ],
  ]),
]);
