import { cmOf } from '@grognard/field';
import type { Doing } from '../../model/under-way.ts';
import type { Degradation, Flank, Formation, Turn } from '../../model/vocabulary.ts';
import { distance } from '../lengths.ts';
import { cmInEnglish as cm, menOf } from '../measures.ts';
import type { Words } from '../words.ts';

const FORMATIONS: Readonly<Record<Formation, string>> = {
  line: 'in line',
  'double line': 'in double line',
  'march column': 'in column of companies',
  'section column': 'in column of sections',
  'division column': 'in column of divisions',
  square: 'in square',
  'full square': 'in full square',
  skirmish: 'in skirmish order',
  echelon: 'in echelon',
  chequer: 'in chequer',
  limbered: 'limbered',
  'in battery': 'in battery',
};

const inFormation = (formation: unknown): string => FORMATIONS[formation as Formation] ?? `${formation}`;

const DEGRADED: Readonly<Record<Degradation, string>> = {
  0: 'in good order again',
  1: 'disorganised',
  2: 'without formation',
  3: 'in disorder',
};

const TURNS: Readonly<Record<Turn, string>> = {
  left: 'turn its figures left',
  right: 'turn its figures right',
  about: 'turn its figures about',
};

const FLANKS: Readonly<Record<Flank, string>> = {
  left: 'on its left flank',
  right: 'on its right flank',
  rear: 'in its rear rank',
};

const quarters = (left: number): string =>
  left === 1 ? 'a quarter of a period' : `${left} quarters of a period`;

const turning = ({ figures, by }: Extract<Doing, { what: 'turn' }>): string => {
  if (figures === 'all') return by === 'back' ? 'turn its figures back' : TURNS[by];
  const who = `the figures ${FLANKS[figures]}`;
  return by === 'back' ? `turn back ${who}` : `turn ${who} outwards`;
};

const beginning = (doing: Doing): string => {
  switch (doing.what) {
    case 'change':
      return `form up ${FORMATIONS[doing.to]}`;
    case 'reform':
      return `reform ${FORMATIONS[doing.to]}`;
    case 'turn':
      return turning(doing);
    case 'deploy':
      return doing.companies.length === 1
        ? 'send out a company as skirmishers'
        : `send out ${doing.companies.length} companies as skirmishers`;
    case 'rejoin':
      return 'rejoin its battalion';
    case 'reorganise':
      return 'reorganise';
    case 'limber':
      return 'limber up';
    case 'unlimber':
      return 'unlimber';
    case 'bend':
      return doing.along === undefined ? 'align its ranks' : 'bend along the ground';
    case 'drag':
      return doing.length < 0 ? 'haul its guns back by prolonge' : 'haul its guns forward by drag ropes';
    case 'enter':
      return 'enter a house';
    case 'post':
      return 'change its posts';
    case 'leave':
      return 'leave the house';
    case 'wonder':
      return 'look for another target';
  }
};

const DONE: Readonly<Record<Doing['what'], string>> = {
  change: 'is',
  reform: 'has reformed',
  turn: 'has turned its figures and stands',
  deploy: 'has sent out its skirmishers and stands',
  rejoin: 'has reformed, but away from its battalion,',
  reorganise: 'has reorganised',
  limber: 'is',
  unlimber: 'is',
  drag: 'has hauled its guns and is',
  enter: 'is',
  post: 'is',
  leave: 'is',
  wonder: 'has seen that nobody answers its fire, and stands',
  bend: 'has taken up its new alignment,',
};

const SIDES: Readonly<Record<string, string>> = {
  left: 'to the left',
  right: 'to the right',
  both: 'to both sides',
};

const listed = (sides: unknown): string =>
  (Array.isArray(sides) ? sides : []).map((side) => SIDES[`${side}`] ?? `${side}`).join(' or ');

