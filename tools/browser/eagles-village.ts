import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FILE = join(import.meta.dirname, '..', '..', 'scenarios', 'les-aigles', 'kaltenried.json');

interface Entry {
  readonly id: string;
}

interface Battle {
  readonly units: readonly Entry[];
}

/** Where those are who are not where the scenario begins, when the fight for the village is at its height. */
const PLACES: Readonly<Record<string, object>> = {
  'ligne-46': { inside: { house: 'smithy', shown: true }, at: [6.25, 8], formation: 'line' },
  'ligne-72': { inside: { house: 'farm', shown: true }, at: [18, 9], formation: 'line' },
  grenadiere: { at: [6.25, 5], facing: 0, formation: 'march column' },
  'musketiere-1': { at: [18, 6], facing: 0, formation: 'march column' },
  'musketiere-2': { at: [-2, -18], facing: 0, formation: 'march column' },
  'landwehr-1': { at: [26, -26], facing: 0, formation: 'march column' },
  fusiliers: { at: [-24, -6], facing: 330, formation: 'march column' },
};

/** Kaltenried in its fifth period: grenadiers at the smithy, musketeers at the farm, the inn on fire. */
export const villageFight = (): object => {
  const battle = JSON.parse(readFileSync(FILE, 'utf8')) as Battle;
  const southOf = (attacker: string, defender: string) => ({
    ...{ attacker, defender, side: 'front', wall: 2, quarter: 17 },
  });
  return {
    ...battle,
    units: battle.units.map((unit) => ({ ...unit, ...PLACES[unit.id] })),
    contacts: [southOf('grenadiere', 'ligne-46'), southOf('musketiere-1', 'ligne-72')],
    now: { period: 5, quarter: 3 },
    ground: {
      houses: { inn: { burning: true } },
      damage: [
        { feature: 'churchyard', cells: { 8: 'gone', 9: 'gone', 10: 'gone', 11: 'lighter', 12: 'lighter' } },
        { feature: 'smithy', side: 2, cells: { 2: 'gone', 3: 'gone', 4: 'hard cover' } },
      ],
    },
  };
};

/** Sets a battle up that is none of the house's, and sits down at one of its sides; the computer has the other. */
export const sitAt = async (page: Page, own: object, side: string, other: string): Promise<void> => {
  await page.goto('/');
  await page.evaluate(
    async ([battle, mine, theirs]) => {
      const seats = [
        { seat: { side: mine }, by: 'link' },
        { seat: { side: theirs }, by: { general: 'brigadier' } },
      ];
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'les-aigles', own: battle, seats }),
      });
      const made = await answer.json();
      if (!answer.ok) throw new Error(JSON.stringify(made));
      const { title } = battle as { readonly title: object };
      const keys = (made.keys as { readonly seat: { readonly side?: string } }[]).filter(
        ({ seat }) => seat.side === mine,
      );
      const kept = { table: made.table, owner: made.owner, keys, title, game: 'les-aigles', at: Date.now() };
      localStorage.setItem('grognard.tables', JSON.stringify([kept]));
      location.hash = `#/table/${made.table}`;
    },
    [own, side, other] as const,
  );
};
