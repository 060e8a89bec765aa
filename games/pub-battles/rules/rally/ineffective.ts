import type { Setting } from '../../model/setting.ts';
import { type Counted, infantryLoss, type Loss } from '../victory/losses.ts';

/** PB-R199b: the infantry of a formation, counted as for Rout. PB-R199c: stragglers who came back are no loss. */
export const formationLoss = (setting: Setting, pieces: readonly Counted[], day: number): Loss =>
  infantryLoss(
    setting,
    pieces,
    day,
    setting.switches.ineffectiveRecovers === 'yes' ? 'restored' : 'stillLost',
  );
