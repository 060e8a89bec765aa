import { pickFrom, type Random, type Side } from '@grognard/engine';
import type { BoardBlock } from '../../model/board.ts';
import type { RosterEntry, Setting } from '../../model/setting.ts';
import type { View } from '../../model/view.ts';
import { isStaff, type PieceKind, pieceKinds } from '../../model/vocabulary.ts';
import { isSecretly } from '../../rules/planning/deciding.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
import { type Slot, slotsOf } from './claims.ts';

/** The pieces that an enemy may have: as printed, as he may have written them, or whatever fits what was seen. */
export const slotsFor = (setting: Setting, view: View, side: Side, random: Random): readonly Slot[] => {
  const roster = setting.roster[side] ?? [];
  if (roster.some(({ kinds }) => kinds.length === 0)) return guessedSlots(view, side, roster, random);
  if (!isSecretly(setting)) return slotsOf(roster);
  const pool = setting.switches.freePlay === 'on' ? roster.map(withSpares) : roster;
  return slotsOf(pool).map((slot) => reassigned(slot, roster, random));
};

const withSpares = ({ spares = [], ...entry }: RosterEntry): RosterEntry => ({
  ...entry,
  kinds: [...entry.kinds, ...spares],
});

/** PB-R012: who commands whom is not as printed. */
const reassigned = (slot: Slot, roster: readonly RosterEntry[], random: Random): Slot =>
  slot.leads || random.below(2) === 0
    ? slot
    : { ...slot, formation: pickFrom(random, roster)?.id ?? slot.formation };

const troops: readonly PieceKind[] = pieceKinds.filter((kind) => !isStaff(kind));

/** PB-R235: nothing of the order of battle is known but what has been seen, and that each formation has a staff. */
const guessedSlots = (
  view: View,
  side: Side,
  roster: readonly RosterEntry[],
  random: Random,
): readonly Slot[] => {
  const anywhere = (kind: PieceKind): Slot => ({
    formation: pickFrom(random, roster)?.id ?? '',
    kind,
    leads: false,
  });
  const seen = view.theirs
    .filter((block) => block.side === side && block.arm !== 'staff')
    .map((block) => anywhere(kindFor(block, random)));
  return [
    ...roster.map(({ id, chit }): Slot => ({ formation: id, kind: chit ? 'hq' : 'commander', leads: true })),
    ...roster.map(({ id }): Slot => ({ formation: id, kind: 'regular', leads: false })),
    ...seen,
    ...(view.losses[side] ?? []).filter((kind) => !isStaff(kind)).map(anywhere),
    ...Array.from({ length: random.below(4) }, () => anywhere(pickFrom(random, troops) ?? 'regular')),
  ];
};

const kindFor = ({ arm, kind }: BoardBlock, random: Random): PieceKind =>
  kind ??
  pickFrom(
    random,
    troops.filter((each) => arm === undefined || kindFacts[each].arm === arm),
  ) ??
  'regular';