export const changes: Words['changes'] = {
  told: {
    began: ({ part, doing }, names) =>
      `${names.part(part)} begins to ${beginning(doing)}: it takes ${quarters(doing.left)}`,
    'gave-up': ({ part }, names) => `${names.part(part)} can no longer do what was planned`,
    continued: ({ part, left }, names) =>
      `${names.part(part)} carries on with its manoeuvre: ${quarters(left)} to go`,
    completed: ({ part, what, stands, front }, names) =>
      `${names.part(part)} ${DONE[what]} ${FORMATIONS[stands.formation]}, on a front of ${cm(front)}`,
    'cut-short': ({ part }, names) => `${names.part(part)} is caught by the enemy before it is done`,
    degraded: ({ part, to }, names) => `${names.part(part)} is ${DEGRADED[to]}`,
    'pushed-aside': ({ part, by }, names) =>
      `${names.part(part)} cannot pass through ${names.part(by)} and ends up beside it`,
    detached: ({ part, detached }, names) => {
      const men = menOf(detached.ranks);
      if (detached.formation !== 'skirmish')
        return `squadrons of ${names.part(part)}, ${men} men, part from their regiment`;
      return detached.companies.length === 1
        ? `a company of ${names.part(part)}, ${men} men, goes out as skirmishers`
        : `${detached.companies.length} companies of ${names.part(part)}, ${men} men, go out as skirmishers`;
    },
    joined: ({ into, fights }, names) =>
      fights === undefined
        ? `the detached men of ${names.part(into)} are back in its ranks`
        : `the detached men of ${names.part(into)} are back in its ranks; they fight from period ${fights} on`,
    strayed: ({ part, gap }, names) =>
      `the skirmishers of ${names.home(part)} are ${cm(gap)} from their battalion, too far off`,
    'in-touch': ({ part }, names) =>
      `the skirmishers of ${names.home(part)} have found their battalion again`,
  },
  refusals: {
    routing: ({ unit }) => `${unit} is routing`,
    rallying: ({ unit }) => `${unit} is in the midst of a rally`,
    following: ({ unit }) => `${unit} follows the enemy and keeps its formation`,
    evading: ({ unit }) => `${unit} is in the midst of an evade`,
    charging: ({ unit }) => `${unit} charges in the formation it has`,
    opened: ({ unit }) => `${unit} has opened to let a friend pass, and waits`,
    crossed: ({ unit }) => `${unit} can reform only once the crossing is over`,
    'in-melee': ({ unit }) => `${unit} is in melee: it is too late for that`,
    'must-reform': ({ unit }) => `${unit} must reform first`,
    'already-formed-so': ({ unit, to }) => `${unit} is already ${inFormation(to)}`,
    'not-for-arm': ({ unit, to }) => `${unit} is not of an arm that stands ${inFormation(to)}`,
    'not-for-nation': ({ unit, to }) => `the troops of ${unit} do not know how to stand ${inFormation(to)}`,
    'too-few-for-square': ({ unit, figures, least }) =>
      `${unit} has only ${figures} figures; a square takes ${least}`,
    'full-square-from-column': ({ unit, from }) =>
      `a full square is formed from a column; ${unit} is ${inFormation(from)}`,
    'no-threat': ({ unit }) =>
      `no cavalry threatens ${unit} and no friend is about to run into it: no full square`,
    'bad-anchor': ({ unit, anchor, from }) =>
      `${unit} is ${inFormation(from)}: its ${anchor} cannot be what stays in place`,
    'bad-side': ({ unit, side, sides }) =>
      `${unit} cannot unfold ${SIDES[`${side}`] ?? side}, only ${listed(sides)}`,
    'not-offered': ({ from, to }) => `nothing leads from standing ${inFormation(from)} to ${inFormation(to)}`,
    'off-table': ({ unit, to }) => `${unit} has no room on the table to stand ${inFormation(to)}`,
    'no-such-company': ({ unit }) => `whole companies are sent out, and only those that are in ${unit}`,
    'cannot-skirmish': ({ unit }) => `those companies of ${unit} cannot fight as skirmishers`,
    'only-head': ({ unit }) => `${unit} is in column: only its head can go out as skirmishers`,
    'not-from-here': ({ formation }) =>
      `skirmishers go out from a line or from the head of a column, not from troops ${inFormation(formation)}`,
    'cavalry-stays-whole': ({ unit }) => `${unit} stays whole: only infantry detaches companies`,
    'too-many-skirmishers': ({ unit, most }) =>
      `${unit} may have at most ${most} figures out as skirmishers, two thirds of it`,
    'pooled-too-few': ({ unit, figures, least }) =>
      `${unit}, pooled elites of ${figures} figures, does not divide below ${least}`,
    'no-cover': ({ unit }) => `${unit} goes out whole only near a wood or behind an obstacle`,
    'must-rejoin': ({ unit, to }) =>
      `detached companies of ${unit} rejoin their battalion before they stand ${inFormation(to)}`,
    'body-joins-none': ({ unit }) => `the detached rejoin ${unit}, not the other way round`,
    'too-far-to-rejoin': ({ unit, gap }) =>
      `they are ${distance(cmOf(Number(gap)), 'en')} from ${unit}; beyond 7 cm they cannot rejoin it`,
    'too-far-out': ({ unit, gap }) =>
      `the skirmishers of ${unit} would be ${distance(cmOf(Number(gap)), 'en')} from their battalion; 7 cm at most`,
    'cannot-turn': ({ unit, formation }) => `${unit}, ${inFormation(formation)}, does not turn on the spot`,
    'bad-turn': ({ unit }) => `the figures of a flank of ${unit} turn outwards, and once only`,
    'not-turned': ({ unit }) => `no figure of ${unit} is to be turned back to the front`,
    'only-columns-face-rear': ({ unit }) => `${unit} is not in column: its rear does not face about`,
    'nothing-to-reorganise': ({ unit }) => `${unit} is not disorganised`,
    'nothing-to-reform': ({ unit }) => `${unit} has no need to reform`,
    'not-reformed-so': ({ unit, to }) => `${unit} cannot reform ${inFormation(to)}`,
    'bad-heading': ({ unit }) =>
      `${unit} reforms facing as it does: only cavalry that has rallied chooses its front`,
    'not-guns': ({ unit }) => `${unit} is not a battery`,
    'already-limbered': ({ unit }) => `${unit} is limbered already`,
    'already-in-battery': ({ unit }) => `${unit} is in battery already`,
    'too-few-figures': ({ unit, figures, least }) =>
      `${unit} has only ${figures} figures; a unit of this arm counts at least ${least}`,
    'mixed-arms': ({ unit }) => `${unit} mixes different arms`,
    'mixed-pool': ({ unit }) => `${unit}, pooled elites, mixes different companies`,
    'bend-nothing': ({ unit }) =>
      `there is neither a crest nor the edge of a wood there for ${unit} to follow`,
    'bend-formation': ({ unit }) =>
      `${unit} does not stand so that it could follow a crest or an edge: a line or a double line may, and in a wood skirmishers`,
    'bend-already': ({ unit }) => `${unit} follows it already`,
    'bend-crest': ({ unit }) => `${unit} does not hold that crest: it must touch it or stand across it`,
    'bend-edge': ({ unit }) => `${unit} is not in the wood within 2 cm of its edge`,
    'bend-facing': ({ unit }) => `the front of ${unit} does not lie that way`,
    'bend-no-room': ({ unit }) => `there is no room there for all of ${unit}, base beside base`,
    'bend-straight': ({ unit }) => `there is no bend there for ${unit} to follow`,
    'bend-aligned': ({ unit }) => `the ranks of ${unit} are straight`,
    'bend-align-first': ({ unit }) => `${unit} has bent its line: it must align its ranks before that`,
  },
};
