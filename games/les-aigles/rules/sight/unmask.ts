/** LA-O0-19: deeds by which somebody hidden shows himself, before they are told. */
import type { Side } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { partOf, unitOf } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { isSeenBy } from './seen.ts';
import { hidingLand } from './sees.ts';
import { stanceOfPart } from './stance.ts';

interface Deed {
  readonly part: number;
  /** The enemy who has it done to him. */
  readonly to: number;
  /** It lasts as long as the part stays where it is: fire, melee. */
  readonly lasts: boolean;
}

const deedsOf = (event: Event): readonly Deed[] => {
  switch (event.kind) {
    case 'fired':
      return [{ part: event.part, to: event.target, lasts: true }];
    case 'met': {
      const { attacker, defender } = event.contact;
      return [
        { part: attacker, to: defender, lasts: true },
        { part: defender, to: attacker, lasts: true },
      ];
    }
    case 'moved': {
      const { part, stoppedBy } = event;
      if (stoppedBy === undefined) return [];
      return [
        { part, to: stoppedBy, lasts: false },
        { part: stoppedBy, to: part, lasts: false },
      ];
    }
    default:
      return [];
  }
};

const sideOf = (state: State, part: number): Side => unitOf(state, partOf(state, part).unit).side;

/** What comes out by an event, to be told before it. */
export const unmaskedBy = (setting: Setting, state: State, event: Event): readonly Event[] => {
  const deeds = deedsOf(event);
  const land = deeds.length === 0 ? undefined : hidingLand(setting, state);
  if (land === undefined) return [];
  return deeds.flatMap(({ part: index, to, lasts }): Event[] => {
    const part = partOf(state, index);
    const unit = unitOf(state, part.unit);
    const side = sideOf(state, to);
    const rules = lasts ? ['LA-O0-19'] : [];
    const isNews = side !== unit.side && !isSeenBy(part, side);
    const { hidden, house } = stanceOfPart(setting, land, part, unit);
    const place = house?.id ?? hidden[0]?.cover.id;
    const rule =
      house === undefined ? (hidden[0]?.cover.sort === 'wood' ? 'LA-O4.2-5' : 'LA-O9.2-7') : 'LA-O5.3-5';
    const betrays = lasts && place !== undefined && part.betrayed !== place && side !== unit.side;
    return [
      ...(isNews ? [{ kind: 'sighted' as const, sights: [{ side, part: index, rules }], rules }] : []),
      ...(betrays ? [{ kind: 'betrayed' as const, part: index, in: place, rules: ['LA-O0-19', rule] }] : []),
    ];
  });
};
