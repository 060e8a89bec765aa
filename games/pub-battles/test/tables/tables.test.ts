import { cmOf } from '@grognard/field';
import { provesAsWritten, rowsIn } from '../../../../tools/proofs/as-written.ts';
import { pieceKinds } from '../../model/vocabulary.ts';
import { measuresOf } from '../../tables/measures.ts';
import { kindFacts } from '../../tables/piece-facts.ts';

/** Rule, kind, dice. Whoever is not named rolls none. */
const DICE = rowsIn(`
PB-R167a | militia    | 3
PB-R167a | regular    | 3
PB-R167a | elite      | 3
PB-R167a | guard      | 3
PB-R167a | cavalry    | 3
PB-R167a | artillery  | 3
PB-R167a | dragoons   | 2
PB-R167a | detachment | 1
`);

/** Rule, kind, points for whoever eliminates it. */
const POINTS = rowsIn(`
PB-R205 | detachment | 1
PB-R205 | militia    | 2
PB-R205 | regular    | 3
PB-R205 | elite      | 4
PB-R205 | artillery  | 4
PB-R205 | dragoons   | 4
PB-R205 | cavalry    | 6
PB-R206 | guard      | 6
PB-R206 | baggage    | 0
PB-R206 | hq         | 0
PB-R206 | commander  | 0
`);

/** Rule, kind, by which move it goes. */
const MOVES = rowsIn(`
PB-R073 | militia    | foot
PB-R073 | regular    | foot
PB-R073 | elite      | foot
PB-R073 | guard      | foot
PB-R073 | artillery  | foot
PB-R073 | baggage    | foot
PB-R073 | detachment | foot
PB-R073 | cavalry    | mounted
PB-R073 | dragoons   | mounted
PB-R073 | hq         | mounted
PB-R073 | commander  | mounted
`);

/** Rule, what, centimetres. */
const LENGTHS = rowsIn(`
PB-R093f | a third of the foot move       | 4.5
PB-R093f | a third of the mounted move    | 6.4
PB-R092a | command                        | 6.4
PB-R107  | depth of a field of fire       | 4.5
PB-R125k | bombardment                    | 13.5
PB-R145  | spotting                       | 13.5
PB-R137  | into woods and buildings       | 0.95
`);

provesAsWritten('a piece rolls as many dice as the table says', DICE, () =>
  pieceKinds
    .filter((kind) => kindFacts[kind].dice > 0)
    .map((kind) => ['PB-R167a', kind, kindFacts[kind].dice]),
);

provesAsWritten('and is worth as many points', POINTS, () =>
  POINTS.map(([rule = '', kind = '']) => [rule, kind, kindFacts[kind as keyof typeof kindFacts].points]),
);

provesAsWritten('and goes by foot or by horse', MOVES, () =>
  pieceKinds.map((kind) => ['PB-R073', kind, kindFacts[kind].gait]),
);

provesAsWritten('lengths are those of the chart', LENGTHS, () => {
  const { footThird, mountedThird, command, fire, bombard, spotting, seeInto } = measuresOf();
  return [
    ['PB-R093f', 'a third of the foot move', cmOf(footThird)],
    ['PB-R093f', 'a third of the mounted move', cmOf(mountedThird)],
    ['PB-R092a', 'command', cmOf(command)],
    ['PB-R107', 'depth of a field of fire', cmOf(fire)],
    ['PB-R125k', 'bombardment', cmOf(bombard)],
    ['PB-R145', 'spotting', cmOf(spotting)],
    ['PB-R137', 'into woods and buildings', cmOf(seeInto)],
  ];
});
