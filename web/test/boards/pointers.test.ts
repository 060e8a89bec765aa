import type { Point } from '@grognard/ink/plane';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pointers, type Touched } from '../../boards/shared/pointers.ts';

let said: string[];
let frames: (() => void)[];

/** A lens under which the sheet is as large as the window, and everything that is done is written down. */
const touched = (hold: boolean): Touched<string> => ({
  lens: {
    pan: (x: number, y: number) => void said.push(`pan ${x} ${y}`),
    zoom: (by: number, at: Point) => void said.push(`zoom ${by} at ${at.join(' ')}`),
    settle: () => void said.push('settle'),
    toSheet: (at: Point) => at,
  } as unknown as Touched<string>['lens'],
  read: () => 'block',
  take: (place, on) => {
    said.push(`take ${on} at ${place.join(' ')}`);
    return hold ? (to) => void said.push(`carry ${to.join(' ')}`) : undefined;
  },
  putDown: () => void said.push('put down'),
  tap: (place, on) => void said.push(`tap ${on} at ${place.join(' ')}`),
});

beforeEach(() => {
  said = [];
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});

afterEach(() => vi.unstubAllGlobals());

type Stroke = ['down' | 'move' | 'up' | 'cancel', number, number?, number?] | ['frame'];

const play = (hold: boolean, strokes: readonly Stroke[]): readonly string[] => {
  const pointers = new Pointers(touched(hold));
  for (const [what, id = 0, x = 0, y = 0] of strokes) {
    if (what === 'frame') for (const frame of frames.splice(0)) frame();
    else if (what === 'down') pointers.down(id, [x, y], null);
    else if (what === 'cancel') pointers.cancel(id);
    else pointers[what](id, [x, y]);
  }
  return said;
};

test.each<[string, boolean, Stroke[], string[]]>([
  [
    'a tap',
    true,
    [
      ['down', 1, 5, 5],
      ['up', 1, 5, 5],
    ],
    ['tap block at 5 5'],
  ],
  [
    'a hand that trembles still taps',
    true,
    [
      ['down', 1, 5, 5],
      ['move', 1, 8, 8],
      ['up', 1, 8, 8],
    ],
    ['tap block at 8 8'],
  ],
  [
    'a drag on nothing moves the map',
    false,
    [
      ['down', 1, 0, 0],
      ['move', 1, 6, 0],
      ['move', 1, 16, 4],
      ['up', 1, 16, 4],
    ],
    ['take block at 0 0', 'pan 16 4', 'settle'],
  ],
  [
    'a piece is carried once a frame, to the newest place',
    true,
    [
      ['down', 1, 0, 0],
      ['move', 1, 10, 0],
      ['move', 1, 20, 0],
      ['move', 1, 30, 0],
      ['frame'],
      ['move', 1, 40, 0],
      ['up', 1, 40, 0],
    ],
    ['take block at 0 0', 'carry 30 0', 'carry 40 0', 'put down'],
  ],
  [
    'two fingers pinch about their middle, and one that stays goes on moving the map',
    true,
    [
      ['down', 1, 0, 0],
      ['down', 2, 10, 0],
      ['move', 2, 20, 0],
      ['up', 2, 20, 0],
      ['move', 1, 3, 0],
      ['up', 1, 3, 0],
    ],
    ['pan 5 0', 'zoom 2 at 10 0', 'pan 3 0', 'settle'],
  ],
  [
    'what is called off does nothing more',
    true,
    [
      ['down', 1, 0, 0],
      ['cancel', 1],
      ['move', 1, 50, 0],
      ['up', 1, 50, 0],
    ],
    ['settle'],
  ],
  [
    'a finger that never came down is nobody',
    true,
    [
      ['move', 7, 50, 0],
      ['up', 7, 50, 0],
    ],
    [],
  ],
])('%s', (_, hold, strokes, done) => {
  expect(play(hold, strokes)).toEqual(done);
});
