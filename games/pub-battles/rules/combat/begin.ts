import { contactLength, TOUCH } from '@grognard/field';
import { blockOf, bodyOfIndex, onMap } from '../../ground/true-blocks.ts';
import type { Event } from '../../model/events.ts';
import { byArrival, contactBetween, contactsOf } from '../../model/melee.ts';
import { pieceOf, sideOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { Contact, State } from '../../model/state.ts';
import type { Rewriting } from '../../model/vocabulary.ts';
import { isCombatKind } from '../../tables/piece-facts.ts';
import { departureEvents } from '../retreat/retreating.ts';
import { disclosureEvents } from '../support/stepping.ts';
import { inSuccession, nobody, onFrom, partiesIn } from './course.ts';
import { isBehindFront } from './flank.ts';
import { contactsDue } from './immediate.ts';

/** PB-R017, PB-R041: the cup is empty, and what has come into contact is fought out. */
export const beginCombats = (setting: Setting, state: State): readonly Event[] =>
  fightOn(setting, state, { kind: 'phase', phase: 'combat', rules: ['PB-R017', 'PB-R041'] });

/** PB-R032, as an option: some combats do not wait for the end of the turn. */
export const beginAtOnce = (setting: Setting, state: State, immediate: readonly number[]): readonly Event[] =>
  fightOn(setting, state, { kind: 'phase', phase: 'combat', immediate, why: 'at-once', rules: ['PB-R032'] });

const fightOn = (setting: Setting, state: State, phase: Event): readonly Event[] =>
  onFrom(state, [phase], (now) =>
    inSuccession(now, [sacked, faced, enveloped, brushed, shown], (at, next) => next(setting, at)),
  );

/** PB-R198a: trains in contact are lost, packed or not; whoever took one has fought this turn. */
const sacked = (setting: Setting, state: State): readonly Event[] => {
  const trains = onMap(state).filter(
    (piece) => pieceOf(state, piece).kind === 'baggage' && isTaken(setting, state, piece),
  );
  if (trains.length === 0) return [];
  const takers = trains.flatMap((train) => contactsOf(state, train).map(({ attacker }) => attacker));
  return [
    ...trains.flatMap((piece): Event[] => [
      ...departureEvents(state, piece, ['PB-R198a']),
      { kind: 'lost', piece, rules: ['PB-R198a'] },
    ]),
    { kind: 'combat', combat: { ...nobody, bloodied: takers }, rules: ['PB-R195'] },
  ];
};

const isTaken = (setting: Setting, state: State, train: number): boolean =>
  contactsOf({ contacts: contactsDue(state) }, train).length > 0 ||
  (state.immediate === undefined &&
    setting.switches.trainTaken === 'anyContact' &&
    isTouched(setting, state, train));

const isTouched = (setting: Setting, state: State, train: number): boolean =>
  onMap(state).some(
    (each) =>
      sideOf(state, each) !== sideOf(state, train) &&
      isCombatKind(pieceOf(state, each).kind) &&
      contactLength(bodyOfIndex(setting, state, train), bodyOfIndex(setting, state, each), TOUCH.pubBattles) >
        0,
  );

const rewritten = (
  contact: Contact,
  change: Partial<Contact>,
  rules: readonly string[],
  why?: Rewriting,
): readonly Event[] => [
  { kind: 'parted', arrival: contact.arrival, ...(why && { why }), rules },
  { kind: 'contacted', contact: { ...contact, ...change }, ...(why && { why }), rules },
];

/** PB-R156: a defender that has turned to face whoever came from behind meets him with its front. */
const faced = (setting: Setting, state: State): readonly Event[] =>
  setting.switches.flankJudged === 'atContact'
    ? []
    : contactsDue(state)
        .filter(
          ({ face, attacker, defender }) =>
            face === 'rear' &&
            !isBehindFront(setting, blockOf(setting, state, attacker), blockOf(setting, state, defender)),
        )
        .flatMap((contact) => rewritten(contact, { face: 'front' }, ['PB-R156'], 'faced'));

/**
 * PB-R161, PB-R162: a supported piece taken in front and in rear loses its support, whoever is behind it turns to the
 * attacker there, and both count as flanked. That of the front is marked, for its place does not show it.
 */
const enveloped = (_setting: Setting, state: State): readonly Event[] => {
  const due = { contacts: contactsDue(state) };
  return state.supports.flatMap(({ lead, support }): readonly Event[] => {
    const before = contactsOf(due, lead).filter(
      ({ defender, face }) => defender === lead && face === 'front',
    );
    const behind = contactsOf(due, lead).filter(({ defender, face }) => defender === lead && face === 'rear');
    const onSupport = contactsOf(due, support).filter(({ face }) => face === 'rear');
    if (before.length === 0 || behind.length + onSupport.length === 0) return [];
    const rules = ['PB-R161', 'PB-R162'];
    return [
      { kind: 'unsupported', support, rules },
      ...behind.flatMap((contact) => rewritten(contact, { defender: support }, rules, 'enveloped')),
      ...before.flatMap((contact) => rewritten(contact, { enveloped: true }, rules, 'enveloped')),
    ];
  });
};

/** PB-R117h: another lead whom the front of an attacker touches, beside the one that it has attacked. */
const brushed = (setting: Setting, state: State): readonly Event[] =>
  state.contacts.flatMap((contact) => {
    const front = bodyOfIndex(setting, state, contact.attacker);
    const beside = [...partiesIn(state)].filter(
      (piece) =>
        piece !== contact.defender &&
        sideOf(state, piece) !== sideOf(state, contact.attacker) &&
        contactBetween(state, contact.attacker, piece) === undefined &&
        contactLength(front, bodyOfIndex(setting, state, piece), TOUCH.pubBattles, 'front') >
          TOUCH.pubBattles,
    );
    return beside.length === 0 ? [] : rewritten(contact, { beside }, ['PB-R117h']);
  });

/** PB-R148, PB-R149: now the quality of the leads is disclosed, and not that of who stands behind them. */
const shown = (setting: Setting, state: State): readonly Event[] => {
  const parties = partiesIn({ ...state, contacts: byArrival(contactsDue(state)) });
  return [...parties].flatMap((piece) => disclosureEvents(setting, state, piece));
};
