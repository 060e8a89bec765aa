import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import type { Order } from '../../model/orders.ts';
import type { SwitchSet } from '../../model/setting.ts';
import { notices } from '../../options/notices.ts';
import { propose } from '../../options/propose.ts';
import { check } from '../../play/check.ts';
import { noticeCodes } from '../../words/notice-codes.ts';
import { sentences } from '../../words/saying.ts';
import { blue, red, type Scene, settingOf, stateOf } from '../combat/scene.ts';
import { ahead, square } from '../table.ts';
import { expectSentence } from '../words/typography.ts';

const seat = { side: 'red' };
const scene: Scene = {
  map: {
    woods: [square(-20, 5, 20, 9)],
    kinds: { orchard: { name: { fr: 'Verger', en: 'Orchard' } } },
    special: [{ ...square(-20, -9, 20, -5), kind: 'orchard' }],
  },
  pieces: [red('X', 'regular', 0, 0), red('H', 'hq', 2, 0), blue('Y', 'cavalry', 0, -14, 0)],
  state: { activation: { formation: 0, acted: [], struck: [] } },
};
const setting = settingOf(scene);
const seen = view(setting, stateOf(scene), seat);
const march = (by: number, facing = 0): Order => ({
  kind: 'march',
  piece: 'X',
  steps: [...(facing === 0 ? [] : [{ do: 'pivot', to: facing * 100 } as const]), ahead(by)],
});
const told = (order: Order, code: string) =>
  notices(read(setting, seen), seat, order).filter((notice) => notice.code === code);

describe('with the ghost of a march', () => {
  proves('PB-R080', 'the ground that will count is told', (saw) => {
    const ground = (order: Order) => saw(told(order, 'ends-in')).map(({ params }) => params?.ground);
    expect(ground(march(4))).toEqual(['clear']);
    expect(ground(march(5.1))).toEqual(['woods']);
    expect(ground(march(6, 180))).toEqual([{ fr: 'Verger', en: 'Orchard' }]);
    const [notice] = told(march(6, 180), 'ends-in');
    expect(notice && sentences('en').notice?.(notice)).toBe('The piece counts as in Orchard.');
    // A strip that is no deeper than the piece is the ground of a line, and would not be that of a column.
    const strip: Scene = { ...scene, map: { woods: [square(-20, 3, 20, 4)] } };
    const other = settingOf(strip);
    const under = notices(read(other, view(other, stateOf(strip), seat)), seat, march(3.5));
    expect(saw(under).find(({ code }) => code === 'ends-in')?.params).toEqual({ ground: 'woods' });
    const dragged = propose(read(setting, seen), seat, { piece: 'X', to: { x: 0, y: 6_000, heading: 0 } });
    expect(dragged.ok && ground(dragged.value)).toEqual(['woods']);
  });

  test('what it uses is told', () => {
    expect(told(march(8), 'uses')).toMatchObject([{ params: { cm: 12.5, allowed: 13.5 } }]);
  });

  proves('PB-R078', 'the other of two halves is offered', (saw) => {
    const [offer] = saw(told(march(5), 'or-in'));
    expect(offer).toMatchObject({ params: { ground: 'woods' }, instead: { ground: 'woods' } });
    expect(offer?.instead && check(read(setting, seen), seat, offer.instead)).toEqual([]);
    expect(told(march(5.1), 'or-in')).toEqual([]);
  });

  proves('PB-R117e', 'an attack that may have been meant is offered, if there is allowance for it', (saw) => {
    const asked = (by: number, set: Partial<SwitchSet> = {}) => {
      const other = settingOf({ ...scene, set, map: {} });
      return saw(notices(read(other, seen), seat, march(by, 180))).filter(
        ({ code }) => code === 'attack-meant',
      );
    };
    const [offer] = asked(12.5);
    expect(offer).toMatchObject({
      params: { enemy: '#0' },
      instead: { ending: { at: 'attack', target: 0, face: 'front' } },
    });
    expect(asked(12)).toEqual([]);
    expect(asked(12.5, { nearMissCm: 0 })).toEqual([]);
    const far: Scene = { ...scene, map: {}, pieces: [red('X', 'regular', 0, 0.6), ...scene.pieces.slice(1)] };
    const late = notices(
      read(settingOf(far), view(settingOf(far), stateOf(far), seat)),
      seat,
      march(13.1, 180),
    );
    expect(late.map(({ code }) => code)).toEqual(['uses', 'ends-in']);
  });

  test.each(['fr', 'en'] as const)('in %s every notice is a sentence', (language) => {
    for (const code of noticeCodes) {
      expectSentence(sentences(language).notice?.({ rule: 'PB-R080', code }) ?? '', language);
      const params = { ground: 'woods', enemy: '#2', cm: 3, allowed: 13.5 };
      expectSentence(sentences(language).notice?.({ rule: 'PB-R080', code, params }) ?? '', language);
    }
  });
});
