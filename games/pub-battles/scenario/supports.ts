import { impossible, type Refusal, refuse } from '@grognard/engine';
import { cmOf, gap, isUpTo, unitsOf } from '@grognard/field';
import { bodyOn } from '../ground/board.ts';
import type { NowData, PieceData, Scenario } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import { isBehind } from '../rules/support/support.ts';
import { isCombatKind, kindFacts } from '../tables/piece-facts.ts';
import { standingAs } from './standing.ts';

type Army = Pick<Scenario, 'pieces' | 'formations'>;

/** PB-R115, PB-R118a, PB-R118f, PB-R118g: who is said to support somebody is of his side, fit for it, and in its place. */
export const supportsRefusals = (setting: Setting, now: NowData, army: Army): readonly Refusal[] => {
  const { supports = [] } = now;
  const named = (name: string): PieceData | undefined => army.pieces.find(({ id }) => id === name);
  return supports.flatMap((each, place): readonly Refusal[] => {
    const [lead, support] = [named(each.lead), named(each.support)];
    if (lead === undefined || support === undefined) return [];
    const isSecond = supports.findIndex(({ lead: other }) => other === each.lead) < place;
    return [
      ...(lead !== support && sideOf(army, lead) === sideOf(army, support)
        ? []
        : [impossible('PB-R118a', 'no-such-friend')]),
      ...fitnessRefusals(lead, support),
      ...(isSecond ? [refuse('PB-R118a', 'has-support', { lead: lead.id })] : []),
      ...placeRefusals(setting, now, lead, support),
    ];
  });
};

const sideOf = ({ formations }: Army, { formation }: PieceData): string | undefined =>
  formations.find(({ id }) => id === formation)?.side;

const fitnessRefusals = (lead: PieceData, support: PieceData): readonly Refusal[] => [
  ...(isCombatKind(lead.kind) ? [] : [refuse('PB-R118g', 'does-not-support', { lead: lead.id })]),
  ...(kindFacts[support.kind].supports
    ? []
    : [refuse(support.kind === 'artillery' ? 'PB-R118f' : 'PB-R118g', 'does-not-support')]),
];

/** PB-R115: directly behind; PB-R116a: or still touching a lead that has turned where it fights; PB-R103: or hidden. */
const placeRefusals = (
  setting: Setting,
  { contacts = [] }: NowData,
  lead: PieceData,
  support: PieceData,
): readonly Refusal[] => {
  if (support.reserve === true || lead.at === undefined || support.at === undefined) return [];
  const [one, other] = [standingAs(lead), standingAs(support)];
  const near = unitsOf(setting.switches.supportGapCm);
  const isFighting = contacts.some(({ attacker, defender }) => [attacker, defender].includes(lead.id));
  const touches = (): boolean => isUpTo(gap(bodyOn(setting, one), bodyOn(setting, other)), near);
  return isBehind(setting, one, other) || (isFighting && touches())
    ? []
    : [refuse('PB-R115', 'not-behind', { lead: lead.id, cm: cmOf(near) })];
};
