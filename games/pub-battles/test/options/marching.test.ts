import { unitsOf } from '@grognard/field';
import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { marchOnto, marchTo } from '../../options/marching.ts';
import { setTo, turned } from '../knowledge/battle.ts';
import { boardOf, onBoard, ours, settingWith, square, theirs } from '../table.ts';

const clear = settingWith();
const ney = ours('ney', 'regular', 0, 0);
const hq = ours('hq', 'hq', 0, -2);
const pose = (x: number, y: number, degrees: number) => ({
  x: unitsOf(x),
  y: unitsOf(y),
  heading: degrees * 100,
});

describe('a dragged piece', () => {
  test('marches obliquely as it faces where it can', () => {
    const found = marchTo(onBoard(clear, boardOf(ney)), ney, pose(3, 5, 0));
    expect(found.ok && found.value.steps.map((step) => step.do)).toEqual(['oblique']);
  });

  test('turns first where its new front looks that way', () => {
    const found = marchTo(onBoard(clear, boardOf(ney)), ney, pose(8, 1, 90));
    expect(found.ok && found.value.steps.map((step) => step.do)).toEqual(['pivot', 'oblique']);
  });

  test('turns twice where it must, and pays for it', () => {
    const found = marchTo(onBoard(clear, boardOf(ney)), ney, pose(0, -8, 0));
    expect(found.ok && found.value.steps.map((step) => step.do)).toEqual(['pivot', 'ahead', 'pivot']);
    expect(found.ok && found.value.marched.bill.total).toBe(unitsOf(12.5));
  });

  test('goes by the corners that it is told, as cheaply as it can', () => {
    const corner = { x: 0, y: unitsOf(5) };
    const found = marchTo(onBoard(clear, boardOf(ney)), ney, pose(3, 8, 0), { spent: 0, enough: 99 }, [
      corner,
    ]);
    expect(found.ok && found.value.steps.map((step) => step.do)).toEqual(['ahead', 'oblique']);
  });

  test('is told why it cannot go there', () => {
    const found = marchTo(onBoard(clear, boardOf(ney)), ney, pose(0, -20, 0));
    expect(found.ok ? [] : found.error.map(({ rule }) => rule)).toContain('PB-R073');
  });
});

describe('a piece laid on an enemy', () => {
  test('attacks the edge that looks at it, flush', () => {
    const enemy = theirs(3, 'regular', 1, 8);
    const found = marchOnto(onBoard(clear, boardOf(ney, hq, enemy)), ney, '#3');
    expect(found.ok && found.value.ending).toEqual({ at: 'attack', target: 3, face: 'front' });
    expect(found.ok && found.value.marched.march.end).toEqual({ ...pose(0, 7.05, 0), column: false });
  });

  test('meets the flank of one that looks away to the side', () => {
    const enemy = theirs(3, 'regular', 0, 8, 90);
    const found = marchOnto(onBoard(clear, boardOf(ney, hq, enemy)), ney, '#3');
    expect(found.ok && found.value.ending).toMatchObject({ face: 'right' });
  });

  test('attacks the edge at which it was laid, or another if it cannot come to that', () => {
    const enemy = theirs(3, 'regular', 3, 6, 180);
    const laidAt = (x: number, y: number) =>
      marchOnto(onBoard(clear, boardOf(ney, hq, enemy)), ney, '#3', { at: pose(x, y, 0) });
    const faceOf = (found: ReturnType<typeof laidAt>) => found.ok && found.value.ending;
    expect(faceOf(laidAt(3, 5.5))).toMatchObject({ face: 'front' });
    expect(faceOf(laidAt(0.2, 6.2))).toMatchObject({ face: 'right' });
    expect(faceOf(laidAt(3, 6.8))).toMatchObject({ at: 'attack' });
  });

  proves('PB-R092a', 'attacks only if command reaches it where it starts', (saw) => {
    const enemy = theirs(3, 'regular', 0, 8);
    const far = ours('hq', 'hq', 0, -7.5);
    const near = ours('hq', 'hq', 0, -7.3);
    expect(saw(marchOnto(onBoard(clear, boardOf(ney, far, enemy)), ney, '#3'))).toMatchObject({ ok: false });
    expect(marchOnto(onBoard(clear, boardOf(ney, near, enemy)), ney, '#3')).toMatchObject({ ok: true });
  });

  proves('PB-R117c', 'needs room for more than half of itself', (saw) => {
    const setting = settingWith({ lakes: [square(-20, 6, 20, 7.6)] });
    const enemy = theirs(3, 'regular', 0, 8);
    expect(saw(marchOnto(onBoard(setting, boardOf(ney, hq, enemy)), ney, '#3'))).toMatchObject({ ok: false });
  });

  proves('PB-R119a', 'does not attack with guns', (saw) => {
    const guns = ours('guns', 'artillery', 0, 0);
    expect(
      saw(marchOnto(onBoard(clear, boardOf(guns, hq, theirs(3, 'regular', 0, 8))), guns, '#3')),
    ).toMatchObject({
      error: [{ rule: 'PB-R119a' }],
    });
  });
});

describe('a piece laid on a friend', () => {
  const lead = ours('foy', 'regular', 0, 6);

  test('draws up behind it in support', () => {
    const found = marchOnto(onBoard(clear, boardOf(ney, lead)), ney, 'foy');
    expect(found.ok && found.value.marched.march.end).toEqual({ ...pose(0, 5.05, 0), column: false });
  });

  proves('PB-R118a', 'finds no room behind one that has its support', (saw) => {
    const board = {
      ...boardOf(ney, lead, ours('bachelu', 'regular', 0, 5.05)),
      supports: [{ lead: 'foy', support: 'bachelu' }],
    };
    expect(saw(marchOnto(onBoard(clear, board), ney, 'foy'))).toMatchObject({ ok: false });
  });

  proves(['PB-R118f', 'PB-R118g'], 'is neither a gun nor a train', (saw) => {
    for (const kind of ['artillery', 'baggage'] as const) {
      const idle = ours('idle', kind, 0, 0);
      expect(saw(marchOnto(onBoard(clear, boardOf(idle, lead)), idle, 'foy'))).toMatchObject({ ok: false });
    }
  });
});

describe('a piece that just fails to touch', () => {
  const enemy = theirs(3, 'regular', 0, 8);
  const short = pose(0, 6.5, 0);

  provesBySwitch('PB-R117e', 'is taken to attack if it can', turned('nearMissCm', 0), (set) => {
    const setting = settingWith({}, setTo(set));
    const found = marchTo(onBoard(setting, boardOf(ney, hq, enemy)), ney, short);
    expect(found.ok && found.value.ending).toEqual({ at: 'attack', target: 3, face: 'front' });
    const horse = theirs(3, 'cavalry', 0, 8);
    const kept = marchTo(onBoard(setting, boardOf(ney, hq, horse)), ney, short);
    expect(kept.ok && kept.value.ending).toBeUndefined();
  });
});
