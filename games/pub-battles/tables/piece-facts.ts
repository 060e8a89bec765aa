import type { Arm, PieceKind } from '../model/vocabulary.ts';

/** What a kind of piece is and can do. */
export interface KindFacts {
  readonly arm: Arm;
  /** How it marches: PB-R073. */
  readonly gait: 'foot' | 'mounted';
  /** PB-R167a */
  readonly dice: number;
  /** PB-R205 */
  readonly points: number;
  /** Counts for rout and for the effectiveness of its formation: PB-R210a. */
  readonly infantry: boolean;
  /** Projects a field of fire: PB-R106. */
  readonly fires: boolean;
  /** May move into contact: PB-R091, PB-R119a. */
  readonly attacks: boolean;
  /** May stand behind a lead and step up: PB-R118f, PB-R118g. */
  readonly supports: boolean;
}

const foot = {
  arm: 'foot',
  gait: 'foot',
  dice: 3,
  infantry: true,
  fires: true,
  attacks: true,
  supports: true,
} as const;
const horse = { arm: 'mounted', gait: 'mounted', infantry: false, attacks: true, supports: true } as const;
const idle = { dice: 0, points: 0, infantry: false, fires: false, attacks: false, supports: false } as const;

export const kindFacts: Readonly<Record<PieceKind, KindFacts>> = {
  detachment: { ...foot, dice: 1, points: 1, infantry: false },
  militia: { ...foot, points: 2 },
  regular: { ...foot, points: 3 },
  elite: { ...foot, points: 4 },
  guard: { ...foot, points: 6 },
  artillery: {
    arm: 'guns',
    gait: 'foot',
    dice: 3,
    points: 4,
    infantry: false,
    fires: true,
    attacks: false,
    supports: false,
  },
  cavalry: { ...horse, dice: 3, points: 6, fires: false },
  dragoons: { ...horse, dice: 2, points: 4, fires: true },
  baggage: { ...idle, arm: 'train', gait: 'foot' },
  hq: { ...idle, arm: 'staff', gait: 'mounted' },
  commander: { ...idle, arm: 'staff', gait: 'mounted' },
};

/** Whether a kind is a combat piece: neither staff nor train. */
export const isCombatKind = (kind: PieceKind): boolean => kindFacts[kind].dice > 0;
