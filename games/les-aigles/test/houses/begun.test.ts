import { expect } from 'vitest';
import { proves } from '../proving.ts';
import { all, column, enter, garrison, half, hamlet, partOfUnit, SOUTH, WEST } from './hamlet.ts';

proves('LA-U4.1-17', 'whoever was broken up before he could begin enters no house', (saw) => {
  const waiting = { column: [{ do: 'wait' }, enter(WEST)] } as const;
  const before = column({ id: 'column', at: [-6, 0], facing: 90 });
  const alone = half(hamlet([before]), waiting);
  expect(partOfUnit(alone, 'column').doing).toMatchObject({ what: 'enter' });
  const fled = column({ id: 'fleeing', at: [-11, 3], facing: 180, routing: true, degraded: 'in disorder' });
  const crossed = saw(half(hamlet([before, fled]), waiting));
  expect(partOfUnit(crossed, 'column')).toMatchObject({ degradation: 3 });
  expect(partOfUnit(crossed, 'column').doing).toBeUndefined();
  expect(all(crossed, 'set-aside')).toMatchObject([{ task: 'enter', why: 'refused' }]);
});

proves('LA-M1.1-7', 'whoever finds nobody to relieve gives it up at once', (saw) => {
  const given = hamlet([
    garrison(undefined, { side: 'french', id: 'elites' }),
    column({ id: 'relief', at: [0, -3] }),
  ]);
  const done = saw(half(given, { relief: [{ do: 'relieve', house: 'mill', wall: SOUTH }] }));
  const kinds = done.events.map(({ kind }) => kind);
  expect(all(done, 'set-aside')).toMatchObject([{ task: 'relieve' }]);
  expect(kinds.indexOf('set-aside')).toBeLessThan(kinds.indexOf('quarter'));
});
