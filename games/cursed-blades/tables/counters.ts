import type { CounterKind, Family, Ground, MoveClass } from '../model/vocabulary.ts';

/** What the sheet says of a counter, as data: a bullet that is a fact lives here, one that is a deed in `rules/`. */
export interface CounterFacts {
  readonly obstacle?: true;
  readonly work?: true;
  readonly facing?: true;
  readonly target?: true;
  /** What entering its hex costs on top, in half points, for every class of movement. */
  readonly surcharge?: number;
  /** The ground that its hex counts as, if that is worse than its own. */
  readonly ground?: Extract<Ground, 'rough' | 'difficult'>;
  /** It makes its hex flammable. */
  readonly flammable?: true;
  readonly stacking?: number;
  readonly protection?: Protection;
  readonly carried?: Carrying;
  readonly driven?: Driving;
  readonly captured?: true;
  /** The difficulty of destroying it, and what is left: `shields` is the number of its own. */
  readonly destroyed?: { readonly difficulty: number | 'shields'; readonly leaves?: 'debris' };
  /** The difficulty of setting it alight: `weather` is that of the weather. */
  readonly lit?: {
    readonly difficulty: number | 'weather';
    readonly leaves?: 'debris';
    readonly blazes: 'not-clear' | 'flammable';
  };
  /** Wood that a blaze turns into debris. */
  readonly wooden?: true;
  readonly printed: { readonly shields: number };
}

interface Protection {
  readonly whom: Family | 'any';
  readonly against: readonly ('shock' | 'fire')[];
  /** Only against these. */
  readonly by?: readonly Family[];
  readonly sameFacing?: true;
  /** The bonus to the second engagement test. */
  readonly nerve?: number;
  /** The first loss of these kinds is absorbed. */
  readonly absorbs?: readonly ('shock' | 'fire')[];
}

interface Carrying {
  readonly by: { readonly move: MoveClass } | { readonly family: Family };
  readonly actions: readonly ('move' | 'withdraw')[];
  /** What carrier and counter move by, in half points. */
  readonly allowance: number;
  /** The carrier keeps his own pace where that is the lower. */
  readonly onlyIfWorse?: true;
  readonly never?: Extract<Ground, 'difficult'>;
  readonly boat?: true;
}

interface Driving {
  readonly move: MoveClass;
  readonly allowance: number;
  /** Whether it may come next to an enemy: never, or in company. */
  readonly nextToEnemy: 'never' | 'in-company';
  /** Whether it must leave an enemy's side at all times, or only when alone in its hex. */
  readonly leaves: 'always' | 'when-alone';
}

const wagon = {
  obstacle: true,
  work: true,
  facing: true,
  target: true,
  surcharge: 2,
  protection: { whom: 'infantry', against: ['shock', 'fire'] },
  driven: { move: 'wheeled', allowance: 2, nextToEnemy: 'never', leaves: 'when-alone' },
  captured: true,
  destroyed: { difficulty: 'shields', leaves: 'debris' },
  lit: { difficulty: 'weather', leaves: 'debris', blazes: 'flammable' },
  wooden: true,
} as const;

const boat = {
  obstacle: true,
  surcharge: 1,
  destroyed: { difficulty: 2, leaves: 'debris' },
  lit: { difficulty: 'weather', leaves: 'debris', blazes: 'flammable' },
  wooden: true,
  printed: { shields: 0 },
} as const;

/** How often in thirty-six an engaged vehicle or crowd stays where it is is the dice's affair: this, or more, it stays. */
export const STAYS_ON = 8;

