import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canonical, defaultsOf, diff } from '@grognard/engine';
import {
  type Battle,
  openedFromPosition,
  type PositionFile,
  printed,
  readPositionFile,
} from '@grognard/engine/position';
import { describe, expect, test } from 'vitest';
import { lesAigles } from '../../game.ts';
import type { LesAiglesTypes } from '../../model/game-types.ts';
import { lesAiglesSchemas } from '../../schemas/schemas.ts';
import { viewUnnumbered } from '../printed.ts';

/** Examples show houses, works, charges and rallies that battles at random seldom come to. */
const examples = fileURLToPath(new URL('../../examples', import.meta.url));

const read = (data: unknown): PositionFile => {
  const file = readPositionFile(data);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return file.value;
};

const begun = (file: PositionFile): Battle<LesAiglesTypes> => {
  const battle = openedFromPosition(lesAigles, lesAiglesSchemas, file);
  if (!battle.ok) throw new Error(JSON.stringify(battle.error));
  return battle.value;
};

const lying = ({ table }: Battle<LesAiglesTypes>): object => {
  const { state, sealed } = table();
  return { state: viewUnnumbered(state), sealed: sealed.map(({ seat, order }) => ({ seat, order })) };
};

/** What lies otherwise on the table that a file of this one makes. */
const lost = (battle: Battle<LesAiglesTypes>, { options = {} }: PositionFile): readonly unknown[] => {
  const switches = { ...defaultsOf(lesAigles.switches), ...options };
  const file = printed(battle.match, lesAiglesSchemas, battle.table(), switches);
  const again = begun(read(JSON.parse(JSON.stringify(file))));
  const [here, there] = [lying(battle), lying(again)];
  return canonical(here) === canonical(there) ? [] : diff(here, there);
};

describe('after every order, a printed file lays the same table', () => {
  test.each(readdirSync(examples))('%s', (name) => {
    const file = read(JSON.parse(readFileSync(`${examples}/${name}`, 'utf8')));
    const battle = begun(file);
    expect(lost(battle, file)).toEqual([]);
    for (const { seat, order } of file.orders) {
      battle.order(seat, order);
      expect(lost(battle, file)).toEqual([]);
    }
  });
});
