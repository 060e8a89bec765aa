/** How wide the slip beside what is in hand is, in pixels, on a map with room for it. */
export const CHIP = 320;