export const counterFacts: Readonly<Record<CounterKind, CounterFacts>> = {
  debris: {
    ...{ obstacle: true, surcharge: 1, printed: { shields: 0 } },
    lit: { difficulty: 'weather', blazes: 'not-clear' },
  },
  mantlets: {
    ...{ obstacle: true, work: true, facing: true, surcharge: 1, wooden: true, printed: { shields: 1 } },
    protection: {
      whom: 'infantry',
      against: ['shock', 'fire'],
      sameFacing: true,
      nerve: -1,
      absorbs: ['fire'],
    },
    carried: { by: { move: 'foot' }, actions: ['move'], allowance: 0, never: 'difficult' },
    destroyed: { difficulty: 2, leaves: 'debris' },
    lit: { difficulty: 4, leaves: 'debris', blazes: 'flammable' },
  },
  pavises: {
    printed: { shields: 1 },
    protection: { whom: 'shooter', against: ['shock', 'fire'] },
    carried: { by: { move: 'foot' }, actions: ['move', 'withdraw'], allowance: 2, onlyIfWorse: true },
    destroyed: { difficulty: 2 },
  },
  palisade: {
    ...{ obstacle: true, work: true, facing: true, flammable: true, wooden: true, printed: { shields: 4 } },
    protection: {
      ...{ whom: 'infantry', against: ['shock', 'fire'], sameFacing: true, nerve: -4 },
      absorbs: ['shock', 'fire'],
    },
    destroyed: { difficulty: 4, leaves: 'debris' },
  },
  abatis: {
    ...{ obstacle: true, work: true, facing: true, flammable: true, ground: 'difficult', wooden: true },
    printed: { shields: 2 },
    protection: { whom: 'infantry', against: ['shock'], sameFacing: true, nerve: -1 },
  },
  ditch: {
    ...{ obstacle: true, work: true, facing: true, ground: 'rough', printed: { shields: 1 } },
    protection: { whom: 'any', against: ['shock'], sameFacing: true, nerve: -1 },
  },
  stakes: {
    ...{ obstacle: true, work: true, facing: true, surcharge: 1, printed: { shields: 1 } },
    protection: {
      ...{ whom: 'infantry', against: ['shock'], by: ['cavalry', 'massive'] },
      ...{ sameFacing: true, nerve: -1 },
    },
    destroyed: { difficulty: 0 },
  },
  trap: { obstacle: true, ground: 'rough', destroyed: { difficulty: 1 }, printed: { shields: 0 } },
  tents: {
    ...{ obstacle: true, target: true, surcharge: 2, flammable: true, wooden: true, printed: { shields: 0 } },
    destroyed: { difficulty: 0, leaves: 'debris' },
  },
  cart: {
    ...{ obstacle: true, facing: true, target: true, surcharge: 2, captured: true, wooden: true },
    printed: { shields: 0 },
    driven: { move: 'wheeled', allowance: 2, nextToEnemy: 'never', leaves: 'always' },
    destroyed: { difficulty: 1, leaves: 'debris' },
    lit: { difficulty: 'weather', leaves: 'debris', blazes: 'flammable' },
  },
  wagon: { ...wagon, printed: { shields: 1 } },
  'war-wagon': {
    ...wagon,
    printed: { shields: 2 },
    driven: { ...wagon.driven, nextToEnemy: 'in-company' },
  },
  civilians: {
    ...{ obstacle: true, target: true, surcharge: 1, stacking: 4, captured: true, printed: { shields: 0 } },
    driven: { move: 'foot', allowance: 2, nextToEnemy: 'never', leaves: 'always' },
    destroyed: { difficulty: 0 },
  },
  herd: {
    ...{ obstacle: true, target: true, surcharge: 2, stacking: 4, captured: true, printed: { shields: 0 } },
    driven: { move: 'animal', allowance: 2, nextToEnemy: 'never', leaves: 'always' },
    destroyed: { difficulty: 0 },
  },
  boat: { ...boat, carried: { by: { family: 'infantry' }, actions: ['move'], allowance: 2, boat: true } },
  raft: { ...boat, carried: { by: { family: 'infantry' }, actions: ['move'], allowance: 0, boat: true } },
  ruins: { ground: 'difficult', flammable: true, printed: { shields: 0 } },
  'fire-start': { ground: 'rough', printed: { shields: 0 } },
  blaze: { ground: 'difficult', printed: { shields: 0 } },
};
