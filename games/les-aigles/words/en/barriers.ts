import { lengthInWords } from '../lengths.ts';
import type { Words } from '../words.ts';

export const barrierWords: Words['barriers'] = {
  told: {
    made: ({ part, entry }, names) => {
      if (entry.kind === 'wreck')
        return entry.cause === 'spiked'
          ? `${names.part(part)} has spiked the guns`
          : `${names.part(part)} leaves its guns behind: they clutter the ground`;
      return entry.kind === 'water'
        ? `${names.part(part)} has finished its work at the bridge`
        : `${names.part(part)} has thrown up 1.5 cm of barricade`;
    },
    breached: ({ part, cells }, names) => {
      const far = lengthInWords(Object.keys(cells).length / 2, 'en');
      return Object.values(cells).includes('gone')
        ? `${names.part(part)} has laid ${far} of the obstacle low`
        : `the round shot of ${names.part(part)} has battered ${far} of the wall`;
    },
    worked: ({ part, done, of }, names) =>
      `the sappers of ${names.part(part)} are at work: ${Math.round((100 * done) / of)} % is done`,
    'laid-on': ({ part }, names) => `${names.part(part)} lays its guns on the wall`,
    remanned: ({ part }, names) => `the gunners of ${names.part(part)} are back at their guns`,
    widened: ({ part, added }, names) =>
      `${names.part(part)} brings ${added} figures from behind up to the obstacle`,
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
    'barrier-too-short': ({ unit }) => `the obstacle is too short for a line of ${unit}`,
    'barrier-widen': ({ unit }) =>
      `${unit} cannot extend its front so: three figures a quarter at most, in the first half of a period, behind others`,
    'barrier-guns-turn': ({ unit }) =>
      `the guns of ${unit} cannot be turned so: the obstacle before them is in the way`,
    'barrier-widen-melee': ({ unit }) =>
      `in melee ${unit} extends its front only after it has attacked and come to a draw`,
    'work-built': ({ unit }) => `what ${unit} is to build stands there already`,
    'work-wreck': ({ unit }) => `${unit} cannot clear guns away: they stay on the table to the end`,
    'shell-battered': ({ unit }) =>
      `round shot of ${unit} does nothing more there: aim elsewhere on that wall`,
    'work-no-sappers': ({ unit }) => `${unit} has no sappers`,
    'work-out-of-reach': ({ unit }) => `the sappers of ${unit} do not stand against what they are to work at`,
    'work-materials': ({ unit }) => `${unit} has nothing to build with: no house or wood is within 30 cm`,
    'work-bridge': ({ unit }) => `${unit} may not demolish a bridge that was there before the battle`,
    'work-guns-manned': ({ unit }) => `${unit} can only spike guns that their gunners have abandoned`,
    'shell-target': ({ unit }) => `round shot does nothing to what ${unit} is to fire at`,
    'shell-range': ({ unit }) =>
      `${unit} is too far away: only round shot from under half its range breaks walls`,
    'shell-arc': ({ unit }) => `that wall does not lie before the guns of ${unit}`,
    'shell-guns': ({ unit }) => `${unit} has no guns in battery`,
    'reman-guns': ({ unit }) => `${unit} has no guns of its own here that it could man again`,
  },
};
