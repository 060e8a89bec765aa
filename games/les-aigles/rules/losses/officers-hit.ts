/** LA-S3.2-12: officers in the thick of it. */
import { hourOf } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import { HIT_ON, SUCCESSION_QUARTERS } from '../../tables/officers.ts';

/** The unit has lost a figure: whoever is with it may be hit. */
export const endanger = (story: Story, unit: number): void => {
  const near = [...story.state.officers.entries()]
    .filter(([, { with: led, hit }]) => led === unit && hit === undefined)
    .sort(([, a], [, b]) => (a.id < b.id ? -1 : 1));
  for (const [officer, { id }] of near) {
    const die = story.chance.roll('officer-hit', id, 6);
    const hit = die >= HIT_ON ? { hit: hourOf(story.state) + SUCCESSION_QUARTERS } : {};
    happen(story, { kind: 'endangered', officer, die, ...hit, drew: true, rules: ['LA-S3.2-12'] });
  }
};

/** Half a period later the next in rank has his place, and is worth less. */
export const takeOver = (story: Story): void => {
  for (const [officer, { hit, charisma, authority }] of story.state.officers.entries()) {
    if (hit === undefined || hit > hourOf(story.state)) continue;
    const worth = { charisma: Math.max(0, charisma - 1), authority: Math.max(0, authority - 1) };
    happen(story, { kind: 'took-over', officer, ...worth, rules: ['LA-S3.2-12'] });
  }
};
