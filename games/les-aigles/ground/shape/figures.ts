/** Where each figure of a part stands: for those who draw it. */
import type { Part } from '../../model/part.ts';
import type { Unit } from '../../model/unit.ts';
import type { Arm } from '../../model/vocabulary.ts';
import { figureBase, infantryBase, skirmishBase } from '../../tables/bases.ts';

type Drawn = Pick<Part, 'formation' | 'ranks' | 'companies' | 'leads' | 'interval' | 'split'>;

/** A figure as its part sees it, in 0.001 cm: to the right of the middle of the front, ahead of it, and how it is turned. */
export interface Figure {
  readonly right: number;
  readonly ahead: number;
  /** Against the heading of the part, in hundredths of a degree. */
  readonly turn: number;
  /** Its company, by number in the unit. */
  readonly company: number;
}

type Place = Omit<Figure, 'company'>;

interface Rank {
  readonly figures: number;
  /** Where its middle is. */
  readonly right: number;
  readonly ahead: number;
  readonly turn?: number;
}

const QUARTER = 9_000;

const along = ({ figures, right, ahead, turn = 0 }: Rank, width: number): Place[] =>
  Array.from({ length: figures }, (_, place) => {
    const off = (place - (figures - 1) / 2) * width;
    switch (turn) {
      case QUARTER:
        return { right, ahead: ahead - off, turn };
      case 2 * QUARTER:
        return { right: right - off, ahead, turn };
      case 3 * QUARTER:
        return { right, ahead: ahead + off, turn };
      default:
        return { right: right + off, ahead, turn };
    }
  });

/** The four faces, each closed on its own corner like the sails of a mill. */
const facesOf = (faces: readonly number[]): Rank[] => {
  const { width, depth } = infantryBase;
  const face = Math.max(1, ...faces) * width;
  const side = face + depth;
  const [front = 0, rear = 0, left = 0, right = 0] = faces;
  return [
    { figures: front, right: -depth / 2, ahead: -depth / 2 },
    { figures: right, right: side / 2 - depth / 2, ahead: -face / 2, turn: QUARTER },
    { figures: rear, right: depth / 2, ahead: -side + depth / 2, turn: 2 * QUARTER },
    { figures: left, right: -side / 2 + depth / 2, ahead: -side + face / 2, turn: 3 * QUARTER },
  ];
};

/** Squadrons side by side, each as far behind the front as it is told. */
const squadronsOf = (
  squadrons: readonly number[],
  width: number,
  behind: (place: number) => number,
  interval = 0,
  hand = 1,
): Rank[] => {
  const whole = squadrons.reduce((sum, each) => sum + each, 0) * width + interval * (squadrons.length - 1);
  let done = 0;
  return squadrons.map((figures, place) => {
    const right = hand * (done + (figures * width) / 2 - whole / 2);
    done += figures * width + interval;
    return { figures, right, ahead: behind(place) };
  });
};

const ranksOf = (part: Drawn, arm: Arm): Rank[] => {
  const { formation, ranks, leads, interval } = part;
  const { width, depth } = formation === 'skirmish' ? skirmishBase(arm) : figureBase(arm);
  switch (formation) {
    case 'square':
      return facesOf(ranks);
    case 'echelon':
      return squadronsOf(ranks, width, (place) => -(place + 0.5) * depth, 0, leads === 'right' ? -1 : 1);
    case 'chequer':
      return interval === undefined
        ? squadronsOf(ranks, width, (place) => (place % 2 === 0 ? -depth / 2 : -1.5 * depth))
        : squadronsOf(ranks, width, () => -depth / 2, interval);
    default:
      return ranks.map((figures, place) => ({ figures, right: 0, ahead: -(place + 0.5) * depth }));
  }
};

/** The companies in the order in which their figures stand, one entry a figure. */
const roll = ({ companies }: Drawn, unit: Pick<Unit, 'companies'>): readonly number[] =>
  companies.flatMap((company) =>
    Array.from({ length: unit.companies[company]?.figures ?? 0 }, () => company),
  );

/** Every figure of a part; a battery is one base, and has none. */
export const figuresOf = (part: Drawn, unit: Pick<Unit, 'arm' | 'companies'>): readonly Figure[] => {
  if (part.formation === 'limbered' || part.formation === 'in battery') return [];
  const { width } = part.formation === 'skirmish' ? skirmishBase(unit.arm) : figureBase(unit.arm);
  const names = roll(part, unit);
  const ranks = ranksOf(part, unit.arm);
  const whole = ranks.reduce((sum, { figures }) => sum + figures, 0);
  let done = 0;
  return ranks.flatMap((rank) =>
    along(rank, width).map((place, file) => {
      // In a double line each company has half of its men in either rank.
      const nth =
        part.formation === 'double line' ? Math.floor(((file + 0.5) / rank.figures) * whole) : done + file;
      if (file === rank.figures - 1) done += rank.figures;
      return { ...place, company: names[nth] ?? names[names.length - 1] ?? 0 };
    }),
  );
};
