import type { GroundData } from '../model/scenario.ts';
import type { GroundFacts } from '../model/terrain.ts';
import { arms, grounds } from '../model/vocabulary.ts';

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
