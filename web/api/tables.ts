import type {
  ExampleInfo,
  GeneralInfo,
  LuckInfo,
  MessagePage,
  OrderAnswer,
  OrderSent,
  OutlookAt,
  ScenarioInfo,
  TableFacts,
  TableMade,
  TableWanted,
  TakeBackAnswer,
  TakeBackOffer,
  WebsocketAnswer,
} from '@grognard/engine';
import { type Asked, ask, askForText } from './ask.ts';
import { PATIENCE } from './patience.ts';
import { websocket } from './websocket.ts';

export interface ScenarioList {
  readonly scenarios: readonly ScenarioInfo[];
  readonly generals: readonly GeneralInfo[];
}

const of = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const askForScenarios = (game: string): Promise<Asked<ScenarioList>> =>
  ask(`/games/${game}/scenarios`);

export const askForPublicScenario = (
  game: string,
  scenario: string,
): Promise<Asked<{ readonly publicScenario: object }>> => ask(`/games/${game}/scenarios/${scenario}`);

export const askForExamples = (game: string): Promise<Asked<{ readonly examples: readonly ExampleInfo[] }>> =>
  ask(`/games/${game}/examples`);

export const makeTable = (wanted: TableWanted): Promise<Asked<TableMade>> =>
  ask('/tables', { method: 'POST', body: wanted, patience: PATIENCE.log });

export const importTable = (log: string): Promise<Asked<TableMade>> =>
  ask('/tables/import', { method: 'POST', lines: log, patience: PATIENCE.log });

export const clearTable = (table: string, owner: string): Promise<Asked<unknown>> =>
  ask(of(table), { method: 'DELETE', key: owner });

export const askForFacts = (table: string, key: string): Promise<Asked<TableFacts>> =>
  ask(of(table), { key });

export const askForOpening = (table: string, key: string): Promise<Asked<OutlookAt>> =>
  ask(`${of(table)}/view?at=0`, { key });

export const askForMessages = (table: string, key: string, since: number): Promise<Asked<MessagePage>> =>
  ask(`${of(table)}/messages?since=${since}`, { key });

const broughtBack = ({ status, answer }: WebsocketAnswer): Asked<OrderAnswer> =>
  'error' in answer ? { kind: 'error', status, error: answer.error } : { kind: 'answer', value: answer };

/** On the websocket where one is open, else as a request: the answer is the same. */
export const sendOrder = async (
  table: string,
  key: string,
  order: OrderSent,
): Promise<Asked<OrderAnswer>> => {
  const brought = await websocket.send({ table, key, body: order });
  return brought === undefined
    ? ask(`${of(table)}/orders`, {
        method: 'POST',
        key,
        body: order,
        answers: [409, 422],
        patience: PATIENCE.order,
      })
    : broughtBack(brought);
};

export const unseal = (table: string, key: string, decision: string): Promise<Asked<OrderAnswer>> =>
  ask(`${of(table)}/unseal`, { method: 'POST', key, body: { decision }, answers: [409, 422] });

/** Back once, or forward: under an id of its own, so that what is sent twice is pressed once. */
export const takeBack = (table: string, key: string, id: string): Promise<Asked<TakeBackAnswer>> =>
  ask(`${of(table)}/take-back`, { method: 'POST', key, body: { id }, answers: [422] });

export const goForward = (table: string, key: string, id: string): Promise<Asked<OrderAnswer>> =>
  ask(`${of(table)}/forward`, { method: 'POST', key, body: { id }, answers: [409, 422] });

export const askForOffer = (table: string, key: string): Promise<Asked<TakeBackOffer>> =>
  ask(`${of(table)}/take-back`, { key });

export const answerTakeBack = (
  table: string,
  key: string,
  asked: string,
  consent: boolean,
): Promise<Asked<TakeBackAnswer>> =>
  ask(`${of(table)}/take-back/${encodeURIComponent(asked)}`, {
    method: 'POST',
    key,
    body: { consent },
    answers: [422],
  });

export const resign = (table: string, key: string): Promise<Asked<unknown>> =>
  ask(`${of(table)}/resign`, { method: 'POST', key, body: {} });

export const sit = (table: string, key: string, name: string, word: string): Promise<Asked<unknown>> =>
  ask(`${of(table)}/sit`, { method: 'POST', key, body: { name, word } });

export const askForLuck = (table: string, key: string): Promise<Asked<LuckInfo>> =>
  ask(`${of(table)}/luck`, { key });

export const askForExport = (table: string, key: string): Promise<Asked<string>> =>
  askForText(`${of(table)}/export`, key);
