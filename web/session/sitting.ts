import { type ATold, type Refusal, sayRefusal, sayTold } from '@grognard/engine';
import { keepDraft, readDraft } from '../api/drafts.ts';
import type { Sitting } from '../boards/board.ts';
import { seatTitle } from '../table/naming.ts';
import { spoken } from '../words/spoken.svelte.ts';
import { typeset } from '../words/typeset.ts';
import { unguessable } from './chance-words.ts';
import type { SeatRecord } from './record.svelte.ts';
import type { Session } from './session.svelte.ts';

interface Ways {
  readonly openRule: (rule: string) => void;
  readonly announce: (text: string) => void;
}

/** The seat in front of the screen, as a board is given it: every field is read anew from the session. */
export const sittingOf = (session: Session, record: SeatRecord, ways: Ways): Sitting => ({
  game: session.match.game,
  setting: session.match.setting,
  seat: record.seat,
  get language() {
    return spoken.language;
  },
  get outlook() {
    return record.outlookAt(session.at ?? record.n);
  },
  get still() {
    return session.isReplaying || !session.reached || session.sending || session.gone;
  },
  get happened() {
    return session.happened;
  },
  get owed() {
    return session.isReplaying ? [] : session.owed;
  },
  order: (decision, order, gesture) => session.order(decision, order, gesture),
  gesture: unguessable,
  unseal: (decision) => session.unseal(decision),
  readDraft: (decision) => readDraft(session.kept.table, record.key, decision),
  keepDraft: (decision, draft) => keepDraft(session.kept.table, record.key, decision, draft),
  openRule: ways.openRule,
  sentence: (refusal: Refusal) =>
    typeset(sayRefusal(session.match, refusal, spoken.language), spoken.language),
  line: (told: ATold) =>
    sayTold(session.match, told, spoken.language, (seat) =>
      seatTitle(session.facts, seat, spoken.language, spoken.words),
    ),
  announce: ways.announce,
});
