import type { Law } from './law.ts';
import { markedIsAble } from './laws/ability.ts';
import { takenBackAnyTimes } from './laws/back-and-forth.ts';
import { nothingInSilence } from './laws/carrying-out.ts';
import { citesKnownRules, saysItAll } from './laws/citing.ts';
import { copyAnswersAlike } from './laws/copying.ts';
import { fitsSchemas, patchesFit, plainJson, survivesText } from './laws/data.ts';
import { decidesOrEnds, ends, faultless } from './laws/ending.ts';
import { imaginesEverySecret } from './laws/imagination.ts';
import { lawfulCanBeOrdered, washIsHonest } from './laws/ordering.ts';
import { damagedIsRefused, offeredIsAccepted } from './laws/orders.ts';
import { printedGoesOn } from './laws/printing.ts';
import { deterministic, evolvePure, replays } from './laws/replay.ts';
import { anyArrival, sealedStaysSealed } from './laws/sealing.ts';
import {
  imaginedIsWhole,
  optionsHideSecrets,
  refusalsHideSecrets,
  viewHidesSecrets,
} from './laws/secrecy.ts';
import { unshownChangesNothing } from './laws/showing.ts';
import { whoFiresSees } from './laws/sight.ts';
import { mirrored, unitOrder } from './laws/symmetry.ts';
import { positionOpens, takenBack } from './laws/taking-back.ts';
import { toldHidesSecrets } from './laws/telling.ts';

/** Everything that must hold for a game, from the plain to the subtle. */
export const laws: readonly Law[] = [
  ends,
  decidesOrEnds,
  faultless,
  plainJson,
  survivesText,
  fitsSchemas,
  deterministic,
  evolvePure,
  replays,
  copyAnswersAlike,
  patchesFit,
  offeredIsAccepted,
  damagedIsRefused,
  markedIsAble,
  lawfulCanBeOrdered,
  washIsHonest,
  nothingInSilence,
  whoFiresSees,
  citesKnownRules,
  saysItAll,
  anyArrival,
  sealedStaysSealed,
  takenBack,
  takenBackAnyTimes,
  positionOpens,
  printedGoesOn,
  unitOrder,
  mirrored,
  viewHidesSecrets,
  optionsHideSecrets,
  refusalsHideSecrets,
  toldHidesSecrets,
  unshownChangesNothing,
  imaginedIsWhole,
  imaginesEverySecret,
];
