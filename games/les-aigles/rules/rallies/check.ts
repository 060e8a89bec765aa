import type { Refusal } from '@grognard/engine';
import type { FollowOrder, RallyOrder } from '../../orders.ts';
import type { Setting } from '../../setting.ts';
import type { View } from '../../view.ts';

export const judgeRallies = (_setting: Setting, _view: View, _order: RallyOrder): readonly Refusal[] => [];

export const judgeFollows = (_setting: Setting, _view: View, _order: FollowOrder): readonly Refusal[] => [];
