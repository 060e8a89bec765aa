import type { Saw } from '@grognard/engine/rulebook';
import { blockNamed } from '../../ground/board.ts';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import type { Board } from '../../model/board.ts';
import type { Marcher } from '../../model/march.ts';
import type { Ending, Step } from '../../model/orders.ts';
import type { Setting } from '../../model/setting.ts';
import { orderedMarch } from '../../rules/activation/ordering.ts';
import { judgeMarch } from '../../rules/movement/judge.ts';
import { marchEvents } from '../../rules/movement/march-events.ts';
import { type Scene, settingOf, stateOf } from '../combat/scene.ts';
import { boardOf, onBoard } from '../table.ts';

export const look: Saw = (value) => value;

/** A verdict, and the rules that its march went by, which are looked up only if somebody asks. */
export const shown = (saw: Saw, verdict: ReturnType<typeof judgeMarch>): typeof verdict => {
  if (verdict.ok) saw({ rules: verdict.value.rules, own: verdict.value.own });
  return saw(verdict);
};

/** A march judged on a board, and shown. */
export const judged = (
  saw: Saw,
  setting: Setting,
  piece: Marcher,
  steps: readonly Step[],
  board: Board = boardOf(piece),
  ending?: Ending,
) => shown(saw, judgeMarch(onBoard(setting, board), piece, { steps, ending }));

export const isAllowed = (...asked: Parameters<typeof judged>): boolean => judged(...asked).ok;

/** The rules that forbid a march; none if it may stand. */
export const against = (...asked: Parameters<typeof judged>): readonly string[] => {
  const result = judged(...asked);
  return result.ok ? [] : result.error.map(({ rule }) => rule);
};

/** What happens in a scene when a red piece marches. */
export const marches = (saw: Saw, scene: Scene, id: string, steps: readonly Step[], ending?: Ending) => {
  const [setting, state] = [settingOf(scene), stateOf(scene)];
  const { board } = read(setting, view(setting, state, { side: 'red' }));
  const piece = blockNamed(board, id) as Marcher;
  const result = judgeMarch(onBoard(setting, board), piece, { steps, ending });
  if (!result.ok) throw new Error(JSON.stringify(saw(result.error)));
  const index = scene.pieces.findIndex((each) => each.id === id);
  return saw(marchEvents(setting, state, index, result.value));
};

/** The reasons against an order to march in a scene in which the red formation is active. */
export const ordered = (saw: Saw, scene: Scene, id: string, steps: readonly Step[], ending?: Ending) => {
  const activation = { formation: 0, acted: [], struck: [] };
  const state = stateOf({ ...scene, state: { activation, ...scene.state } });
  const [setting, seat] = [settingOf(scene), { side: 'red' }];
  const order = { kind: 'march', piece: id, steps, ...(ending && { ending }) } as const;
  const result = shown(saw, orderedMarch(read(setting, view(setting, state, seat)), seat, order));
  return result.ok ? [] : result.error.map(({ rule }) => rule);
};
