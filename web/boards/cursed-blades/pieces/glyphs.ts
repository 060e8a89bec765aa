import type { UnitType, WeaponClass } from '@grognard/cursed-blades/for-page';

/** A picture of a kind of soldier in a few strokes, about 60 wide and 50 high around its middle. */
export interface Glyph {
  readonly fills?: string;
  readonly lines: string;
}

const HORSE =
  'M-21 24C-15 14-22 6-26 0C-29-5-24-10-19-12C-12-15-8-21-3-25L0-19C12-19 21-6 21 8C21 16 24 20 25 24Z';

const glyphs: Readonly<Record<WeaponClass, Glyph>> = {
  levy: {
    lines: 'M-9 26V-26M-21-26V-16Q-21-8-9-8Q3-8 3-16V-26M14 26L19-12M19-12L27-4M25-4a3.500 7 0 1 0 5 0Z',
  },
  skirmisher: {
    fills: 'M-20-2A11 11 0 1 0 2-2A11 11 0 1 0-20-2Z',
    lines: 'M-6 25L22-25M22-25L14-18M22-25L20-15M8 25L28-8M28-8L21-2M28-8L27 1',
  },
  'medium-foot': {
    fills: 'M-26-4A15 15 0 1 0 4-4A15 15 0 1 0-26-4Z',
    lines: 'M18 25L18-26M10 12H26M14 25H22M-11-10V2M-17-4H-5',
  },
  'heavy-foot': {
    fills: 'M-22-20H10V4Q10 20-6 26Q-22 20-22 4Z',
    lines: 'M-6-20V26M-22-2H10M22 25V-26M15 13H29M19 25H25',
  },
  spear: {
    fills: 'M-24-12H-2V8Q-2 20-13 25Q-24 20-24 8Z',
    lines: 'M8 26V-16M20 26V-16M4-14L8-27L12-14ZM16-14L20-27L24-14ZM-13-12V25',
  },
  'pike-disordered': { lines: 'M-26 24L-10-26M-10 26L-2-24M6 26L4-26M18 24L22-22M28 26L14-26' },
  'pike-ordered': { lines: 'M-24 26V-26M-12 26V-26M0 26V-26M12 26V-26M24 26V-26M-28 14H28' },
  bow: { lines: 'M-14-26Q20-14 20 0Q20 14-14 26M-14-26V26M-26 0H26M26 0L17-6M26 0L17 6M-26-4L-20 0L-26 4' },
  crossbow: { lines: 'M0 26V-18M-26 2Q-16-14 0-14Q16-14 26 2M-26 2L0 10L26 2M0-26V-14M0-27L-5-19M0-27L5-19' },
  'light-horse': { fills: HORSE, lines: 'M-14-4h2' },
  'medium-horse': { fills: HORSE, lines: 'M-14-4h2M28 24L12-26M9-20L22-24' },
  'heavy-horse': { fills: HORSE, lines: 'M-14-4h2M-30 26L30-26M30-26L20-22M30-26L27-16M4 4H20M2 12H21' },
  beast: {
    fills:
      'M-6-22C10-28 26-16 26 2C26 10 24 18 24 25H14V14H4V25H-4V10C-9 10-12 7-13 2C-16 8-15 18-22 23C-28 25-30 18-26 15C-20 10-22-14-6-22Z',
    lines: 'M-10 6Q-14 14-22 12M4-16Q14-12 12 2Q4 6 0-4M-8-8h2',
  },
  animal: {
    fills: 'M-28 4L-12-6L-10-24L-1-12C14-14 24-2 26 24H4C4 16-2 12-12 13L-24 12Z',
    lines: 'M-12-2h3M-26 8L-14 7',
  },
  artillery: {
    fills: 'M-22 16a8 8 0 1 0 .1 0ZM14 16a8 8 0 1 0 .1 0Z',
    lines: 'M-28 14H26M-20 12L22-18M-6-24Q2-8 28-4M-6-24L12-10L28-4M26-22L16-18M26-22L24-12',
  },
  monster: {
    fills: 'M-8-16a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM-14-6H14L11 10L14 26H4L0 14L-4 26H-14L-11 10Z',
    lines: 'M13-4L24 4L27-22M-13-4L-24 10M22-26H30',
  },
  dragon: {
    fills: 'M-28 14Q-14-6-20-24Q-2-18 4-4Q10-20 28-20Q22-8 26 6Q14 4 10 14Q4 8-4 16Q-16 10-28 14Z',
    lines: 'M-20-24L-8 12M4-4L-2 14M28-20L10 12',
  },
};

const CAPTAIN: Glyph = {
  fills: 'M-8-26H22L14-17L22-8H-8Z',
  lines: 'M-8 26V-27M-16 26H0',
};

/** A leader has a flag, whatever he fights with. */
export const glyphOf = ({ small, weapon }: UnitType): Glyph =>
  small === true ? CAPTAIN : glyphs[weapon.class];
