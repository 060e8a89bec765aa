import { randomFrom } from '@grognard/engine';
import { contactLength, gap, overlapShare, TOUCH } from '@grognard/field';
import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { bodyOn } from '../../ground/board.ts';
import type { BoardBlock } from '../../model/board.ts';
import { after } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { SwitchSet } from '../../model/setting.ts';
import { faces } from '../../model/vocabulary.ts';
import { assaultOn } from '../../rules/attack/assault.ts';
import { blue, red, type Scene, settingOf, stateOf } from '../combat/scene.ts';
import { turned } from '../knowledge/battle.ts';
import { ahead, boardOf, oblique, ours, pivot, settingWith, theirs } from '../table.ts';
import { against, judged, look, marches, ordered } from './scene.ts';

const front = { at: 'attack', target: 0, face: 'front' } as const;
const hq = red('H', 'hq', 0, -9);

/** X looks at Y from a way off. */
const meeting: Scene = { pieces: [red('X', 'regular', 0, -8), blue('Y', 'regular', 0, 0), hq] };

/** Y has attacked X. */
const met: Scene = {
  pieces: [red('X', 'regular', 0, -0.95), blue('Y', 'regular', 0, 0), hq],
  contacts: [['Y', 'X', 'front']],
};

const endOf = (
  scene: Scene,
  ...order: [string, Parameters<typeof marches>[3], Parameters<typeof marches>[4]?]
) => {
  const state = stateOf(scene);
  return after(state, marches(look, scene, ...order));
};

describe('an attack', () => {
  proves('PB-R117a', 'goes forward into contact', (saw) => {
    expect(marches(saw, meeting, 'X', [], front)).toMatchObject([
      { kind: 'marched' },
      { kind: 'contacted', contact: { attacker: 0, defender: 1, face: 'front' } },
    ]);
    const setting = settingOf(meeting);
    const away = ours('X', 'regular', 0, 0, 180);
    const board = boardOf(away, ours('hq', 'hq', 0, -2), theirs(0, 'regular', 0, 7));
    expect(against(saw, setting, away, [], board, front)).toContain('PB-R117a');
  });

  proves('PB-R117b', 'has most of the pieces in contact', (saw) => {
    const pieces = [red('X', 'regular', 4.5, -8), blue('Y', 'regular', 0, 0), hq];
    const events = marches(saw, { pieces }, 'X', [], front);
    const x = events.flatMap((event) => (event.kind === 'marched' ? [event.to.x] : []))[0] ?? 0;
    expect(x).toBeGreaterThan(2_000);
    expect(x).toBeLessThan(2_500);
  });

  proves('PB-R117d', 'is set parallel to the edge it meets', (saw) => {
    const events = marches(saw, meeting, 'X', [pivot(25)], front);
    expect(events[0]).toMatchObject({ to: { heading: 0, y: -950 } });
  });

  proves('PB-R090', 'ends flush, with no overlap', (saw) => {
    marches(saw, meeting, 'X', [pivot(25)], front);
    const state = endOf(meeting, 'X', [pivot(25)], front);
    const setting = settingOf(meeting);
    const [x, y] = [bodyOn(setting, pieceOf(state, 0)), bodyOn(setting, pieceOf(state, 1))];
    expect([gap(x, y), overlapShare(x, y)]).toEqual([0, 0]);
  });

  proves('PB-R117g', 'may be oblique', (saw) => {
    const aside: Scene = { pieces: [red('X', 'regular', 6, -8), blue('Y', 'regular', 0, 0), hq] };
    expect(marches(saw, aside, 'X', [], front)).toMatchObject([{ to: { heading: 0 } }, {}]);
  });

  proves('PB-R117i', 'may meet somebody nobody has made out', (saw) => {
    const foot = ours('ney', 'regular', 0, 0);
    const { arm: _arm, ...unknown } = theirs(0, 'regular', 0, 7);
    const at = (target: BoardBlock) =>
      judged(saw, settingWith(), foot, [], boardOf(foot, ours('hq', 'hq', 0, -2), target), front);
    const own = (target: BoardBlock) => {
      const verdict = at(target);
      return verdict.ok ? verdict.value.own.rules : ['refused'];
    };
    expect(own(unknown)).toEqual(['PB-R117i']);
    expect(own(theirs(0, 'regular', 0, 7))).toEqual([]);
  });

  provesBySwitch('PB-R117f', 'is not made by a touch', turned('cornerContact', 'combat'), (set) => {
    const pieces = [red('X', 'regular', 5, -8), blue('Y', 'cavalry', 0, 0), hq];
    const events = marches(look, { pieces, set: set as Partial<SwitchSet> }, 'X', [ahead(8)]);
    expect(events.map(({ kind }) => kind)).toEqual(['marched']);
  });
});

