import type { Leg, Task } from '@grognard/les-aigles/for-page';

interface Stride {
  turn: number;
  length: number;
  aside: number;
}

/** The march in hand, as far ahead and as far round as the keys have brought it. */
export const strideOf = (task: Task | undefined): Stride => {
  const stride: Stride = { turn: 0, length: 0, aside: 0 };
  if (task?.do === 'drag') stride.length = task.length;
  if (task?.do !== 'march') return stride;
  for (const leg of task.legs) {
    if (leg.go === 'wheel') stride.turn += leg.turn;
    else if (leg.go === 'sideways') stride.aside += leg.to === 'left' ? -leg.length : leg.length;
    else stride.length += leg.go === 'back' ? -leg.length : leg.length;
  }
  return stride;
};

/** The legs that such a stride is ordered as; none, if it leads nowhere. */
export const legsOf = ({ turn, length, aside }: Stride): readonly Leg[] => [
  ...(turn === 0 ? [] : [{ go: 'wheel' as const, turn }]),
  ...(aside === 0
    ? []
    : [
        {
          go: 'sideways' as const,
          to: aside < 0 ? ('left' as const) : ('right' as const),
          length: Math.abs(aside),
        },
      ]),
  ...(length === 0
    ? []
    : [{ go: length < 0 ? ('back' as const) : ('ahead' as const), length: Math.abs(length) }]),
];
