import type { Refusal } from '@grognard/engine';
import type { ReactOrder } from '../../orders.ts';
import type { Setting } from '../../setting.ts';
import type { View } from '../../view.ts';

export const judgeReactions = (_setting: Setting, _view: View, _order: ReactOrder): readonly Refusal[] => [];
