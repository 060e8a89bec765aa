/** The lines that are charged, whole or weakened. */
import type { UnitEntry } from './charge.ts';

export type Companies = UnitEntry['companies'];

export const companies = (count: number, figures: number, troop: string): Companies =>
  Array.from({ length: count }, () => ({ troop, figures }));

export type Line = Pick<UnitEntry, 'nation' | 'companies'>;

export const FRENCH: Line = { nation: 'france', companies: companies(6, 3, 'fusilier') };
export const BRITISH: Line = { nation: 'britain', companies: companies(5, 3, 'line') };
export const RUSSIANS: Line = { nation: 'russia', companies: companies(4, 4, 'musketeer') };

export const LINES: readonly Line[] = [FRENCH, BRITISH, RUSSIANS];

/** So many figures are gone, one from each company in turn. */
const weakened = ({ nation, companies: all }: Line, lost: number): Line => ({
  nation,
  companies: all.map((company, place) => ({
    ...company,
    lost: Math.floor((lost + all.length - 1 - place) / all.length),
  })),
});

const raisedIn = ({ companies: all }: Line): number => all.reduce((sum, { figures }) => sum + figures, 0);

export const presentIn = ({ companies: all }: Line): number =>
  all.reduce((sum, { figures, lost = 0 }) => sum + figures - lost, 0);

/** Every strength that the lines can have from one share of what they began with up to another, not reached. */
export const strengths = (least: number, below: number): readonly Line[] =>
  LINES.flatMap((line) => {
    const raised = raisedIn(line);
    return Array.from({ length: raised }, (_, lost) => weakened(line, lost)).filter((weak) => {
      const share = presentIn(weak) / raised;
      return share >= least && share < below;
    });
  });
