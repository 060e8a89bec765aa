import type { Modifier, RuleId } from '@grognard/engine';
import { eastOf, northOf, TOUCH } from '@grognard/field';
import { frontAcross } from '../../ground/across.ts';
import { footprint } from '../../ground/board.ts';
import { blockOf } from '../../ground/true-blocks.ts';
import type { BoardBlock } from '../../model/board.ts';
import { legOf } from '../../model/march.ts';
import { contactBetween } from '../../model/melee.ts';
import type { Setting } from '../../model/setting.ts';
import type { Contact, State } from '../../model/state.ts';
import { isSheltered as isShelteredAt } from '../terrain/cover.ts';

/** A cause for which a piece counts as flanked: the row it gives either way, and the rules behind it. */
interface Cause {
  readonly gives: RuleId;
  readonly takes: RuleId;
  readonly rules: readonly RuleId[];
}

const byPlace: Cause = {
  gives: 'PB-R168c',
  takes: 'PB-R168d',
  rules: ['PB-R153', 'PB-R154', 'PB-R155', 'PB-R156', 'PB-R168g', 'PB-R240'],
};
const byEnvelopment: Cause = { gives: 'PB-R162', takes: 'PB-R162', rules: ['PB-R161', 'PB-R240'] };
const byColumn: Cause = { gives: 'PB-R094h', takes: 'PB-R094h', rules: ['PB-R160', 'PB-R239'] };
const byRiver: Cause = { gives: 'PB-R237b', takes: 'PB-R237b', rules: ['PB-R159'] };

/** PB-R154: the centre lies behind the endless line through the other's front edge. */
export const isBehindFront = (
  { measures }: Pick<Setting, 'measures'>,
  centre: Pick<BoardBlock, 'x' | 'y'>,
  block: BoardBlock,
): boolean => {
  const ahead = (centre.x - block.x) * eastOf(block.heading) + (centre.y - block.y) * northOf(block.heading);
  return ahead < footprint(measures, block).halfDepth - TOUCH.pubBattles;
};

/** PB-R156: by where they stand when the combat begins, or by the edge that was met. */
const placeCauses = (
  setting: Setting,
  state: State,
  { attacker, defender, face, enveloped }: Contact,
): Cause[] => {
  if (enveloped === true) return [byEnvelopment];
  if (setting.switches.flankJudged === 'atContact') return face === 'front' ? [] : [byPlace];
  return isBehindFront(setting, blockOf(setting, state, attacker), blockOf(setting, state, defender))
    ? [byPlace]
    : [];
};

/** PB-R159: it attacked across a river, and this is the first round. */
const crossedRiver = (setting: Setting, state: State, piece: number, round: number): boolean =>
  round <= 1 &&
  state.contacts.some(({ attacker, river }) => attacker === piece && river === true) &&
  (setting.switches.riverCrossing === 'underOrBetween' ||
    isOverWater(setting, blockOf(setting, state, piece)));

/** The river runs under the block, from its rear to its front, along more than half of it. */
const isOverWater = ({ measures, terrain }: Setting, { x, y, heading }: BoardBlock): boolean => {
  const [dx, dy] = [(eastOf(heading) * measures.depth) / 2, (northOf(heading) * measures.depth) / 2];
  const [from, to] = [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ];
  const leg = legOf(from, to, heading, measures.depth, false);
  return terrain.rivers.some(({ crossed }) => frontAcross(measures, leg, crossed) > measures.front / 2);
};

/** Everything for which a piece is flanked in the eyes of an enemy. Column and river hold against all: PB-R168g. */
export const flankCauses = (
  setting: Setting,
  state: State,
  flanked: number,
  by: number,
  round: number,
): readonly Cause[] => {
  const contact = contactBetween(state, flanked, by);
  const taken = contact !== undefined && contact.defender === flanked;
  return [
    ...(taken && !isSheltered(setting, state, flanked) ? placeCauses(setting, state, contact) : []),
    ...(blockOf(setting, state, flanked).column === true ? [byColumn] : []),
    ...(crossedRiver(setting, state, flanked, round) ? [byRiver] : []),
  ];
};

/** PB-R158 */
const isSheltered = (setting: Setting, state: State, piece: number): boolean =>
  isShelteredAt(setting, blockOf(setting, state, piece));

/** PB-R168e: however many causes, one row. */
export const flankRow = (causes: readonly Cause[], value: 1 | -1): readonly Modifier[] =>
  causes.slice(0, 1).map(({ gives, takes }) => ({ value, rule: value > 0 ? gives : takes }));

export const flankRules = (causes: readonly Cause[]): readonly RuleId[] => [
  ...causes.flatMap(({ gives, rules }) => [gives, ...rules]),
  ...(causes.length > 1 ? ['PB-R168e'] : []),
];

/** PB-R158: the walls deny a flank that the place would give. */
export const isFlankDenied = (setting: Setting, state: State, flanked: number, by: number): boolean => {
  const contact = contactBetween(state, flanked, by);
  return (
    contact?.defender === flanked &&
    isSheltered(setting, state, flanked) &&
    placeCauses(setting, state, contact).length > 0
  );
};
