import type { Order } from '../../orders.ts';
import type { Story } from '../../story.ts';

export const takeReactions = (_story: Story, _orders: readonly Order[]): void => {};
