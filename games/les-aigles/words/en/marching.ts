import type { MoveKind } from '../../model/events/marching.ts';
import { excess, wayLength } from '../lengths.ts';
import type { Words } from '../words.ts';

const DOINGS: Readonly<Record<string, string>> = {
  rally: 'is rallying',
  follow: 'is following a rally',
  evade: 'is evading',
  charge: 'is charging',
  change: 'is changing formation',
  reform: 'is reforming',
  turn: 'is turning its figures',
  deploy: 'is sending out skirmishers',
  reorganise: 'is reorganising',
  limber: 'is limbering up',
  unlimber: 'is unlimbering',
  rejoin: 'is rejoining its unit',
  drag: 'is dragging its guns',
};

const HALTS = {
  none: '',
  barred: ' and can go no farther',
  wall: ' and stops at the wall',
  out: ' and stops in the open to reform',
} as const;

/** What a part is said to do, before how far it goes. */
const MOVES: Readonly<Record<Exclude<MoveKind, 'reorients'>, string>> = {
  marches: 'marches',
  'hauls its guns': 'hauls its guns',
  charges: 'charges',
  'rides back': 'rides back',
  follows: 'follows for',
  'makes off': 'makes off',
  runs: 'runs',
};

export const marching: Words['marching'] = {
  told: {
    moved: ({ part, how, way, forced, stoppedBy, haltedAt }, names) => {
      if (how === 'reorients') return `${names.part(part)} reorients to charge`;
      const does = how === 'marches' && forced !== undefined ? 'makes a forced march of' : MOVES[how];
      const end =
        stoppedBy === undefined
          ? HALTS[haltedAt?.why ?? 'none']
          : ` and stops before ${names.part(stoppedBy)}`;
      return `${names.part(part)} ${does} ${wayLength(way, 'en')}${end}`;
    },
  },
  refusals: {
    'too-far': ({ unit, cm, most }) => {
      const { asked, left } = excess(cm, most, 'en');
      return `${unit} cannot go that far: it would take ${asked}, and ${left} are left`;
    },
    'too-far-slow': ({ unit, cm, most }) => {
      const { asked, left } = excess(cm, most, 'en');
      return `${unit} cannot go that far: slantwise or back it goes at half the pace of a line, so it would take ${asked} of its march, and ${left} are left`;
    },
    nowhere: ({ unit }) => `this march leads ${unit} nowhere`,
    'in-contact': ({ unit }) => `${unit} is in contact with the enemy`,
    busy: ({ unit, doing }) => `${unit} ${DOINGS[`${doing}`] ?? 'is busy'} and can do nothing else`,
    'being-crossed': ({ unit }) => `${unit} is being passed through by a friend and cannot move`,
    'ridden-over': ({ unit }) => `${unit} has been ridden over, and the enemy still stands on it`,
    'stands-open': ({ unit }) => `${unit} has opened to let a friend through`,
    'cannot-march': ({ unit }) => `${unit} cannot march as it stands`,
    'guns-in-battery': ({ unit }) => `${unit} is in battery: limber up, or drag the guns by hand`,
    'figures-turned-out': ({ unit }) => `${unit} must first turn its figures back to the front`,
    'reform-first': ({ unit }) => `${unit} must reform first`,
    'drive-off-first': ({ unit }) =>
      `${unit} has just limbered up: it drives off straight ahead, away from where it fired, before it wheels`,
    'square-wheels': ({ unit }) => `${unit} is in square, and a square does not wheel`,
    'only-a-square': ({ unit }) => `only a square marches sideways, and ${unit} is not in square`,
    'oblique-formation': ({ unit }) => `only infantry in line marches obliquely: ${unit} cannot`,
    'oblique-status': ({ unit }) => `${unit} is not drilled well enough to march obliquely`,
    'oblique-angle': ({ degrees }) =>
      `an oblique march slants by 45 degrees at most; this one asks for ${degrees}`,
    'back-formation': ({ unit }) =>
      `only infantry in line or skirmishing steps back facing the enemy: ${unit} cannot`,
    'back-status': ({ unit }) => `${unit} is not drilled well enough to step back facing the enemy`,
    'forced-formation': ({ unit }) =>
      `a forced march needs a march column or limbered guns: ${unit} is neither`,
    'forced-skirmishers': ({ unit }) => `skirmishers make no forced march: ${unit} keeps its pace`,
    'forced-too-long': ({ unit }) => `${unit} has forced its march for three periods and must halt`,
    'marches-off': ({ unit }) => `this march would take ${unit} off the table`,
    'through-friend': ({ unit, friend }) => `${unit} would pass through ${friend}`,
    'only-guns-drag': ({ unit }) => `only guns in battery are dragged by hand: ${unit} has none`,
    'drag-too-far': ({ unit, cm }) =>
      `by hand ${unit} moves 3 cm in half a period, not ${excess(cm, 3, 'en').asked}`,
    'drag-from-half': ({ unit }) => `dragging the guns of ${unit} takes the whole half period`,
  },
};
