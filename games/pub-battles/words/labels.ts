import type { Arm, Crossing, Face, Ground, Phase, PieceKind, Where } from '../model/vocabulary.ts';
import type { Wind } from './compass.ts';

/** The words of the game in one language, each as it stands alone; a missing one does not compile. */
export interface Labels {
  readonly kinds: Readonly<Record<PieceKind, string>>;
  readonly arms: Readonly<Record<Arm, string>>;
  readonly whereabouts: Readonly<Record<Where, string>>;
  readonly grounds: Readonly<Record<Ground, string>>;
  readonly crossings: Readonly<Record<Crossing, string>>;
  readonly faces: Readonly<Record<Face, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly winds: Readonly<Record<Wind, string>>;
  readonly states: Readonly<Record<'fresh' | 'spent', string>>;
  readonly day: (day: number) => string;
  readonly turn: (turn: number) => string;
  /** When a turn begins, by the clock of the scenario. */
  readonly time: (clock: string, turn: number) => string;
  readonly cm: (centimetres: number) => string;
  /** What a centimetre of map stands for. */
  readonly scale: (metresPerCm: number) => string;
}
