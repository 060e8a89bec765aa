import { type Refusal, refuse } from '@grognard/engine';
import { type Body, cmOf, gap, SAME } from '@grognard/field';
import { placesAlong } from '../../ground/along.ts';
import { bodyOn, enemiesOn } from '../../ground/board.ts';
import type { BoardBlock } from '../../model/board.ts';
import type { March, Place } from '../../model/march.ts';
import type { Ending } from '../../model/orders.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import { NIGHT } from '../../model/vocabulary.ts';
import { isNearEnemy } from './placing.ts';

/** Why a march that may stand by day may not at night; none by day. */
export const nightMarchRefusals = (
  { setting, view, board }: Reading,
  piece: BoardBlock,
  march: March,
  ending?: Ending,
): readonly Refusal[] => {
  if (view.turn !== NIGHT) return [];
  if (ending?.at === 'attack') return [refuse('PB-R221', 'no-attack-at-night', { piece: piece.ref })];
  const bodies = bodiesAlong(setting, piece, march);
  return enemiesOn(board)
    .filter((enemy) => approaches(setting, piece, bodies, enemy))
    .map(({ ref }) =>
      refuse('PB-R222', 'near-enemy-at-night', {
        piece: piece.ref,
        enemy: ref,
        cm: cmOf(setting.measures.fire),
      }),
    );
};

/** The piece wherever it comes on its way, the end last. */
const bodiesAlong = (setting: Setting, piece: BoardBlock, { legs, end }: March): readonly Body[] => {
  const bodyAt = ({ x, y }: Place, heading: number, column: boolean): Body =>
    bodyOn(setting, { ...piece, x, y, heading, column: column ? true : undefined });
  return [
    ...legs.flatMap((leg) => placesAlong(leg).map((place) => bodyAt(place, leg.heading, leg.road))),
    bodyAt(end, end.heading, end.column),
  ];
};

/**
 * PB-R222: comes closer than a foot third; who was closer already may come no nearer, and where a club plays so must
 * end further off.
 */
const approaches = (
  setting: Setting,
  piece: BoardBlock,
  bodies: readonly Body[],
  enemy: BoardBlock,
): boolean => {
  const start = bodyOn(setting, piece);
  if (!isNearEnemy(setting, start, enemy)) return bodies.some((body) => isNearEnemy(setting, body, enemy));
  if (setting.switches.nearAtNight === 'mustLeave')
    return bodies.slice(-1).some((body) => isNearEnemy(setting, body, enemy));
  const other = bodyOn(setting, enemy);
  const before = gap(start, other);
  return bodies.some((body) => gap(body, other) + SAME < before);
};
