import { nationName } from '../../tables/troop-names.ts';
import type { Words } from '../words.ts';
import { ASIDES, TASKS } from './asides.ts';

const PHASES = {
  rallies: 'rallies are announced',
  follows: 'pursuits are decided',
  plans: 'plans are written',
  reactions: 'reactions are written',
  over: 'the battle is over',
} as const;

const STEPS = {
  fire: 'the fire of the half-period',
  morale: 'morale',
  melee: 'the melees of the period',
} as const;

export const course: Words['course'] = {
  told: {
    half: ({ period, quarter }) => (quarter === 1 ? `period ${period}` : `period ${period}, second half`),
    phase: ({ phase }) => PHASES[phase],
    planned: () => 'a plan is sealed',
    'went-on': (_told, names) => `${names.part(_told.part)} goes on with its plan`,
    'set-aside': ({ part, task, why }, names) =>
      `${names.part(part)} leaves aside ${TASKS[task]}: ${ASIDES[why]}`,
    waited: ({ part }, names) => `${names.part(part)} has waited for a quarter`,
    step: ({ step }) => STEPS[step],
    quarter: ({ quarter }) => `quarter ${quarter}`,
  },
  refusals: {
    'too-late': () => 'it is no longer, or not yet, the time for this order',
    'unknown-part': () => 'no such troops are on the table',
    'not-yours': ({ unit }) => `${unit} is not yours to order`,
    'named-twice': ({ unit }) => `${unit} is named twice`,
    'same-name': ({ unit }) => `two troops are called ${unit}`,
    'unknown-side': ({ unit, side }) => `${unit} belongs to ${side}, which is no side`,
    'unknown-troop': ({ unit, troop, nation }) =>
      `${unit} has ${troop}, which the tables of ${nationName(nation, 'en')} do not know`,
    'unknown-unit': ({ unit, other }) => `${unit} names ${other}, which does not exist`,
    'lost-too-many': ({ unit }) => `${unit} has lost more figures than it had`,
    'ranks-unlike': ({ unit }) => `the ranks of ${unit} do not add up to its companies`,
    'stands-off-table': ({ unit }) => `${unit} stands beyond the edge of the table`,
    'on-another': ({ unit, other }) => `${unit} and ${other} stand on the same ground`,
    'doing-too-long': ({ unit, left, most }) =>
      `${unit} would have ${left} quarters to go, and takes only ${most} in all`,
    'pursues-nobody': ({ unit, other }) => `${unit} cannot pursue ${other}, who is no enemy in rout`,
    'two-sides': ({ sides }) => `a battle has two sides, not ${sides}`,
    'no-reaction': ({ unit }) => `no charge threatens ${unit}: it follows its sealed plan`,
    'counter-too-late': ({ unit }) =>
      `a counter-charge starts in the quarter after the charge began: too late for ${unit}`,
    'counter-not-aimed': ({ unit }) => `that charge cannot be aimed at ${unit}`,
    'counter-order': ({ unit }) => `the order of ${unit} does not let it counter-charge`,
    'stop-no-reason': ({ unit }) =>
      `only an enemy who evades, or a general in contact, stops a declared charge: ${unit} goes on`,
    'stop-no-charge': ({ unit }) => `${unit} has no charge to stop`,
    'not-sheltered': ({ unit }) => `${unit} is not sheltered: there is nothing to choose`,
  },
};
