import { provesAsWritten } from '../../../../tools/proofs/as-written.ts';
import { lossesOf, wholeMen } from '../../tables/loss-formula.ts';
import { LOSS_COLUMNS, lossRows } from '../../tables/losses.ts';
import { LOSSES } from './as-written.ts';

provesAsWritten('every figure of the loss table is what the formula gives in a whole period', LOSSES, () =>
  lossRows.map(({ rule, factor }) => [
    ...[rule, factor],
    ...LOSS_COLUMNS.map((figures) => wholeMen(lossesOf(figures, factor, 4))),
  ]),
);
