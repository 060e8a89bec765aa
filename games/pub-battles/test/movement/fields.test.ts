import { bodyOf } from '@grognard/field';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { footprint } from '../../ground/board.ts';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import type { BoardBlock } from '../../model/board.ts';
import type { SwitchSet } from '../../model/setting.ts';
import type { PieceKind } from '../../model/vocabulary.ts';
import { bombardRefusals } from '../../rules/bombard/refusals.ts';
import { seesAround } from '../../rules/sight/sight.ts';
import { blue, red, type Scene, settingOf, stateOf } from '../combat/scene.ts';
import { setTo, turned } from '../knowledge/battle.ts';
import { ahead, boardOf, oblique, ours, settingWith, square, theirs } from '../table.ts';
import { against, isAllowed, judged, look, ordered } from './scene.ts';

const clear = settingWith();
const foot = ours('ney', 'regular', 0, 0);
const hq = ours('hq', 'hq', 0, -2);
const lead = ours('foy', 'regular', 0, 6);
const support = { at: 'support', lead: 'foy' } as const;
const behind = (...more: readonly BoardBlock[]) => boardOf(foot, lead, ...more);

/** A red gun asked to bombard the only blue piece. */
const shoots = (scene: Scene) => {
  const state = stateOf({ ...scene, state: { activation: { formation: 0, acted: [], struck: [] } } });
  const [setting, seat] = [settingOf(scene), { side: 'red' }];
  return bombardRefusals(read(setting, view(setting, state, seat)), seat, {
    kind: 'bombard',
    piece: 'G',
    target: 0,
  });
};

describe('a field of fire', () => {
  const facing = (kind: PieceKind) => boardOf(foot, hq, theirs(1, kind, 0, 10));

  proves('PB-R106', 'lies before foot and guns, not before horse or trains', (saw) => {
    for (const kind of ['militia', 'regular', 'elite', 'artillery'] as const)
      expect(against(saw, clear, foot, [ahead(6.5)], facing(kind))).toEqual(['PB-R110']);
    for (const kind of ['cavalry', 'baggage'] as const)
      expect(against(saw, clear, foot, [ahead(6.5)], facing(kind))).toEqual([]);
    const dragoons = theirs(1, 'dragoons', 0, 10, 180, { kind: 'dragoons' });
    expect(against(saw, clear, foot, [ahead(6.5)], boardOf(foot, dragoons))).toEqual(['PB-R110']);
    const without = settingWith({}, { fieldOfFire: 'off' });
    expect(against(saw, without, foot, [ahead(6.5)], facing('regular'))).toEqual([]);
  });

  proves('PB-R107', 'is a foot third deep, before the front and as far as one sees', (saw) => {
    // The front edge lies at 9.525; half of the piece within 4.5 cm of it.
    expect(isAllowed(saw, clear, foot, [ahead(4.9)], facing('regular'))).toBe(true);
    expect(isAllowed(saw, clear, foot, [ahead(5.1)], facing('regular'))).toBe(false);
    const behind = boardOf(foot, theirs(1, 'regular', 0, 10, 0));
    expect(isAllowed(saw, clear, foot, [ahead(7)], behind)).toBe(true);
    const wood = settingWith({ woods: [square(-20, 6.6, 20, 9)] });
    expect(isAllowed(saw, wood, foot, [ahead(5.5)], facing('regular'))).toBe(true);
  });

  provesBySwitch('PB-R108', 'opens outward from both corners', turned('fofFlareDeg', 0), (set) => {
    const aside = boardOf(foot, theirs(1, 'regular', 3.5, 9));
    expect(isAllowed(look, settingWith({}, setTo(set)), foot, [ahead(5)], aside)).toBe(false);
  });

  proves('PB-R109', 'reaches through pieces', (saw) => {
    const between = boardOf(foot, theirs(1, 'regular', 0, 10), theirs(2, 'cavalry', 0, 8, 0));
    expect(isAllowed(saw, clear, foot, [ahead(6.5)], between)).toBe(false);
    const wood = settingWith({ woods: [square(-20, 6.6, 20, 9)] });
    expect(isAllowed(saw, wood, foot, [ahead(5.5)], between)).toBe(true);
  });

  proves('PB-R112', 'may be passed through', (saw) => {
    const aside = boardOf(foot, theirs(1, 'regular', 4.2, 5, 270));
    expect(isAllowed(saw, clear, foot, [ahead(5)], aside)).toBe(false);
    expect(isAllowed(saw, clear, foot, [ahead(13.5)], aside)).toBe(true);
  });

  proves('PB-R111', 'may be one of several for who attacks', (saw) => {
    const board = boardOf(foot, hq, theirs(1, 'regular', -2.5, 8), theirs(2, 'regular', 2.51, 8));
    const attack = { at: 'attack', target: 1, face: 'front' } as const;
    expect(isAllowed(saw, clear, foot, [], board, attack)).toBe(true);
    expect(isAllowed(saw, clear, foot, [ahead(7)], board)).toBe(false);
    const own = (...others: readonly BoardBlock[]) => {
      const verdict = judged(saw, clear, foot, [], boardOf(foot, hq, ...others), attack);
      return verdict.ok ? verdict.value.own.rules : ['refused'];
    };
    expect(own(theirs(1, 'regular', -2.5, 8), theirs(2, 'regular', 2.51, 8))).toEqual(['PB-R111']);
    expect(own(theirs(1, 'regular', -2.5, 8), theirs(2, 'cavalry', 2.51, 8))).toEqual([]);
  });
});

