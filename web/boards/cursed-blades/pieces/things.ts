import type { CounterKind } from '@grognard/cursed-blades/for-page';

/** Something that lies or stands in a hex, drawn about 80 wide around its middle: the parts by their ink. */
export interface Thing {
  readonly wood?: string;
  readonly cloth?: string;
  readonly dark?: string;
  readonly lines: string;
}

const WHEELS = 'M-20 16a9 9 0 1 0 .1 0ZM20 16a9 9 0 1 0 .1 0Z';
const SPOKES = 'M-20 16V34M-29 25H-11M20 16V34M11 25H29';

const person = (x: number, y: number): string =>
  `M${x - 5} ${y - 15}a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM${x - 7} ${y + 16}L${x - 5} ${y - 9}H${x + 5}L${x + 7} ${y + 16}Z`;

const cow = (x: number, y: number): string =>
  `M${x - 16} ${y - 6}H${x + 10}L${x + 15} ${y - 13}L${x + 20} ${y - 8}L${x + 22} ${y - 2}L${x + 14} ${y}V${y + 12}H${x + 9}V${y + 5}H${x - 9}V${y + 12}H${x - 14}V${y + 3}Z`;

const shield = (x: number, y: number): string =>
  `M${x - 8} ${y - 14}H${x + 8}V${y + 6}Q${x + 8} ${y + 14} ${x} ${y + 17}Q${x - 8} ${y + 14} ${x - 8} ${y + 6}Z`;

export const things: Readonly<Record<CounterKind, Thing>> = {
  debris: {
    wood: 'M-30 14L-4 2L0 10L-26 22ZM4-8L30-18L33-10L8 2Z',
    lines: 'M-16-14L10 18M-4-22L6-2M14 8L34 20M-34 0L-14 4',
  },
  mantlets: {
    wood: 'M-34-18H-14V18H-34ZM-10-18H10V18H-10ZM14-18H34V18H14Z',
    lines: 'M-24-18V18M0-18V18M24-18V18',
  },
  pavises: { cloth: shield(-24, 0) + shield(0, 0) + shield(24, 0), lines: 'M-24-14V16M0-14V16M24-14V16' },
  palisade: {
    wood: 'M-32 20V-12L-26-22L-20-12V20ZM-14 20V-12L-8-22L-2-12V20ZM4 20V-12L10-22L16-12V20Z',
    lines: 'M-34 4H20',
  },
  abatis: { lines: 'M-30 16L24-14M-10 5L-14-14M4-2L2-22M-18 10L-34 4M12-8L28 2M-2 0L14 16' },
  ditch: { lines: 'M-36-8Q0-16 36-8M-36 10Q0 2 36 10M-28-8V2M-14-10V0M0-11V-1M14-10V0M28-8V2' },
  stakes: { lines: 'M-30 18L-14-18M-14 18L-30-18M-8 18L8-18M8 18L-8-18M14 18L30-18M30 18L14-18' },
  trap: { dark: 'M-24 0a24 13 0 1 0 48 0a24 13 0 1 0-48 0Z', lines: 'M-10 2L-8-14M2 4V-14M12 2L10-14' },
  tents: {
    cloth: 'M-40 18L-22-16L-4 18ZM0 22L20-22L40 22Z',
    lines: 'M-22-16V18M20-22V22M-22-16V-24M20-22V-31M20-31L30-28L20-25',
  },
  cart: {
    wood: 'M-34-6H22V12H-34Z',
    dark: 'M-8 14a11 11 0 1 0 .1 0Z',
    lines: 'M22 2H42M-34-6L-38-16M22-6L26-16M-8 14V36M-19 25H3',
  },
  wagon: {
    wood: 'M-36-2H34V14H-36Z',
    cloth: 'M-34-2Q-34-26 0-26Q32-26 32-2Z',
    dark: WHEELS,
    lines: `M-14-25V-2M12-25V-2M34 6H44${SPOKES}`,
  },
  'war-wagon': {
    wood: 'M-38-20H36V14H-38Z',
    dark: WHEELS,
    lines: `M-38-4H36M-22-20V14M0-20V14M20-20V14M-14-12H-6M6-12H14M36 6H44${SPOKES}`,
  },
  civilians: { cloth: person(-22, 2) + person(0, -6) + person(22, 4), lines: 'M-8 20Q0 12 8 20' },
  herd: { wood: cow(-16, 14) + cow(16, 10) + cow(-2, -12), lines: '' },
  boat: {
    wood: 'M-40-4Q0 8 40-4Q32 18 0 18Q-32 18-40-4Z',
    lines: 'M-24 0V10M-6 3V14M12 3V14M26 0V10M-30-16L14 12M30-16L-8 14',
  },
  raft: { wood: 'M-36-12H36V-4H-36ZM-36-2H36V6H-36ZM-36 8H36V16H-36Z', lines: 'M-24-14V18M24-14V18' },
  ruins: {
    dark: 'M-36 20V-8H-28V-18H-22V0H-10V20ZM6 20V-14H12V-24H20V-6H34V20Z',
    lines: 'M-30 8H-16M12 4H28M-6 20L0 12L4 20',
  },
  'fire-start': { lines: '' },
  blaze: { lines: '' },
};
