import { type Refusal, refuse } from '@grognard/engine';
import { cmOf, eastOf, isUpTo, northOf, roundUnit, turnBetween, unitsOf } from '@grognard/field';
import type { Board, BoardBlock } from '../../model/board.ts';
import type { March } from '../../model/march.ts';
import type { Setting } from '../../model/setting.ts';
import type { PieceKind } from '../../model/vocabulary.ts';
import { isCombatKind, kindFacts } from '../../tables/piece-facts.ts';

const SUPPORT_TURN = 4_500;

/** PB-R115: directly behind the lead, facing as it does, near its rear edge. */
export const isBehind = (
  { measures, switches }: Setting,
  lead: Omit<March['end'], 'column'>,
  stand: Omit<March['end'], 'column'>,
): boolean => {
  const [dx, dy] = [stand.x - lead.x, stand.y - lead.y];
  const across = dx * northOf(lead.heading) - dy * eastOf(lead.heading);
  const behind = -(dx * eastOf(lead.heading) + dy * northOf(lead.heading)) - measures.depth;
  return (
    isUpTo(Math.abs(across), measures.front / 2) &&
    behind >= -unitsOf(0.02) &&
    isUpTo(behind, unitsOf(switches.supportGapCm)) &&
    Math.abs(turnBetween(lead.heading, stand.heading)) <= SUPPORT_TURN
  );
};

/** Where a supporter stands when it is drawn up flush behind its lead; aside of it only behind two. */
export const placeBehind = (
  { measures }: Setting,
  lead: Omit<March['end'], 'column'>,
  aside: Pick<BoardBlock, 'x' | 'y'> = lead,
): Omit<March['end'], 'column'> => {
  const [east, north] = [eastOf(lead.heading), northOf(lead.heading)];
  const across = (aside.x - lead.x) * north - (aside.y - lead.y) * east;
  return {
    x: roundUnit(lead.x - east * measures.depth + north * across),
    y: roundUnit(lead.y - north * measures.depth - east * across),
    heading: lead.heading,
  };
};

/** PB-R118a, PB-R118f to PB-R118h: who may stand behind whom. */
export const supportRefusals = (
  setting: Setting,
  board: Board,
  piece: BoardBlock & { readonly kind: PieceKind },
  lead: BoardBlock,
  stand: March['end'],
): readonly Refusal[] => [
  ...(lead.kind === undefined || isCombatKind(lead.kind)
    ? []
    : [refuse('PB-R118g', 'does-not-support', { lead: lead.ref })]),
  ...(kindFacts[piece.kind].supports
    ? []
    : [refuse(piece.kind === 'artillery' ? 'PB-R118f' : 'PB-R118g', 'does-not-support')]),
  ...(setting.switches.supportArms === 'same' && lead.arm !== piece.arm
    ? [refuse('PB-R118g', 'does-not-support', { lead: lead.ref })]
    : []),
  ...(setting.switches.supportFormations === 'own' && lead.formation !== piece.formation
    ? [refuse('PB-R118g', 'does-not-support', { lead: lead.ref })]
    : []),
  ...(board.supports.some((each) => each.lead === lead.ref && each.support !== piece.ref)
    ? [refuse('PB-R118a', 'has-support', { lead: lead.ref })]
    : []),
  ...(isBehind(setting, lead, stand)
    ? []
    : [
        refuse('PB-R115', 'not-behind', { lead: lead.ref, cm: cmOf(unitsOf(setting.switches.supportGapCm)) }),
      ]),
];