describe('command', () => {
  const enemy = theirs(1, 'regular', 0, 8);
  const attack = { at: 'attack', target: 1, face: 'front' } as const;
  const from = (x: number) => boardOf(foot, ours('hq', 'hq', x, 0), enemy);

  proves('PB-R092c', 'need only touch the piece', (saw) => {
    expect(isAllowed(saw, clear, foot, [], from(-9.35), attack)).toBe(true);
    expect(isAllowed(saw, clear, foot, [], from(-9.45), attack)).toBe(false);
  });

  const gunners: Scene = {
    pieces: [red('G', 'artillery', 0, 0), blue('Y', 'regular', 0, 10), red('H', 'hq', 0, -30)],
  };
  provesBySwitch('PB-R092d', 'is not needed to bombard', turned('bombardNeedsCommand', 'yes'), (set) => {
    expect(shoots({ ...gunners, set: set as Partial<SwitchSet> })).toEqual([]);
    expect(isAllowed(look, clear, foot, [], from(-30), attack)).toBe(false);
  });

  proves('PB-R092e', 'fails who would end under fire without it', (saw) => {
    expect(isAllowed(saw, clear, foot, [ahead(3)], from(-30))).toBe(true);
    expect(isAllowed(saw, clear, foot, [ahead(5)], from(-30))).toBe(false);
    expect(isAllowed(saw, clear, foot, [], from(-30), attack)).toBe(false);
  });

  proves('PB-R092f', 'is needed to support under fire, and only there', (saw) => {
    expect(against(saw, clear, foot, [ahead(5.05)], behind(theirs(1, 'regular', 0, 9)), support)).toEqual([
      'PB-R092f',
    ]);
    const fighting = {
      ...behind(hq, theirs(1, 'regular', 0, 9)),
      contacts: [{ attacker: 'foy', defender: '#1', face: 'front' as const }],
    };
    expect(against(saw, clear, foot, [ahead(5.05)], fighting, support)).toEqual([]);
    expect(against(saw, clear, foot, [ahead(5.05)], behind(), support)).toEqual([]);
  });

  const general = ours('gen', 'commander', 0, -2, 0, { formation: 'second' });
  provesBySwitch(
    'PB-R072',
    'is given by the army commander',
    turned('commanderCommands', 'whenMoving'),
    (set) => {
      const board = boardOf(foot, general, enemy);
      expect(isAllowed(look, settingWith({}, setTo(set)), foot, [], board, attack)).toBe(true);
    },
  );

  provesBySwitch(
    'PB-R072',
    'by a commander who does not move, from where he stands when the piece starts',
    turned('commanderCommands', 'whenMoving'),
    (set) => {
      const scene = (south: number): Scene => ({
        set: setTo(set),
        pieces: [
          red('X', 'regular', 0, 0),
          blue('Y', 'cavalry', 0, 8),
          red('G', 'commander', 0, south, 0, { formation: 2 }),
        ],
        state: {
          formations: [
            { id: 'R', side: 'red', rating: 3, chit: true, hq: 0 },
            { id: 'B', side: 'blue', rating: 3, chit: true, hq: 0 },
            { id: 'A', side: 'red', rating: 3, chit: false, hq: 2 },
          ],
        },
      });
      const ending = { at: 'attack', target: 0, face: 'front' } as const;
      expect(ordered(look, scene(-7.37), 'X', [], ending)).toEqual([]);
      expect(ordered(look, scene(-7.4), 'X', [], ending)).toEqual(['PB-R092a']);
    },
  );
});

describe('a support', () => {
  proves('PB-R115', 'stands right behind its lead, and is drawn up', (saw) => {
    const near = judged(saw, clear, foot, [oblique(20, 4.9)], behind(), support);
    expect(near).toMatchObject({ value: { march: { end: { x: 0, y: 5_050, heading: 0 } } } });
    expect(isAllowed(saw, clear, foot, [ahead(4)], behind(), support)).toBe(false);
    expect(isAllowed(saw, clear, foot, [oblique(40, 5)], behind(), support)).toBe(false);
  });

  proves('PB-R118h', 'behind two is that of the one that is named', (saw) => {
    const leads = [ours('foy', 'regular', -2.5, 6), ours('bach', 'regular', 2.5, 6)];
    const result = judged(saw, clear, foot, [ahead(5)], boardOf(foot, ...leads), support);
    expect(result).toMatchObject({ value: { support: { ref: 'foy' }, march: { end: { x: -2_500 } } } });
  });
});

describe('sight', () => {
  const bodyAt = (x: number, y: number) => bodyOf([footprint(clear.measures, ours('x', 'regular', x, y))]);

  provesBySwitch('PB-R143', 'is free on one flat top', turned('flatTop', 'crestBlocks'), (set) => {
    const hill = {
      ...square(-20, -10, 20, 10),
      level: 1,
      crest: [[-20, 0] as const, [20, 0] as const],
    };
    const on = (woods: readonly ReturnType<typeof square>[]) =>
      seesAround(settingWith({ hills: [hill], woods }, setTo(set)), bodyAt(0, -5), bodyAt(0, 5));
    expect(on([])).toBe(true);
  });

  proves('PB-R242', 'is needed to bombard', (saw) => {
    const pieces = [red('G', 'artillery', 0, 0), blue('Y', 'regular', 0, 10)];
    expect(shoots({ pieces })).toEqual([]);
    const woods = [square(-30, 3, 30, 7)];
    expect(saw(shoots({ pieces, map: { woods } }))).toMatchObject([{ code: 'not-in-view' }]);
  });
});
