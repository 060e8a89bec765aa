/** The colours of a table: those of the period's maps, sepia, verdigris, indigo, brick. */

export interface Style {
  readonly fill?: string;
  readonly opacity?: number;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
  /** Holes stay open. */
  readonly evenOdd?: true;
}

/** Every ink by what it draws. */
export const inks = {
  hill: { fill: '#d8c49a', opacity: 0.5 },
  top: { fill: '#e6d6b0', opacity: 0.9 },
  hachures: { fill: '#6b5540' },
  crest: { stroke: '#4a3726', width: 2.6, dash: '9 5' },
  'crest ring': { stroke: '#4a3726', width: 2.2, dash: '9 5' },
  crop: { fill: '#e8d48c', opacity: 0.75, stroke: '#a98f3c', width: 1.2 },
  stalks: { stroke: '#a07c22', width: 1.5 },
  vines: { stroke: '#6c7a3a', width: 1.5 },
  plough: { fill: '#d9c3a0', opacity: 0.7, stroke: '#9a7f5c', width: 1 },
  furrows: { stroke: '#8c6f4d', width: 1.1 },
  marsh: { fill: '#c8d4c0', opacity: 0.85, stroke: '#7f958c', width: 1, dash: '6 5' },
  pond: { fill: '#a9c6d3', stroke: '#4b7488', width: 1.6 },
  levels: { stroke: '#5f8aa0', width: 1.3 },
  reeds: { stroke: '#5b6440', width: 1.1 },
  bank: { stroke: '#4b7488' },
  water: { stroke: '#a9c6d3' },
  ditch: { stroke: '#8a7758' },
  current: { stroke: '#6f9aae', width: 1.1 },
  kerb: { stroke: '#5c4a3a' },
  road: { stroke: '#f3e8cd' },
  wood: { fill: '#c9d2a4', opacity: 0.9, stroke: '#8a9860', width: 1.8, evenOdd: true },
  path: { stroke: '#e9e2c0' },
  shade: { stroke: '#6d7a4a', width: 1.6, opacity: 0.55 },
  tree: { fill: '#a9b97f', stroke: '#4d5a33', width: 0.9 },
  fir: { fill: '#93a571', stroke: '#4d5a33', width: 0.9 },
  built: { fill: '#e3c5ab', opacity: 0.55 },
  house: { fill: '#b5604c', stroke: '#46211a', width: 1.6 },
  roof: { stroke: '#6d2f23', width: 1.1 },
  deck: { fill: '#f3e8cd', stroke: '#3a2f28', width: 1.8 },
  ford: { stroke: '#3a2f28', width: 2.4, dash: '1.5 5' },
  hedge: { fill: '#8fa066', stroke: '#4d5a33', width: 0.9 },
  wall: { stroke: '#5a5148', width: 4.2 },
  stones: { stroke: '#d8cdb8', width: 1.6, dash: '5 2.5' },
  palisade: { stroke: '#5c4a3a', width: 1.6 },
  abatis: { stroke: '#5a4a30', width: 1.6 },
  parapet: { fill: '#c9b184', stroke: '#4a3726', width: 3.4 },
  floor: { fill: '#e9dcbd', stroke: '#4a3726', width: 1.4 },
  wreck: { fill: '#d6c9a8', opacity: 0.7, stroke: '#7a6a4a', width: 1.2, dash: '4 3' },
  gun: { stroke: '#2f2a26', width: 2.2 },
} as const satisfies Readonly<Record<string, Style>>;

export type Ink = keyof typeof inks;

/** What a picture in a file has around the table and on it. */
export const fileInks = {
  margin: '#efe3c6',
  sheet: '#f6edd8',
  frame: '#4a3b2f',
  pen: '#3a2f28',
  letters: { place: '#3a2620', ground: '#4a3f2c', water: '#33586b' },
  sides: ['#3b5b92', '#a23b32'],
  rim: '#231c18',
} as const;
