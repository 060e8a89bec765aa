import type { Words } from '../words.ts';

const PHASES = {
  rallies: 'les ralliements sont annoncés',
  follows: 'les poursuites sont décidées',
  plans: 'les plans sont écrits',
  reactions: 'les réactions sont écrites',
  over: 'la bataille est finie',
} as const;

export const course: Words['course'] = {
  told: {
    half: ({ period, quarter }) =>
      quarter === 1 ? `période ${period}` : `période ${period}, seconde demi-période`,
    phase: ({ phase }) => PHASES[phase],
    planned: () => 'un plan est scellé',
    'went-on': (_told, names) => `${names.part(_told.part)} passe à la suite de son plan`,
    quarter: ({ quarter }) => `quart ${quarter}`,
  },
  refusals: {
    'unknown-part': () => 'cette troupe n’est pas sur la table',
    'not-yours': ({ unit }) => `${unit} n’est pas sous vos ordres`,
    'named-twice': ({ unit }) => `${unit} est nommé deux fois`,
    'two-sides': ({ sides }) => `une bataille a deux camps, pas ${sides}`,
  },
};
