import { eastOf, type Heading, normalHeading, northOf } from './heading.ts';

/** A ray of a fan: where it points, and how far it goes. */
interface Ray {
  readonly heading: Heading;
  readonly far: number;
}

export interface Fan {
  readonly x: number;
  readonly y: number;
  /** From the first ray clockwise to the last; a whole turn closes. */
  readonly from: Heading;
  readonly turn: number;
  /** So many rays at least. */
  readonly rays: number;
  /** Directions that want a ray of their own; those outside of the fan have none. */
  readonly also?: readonly Heading[];
  /** Neighbours that differ by more have another one between them, and that one again. */
  readonly step: number;
}

/** So often a gap between two rays is halved. */
const HALVINGS = 2;
const WHOLE = 36_000;

/**
 * The outline of a fan whose rays go as far as `farAlong` says, x, y after x, y. It is drawn inside: between two rays
 * nothing lies further off than the shorter of them reaches. The tip is left out.
 */
export const fanOutline = (fan: Fan, farAlong: (heading: Heading) => number): number[] => {
  const rays = raysOf(fan, farAlong);
  const isClosed = fan.turn >= WHOLE;
  const outline: number[] = [];
  rays.forEach(({ heading, far }, place) => {
    const before = rays[place - 1] ?? (isClosed ? rays.at(-1) : undefined);
    const after = rays[place + 1] ?? (isClosed ? rays[0] : undefined);
    const least = Math.min(far, before?.far ?? far, after?.far ?? far);
    outline.push(fan.x + eastOf(heading) * least, fan.y + northOf(heading) * least);
  });
  return outline;
};

/** Where the rays are, by their turn from the first; in a whole turn the last is the first again. */
const turnsOf = ({ from, turn, rays, also = [] }: Fan): readonly number[] => {
  const count = turn >= WHOLE ? rays : rays - 1;
  const even = Array.from({ length: count + 1 }, (_, place) => Math.round((turn * place) / count));
  const own = also.map((heading) => normalHeading(heading - from)).filter((each) => each < turn);
  return [...new Set([...even, ...own])].toSorted((a, b) => a - b);
};

const raysOf = (fan: Fan, farAlong: (heading: Heading) => number): readonly Ray[] => {
  const rayAt = (turn: number): Ray => {
    const heading = normalHeading(fan.from + turn);
    return { heading, far: farAlong(heading) };
  };
  const made: Ray[] = [];
  const between = (low: number, one: Ray, high: number, other: Ray, halvings: number): void => {
    if (halvings === 0 || high - low < 2 || Math.abs(one.far - other.far) <= fan.step) return;
    const middle = Math.round((low + high) / 2);
    const ray = rayAt(middle);
    between(low, one, middle, ray, halvings - 1);
    made.push(ray);
    between(middle, ray, high, other, halvings - 1);
  };
  const turns = turnsOf(fan);
  const first = rayAt(0);
  let [last, at] = [first, 0];
  made.push(first);
  for (const turn of turns.slice(1)) {
    const ray = turn === WHOLE ? first : rayAt(turn);
    between(at, last, turn, ray, HALVINGS);
    if (ray !== first) made.push(ray);
    [last, at] = [ray, turn];
  }
  return made;
};