describe('a piece in contact', () => {
  proves('PB-R116a', 'may turn where it stands, leave, or leave for another', (saw) => {
    const flanked: Scene = {
      pieces: [red('X', 'regular', 0, 0), blue('Y', 'regular', 2.975, 0, 270), red('H', 'hq', -5, -5)],
      contacts: [['Y', 'X', 'right']],
    };
    expect(ordered(saw, flanked, 'X', [pivot(90)])).toEqual([]);
    expect(endOf(flanked, 'X', [pivot(90)]).contacts).toHaveLength(1);
    expect(ordered(saw, flanked, 'X', [pivot(270), ahead(1)])).toContain('PB-R110');
    expect(endOf(flanked, 'X', [pivot(270), ahead(8)]).contacts).toEqual([]);
    const two: Scene = { ...flanked, pieces: [...flanked.pieces, blue('Z', 'regular', -9, 0, 90)] };
    const other = { at: 'attack', target: 1, face: 'front' } as const;
    expect(ordered(saw, two, 'X', [pivot(270)], other)).toEqual([]);
    expect(endOf(two, 'X', [pivot(270)], other).contacts).toMatchObject([{ attacker: 0, defender: 3 }]);
    marches(saw, two, 'X', [pivot(270)], other);
  });

  proves('PB-R116b', 'does not come back at the same enemy', (saw) => {
    const flank = { at: 'attack', target: 0, face: 'left' } as const;
    expect(ordered(saw, met, 'X', [pivot(180), ahead(1)], flank)).toContain('PB-R116b');
  });

  proves('PB-R116c', 'may leave, even if it was taken in the rear', (saw) => {
    const behind: Scene = {
      pieces: [red('X', 'regular', 0, 0.95, 0), blue('Y', 'regular', 0, 0, 0), hq],
      contacts: [['Y', 'X', 'rear']],
    };
    expect(ordered(saw, behind, 'X', [ahead(10)])).toEqual([]);
    expect(marches(saw, behind, 'X', [ahead(10)]).map(({ kind }) => kind)).toEqual(['parted', 'marched']);
  });

  proves('PB-R116d', 'turns about to leave, with its free pivot', (saw) => {
    expect(ordered(saw, met, 'X', [oblique(180, 8)])).toContain('PB-R086');
    expect(ordered(saw, met, 'X', [pivot(180), ahead(13.5)])).toEqual([]);
    marches(saw, met, 'X', [pivot(180), ahead(13.5)]);
  });

  proves('PB-R116e', 'leaves the flank to another', (saw) => {
    const placed: Scene = {
      pieces: [
        red('X', 'regular', 0, -0.95),
        blue('Y', 'regular', 0, 0),
        red('H', 'hq', 8, -3),
        red('W', 'regular', 8, 0, 270),
      ],
      contacts: [['Y', 'X', 'front']],
    };
    const flank = { at: 'attack', target: 0, face: 'left' } as const;
    expect(ordered(saw, placed, 'W', [], flank)).toEqual([]);
    expect(marches(saw, placed, 'W', [], flank)).toMatchObject([
      {},
      { contact: { attacker: 3, defender: 1 } },
    ]);
    // Who is in contact with him himself may not; nor does he tell of another.
    expect(ordered(saw, placed, 'X', [pivot(180), ahead(1)], flank)).toContain('PB-R116b');
    const alone = { ...placed, contacts: [] };
    const tells = (scene: Scene) =>
      marches(saw, scene, 'W', [], flank).some(({ rules }) => rules.includes('PB-R116e'));
    expect([tells(placed), tells(alone)]).toEqual([true, false]);
  });

  proves('PB-R116f', 'cannot leave if it has played', (saw) => {
    const leave = [pivot(180), ahead(10)];
    const acted = { activation: { formation: 0, acted: [0], struck: [] } };
    expect(ordered(saw, { ...met, state: acted }, 'X', leave)).toContain('PB-R116f');
    expect(ordered(saw, met, 'X', leave)).toEqual([]);
  });

  proves('PB-R116g', 'leaves its place to its support', (saw) => {
    const backed: Scene = {
      ...met,
      pieces: [...met.pieces, red('S', 'regular', 0, -1.9)],
      supports: [['X', 'S']],
    };
    const events = marches(saw, backed, 'X', [pivot(180), ahead(10)]);
    const state = after(stateOf(backed), events);
    expect(state.contacts).toMatchObject([{ attacker: 1, defender: 3, face: 'front', arrival: 1 }]);
    expect(state.supports).toEqual([]);
    expect(events.filter(({ kind }) => kind === 'pushed')).toMatchObject([{ to: { x: 0, y: -950 } }]);
    // Whom nobody has met leaves his place to nobody.
    const unmet: Scene = { ...backed, contacts: [], supports: [['X', 'S']] };
    const gone = marches(saw, unmet, 'X', [pivot(180), ahead(10)]);
    expect(gone.map(({ kind }) => kind)).toEqual(['unsupported', 'marched']);
  });
});

