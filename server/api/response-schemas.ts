import type {
  ErrorInfo,
  LuckInfo,
  OrderAnswer,
  OutlookAt,
  TableFacts,
  TableMade,
  TableNotice,
  TakeBackAnswer,
  TakeBackOffer,
  WebsocketAnswer,
} from '@grognard/engine';
import { byLanguage } from '@grognard/engine/zod';
import * as z from 'zod';
import { seat } from './request-schemas.ts';

/** What goes out, by schema: for the description, and for the tests that hold every answer against it. */

const text = z.string();
const count = z.int().min(0);
const words = byLanguage(text);
const player = z.strictObject({ side: text, command: text.exactOptional() });
const bag = z.record(text, z.json());
const loose = z.record(text, z.unknown());

export const gamesAnswer = z.strictObject({
  games: z.array(z.strictObject({ id: text, title: text, space: text, about: words })),
});

const sideInfo = z.strictObject({ id: text, name: words, colour: text });

const scenarioInfo = z.strictObject({
  id: text,
  title: words,
  about: words,
  minutes: z.number(),
  first: z.boolean(),
  sides: z.array(sideInfo),
  commands: z.record(text, z.array(text)),
});

export const scenariosAnswer = z.strictObject({
  scenarios: z.array(scenarioInfo),
  generals: z.array(z.strictObject({ name: text, title: words })),
});

export const scenarioAnswer = z.strictObject({ scenario: scenarioInfo, publicScenario: loose });

export const examplesAnswer = z.strictObject({
  examples: z.array(z.strictObject({ id: text, title: words, about: words, rules: z.array(text) })),
});

export const tableMade: z.ZodType<TableMade> = z.strictObject({
  table: text,
  owner: text,
  keys: z.array(z.strictObject({ seat, key: text })),
});

const seatInfo = z.strictObject({
  seat,
  by: z.union([z.literal('link'), z.literal('hot-seat'), z.strictObject({ general: text })]),
  name: text.exactOptional(),
  title: words.exactOptional(),
});

export const seatsAnswer = z.strictObject({ seats: z.array(seatInfo) });

export const tableFacts: z.ZodType<TableFacts> = z.strictObject({
  table: text,
  game: text,
  scenario: text,
  at: count,
  title: words,
  sides: z.array(sideInfo),
  publicScenario: loose,
  switches: bag,
  sandbox: z.boolean(),
  seats: z.array(seatInfo),
  you: seat,
  commitment: text.exactOptional(),
  expires: count.exactOptional(),
  imported: z
    .strictObject({
      verified: z.boolean(),
      entries: count,
      judgedByAnother: count,
      dice: z.enum(['checked', 'as-written']),
    })
    .exactOptional(),
});

const decision = z.strictObject({
  id: text,
  kind: text,
  owed: z.array(player),
  orders: z.array(text),
  params: bag.exactOptional(),
});

export const outlookAnswer: z.ZodType<OutlookAt> = z.strictObject({
  n: count,
  outlook: z.strictObject({
    view: loose,
    decisions: z.array(decision),
    sealed: z.array(z.strictObject({ decision: text, seat: player })),
    mine: z.record(text, z.looseObject({ kind: text })),
    waivers: z.strictObject({ all: z.boolean(), rules: z.array(text) }),
    resigned: z.array(text),
    luckTakenBack: count,
    outcome: z
      .strictObject({ winner: text.exactOptional(), code: text, rule: text, params: bag.exactOptional() })
      .nullable(),
  }),
});

const path = z.array(z.union([text, z.int()]));
const seatMessage = z.strictObject({
  n: z.int().min(1),
  at: count,
  told: z.array(z.union([z.looseObject({ kind: text }), z.looseObject({ table: text })])),
  patch: z.array(z.union([z.tuple([path, z.unknown()]), z.tuple([path])])),
});

export const messagePage = z.strictObject({ messages: z.array(seatMessage), more: z.boolean() });
const refusals = z.array(
  z.strictObject({
    rule: text,
    code: text,
    params: bag.exactOptional(),
    impossible: z.literal(true).exactOptional(),
  }),
);
const refused = z.strictObject({ kind: z.literal('refused'), refusals });
const done = z.strictObject({ kind: z.literal('done'), n: count });

export const orderAnswer: z.ZodType<OrderAnswer> = z.discriminatedUnion('kind', [
  done,
  refused,
  z.strictObject({ kind: z.literal('stale'), n: count }),
]);

const ask = z.strictObject({ id: text, by: player, waiting: z.array(player) });

export const takeBackAnswer: z.ZodType<TakeBackAnswer> = z.discriminatedUnion('kind', [
  done,
  z.strictObject({ kind: z.literal('asked'), ask }),
  z.strictObject({ kind: z.literal('declined') }),
  refused,
]);

export const takeBackOffer: z.ZodType<TakeBackOffer> = z.strictObject({
  back: z.enum(['none', 'free', 'ask']),
  luck: z.boolean(),
  forward: z.boolean(),
});

export const draftAnswer = z.strictObject({ draft: z.json() });

export const luckAnswer: z.ZodType<LuckInfo> = z.strictObject({
  secret: text,
  commitment: text,
  draws: count,
  flaws: z.array(z.strictObject({ seq: count, code: text, detail: text })),
  judgedByAnother: z.array(z.strictObject({ seq: count, version: z.int() })),
});

const notice: z.ZodType<TableNotice> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('thinking'), seat: player, since: count }),
  z.strictObject({
    kind: z.literal('thought'),
    seat: player,
    instead: z.enum(['failed', 'late']).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('ask'), ask }),
  z.strictObject({ kind: z.literal('ask-over'), ask: text, granted: z.boolean() }),
  z.strictObject({ kind: z.literal('seats'), seats: z.array(seatInfo) }),
  z.strictObject({ kind: z.literal('cleared') }),
]);

export const streamLine = z.union([
  z.strictObject({ line: count, message: seatMessage }),
  z.strictObject({ line: count, notice }),
  z.strictObject({ line: count, closed: z.literal('no-seat') }),
  z.strictObject({ beat: count }),
  z.strictObject({ again: count }),
]);
export const errorInfo: z.ZodType<ErrorInfo> = z.strictObject({
  error: z.strictObject({ code: text, message: text, path: text.exactOptional(), id: text }),
});

export const websocketAnswer: z.ZodType<WebsocketAnswer> = z.strictObject({
  to: count.exactOptional(),
  status: count,
  answer: z.union([orderAnswer, errorInfo]),
  wait: count.exactOptional(),
});
