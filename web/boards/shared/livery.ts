/** What is known of the sides of a battle, whatever the game. */
interface Armies {
  readonly source: {
    readonly sides: readonly {
      readonly id: string;
      readonly colour: string;
      readonly name: { readonly en: string };
    }[];
  };
}

/** How a side looks: its colour, the ink that reads on it, and its form (the first side plain, the second double-rimmed). */
export interface Livery {
  readonly fill: string;
  readonly ink: string;
  readonly rim: string;
  readonly second: boolean;
  readonly letter: string;
}

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const lightness = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

const DARK = '#120c08';
const LIGHT = '#fbf5e6';

/** The colours of a first and a second army that have none of their own. */
const USUAL = ['#1f3a6e', '#a23b2e'] as const;

/** An army that nobody has described. */
const UNKNOWN = '#777777';

/** An army's own colour, or that of its place. */
export const colourOf = (colour: string | undefined, place: number): string =>
  colour ?? USUAL[place === 0 ? 0 : 1];

/** `#a00` is `#aa0000`. */
const inFull = (colour: string): string =>
  colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour;

/** How well one colour reads on another: 4.5 is enough for letters. */
export const contrast = (a: string, b: string): number => {
  const [darker = 0, lighter = 0] = [lightness(a), lightness(b)].sort((p, q) => p - q);
  return (lighter + 0.05) / (darker + 0.05);
};

const inkOn = (colour: string): string => (contrast(LIGHT, colour) > contrast(DARK, colour) ? LIGHT : DARK);

export const liveryOf = ({ source: { sides } }: Armies, side: string): Livery => {
  const place = Math.max(
    0,
    sides.findIndex(({ id }) => id === side),
  );
  const fill = inFull(sides[place]?.colour ?? UNKNOWN);
  return {
    fill,
    ink: inkOn(fill),
    rim: DARK,
    second: place > 0,
    letter: sides[place]?.name.en.charAt(0) ?? '?',
  };
};
