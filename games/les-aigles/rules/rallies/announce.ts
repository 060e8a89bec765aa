import type { Order } from '../../orders.ts';
import type { Story } from '../../story.ts';

export const takeRallies = (_story: Story, _orders: readonly Order[]): void => {};

export const takeFollows = (_story: Story, _orders: readonly Order[]): void => {};
