/** LA-U2.3-11: a chequer sends back its engaged squadrons and keeps the others where they stand. */
import { sizeOf } from '@grognard/engine';
import { eastOf, northOf, roundUnit } from '@grognard/field';
import { partOf } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import { happen, type Story } from '../../model/story.ts';
import { cavalryBase } from '../../tables/bases.ts';
import { mainEngagement } from './engaged.ts';

/** One row of a chequer as a part of its own: where it stands, with its intervals. */
const rowOf = (
  part: Part,
  row: 0 | 1,
): Pick<Part, 'x' | 'y' | 'heading' | 'ranks' | 'companies' | 'interval'> => {
  const { width, depth } = cavalryBase;
  const isIn = (_item: unknown, place: number): boolean => place % 2 === row;
  const ranks = part.ranks.filter(isIn);
  const whole = part.ranks.reduce((sum, figures) => sum + figures, 0) * width;
  const starts = part.ranks.map((_figures, place) =>
    part.ranks.slice(0, place).reduce((sum, figures) => sum + figures * width, -whole / 2),
  );
  const first = starts[row] ?? 0;
  const last = Math.max(...starts.filter(isIn));
  const lastFigures = ranks[ranks.length - 1] ?? 0;
  const middle = (first + last + lastFigures * width) / 2;
  const taken = ranks.reduce((sum, figures) => sum + figures * width, 0);
  const interval = ranks.length > 1 ? (last + lastFigures * width - first - taken) / (ranks.length - 1) : 0;
  const back = row * depth;
  const [east, north] = [eastOf(part.heading), northOf(part.heading)];
  return {
    x: roundUnit(part.x + north * middle - east * back),
    y: roundUnit(part.y - east * middle - north * back),
    heading: part.heading,
    ...{ ranks, interval, companies: part.companies.filter(isIn) },
  };
};

/** Leaves the row that is not engaged standing; gives the number of the part that goes. */
export const leaveReserve = (story: Story, index: number): number => {
  const part = partOf(story.state, index);
  const engagedRow = mainEngagement(story.setting, story.state, index)?.side === 'rear' ? 1 : 0;
  const stays = rowOf(part, engagedRow === 0 ? 1 : 0);
  const goes = rowOf(part, engagedRow);
  const { degradation, formation, unit } = part;
  const contacts = story.state.contacts.filter(
    ({ attacker, defender }) => attacker === index || defender === index,
  );
  const number = sizeOf(story.state.parts);
  happen(story, {
    ...{ kind: 'detached', part: index, rules: ['LA-U2.3-11'] },
    body: { ...stays, formation, degradation },
    detached: { ...goes, unit, formation, degradation, run: 0 },
  });
  for (const contact of contacts) {
    const { attacker, defender } = contact;
    const own = (each: number): number => (each === index ? number : each);
    happen(story, { kind: 'parted', attacker, defender, rules: ['LA-U2.3-11'] });
    happen(story, {
      ...{ kind: 'met', rules: ['LA-U2.3-11'] },
      contact: { ...contact, attacker: own(attacker), defender: own(defender) },
    });
  }
  return number;
};
