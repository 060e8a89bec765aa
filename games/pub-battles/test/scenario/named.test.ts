import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { NowData, PieceData } from '../../model/scenario.ts';
import { small, wrongs } from './small.ts';

const line: PieceData = { id: 'line', formation: 'red-corps', kind: 'regular', at: [0, 0] };
const plain = small([line]);

describe('a scenario', () => {
  proves('PB-R012', 'gives each piece and each formation a name of its own', (saw) => {
    expect(wrongs(plain)).toEqual([]);
    const twin: PieceData = { ...line, at: [10, 0] };
    expect(wrongs(small([line, { ...twin, id: 'other' }]))).toEqual([]);
    const reason = (name: string) => [{ rule: 'PB-R012', code: 'two-of-a-name', params: { name } }];
    expect(saw(wrongs(small([line, twin])))).toMatchObject(reason('line'));
    const formations = [...plain.formations, ...plain.formations.slice(-1)];
    expect(saw(wrongs({ ...plain, formations }))).toMatchObject(reason('blue-corps'));
  });

  proves('PB-R012', 'has formations of sides that play', (saw) => {
    const [first, ...others] = plain.formations;
    const formations = [{ ...first, side: 'green' } as (typeof others)[number], ...others];
    expect(saw(wrongs({ ...plain, formations }))).toMatchObject([
      { rule: 'PB-R012', code: 'no-such-side', params: { formation: 'red-corps', side: 'green' } },
    ]);
  });

  proves('PB-R164', 'has the combats chosen by a side that plays', (saw) => {
    expect(wrongs({ ...plain, choosesCombats: 'blue' })).toEqual([]);
    expect(saw(wrongs({ ...plain, choosesCombats: 'green' }))).toMatchObject([
      { rule: 'PB-R164', code: 'no-such-side', params: { side: 'green' } },
    ]);
  });

  const exits = [{ id: 'south', at: [0, -30] as const }];

  proves('PB-R230', 'has lines of communication that leave the map', (saw) => {
    const sides = plain.sides.map((side) => ({
      ...side,
      communications: side.id === 'red' ? ['south'] : [],
    }));
    expect(wrongs({ ...plain, exits, sides })).toEqual([]);
    expect(saw(wrongs({ ...plain, sides }))).toMatchObject([
      { rule: 'PB-R230', code: 'no-such-exit', params: { exit: 'south' } },
    ]);
  });

  proves('PB-R047', 'brings reinforcements in by a way that is there', (saw) => {
    const { at: _at, ...late } = line;
    const coming = small([{ ...late, enters: { day: 1, turn: 2, exit: 'south' } }]);
    expect(wrongs({ ...coming, exits })).toEqual([]);
    expect(saw(wrongs(coming))).toMatchObject([{ rule: 'PB-R047', code: 'no-such-exit' }]);
  });

  proves('PB-R081', 'has nobody begin off the map', (saw) => {
    const begins = (x: number, y: number) => wrongs(small([{ ...line, at: [x, y] }]));
    expect([begins(30, 0), begins(0, -30)]).toEqual([[], []]);
    expect(saw(begins(30.1, 0))).toMatchObject([{ rule: 'PB-R081', code: 'off-the-map' }]);
    expect(saw(begins(0, -30.1))).toMatchObject([{ rule: 'PB-R081', code: 'off-the-map' }]);
  });
});

describe('a turn taken up in its midst', () => {
  const codes = (now: NowData) => wrongs(small([line], { now })).map(({ code }) => code);

  proves('PB-R035', 'has chits of formations that are there, wherever they lie', (saw) => {
    const lies = (place: 'waiting' | 'played' | 'cup', name: string) =>
      saw(wrongs(small([line], { now: { up: 'red-corps', [place]: [name] } }))).map(({ code }) => code);
    for (const place of ['waiting', 'played', 'cup'] as const) {
      expect(lies(place, 'red-second')).toEqual([]);
      expect(lies(place, 'grouchy')).toEqual(['no-such-formation']);
    }
  });

  proves('PB-R208b', 'tells of sides that play what became of them', (saw) => {
    for (const what of ['packed', 'sacked', 'withdrawn'] as const) {
      expect(codes({ up: 'red-corps', [what]: ['blue'] })).toEqual([]);
      expect(saw(wrongs(small([line], { now: { up: 'red-corps', [what]: ['green'] } })))).toMatchObject([
        { rule: 'PB-R208b', code: 'no-such-side', params: { side: 'green' } },
      ]);
    }
  });
});
