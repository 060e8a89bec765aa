/** Squadrons of a line, and where each of them stands in it. */
import { eastOf, northOf, roundUnit } from '@grognard/field';
import type { Span } from '../../ground/shape/ahead.ts';
import type { Part } from '../../model/part.ts';
import type { Stands } from '../../model/stands.ts';
import type { Unit } from '../../model/unit.ts';
import { cavalryBase } from '../../tables/bases.ts';

type Lined = Pick<Part, 'companies' | 'formation' | 'turned'>;

/** The companies of a line from its left: of one that has turned about, the last comes first. */
export const fromLeft = ({ companies, formation, turned }: Lined): readonly number[] =>
  formation === 'line' && turned === 'about' ? [...companies].reverse() : companies;

/** Where each squadron of a line stands in it, from its left, seen from the middle of its front. */
export const squadronSpans = (unit: Unit, part: Lined): readonly Span[] => {
  const widths = fromLeft(part).map((company) => (unit.companies[company]?.figures ?? 0) * cavalryBase.width);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let left = -whole / 2;
  return widths.map((width) => {
    const span = { left, right: left + width };
    left += width;
    return span;
  });
};

/** The companies of some squadrons, by their places from the left. */
export const companiesOf = (part: Part, squadrons: readonly number[]): readonly number[] => {
  const all = fromLeft(part);
  const those = new Set(squadrons.map((place) => all[place]));
  return part.companies.filter((company) => those.has(company));
};

export const figuresOfSquadrons = (unit: Unit, companies: readonly number[]): number =>
  companies.reduce((sum, company) => sum + (unit.companies[company]?.figures ?? 0), 0);

/** Some squadrons of a line as a line of their own, where they stand in it. */
export const lineOf = (unit: Unit, part: Part, squadrons: readonly number[]): Stands => {
  const spans = squadronSpans(unit, part);
  const [first, last] = [spans[squadrons[0] ?? 0], spans[squadrons.at(-1) ?? 0]];
  const aside = ((first?.left ?? 0) + (last?.right ?? 0)) / 2;
  const companies = companiesOf(part, squadrons);
  return {
    x: roundUnit(part.x + northOf(part.heading) * aside),
    y: roundUnit(part.y - eastOf(part.heading) * aside),
    heading: part.heading,
    formation: 'line',
    ranks: [figuresOfSquadrons(unit, companies)],
    companies,
    degradation: part.degradation,
    ...(part.turned === 'about' && { turned: part.turned }),
  };
};
