import { chunksOf, flat } from '@grognard/engine';
import { type Box, boxesMeet } from '@grognard/field';
import { expect, test } from 'vitest';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { standingAbout, standingWhere } from '../../ground/shape/whereabouts.ts';
import { isThere, partOf, unitOf, withPart } from '../../model/evolve.ts';
import { newMemory } from '../../model/memory.ts';
import type { State } from '../../model/state.ts';
import { scene } from '../scene.ts';

/** Battalions in rows of ten, every third of them allied. */
const army = (count: number, between: number): State =>
  scene(
    Array.from({ length: count }, (_, number) => ({
      id: `battalion ${number}`,
      side: number % 3 === 0 ? 'allied' : 'french',
      at: [((number % 10) - 5) * between, Math.floor(number / 10) * 8 - 50] as const,
    })),
    { table: { width: 900, depth: 400 } },
  ).state;

/** One memory for all of them. */
const setting = { memory: newMemory() };

/** By asking everybody. */
const everybody = (state: State, mayBe: (box: Box) => boolean, besides?: string): readonly number[] =>
  flat(state.parts).flatMap((part, index) => {
    const unit = unitOf(state, part.unit);
    const isMeant = isThere(part) && unit.side !== besides && mayBe(bodyOfPart(setting, part, unit.arm));
    return isMeant ? [index] : [];
  });

const expectAllFound = (state: State): void => {
  for (const margin of [0, 9_000, 60_000])
    for (const index of [0, 37, 64, 119])
      for (const besides of [undefined, 'french', 'allied']) {
        const { arm } = unitOf(state, partOf(state, index).unit);
        const body = bodyOfPart(setting, partOf(state, index), arm);
        const mayBe = (box: Box): boolean => boxesMeet(body, box, margin);
        const found = everybody(state, mayBe, besides);
        expect(standingAbout(setting, state, body, margin, besides)).toEqual(found);
        expect(standingWhere(setting, state, mayBe, besides)).toEqual(found);
      }
};

test('everybody near a place is found, whoever has moved, gone or come back since', () => {
  const first = army(120, 32);
  expectAllFound(first);
  const moved = withPart(first, 70, (part) => ({ ...part, x: 5_000, y: -40_000 }));
  expectAllFound(moved);
  const gone = withPart(moved, 38, (part) => ({ ...part, gone: 'left' }));
  expectAllFound(gone);
  expectAllFound(first);
});

test('one table is not taken for another', () => {
  const [one, other] = [army(120, 32), army(125, 40)];
  expectAllFound(one);
  expectAllFound(other);
  expectAllFound(one);
  const parts = flat(one.parts).map((part) => ({ ...part, x: -part.x }));
  expectAllFound({ ...one, parts: chunksOf(parts) });
});
