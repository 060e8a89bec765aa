import type { Kinds, Opening } from '@grognard/engine';
import { loadGame } from '../content/games.ts';
import type { GameRow, Store } from '../store/store.ts';
import { DRAFTS, HOUSE_PAPER, type HousePaper } from './documents.ts';
import { type LaidTable, layTable, type TableFrame, takeIn } from './live-table.ts';
import { openingOf, stepsFrom } from './log.ts';
import { playedOn } from './shared-settings.ts';
import { loadSnapshot } from './snapshots.ts';

const frameOf = async (row: GameRow, opening: Opening<Kinds>, paper: HousePaper): Promise<TableFrame> => {
  const loaded = await loadGame(opening.game);
  if (loaded === undefined)
    throw new Error(`${row.id} plays ${opening.game}, which this house does not have`);
  const played = playedOn(loaded, opening.scenario, opening.switches);
  const { game, schemas } = loaded;
  if (!played.ok) throw new Error(`a table of ${game.id} can no longer be prepared`);
  const { ground, setting, key: settingKey } = played.value;
  const { sandbox, switches, seats, commitment, version: openedUnder } = opening;
  const { owner, secret, scenario, imported, share } = paper;
  const match = { game, setting, seats, readOrder: schemas.order };
  const frame = { id: row.id, kind: row.kind, at: row.at, scenario, match, ground, switches, sandbox };
  return {
    ...frame,
    played: played.value,
    settingKey,
    openedUnder,
    ...(commitment !== undefined && { commitment }),
    ...(share !== undefined && { share }),
    owner,
    secret,
    seats: paper.seats,
    ...(imported !== undefined && { imported }),
  };
};

/** A table from its log, with the help of a snapshot where there is one. */
export const layFromStore = async (store: Store, id: string): Promise<LaidTable | undefined> => {
  const [row, papers, opening] = await Promise.all([
    store.game(id),
    store.papers(id, HOUSE_PAPER),
    openingOf(store, id),
  ]);
  const paper = papers.find(({ name }) => name === HOUSE_PAPER);
  if (row === undefined || paper === undefined || opening === undefined) return undefined;
  const frame = await frameOf(row, opening, JSON.parse(paper.text));
  const kept = await loadSnapshot(store, id, frame.match.game.version);
  // One that is ahead of its log tells of what never was.
  const snapshot = kept !== undefined && kept.seq <= row.last ? kept : undefined;
  const laid = layTable(frame, opening, snapshot?.seq ?? 0, snapshot?.kept);
  laid.drafted = store.shared || (await store.papers(id, DRAFTS)).length > 0;
  const from = snapshot === undefined ? opening : { seq: laid.last, table: laid.table };
  for await (const { entry, after } of stepsFrom(store, id, laid.match, from)) takeIn(laid, entry, after);
  return laid;
};
