import { type GameTypes, type Opening, todaysOpening } from '@grognard/engine';
import { loadGame } from '../content/games.ts';
import type { GameRow, Store } from '../store/store.ts';
import { DRAFTS, TABLE_RECORD, type TableRecord } from './documents.ts';
import { applyEntry, type LiveTable, liveTableFrom, type TableFrame } from './live-table.ts';
import { openingOf, stepsFrom } from './log.ts';
import { sharedSettingFor } from './shared-settings.ts';
import { loadSnapshot } from './snapshots.ts';

const frameOf = async (
  row: GameRow,
  opening: Opening<GameTypes>,
  document: TableRecord,
): Promise<TableFrame> => {
  const loaded = await loadGame(opening.game);
  if (loaded === undefined)
    throw new Error(`${row.id} plays ${opening.game}, which this server does not have`);
  const shared = sharedSettingFor(loaded, opening.scenario, opening.switches);
  const { game, schemas } = loaded;
  if (!shared.ok) throw new Error(`a table of ${game.id} can no longer be prepared`);
  const { publicScenario, setting, key: settingKey } = shared.value;
  const { sandbox, switches, seats, commitment, version: openedUnder } = opening;
  const { owner, secret, scenario, imported, share } = document;
  const match = { game, setting, seats, readOrder: schemas.order };
  const frame = {
    id: row.id,
    kind: row.kind,
    at: row.at,
    scenario,
    match,
    publicScenario,
    switches,
    sandbox,
  };
  return {
    ...frame,
    shared: shared.value,
    settingKey,
    openedUnder,
    ...(commitment !== undefined && { commitment }),
    ...(share !== undefined && { share }),
    owner,
    secret,
    seats: document.seats,
    ...(imported !== undefined && { imported }),
  };
};

/** A table from its log, with the help of a snapshot where there is one. */
export const loadTable = async (store: Store, id: string): Promise<LiveTable | undefined> => {
  const [row, documents, opening] = await Promise.all([
    store.game(id),
    store.documents(id, TABLE_RECORD),
    openingOf(store, id),
  ]);
  const document = documents.find(({ name }) => name === TABLE_RECORD);
  if (row === undefined || document === undefined || opening === undefined) return undefined;
  const frame = await frameOf(row, opening, JSON.parse(document.text));
  const found = await loadSnapshot(store, id, frame.match.game.version);
  // One that is ahead of its log tells of what never was.
  const snapshot = found !== undefined && found.seq <= row.last ? found : undefined;
  const live = liveTableFrom(
    frame,
    todaysOpening(frame.match.game, opening),
    snapshot?.seq ?? 0,
    snapshot?.content,
  );
  live.drafted = store.shared || (await store.documents(id, DRAFTS)).length > 0;
  const from = snapshot === undefined ? opening : { seq: live.last, table: live.table };
  for await (const { entry, after } of stepsFrom(store, id, live.match, from)) applyEntry(live, entry, after);
  return live;
};
