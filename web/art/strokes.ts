/** The same drawing every time: a small generator of numbers between 0 and 1. */
const dice = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

const round = (value: number): number => Math.round(value * 10) / 10;

export interface Hill {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly seed: number;
}

/** Hachures run down the slope from the crest, thick above and thin below. */
export const hachures = ({ x, y, rx, ry, seed }: Hill): string => {
  const next = dice(seed);
  const count = Math.round((rx + ry) * 0.75);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + next() * 0.5) / count) * 2 * Math.PI;
    const lobe = 1 + 0.16 * Math.sin(3 * angle + seed) + 0.08 * Math.sin(5 * angle);
    const at = (share: number, turn = 0): string =>
      `${round(x + Math.cos(angle + turn) * rx * share)} ${round(y + Math.sin(angle + turn) * ry * share)}`;
    const crest = 0.42 * lobe;
    const foot = (0.78 + next() * 0.24) * lobe;
    const width = 1.1 / rx / crest;
    return `M${at(crest, -width)}L${at(foot)}L${at(crest, width)}Z`;
  }).join('');
};

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Trees scattered in an oval, the lower ones in front. */
export const trees = ({ x, y, rx, ry, seed }: Hill, count: number): readonly Spot[] => {
  const next = dice(seed);
  return Array.from({ length: count }, () => {
    const angle = next() * 2 * Math.PI;
    // Denser towards the edge, as on old maps.
    const reach = 0.25 + 0.7 * Math.sqrt(next());
    return {
      x: round(x + Math.cos(angle) * rx * reach),
      y: round(y + Math.sin(angle) * ry * reach),
      size: round(3 + next() * 1.6),
    };
  }).sort((a, b) => a.y - b.y);
};
