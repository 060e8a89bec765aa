import { at, impossible, type Player, type Refusal, refuse } from '@grognard/engine';
import { cmOf, gapToPoint, isUpTo } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { partOf, standing } from '../../model/evolve.ts';
import type { OfficerPlan, OrderGiven } from '../../model/orders.ts';
import type { Memories } from '../../model/setting.ts';
import type { Officer } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { isArtillery } from '../../model/vocabulary.ts';
import { attitudeRows } from '../../tables/attitudes.ts';
import { orderDistance } from '../../tables/officers.ts';

/** Every breach of what officers are told. */
export const judgeOfficers = (
  setting: Memories,
  view: View,
  seat: Player,
  plans: readonly OfficerPlan[],
): readonly Refusal[] =>
  plans.flatMap((plan, place) => {
    const officer = view.officers[plan.officer];
    if (officer === undefined) return [impossible('LA-M1-5', 'unknown-officer', { officer: plan.officer })];
    const name = { officer: officer.id };
    const isTheirs = seat.command !== undefined && seat.command !== officer.command;
    if (officer.side !== seat.side || isTheirs) return [impossible('LA-M1-5', 'officer-not-yours', name)];
    const isTwice = plans.findIndex((each) => each.officer === plan.officer) !== place;
    if (isTwice) return [impossible('LA-M1-5', 'officer-twice', name)];
    if (officer.hit !== undefined) return [refuse('LA-S3.2-12', 'officer-down', name)];
    return [
      ...(plan.brings === undefined ? [] : judgeOrder(view, seat, plan.brings, officer.id)),
      ...(plan.orders ?? []).flatMap((order) => judgeVoice(setting, view, seat, order, officer)),
      ...judgeCount(view, plans, place),
    ];
  });

/** How many orders an officer has given in this period. */
export const givenBy = ({ officers, period }: Pick<View, 'officers' | 'period'>, officer: number): number => {
  const given = officers[officer]?.secret?.given;
  return given?.period === period ? given.orders : 0;
};

/** LA-S3.2-10: a general's orders of a period, his aides' errands among them. */
const judgeCount = (view: View, plans: readonly OfficerPlan[], place: number): readonly Refusal[] => {
  const officer = view.officers[plans[place]?.officer ?? -1];
  if (officer === undefined) return [];
  const staff = [...view.officers.entries()].filter(
    ([, { side, command }]) => side === officer.side && command === officer.command,
  );
  const countOf = (index: number): number => {
    const plan = plans.findIndex((each) => each.officer === index);
    const { brings, orders = [] } = plans[plan] ?? {};
    const now = plan > place ? 0 : orders.length + (brings === undefined ? 0 : 1);
    return givenBy(view, index) + now;
  };
  const { brings, orders = [] } = plans[place] ?? {};
  if (brings === undefined && orders.length === 0) return [];
  const generals = staff.filter(([, { rank, hit }]) => rank === 'general' && hit === undefined);
  const voices = generals.length > 0 ? generals : staff;
  const most = Math.max(...voices.map(([, { authority }]) => authority));
  const given = staff.reduce((sum, [index]) => sum + countOf(index), 0);
  return given <= most ? [] : [refuse('LA-S3.2-10', 'too-many-orders', { officer: officer.id, most })];
};

/** LA-S3.2-10: who hears a general. */
const judgeVoice = (
  setting: Memories,
  view: View,
  seat: Player,
  order: OrderGiven,
  officer: Officer,
): readonly Refusal[] => {
  const found = judgeOrder(view, seat, order, officer.id);
  if (found.length > 0) return found;
  if (officer.rank !== 'general') return [refuse('LA-S3.2-10', 'order-by-aide', { officer: officer.id })];
  const unit = at(view.units, order.unit);
  const isHeard = standing(view).some((index) => {
    const part = partOf(view, index);
    if (unit === undefined || part.unit !== order.unit) return false;
    const away = gapToPoint(bodyOfPart(setting, part, unit.arm), officer.x, officer.y);
    return isUpTo(away, orderDistance(officer.authority));
  });
  const params = { officer: officer.id, unit: unit?.id ?? '', cm: cmOf(orderDistance(officer.authority)) };
  return isHeard ? [] : [refuse('LA-S3.2-10', 'order-too-far', params)];
};

const judgeOrder = (
  view: View,
  { side }: Player,
  brings: OrderGiven,
  officer: string,
): readonly Refusal[] => {
  const unit = at(view.units, brings.unit);
  if (unit === undefined || unit.side !== side) return [refuse('LA-M1.4-3', 'brings-nowhere', { officer })];
  const isGuns = isArtillery(unit.arm);
  return isGuns && !attitudeRows[brings.attitude].forGuns
    ? [refuse('LA-S3.2-7', 'gun-order', { unit: unit.id })]
    : [];
};
