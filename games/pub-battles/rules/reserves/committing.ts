import { type Refusal, refuse } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { after } from '../../model/events.ts';
import { sideOf } from '../../model/piece-change.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
import { isBehind } from '../support/support.ts';
import { besideEvent } from './deploying.ts';
import { heldBy, hidingHqs, reserveOf } from './holding.ts';
import { supportFor } from './supporting.ts';

/** PB-R103, as an option: why no reserve can be committed behind a lead between two rounds. */
export const commitRefusals = ({ setting, view }: Reading, lead: string): readonly Refusal[] => {
  if (setting.switches.reserveCommitment === 'off') return [refuse('PB-R103', 'no-commitment')];
  const block = view.mine.find(({ ref, where }) => ref === lead && where === 'map');
  if (view.supports.some((each) => each.lead === lead))
    return [refuse('PB-R103', 'has-support', { piece: lead, lead })];
  const holds = view.formations.some(({ hq }) => {
    const staff = view.mine.find(({ ref, where }) => ref === hq && where === 'map');
    const [first] = heldBy(view, hq);
    return (
      block !== undefined &&
      staff !== undefined &&
      first !== undefined &&
      kindFacts[first.kind].supports &&
      isBehind(setting, block, { x: staff.x, y: staff.y, heading: block.heading })
    );
  });
  return holds ? [] : [refuse('PB-R103', 'no-reserve-behind', { piece: lead })];
};

/** The first piece of the reserve comes up behind the lead. */
export const commitEvents = (setting: Setting, state: State, lead: number): readonly Event[] => {
  for (const hq of hidingHqs(state)) {
    const [first] = reserveOf(state, hq);
    if (first === undefined || sideOf(state, hq) !== sideOf(state, lead)) continue;
    const support = supportFor(setting, state, hq, first);
    if (support?.lead !== lead) continue;
    return [...support.events, besideEvent(setting, after(state, support.events), support.spots, hq)];
  }
  return [];
};