describe('a support', () => {
  proves('PB-R118a', 'stands behind another, not behind itself', (saw) => {
    const two: Scene = { pieces: [...meeting.pieces, red('S', 'regular', 0, -11)] };
    const back = [pivot(180), ahead(0.95), pivot(0)];
    expect(ordered(saw, two, 'X', back, { at: 'support', lead: 'X' })).toEqual(['PB-R118a']);
    expect(ordered(saw, two, 'S', [ahead(2)], { at: 'support', lead: 'X' })).toEqual([]);
  });
});

test('wherever an attack comes from, it touches more than half of the edge that it meets', () => {
  const random = randomFrom(17);
  const clear = settingWith();
  const { front: wide, depth } = clear.measures;
  let attacks = 0;
  for (let each = 0; each < 4_000; each += 1) {
    const heading = random.below(36_000);
    const target = theirs(0, 'regular', 0, 0, 0, { heading, ...(each % 4 === 0 && { column: true }) });
    const end = { x: random.below(24_000) - 12_000, y: random.below(24_000) - 12_000, column: false };
    const from = { ...end, heading: random.below(36_000) };
    const piece = ours('X', 'regular', 0, 0, 0, { x: from.x, y: from.y, heading: from.heading });
    const march = { legs: [], pivots: 0, changes: 0, end: from };
    for (const face of faces) {
      const assault = assaultOn(clear, boardOf(piece, target), piece, march, { target, face });
      if (!assault.ok) continue;
      const { x, y, heading: facing } = assault.value.end;
      const [one, other] = [bodyOn(clear, { x, y, heading: facing }), bodyOn(clear, target)];
      const isLong = (face === 'front' || face === 'rear') !== (target.column === true);
      const edge = isLong ? (target.column === true ? clear.measures.column : wide) : depth;
      const along = contactLength(one, other, TOUCH.pubBattles, 'front', face);
      expect(along).toBeGreaterThan(Math.min(wide, edge) / 2);
      attacks += 1;
    }
  }
  expect(attacks).toBeGreaterThan(100);
});
