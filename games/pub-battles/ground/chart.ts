import type { GroundData } from '../model/scenario.ts';
import { type Arm, arms, grounds } from '../model/vocabulary.ts';

/** A row of the terrain chart: PB-R236a to PB-R238. */
export interface GroundFacts {
  readonly name: string;
  /** Marching through it or over it costs a third. */
  readonly reduces: boolean;
  /** It gives a defender cover; a slope gives it to who stands higher. */
  readonly covers: boolean;
  /** A defender in it cannot be flanked. */
  readonly shelters: boolean;
  /** Whoever is in it becomes Spent. */
  readonly spends: boolean;
  /** Nobody rallies in it. */
  readonly unrests: boolean;
  /** It stops sight, but for the depth of a block. */
  readonly hides: boolean;
  /** Those who may not be in it. */
  readonly closedTo: readonly Arm[];
  /** A kind or a change of the scenario's own: PB-R003. */
  readonly special: boolean;
}

/** PB-R002: ground that is only drawn, such as fields, does nothing. */
const plain: Omit<GroundFacts, 'name'> = {
  reduces: false,
  covers: false,
  shelters: false,
  spends: false,
  unrests: false,
  hides: false,
  closedTo: [],
  special: false,
};

const printed: Readonly<Record<(typeof grounds)[number], Partial<GroundFacts>>> = {
  clear: {},
  woods: { reduces: true, covers: true, hides: true },
  buildings: { covers: true, shelters: true, spends: true, unrests: true, hides: true },
  marsh: { reduces: true, closedTo: ['guns', 'mounted', 'train'] },
  water: { closedTo: arms },
  river: { reduces: true, closedTo: arms },
  stream: { reduces: true },
  slope: { reduces: true, covers: true },
};

const isPrinted = (name: string): name is (typeof grounds)[number] => grounds.some((each) => each === name);

const changed = (facts: GroundFacts, { name: _name, ...data }: GroundData): GroundFacts => ({
  ...facts,
  ...(Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined),
  ) as Partial<GroundFacts>),
  special: true,
});

/** PB-R003: the chart, with what the scenario changes in it and its own kinds after those that are printed. */
export const chartOf = (own: Readonly<Record<string, GroundData>> = {}): readonly GroundFacts[] => {
  const rows = grounds.map((name): GroundFacts => ({ ...plain, ...printed[name], name }));
  return [
    ...rows.map((facts) => (own[facts.name] === undefined ? facts : changed(facts, own[facts.name] ?? {}))),
    ...Object.entries(own)
      .filter(([name]) => !isPrinted(name))
      .map(([name, data]) => changed({ ...plain, name }, data)),
  ];
};
