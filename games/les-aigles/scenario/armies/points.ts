import { priceOf } from '../../tables/points.ts';
import type { ArmyList } from './list.ts';
import { figuresMustered, muster } from './muster.ts';
import { costOfOfficer } from './officers.ts';

/** What one unit, battery or officer costs, and by which rules. */
interface PointsLine {
  readonly id: string;
  readonly figures: number;
  readonly points: number;
  readonly rules: readonly string[];
}

export interface Budget {
  readonly lines: readonly PointsLine[];
  readonly figures: number;
  readonly total: number;
}

/** What an army costs, line by line. Troops that nobody has cost nothing: the check refuses them. */
export const budgetOf = (list: ArmyList): Budget => {
  const { officers = [] } = list;
  const lines: readonly PointsLine[] = [
    ...muster(list).map((unit) => {
      const { id, rows, companies } = unit;
      const known = companies.filter(({ troop }) => !unit.unknown.includes(troop));
      const prices = rows.map((row, place) => ({
        row,
        price: priceOf(row),
        figures: known[place]?.figures ?? 0,
      }));
      return {
        ...{ id, figures: figuresMustered(unit) },
        points: prices.reduce((sum, { price, figures }) => sum + price.points * figures, 0),
        rules: [...new Set(prices.flatMap(({ row, price }) => [row.rule, price.rule]))],
      };
    }),
    ...officers.map((officer) => {
      const { points, rule } = costOfOfficer(officer, officers);
      return { id: officer.id, figures: 0, points, rules: [rule] };
    }),
  ];
  return {
    lines,
    figures: lines.reduce((sum, { figures }) => sum + figures, 0),
    total: lines.reduce((sum, { points }) => sum + points, 0),
  };
};
