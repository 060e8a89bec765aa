import type { Words } from '../words.ts';

export const barrierWords: Words['barriers'] = {
  told: {
    'took-barrier': ({ part }, names) =>
      `${names.part(part)} has carried the obstacle and stands against it now`,
    'kept-back': ({ part, why }, names) =>
      why === 'bent'
        ? `${names.part(part)} cannot follow: some of its figures face another way along the obstacle`
        : `${names.part(part)} cannot follow: no horseman gets over this wall`,
  },
  refusals: {
    'barrier-bent': ({ unit }) =>
      `${unit} stands bent round an obstacle: it must change its formation before it marches off`,
    'barrier-not-touched': ({ unit }) => `${unit} does not stand against that obstacle`,
    'barrier-widen': ({ unit }) =>
      `${unit} cannot extend its front so: three figures a quarter at most, in the first half of a period, behind others`,
    'barrier-guns-turn': ({ unit }) =>
      `the guns of ${unit} cannot be turned so: the obstacle before them is in the way`,
    'work-no-sappers': ({ unit }) => `${unit} has no sappers`,
    'work-out-of-reach': ({ unit }) => `the sappers of ${unit} do not stand against what they are to work at`,
    'work-materials': ({ unit }) => `${unit} has nothing to build with: no house or wood is within 30 cm`,
    'work-bridge': ({ unit }) => `${unit} may not demolish a bridge that was there before the battle`,
    'work-guns-manned': ({ unit }) => `${unit} can only spike guns that their gunners have abandoned`,
    'shell-target': ({ unit }) => `round shot does nothing to what ${unit} is to fire at`,
    'shell-range': ({ unit }) =>
      `${unit} is too far away: only round shot from under half its range breaks walls`,
    'shell-guns': ({ unit }) => `${unit} has no guns in battery`,
    'reman-guns': ({ unit }) => `${unit} has no guns of its own here that it could man again`,
  },
};
