import type { Story } from '../../story.ts';

/** The last level: officers and aides ride. */
export const rideOut = (_story: Story): void => {};

/** Orders that are due are obeyed. */
export const takeNewOrders = (_story: Story): void => {};
