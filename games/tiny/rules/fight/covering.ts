import { flat } from '@grognard/engine';
import { cellKey, sees } from '../../ground/cells.ts';
import { happen, type Story } from '../../model/story.ts';

/** TN-R16: who is dug in and sees a single enemy himself fires at it; on a six it is lost. All fire at what stood there before. */
export const coveringFire = (story: Story): void => {
  const { setting, state, chance } = story;
  if (!setting.covering) return;
  const standing = flat(state.pieces)
    .map((piece, index) => ({ piece, index }))
    .filter(({ piece }) => piece.lost === undefined);
  const covering = standing
    .filter(({ piece }) => piece.posture === 'dug in')
    .sort((a, b) => cellKey(a.piece.at) - cellKey(b.piece.at));
  for (const { piece, index } of covering) {
    const [target, ...others] = standing.filter(
      (other) => other.piece.side !== piece.side && sees(setting, piece.at, other.piece.at),
    );
    if (target === undefined || others.length > 0) continue;
    shoot(story, index, target.index, chance.roll('shot', piece.name));
  }
};

const shoot = (story: Story, piece: number, target: number, die: number): void => {
  const fired = { kind: 'shot', piece, target, die, rules: ['TN-R16'], drew: true, showed: true } as const;
  happen(story, die === 6 ? { ...fired, lost: true } : fired);
};
