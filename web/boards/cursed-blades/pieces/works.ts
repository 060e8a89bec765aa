import type { CounterKind } from '@grognard/cursed-blades/for-page';
import { hasSide, zoneSides } from '@grognard/field/hex';
import { at, between, distance, type Point } from '@grognard/ink/plane';
import { cornerOf } from '../ground/hexes.ts';

/** A place along the front of a work: where, and the way outwards. */
interface Station {
  readonly place: Point;
  readonly out: Point;
  readonly along: Point;
}

const MIDDLE: Point = [0, 0];

/** The front sides of a facing one after the other, as a line at a radius around the middle of the hex. */
const frontLine = (facing: number, radius: number): readonly Point[] => {
  const set = zoneSides(facing, 'front');
  const first = [0, 1, 2, 3, 4, 5].find((side) => hasSide(set, side) && !hasSide(set, (side + 5) % 6)) ?? 0;
  const count = [0, 1, 2, 3, 4, 5].filter((side) => hasSide(set, side)).length;
  return Array.from({ length: count + 1 }, (_, i) => cornerOf(MIDDLE, first + i, radius));
};

const stationsOn = (line: readonly Point[], spacing: number): readonly Station[] =>
  line.slice(1).flatMap((b, i) => {
    const a = line[i] ?? b;
    const length = distance(a, b);
    const count = Math.max(1, Math.round(length / spacing));
    const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    return Array.from({ length: count }, (_, n): Station => {
      const place = between(a, b, (n + 0.5) / count);
      // Clockwise around the hex, outwards is to the left of the way.
      return { place, along, out: [along[1], -along[0]] };
    });
  });

const from = ({ place, out, along }: Station, ahead: number, aside: number): Point => [
  place[0] + out[0] * ahead + along[0] * aside,
  place[1] + out[1] * ahead + along[1] * aside,
];

const poly = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** A work drawn along its front: what is filled, and what is only a line. */
export interface Work {
  readonly fills: string;
  readonly lines: string;
}

const palisade = (facing: number): Work => ({
  fills: stationsOn(frontLine(facing, 88), 11)
    .map((each) =>
      poly([
        from(each, -9, -4.6),
        from(each, 8, -4.6),
        from(each, 15, 0),
        from(each, 8, 4.6),
        from(each, -9, 4.6),
      ]),
    )
    .join(''),
  lines: `M${frontLine(facing, 87).map(at).join('L')}`,
});

const ditch = (facing: number): Work => ({
  fills: '',
  lines: `M${frontLine(facing, 95).map(at).join('L')}M${frontLine(facing, 78).map(at).join('L')}${stationsOn(
    frontLine(facing, 95),
    8,
  )
    .map((each) => `M${at(each.place)}L${at(from(each, -9, 0))}`)
    .join('')}`,
});

const stakes = (facing: number): Work => ({
  fills: '',
  lines: stationsOn(frontLine(facing, 88), 19)
    .map(
      (each) =>
        `M${at(from(each, -9, -7))}L${at(from(each, 12, 7))}M${at(from(each, -9, 7))}L${at(from(each, 12, -7))}`,
    )
    .join(''),
});

const abatis = (facing: number): Work => ({
  fills: '',
  lines: stationsOn(frontLine(facing, 86), 17)
    .map(
      (each, i) =>
        `M${at(from(each, -10, i % 2 === 0 ? -4 : 5))}L${at(from(each, 13, i % 2 === 0 ? 3 : -4))}M${at(from(each, 2, 0))}L${at(from(each, 12, 9))}M${at(from(each, -1, 0))}L${at(from(each, 9, -9))}M${at(from(each, -4, 0))}L${at(from(each, 2, 8))}`,
    )
    .join(''),
});

const mantlets = (facing: number): Work => ({
  fills: stationsOn(frontLine(facing, 82), 30)
    .map((each) => poly([from(each, -4, -12), from(each, 4, -12), from(each, 4, 12), from(each, -4, 12)]))
    .join(''),
  lines: stationsOn(frontLine(facing, 82), 30)
    .map(
      (each) =>
        `M${at(from(each, -4, -6))}L${at(from(each, -13, -6))}M${at(from(each, -4, 6))}L${at(from(each, -13, 6))}`,
    )
    .join(''),
});

const works: Partial<Readonly<Record<CounterKind, (facing: number) => Work>>> = {
  palisade,
  ditch,
  stakes,
  abatis,
  mantlets,
};

/** A work with a front, drawn along it; undefined for what has no front or is a thing by itself. */
export const workOf = (kind: CounterKind, facing: number | undefined): Work | undefined =>
  facing === undefined ? undefined : works[kind]?.(facing);

/** Where the shields of a palisade are written: on the last side of its front, where no counter covers them. */
export const badgeOf = (facing: number): Point => {
  const [a = MIDDLE, b = MIDDLE] = frontLine(facing, 90).slice(-2);
  return between(a, b, 0.5);
};
