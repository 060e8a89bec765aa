import { type Refusal, refuse } from '@grognard/engine';
import { type Body, cmOf, gap, isUpTo, overlapShare, polygonOf, SAME } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import { closedShare, isMajority } from '../../ground/under.ts';
import type { BoardBlock } from '../../model/board.ts';
import type { Setting } from '../../model/setting.ts';
import type { Stand } from '../../model/state.ts';
import type { PieceKind } from '../../model/vocabulary.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
import { closedRefusal } from '../movement/passage.ts';

/** Two pieces overlap when more than a hair of one lies on the other. */
const HAIR = 0.002;

/** PB-R222: closer to an enemy than a foot third. */
export const isNearEnemy = (setting: Setting, body: Body, enemy: BoardBlock): boolean =>
  gap(body, bodyOn(setting, enemy)) + SAME < setting.measures.fire;

/** A straggler and where it is to stand, among the blocks that are there already. */
export interface Placing {
  readonly ref: string;
  readonly kind: PieceKind;
  readonly stand: Stand;
  /** Its HQ; without one on the map nobody gathers. */
  readonly hq: BoardBlock | undefined;
  readonly blocks: readonly BoardBlock[];
  readonly side: string;
}

/** Every reason why a straggler does not come in there. */
export const placingRefusals = (setting: Setting, placing: Placing): readonly Refusal[] => {
  const body = bodyOn(setting, { ...placing.stand, arm: kindFacts[placing.kind].arm });
  return [
    ...hqRefusals(setting, placing, body),
    ...nearRefusals(setting, placing, body),
    ...overlapRefusals(setting, placing, body),
    ...groundRefusals(setting, placing, body),
  ];
};

/** PB-R224: within a mounted third of its HQ. */
const hqRefusals = (setting: Setting, { ref, hq }: Placing, body: Body): readonly Refusal[] =>
  hq !== undefined && isUpTo(gap(bodyOn(setting, hq), body), setting.measures.command)
    ? []
    : [refuse('PB-R224', 'far-from-its-hq', { piece: ref, cm: cmOf(setting.measures.command) })];

/** PB-R224, PB-R222: at night distance from the enemy. */
const nearRefusals = (setting: Setting, { ref, side, blocks }: Placing, body: Body): readonly Refusal[] =>
  blocks
    .filter((block) => block.side !== side && block.arm !== 'staff' && isNearEnemy(setting, body, block))
    .map((enemy) =>
      refuse('PB-R222', 'near-enemy-at-night', {
        piece: ref,
        enemy: enemy.ref,
        cm: cmOf(setting.measures.fire),
      }),
    );

/** PB-R082 */
const overlapRefusals = (setting: Setting, { ref, blocks }: Placing, body: Body): readonly Refusal[] =>
  blocks
    .filter((block) => block.ref !== ref && block.arm !== 'staff')
    .filter((block) => overlapShare(body, bodyOn(setting, block)) > HAIR)
    .map((block) => refuse('PB-R082', 'on-another-piece', { piece: block.ref }));

/** PB-R081, PB-R238: on the map, on ground that bears it. */
const groundRefusals = (setting: Setting, { ref, kind }: Placing, body: Body): readonly Refusal[] => {
  const { halfWidth: x, halfHeight: y } = setting.terrain;
  const sheet = polygonOf([
    [-x, -y],
    [-x, y],
    [x, y],
    [x, -y],
  ]);
  if (!isMajority(overlapShare(body, sheet))) return [refuse('PB-R081', 'off-the-map', { piece: ref })];
  return isMajority(closedShare(setting, body, kindFacts[kind].arm, true))
    ? [closedRefusal(setting, kind, body)]
    : [];
};
