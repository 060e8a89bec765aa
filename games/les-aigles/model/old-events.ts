import { type Earlier, isRecord } from '@grognard/engine';
import type { MoveKind } from './events/marching.ts';
import type { RallyCause } from './events/rallies.ts';
import type { Contact } from './state.ts';

/**
 * Events and states as versions 1 and 2 wrote them, in the shape of today. They said by the rules they cited what they say in
 * words now: nowhere else may the number of a rule be read back.
 */
export const earlier: Earlier = {
  event: (written) => (isEvent(written) ? (RENEWED[written.kind]?.(written) ?? written) : written),
  state: (written) =>
    isRecord(written) && Array.isArray(written.contacts) && written.contacts.some(isOldContact)
      ? { ...written, contacts: written.contacts.map(renewed) }
      : written,
};

interface Written extends Readonly<Record<string, unknown>> {
  readonly kind: string;
  readonly rules: readonly unknown[];
}

const isEvent = (written: unknown): written is Written =>
  isRecord(written) && typeof written.kind === 'string' && Array.isArray(written.rules);

/** The kinds that have changed; each leaves alone what has its shape of today. */
const RENEWED: Readonly<Record<string, (event: Written) => unknown>> = {
  moved: (event) => ('how' in event ? event : renewedMove(event)),
  fired: (event) => ('how' in event ? event : renewedFire(event)),
  'must-rally': (event) => ('why' in event ? event : renewedDuty(event)),
  met: (event) => (isOldContact(event.contact) ? { ...event, contact: renewed(event.contact) } : event),
};

/** The first that was cited says how it went. */
const MOVES: readonly (readonly [string, MoveKind])[] = [
  ['LA-M5.1-1', 'charges'],
  ['LA-M4.4-2', 'hauls its guns'],
  ['LA-M3.1-6', 'rides back'],
  ['LA-M3.3-7', 'follows'],
  ['LA-M7.1-12', 'makes off'],
];

const movedHow = ({ level, rules }: Written): MoveKind => {
  if (rules.includes('LA-M5.2-4')) return 'reorients';
  if (level === 'compulsory') return 'runs';
  return MOVES.find(([rule]) => rules.includes(rule))?.[1] ?? 'marches';
};

const renewedMove = (event: Written): unknown => ({
  ...event,
  how: movedHow(event),
  ...(event.rules.includes('LA-O7.1-8') && event.level === 'normal' && { byRoad: true }),
});

/** What a part was told about its fire. */
const ORDERED: ReadonlySet<unknown> = new Set(
  [38, 39, 40, 41, 42, 43, 44, 45].map((number) => `LA-S3.4-${number}`),
);

const renewedFire = (event: Written): unknown => {
  const openRules = event.rules.filter((rule) => !ORDERED.has(rule));
  return openRules.length === event.rules.length
    ? { ...event, how: 'habit' }
    : { ...event, how: 'order', openRules };
};

const CAUSES: ReadonlyMap<unknown, RallyCause> = new Map([
  ['LA-M3.1-3e', 'square'],
  ['LA-M3.5-1', 'draw'],
  ['LA-M3.5-7', 'second draw'],
]);

const renewedDuty = (event: Written): unknown => {
  const why = CAUSES.get(event.rule);
  return why === undefined ? event : { ...event, why };
};

type OldContact = Pick<Contact, 'rules' | 'above' | 'halfWay'>;

const isOldContact = (written: unknown): written is OldContact =>
  isRecord(written) &&
  Array.isArray(written.rules) &&
  (('above' in written && !('groundRules' in written)) || ('halfWay' in written && !('caughtIn' in written)));

const renewed = <T>(contact: T): T => (isOldContact(contact) ? { ...contact, ...toldBy(contact) } : contact);

/** What a contact is made of was told by the rules of the chapter on obstacles. */
const toldBy = ({ rules, above, halfWay }: OldContact): Pick<Contact, 'groundRules' | 'caughtIn'> => ({
  ...(above !== undefined && { groundRules: rules.filter((rule) => /^LA.O/.test(rule)) }),
  ...(halfWay !== undefined && { caughtIn: rules.includes('LA-O8.6-11') ? 'obstacle' : 'wood' }),
});

/** A contact that a position of an earlier version may have. */
export const renewedContact = (contact: Contact): Contact => renewed(contact);
