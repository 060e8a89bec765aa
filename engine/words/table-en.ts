import { isRecord, type Json } from '../json/json.ts';
import type { TableWords } from './table-words.ts';

export const tableEn: TableWords = {
  refusals: {
    'decision-closed': () => 'That has been decided already: your order came too late.',
    'not-your-decision': ({ seat }) => `This decision is not for ${seat} to make.`,
    'not-asked': ({ kind, asked }) => `“${kind}” does not answer this decision; it asks for: ${list(asked)}.`,
    malformed: ({ path, message }) => `The order cannot be read at ${path}: ${inOwn(message)}.`,
    'game-over': () => 'The battle is over.',
    'nothing-sealed': () => 'There is no sealed answer of yours to open.',
    'nothing-to-take-back': () => 'You have given no order that could be taken back.',
    'nothing-to-go-forward-to': () => 'There is nothing that was taken back and could be given again.',
    'no-such-entry': ({ seq }) => `There is no standing order number ${seq}.`,
    'not-the-umpire': () => 'Only the umpire may do this.',
    'no-reason': () => 'The umpire gives a reason for every act.',
    'no-such-place': ({ path }) => `There is nothing to correct at ${path}.`,
    'not-a-state': ({ path, message }) => `The correction cannot stand at ${path}: ${inOwn(message)}.`,
    'breaks-invariant': ({ code }) => `The correction would leave an impossible position (${code}).`,
    'nothing-to-reroll': () => 'Only the latest order that drew chance can be drawn again.',
    'unknown-rule': ({ rule }) => `There is no rule ${rule}.`,
    'already-waived': ({ rule }) => `Rule ${rule} is set aside already.`,
    'not-waived': ({ rule }) => `Rule ${rule} is in force already.`,
    'not-a-player': () => 'Only a player can resign.',
  },
  outcomes: { resigned: ({ side }) => `The battle is given up: ${side}.` },
  told: {
    sealed: ({ seat }) => `An answer is sealed: ${seat}.`,
    unsealed: ({ seat }) => `A sealed answer is opened again: ${seat}.`,
    sat: ({ seat }) => `Sat down: ${seat}.`,
    returned: ({ seat }) => `A sealed answer no longer holds and has come back to its seat: ${seat}.`,
    overlooked: ({ rules }) => `Warning: the order breaks ${list(rules)}.`,
    waived: ({ rule, reason }) => `The umpire sets rule ${rule} aside: ${reason}`,
    restored: ({ rule, reason }) => `The umpire restores rule ${rule}: ${reason}`,
    amended: ({ reason }) => `The umpire corrects the table: ${reason}`,
    struck: ({ reason, luck }) =>
      `${reason === '' ? 'Taken back.' : `Taken back: ${reason}`}${luck === true ? ' Luck was taken back with it.' : ''}`,
    rerolled: ({ reason }) => `The umpire has chance drawn again: ${reason}`,
    resigned: ({ side }) => `Resigned: ${side}.`,
  },
};

/** What readers say, they say in both languages. */
const inOwn = (said: Json | undefined): string => (isRecord(said) ? String(said.en) : String(said));

const list = (items: unknown): string => (Array.isArray(items) ? items.join(', ') : String(items));
