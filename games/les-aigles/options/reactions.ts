import type { Player } from '@grognard/engine';
import { unitOfPart } from '../model/evolve.ts';
import type { Setting } from '../model/setting.ts';
import type { Reaction } from '../model/tasks.ts';
import type { View } from '../model/view.ts';
import { flanks, formations, turns } from '../model/vocabulary.ts';
import { judgeReactions } from '../rules/reactions/check.ts';
import { chargesSeen, mayReact } from '../rules/reactions/who.ts';

const isOwn = (view: View, { side, command }: Player, part: number): boolean => {
  const unit = unitOfPart(view, part);
  return unit.side === side && (command === undefined || command === unit.command);
};

/** Whatever a window can offer to anybody. */
const choices = (view: View, side: string): readonly Reaction[] => [
  ...chargesSeen(view).flatMap(({ index, unit }): Reaction[] =>
    unit.side === side ? [] : [{ do: 'counter-charge', target: index }],
  ),
  { do: 'halt' },
  { do: 'stop' },
  { do: 'evade' },
  { do: 'stay' },
  ...formations.map((to): Reaction => ({ do: 'change', to })),
  ...[...turns, 'back' as const].map((by): Reaction => ({ do: 'turn', figures: 'all', by })),
  ...flanks.flatMap((figures): readonly Reaction[] => {
    const by = figures === 'rear' ? 'about' : figures;
    return [
      { do: 'turn', figures, by },
      { do: 'turn', figures, by: 'back' },
    ];
  }),
];

/** What each part of a seat may do in the reaction window. */
export const reactionsOf = (
  setting: Setting,
  view: View,
  seat: Player,
): readonly { readonly part: number; readonly reactions: readonly Reaction[] }[] => {
  const all = choices(view, seat.side);
  return mayReact(setting, view).flatMap((part) => {
    if (!isOwn(view, seat, part)) return [];
    const reactions = all.filter(
      (reaction) =>
        judgeReactions(setting, view, { kind: 'react', parts: [{ part, reaction }] }).length === 0,
    );
    return reactions.length === 0 ? [] : [{ part, reactions }];
  });
};
