import { march } from '@grognard/field';
import { expect, test } from 'vitest';
import { type Meeting, runCourse } from '../../ground/motion/course.ts';

const block = (x: number, y: number) => ({ x, y, heading: 0, halfFront: 1_000, halfDepth: 1_000 });

test('two that march at each other meet half way, whoever is listed first', () => {
  const south = { part: 0, blocks: [block(0, -5_000)], way: [{ motion: march(0, 6_000), until: 1 }] };
  const north = { part: 1, blocks: [block(0, 5_000)], way: [{ motion: march(0, -6_000), until: 1 }] };
  for (const runners of [
    [south, north],
    [north, south],
  ]) {
    const met: Meeting[] = [];
    const course = runCourse(runners, (meeting) => {
      met.push(meeting);
      return meeting.parts.map((part) => ({ part, way: [] }));
    });
    expect(met).toHaveLength(1);
    expect(met[0]?.time).toBeCloseTo(8 / 12, 6);
    expect(course.blocksAt(0, 1)[0]?.y).toBe(-1_000);
    expect(course.blocksAt(1, 1)[0]?.y).toBe(1_000);
  }
});

test('one that is let through goes on to the end of its way', () => {
  const mover = { part: 0, blocks: [block(0, -5_000)], way: [{ motion: march(0, 12_000), until: 0.5 }] };
  const stander = { part: 7, blocks: [block(0, 0)], way: [] };
  const course = runCourse([stander, mover], () => []);
  expect(course.blocksAt(0, 1)[0]?.y).toBe(7_000);
  expect(course.isMovingAt(0, 0.75)).toBe(false);
});

test('one that has stopped is met by another who comes later', () => {
  const first = { part: 0, blocks: [block(0, 0)], way: [{ motion: march(0, 4_000), until: 1 }] };
  const wall = { part: 1, blocks: [block(0, 4_000)], way: [] };
  const second = { part: 2, blocks: [block(0, -6_000)], way: [{ motion: march(0, 12_000), until: 1 }] };
  const met: Meeting[] = [];
  const course = runCourse([first, wall, second], (meeting) => {
    met.push(meeting);
    return meeting.parts.filter((part) => part !== 1).map((part) => ({ part, way: [] }));
  });
  expect(met.map(({ parts }) => parts)).toEqual([
    [0, 1],
    [0, 2],
  ]);
  expect(course.blocksAt(2, 1)[0]?.y).toBe(0);
});

test('one that is turned aside again and again meets whoever is far off on its new way, and is met there', () => {
  const mover = { part: 3, blocks: [block(0, -5_000)], way: [{ motion: march(0, 6_000), until: 0.4 }] };
  const late = { part: 7, blocks: [block(400_000, -12_500)], way: [{ motion: march(0, 11_000), until: 1 }] };
  const stander = (part: number, x: number, y: number) => ({ part, blocks: [block(x, y)], way: [] });
  const met: Meeting['parts'][] = [];
  const east = (until: number) => ({ part: 3, way: [{ motion: march(180_000, 0), until }] });
  const west = { part: 7, way: [{ motion: march(-200_000, 0), until: 1 }] };
  const course = runCourse(
    [
      stander(0, 0, 0),
      mover,
      stander(4, 150_000, -3_000),
      stander(5, 290_000, -3_000),
      late,
      stander(8, 400_000, 0),
    ],
    ({ parts }) => {
      met.push(parts);
      const turnouts = { '0 3': east(0.7), '3 4': east(1), '3 5': { part: 3, way: [] }, '7 8': west };
      return Object.entries(turnouts).flatMap(([pair, turnout]) =>
        pair === parts.join(' ') ? [turnout] : [],
      );
    },
  );
  expect(met).toEqual([
    [0, 3],
    [3, 4],
    [3, 5],
    [7, 8],
    [5, 7],
    [3, 7],
  ]);
  expect(course.blocksAt(3, 1)[0]?.x).toBeCloseTo(288_000, 0);
});
