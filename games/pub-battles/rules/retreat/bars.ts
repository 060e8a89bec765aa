import type { RuleId } from '@grognard/engine';
import { eastOf, northOf } from '@grognard/field';
import { blockOf, trueBoard } from '../../ground/true-blocks.ts';
import { sideOf } from '../../model/piece-change.ts';
import type { Exit, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { passageRefusals } from '../movement/passage.ts';
import { endsOnEnemy, marchBack, type Way } from './way.ts';

/** What stands against a way back: the rules by which a piece that must take it is eliminated. */
export type Bar = { readonly at: 'edge' | 'way'; readonly rules: readonly RuleId[] };

/** PB-R188: enemies and impassable ground. PB-R194: what is impassable for a march is so for a retreat. */
export const barOn = (setting: Setting, state: State, piece: number, way: Way): Bar | undefined => {
  const block = blockOf(setting, state, piece);
  const codes = passageRefusals(setting, trueBoard(setting, state, block.side), block, marchBack(way)).map(
    ({ code }) => code,
  );
  if (codes.includes('enemy-in-the-way') || endsOnEnemy(setting, state, piece, way))
    return { at: 'way', rules: ['PB-R188'] };
  if (codes.includes('off-the-map')) return { at: 'edge', rules: ['PB-R193'] };
  return codes.length > 0 ? { at: 'way', rules: ['PB-R188', 'PB-R194'] } : undefined;
};

/** PB-R193: the friendly line of communication that lies on the way off the map. */
export const exitOn = (setting: Setting, state: State, piece: number, way: Way): Exit | undefined => {
  if (setting.switches.retreatOffMap === 'eliminated') return undefined;
  const side = sideOf(state, piece);
  const own = setting.sides.find(({ id }) => id === side)?.communications ?? [];
  return setting.exits.find((exit) => own.includes(exit.id) && liesOn(setting, way, exit));
};

const liesOn = ({ measures }: Setting, { from, to, length }: Way, { x, y }: Exit): boolean => {
  const [east, north] = [eastOf(to.heading), northOf(to.heading)];
  const along = (x - from.x) * east + (y - from.y) * north;
  const across = (x - from.x) * north - (y - from.y) * east;
  return Math.abs(across) <= measures.front / 2 && along >= -measures.depth && along <= length;
};

/** PB-R190, PB-R166e: whoever is in contact does not give way. */
export const isInContact = ({ contacts }: Pick<State, 'contacts'>, piece: number): boolean =>
  contacts.some(({ attacker, defender }) => attacker === piece || defender === piece);
