/** The words of Pub Battles. Lengths are units of 0.001 cm, headings hundredths of a degree, as in `field`. */

export const pieceKinds = [
  'detachment',
  'militia',
  'regular',
  'elite',
  'guard',
  'artillery',
  'cavalry',
  'dragoons',
  'baggage',
  'hq',
  'commander',
] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** What an observer tells apart at a distance: staff by its cube, the rest by their dust. */
export const arms = ['foot', 'mounted', 'guns', 'train', 'staff'] as const;
export type Arm = (typeof arms)[number];

/** Where a piece is: on the map, hidden behind its HQ, still to come, gone by its own line of communication, lost, or never brought. */
export const whereabouts = ['map', 'reserve', 'due', 'gone', 'lost', 'home'] as const;
export type Where = (typeof whereabouts)[number];

/** The rows of the terrain chart; `clear` is what no patch covers, water that of lakes. A scenario may add others. */
export const grounds = ['clear', 'woods', 'buildings', 'marsh', 'water', 'river', 'stream', 'slope'] as const;
export type Ground = (typeof grounds)[number];

/** The edges of a block, as its own men would call them. */
export const faces = ['front', 'right', 'rear', 'left'] as const;
export type Face = (typeof faces)[number];

/**
 * Both sides write before the battle, where there is something to write. What a turn is at: chits are drawn and altered, a formation moves, combats are fought, fields of fire are left; the
 * night begins with a choice and stragglers.
 */
export const phases = [
  'planning',
  'alter',
  'activation',
  'combat',
  'clearing',
  'nightfall',
  'stragglers',
  'over',
] as const;
export type Phase = (typeof phases)[number];

/** How a chit has come up: out of the cup, in place of one that was delayed, ahead of another, or after it had waited. */
export const comings = ['drawn', 'replacing', 'jumped', 'resumed'] as const;
export type Coming = (typeof comings)[number];

/** Those in which nobody's chit is up. */
export const laterPhases = [
  'combat',
  'clearing',
  'nightfall',
  'stragglers',
  'over',
] as const satisfies readonly Phase[];

export const crossings = ['bridge', 'ford'] as const;
export type Crossing = (typeof crossings)[number];

export const TURNS_A_DAY = 8;
/** The turn after the last of a day. */
export const NIGHT = TURNS_A_DAY + 1;
export const isStaff = (kind: PieceKind): boolean => kind === 'hq' || kind === 'commander';

/** Why a piece is moved by what happens to others or to itself, and not by a march of its own. */
export const pushes = [
  'takes-the-leads-place',
  'turns-to-fire',
  'stands-beside-its-reserve',
  'gives-way-to-troops',
  'takes-the-ground-of-the-beaten',
  'driven-by-a-retreat',
] as const;
export type PushedWhy = (typeof pushes)[number];

/** Where a contact is neither made nor broken, but written down anew. */
export const rewritings = ['handed-over', 'faced', 'enveloped'] as const;
export type Rewriting = (typeof rewritings)[number];

/** What a march pays for. */
export const tolls = ['reserve', 'way', 'ride', 'road', 'turns', 'column', 'ground'] as const;
export type TollFor = (typeof tolls)[number];
