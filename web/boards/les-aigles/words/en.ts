import type { Formation, Leg, Task } from '@grognard/les-aigles/for-page';
import type { BoardWords, GroundNames } from './words.ts';

const decimal = (value: number): string => `${Math.round(value * 10) / 10}`;
const cm = (value: number): string => `${decimal(value)} cm`;
const degrees = (value: number): string => `${Math.round(Math.abs(value))}°`;

const formations: Readonly<Record<Formation, string>> = {
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

const hand = (turn: number): string => (turn < 0 ? 'left' : 'right');

const leg = (each: Leg): string => {
  switch (each.go) {
    case 'ahead':
      return `march ${cm(each.length / 1000)} ahead`;
    case 'back':
      return `step back ${cm(each.length / 1000)}`;
    case 'wheel':
      return `wheel ${degrees(each.turn / 100)} to the ${hand(each.turn)}`;
    case 'oblique':
      return `march ${cm(each.length / 1000)} obliquely to the ${hand(each.slant)}, ${degrees(each.slant / 100)} off`;
    case 'sideways':
      return `march ${cm(each.length / 1000)} to the ${each.to}`;
  }
};

const FLANKS = { left: 'the left flank', right: 'the right flank', rear: 'the rear rank' } as const;

const turn = ({ figures, by }: Extract<Task, { do: 'turn' }>): string => {
  if (figures === 'all') {
    if (by === 'back') return 'turn all figures back to the front';
    return by === 'about' ? 'turn all figures about' : `turn all figures ${by}`;
  }
  return by === 'back' ? `turn ${FLANKS[figures]} back to the front` : `turn ${FLANKS[figures]} outwards`;
};

const JOBS = {
  demolish: 'demolish it',
  shelter: 'build a shelter',
  bridge: 'build a bridge',
  spike: 'spike the guns',
} as const;

/** A place, or that side of it which a task is about. */
const sideOf = (
  { feature, side }: Pick<Extract<Task, { do: 'shell' }>, 'feature' | 'side'>,
  ground: GroundNames,
): string =>
  side === undefined ? ground.place(feature) : `the ${ground.wall(side)} side of ${ground.place(feature)}`;

/** How many figures at which wall. */
const posted = (
  posts: readonly { readonly wall: number; readonly figures: number }[],
  ground: GroundNames,
): string =>
  [...new Set(posts.map(({ wall }) => wall))]
    .map((wall) => {
      const figures = posts.filter((post) => post.wall === wall).reduce((sum, post) => sum + post.figures, 0);
      return `${ground.wall(wall)} ${figures}`;
    })
    .join(', ');

const task: BoardWords['task'] = (each, ground) => {
  switch (each.do) {
    case 'stand':
      return 'stand fast';
    case 'wait':
      return 'wait a quarter';
    case 'change':
      return `form up ${formations[each.to]}`;
    case 'turn':
      return turn(each);
    case 'deploy': {
      const [first = 0] = each.companies;
      const which = `${first === 0 ? 'from the first' : 'from the last'}`;
      return each.companies.length === 1
        ? `send out a company as skirmishers (no. ${first + 1})`
        : `send out ${each.companies.length} companies as skirmishers, ${which}`;
    }
    case 'rejoin':
      return 'rejoin the battalion';
    case 'reorganise':
      return 'reorganise';
    case 'reform':
      return `reform ${formations[each.to]}`;
    case 'limber':
      return 'limber up';
    case 'unlimber':
      return 'unlimber';
    case 'drag':
      return each.length < 0
        ? `haul the guns back ${cm(-each.length / 1000)}`
        : `haul the guns forward ${cm(each.length / 1000)}`;
    case 'evade':
      return 'evade if threatened';
    case 'enter':
      return `enter ${ground.place(each.house)} by its ${ground.wall(each.wall)} side`;
    case 'relieve':
      return `relieve the garrison of ${ground.place(each.house)}`;
    case 'leave':
      return each.by === 'column'
        ? `leave in column by the street, on the ${ground.wall(each.wall)} side`
        : `leave in line by the ${ground.wall(each.wall)} side`;
    case 'post':
      return `change walls: ${posted(each.posts, ground)}`;
    case 'extend':
      return `bring ${each.figures} more figures up to the ${ground.wall(each.wall)} side`;
    case 'widen':
      return `bring ${each.figures} figures up to the obstacle on the ${each.hand}`;
    case 'bend':
      return each.along === undefined ? 'align the ranks again' : `bend along ${ground.place(each.along)}`;
    case 'shell':
      return `batter ${sideOf(each, ground)} with round shot`;
    case 'reman':
      return `go back to the guns (${ground.place(each.feature)})`;
    case 'work':
      return `${JOBS[each.job]}${each.feature === undefined ? '' : ` (${sideOf({ ...each, feature: each.feature }, ground)})`}`;
  }
};

export const en: BoardWords = {
  map: 'The table',
  pieces: 'Troops and officers',
  mapHelp:
    'N and P: next and previous troops. Arrows up and down: march farther or less far; left and right: wheel. F: formation, T: turn, K: skirmishers, G: guns, C: charge, E: evade, R: reform, H: forced march, W: wait or stand, I: instruction. Enter: write it into the plan. U: undo a step, Delete: clear the plan. Escape: let go.',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  fit: 'The whole table',
  key: 'Key of the map',
  keyTitle: 'Signs',
  keysTitle: 'Keys',
  closeKey: 'Put the key away',
  signs: {
    front: 'front',
    foot: 'infantry',
    horse: 'cavalry',
    guns: 'artillery',
    second: 'the other army: double rim',
    ragged: 'ranks lost',
    plan: 'planned march, where it ends',
    charge: 'charge',
    aimed: 'target of a fire order',
    held: 'holds its fire',
    fight: 'melee',
  },
  keysOf: [
    ['N, P', 'next, previous troops'],
    ['↑ ↓', 'march farther, less far'],
    ['← →', 'wheel left, right'],
    ['Page ↑ ↓', 'five centimetres at a time'],
    ['F', 'change formation'],
    ['T', 'turn figures'],
    ['K', 'skirmishers'],
    ['G', 'limber, unlimber'],
    ['C', 'charge: next target'],
    ['E', 'evade'],
    ['R', 'reform, rejoin'],
    ['H', 'forced march'],
    ['V', 'who sees whom'],
    ['W', 'wait a quarter, stand fast'],
    ['I', 'instruction after a melee'],
    ['O', 'hold fire, or fire as usual'],
    ['A', 'fire at: next target'],
    ['Enter', 'write into the plan'],
    ['U', 'undo a step'],
    ['Del', 'clear the plan'],
    ['Shift + arrows', 'move the map'],
    ['+ − 0', 'closer, farther, all'],
  ],
  tape: 'Measuring tape',
  tapeFirst: 'Tap two places to measure between them.',
  tapeRead: (length) => `Measured: ${length}.`,
  tapeForbidden: 'In this battle nothing may be measured before it is played.',
  cm,
  decimal,
  degrees,
  centimetres: 'centimetres on the table',
  north: 'N',

  formations,
  degraded: { 0: 'in good order', 1: 'disorganised', 2: 'without formation', 3: 'in disorder' },
  states: {
    routing: 'routing',
    fleeing: 'in flight',
    charging: 'charging',
    rallying: 'falling back to rally',
    following: 'following the enemy',
    evading: 'evading',
    retreating: 'falling back',
    halted: 'held fast',
    engaged: 'in melee',
    strayed: 'out of touch',
    gunsLost: 'guns lost',
  },
  arms: {
    infantry: 'infantry',
    cavalry: 'cavalry',
    'foot artillery': 'foot artillery',
    'horse artillery': 'horse artillery',
  },
  aHouse: (village) => (village === undefined ? 'a house' : `a house of ${village}`),
  inHouse: {
    garrison: (house) => `holds ${house}`,
    intruder: (house) => `has broken into ${house}`,
    streets: (house) => `fights in ${house}`,
  },
  winds: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  facing: (wind) => `facing ${wind}`,
  figures: (now, raised) => (now === raised ? `${now} figures` : `${now} figures of ${raised}`),
  skirmishersOf: (unit) => `skirmishers, ${unit}`,
  squadronsOf: (unit) => `squadrons, ${unit}`,
  doing: (what, left) => `${what}: ${left} ${left === 1 ? 'quarter' : 'quarters'} to go`,
  hasPlan: (plan) => `plan: ${plan}`,
  attitudes: {
    attack: 'attack',
    hold: 'hold',
    cover: 'cover',
    harass: 'harass',
    support: 'support',
    manoeuvre: 'manoeuvre',
  },
  orderedTo: (attitude, about) =>
    about === undefined ? `ordered to ${attitude}` : `ordered to ${attitude} ${about}`,
  comingOrder: (attitude) => `new order on its way: ${attitude}`,
  ranks: { general: 'general', aide: 'aide-de-camp' },
  worth: (charisma, authority) => `charisma ${charisma}, authority ${authority}`,
  hit: 'hit',
  touching: (unit) => `with ${unit}`,

  leg,
  forced: 'forced march',
  task,
  charge: (whom) => `charge ${whom}`,
  reaction: (each) =>
    ({
      halt: 'halt and face it',
      stop: 'stop the charge at the end of the quarter',
      evade: 'evade',
      stay: 'stay under cover',
    })[each.do],
  counterCharge: (whom) => `counter-charge ${whom}`,
  afterWin: { order: 'as ordered', follow: 'follow the beaten', stay: 'stay where it is' },
  afterWinTitle: 'After a melee won',
  fireTitle: 'Fire',
  fireUsual: 'as usual',
  fireHold: 'hold fire',
  fireAimed: 'as told here',
  fireDistance: 'Only within (cm)',
  fireWithin: (cm) => `only within ${cm}`,
  fireAt: (whom) => `at ${whom}`,
  fireTarget: 'Target',
  fireTakeAim: 'Touch the target on the map',
  fireTouchEnemy: 'Touch an enemy…',
  fireNobodyByName: 'No target by name',
  fireKind: 'Rather at',
  fireNearest: 'the nearest',
  firePrefers: (whom) => `rather at ${whom}`,
  marks: {
    foot: 'foot',
    horse: 'horse',
    guns: 'guns',
    skirmishers: 'skirmishers',
    massed: 'columns and squares',
  },
  fireOnly: 'at nobody else',
  fireShot: 'Ammunition',
  fireUsualShot: 'by distance',
  shots: { 'round shot': 'round shot', canister: 'canister' },
  firePart: 'Of a line half behind cover',
  fireUsualPart: 'as usual: those in the open',
  exposures: { open: 'those in the open', covered: 'those in cover' },
  barredTitle: 'If some squadrons are barred',
  barred: { 'halt those': 'halt those', 'halt all': 'halt all' },
  onwardTitle: 'Squadrons behind, after contact',
  onward: { 'go on': 'go on', halt: 'halt' },
  stands: 'stands',
  quarters: (count) => `${count} ${count === 1 ? 'quarter' : 'quarters'}`,
  inQuarters: (from, to) => (from === to ? `quarter ${from}` : `quarters ${from} and ${to}`),
  beyond: 'goes on in the next half-period',
  spent: (cost, most) => `${cost} of ${most}`,
  groups: {
    order: 'Order in the ranks',
    change: 'Formation',
    turn: 'Turns',
    skirmish: 'Skirmishers',
    guns: 'Guns',
    charge: 'Charge',
    ground: 'Ground',
    other: 'Other',
  },

  whoSeesWhom: 'Who sees whom from here',
  sees: (whom) => `Sees ${whom.join(', ')}.`,
  seesNobody: 'Sees none of the enemy.',
  seesNot: (whom, why) => (why === undefined ? `Not ${whom}.` : `Not ${whom}: ${why}.`),
  whyUnseen: {
    'no free line': 'no straight line between them is free',
    'hill between': 'a hill lies between',
    'behind another hill': 'behind another hill, within 15 cm of its foot',
    'behind a wood': 'within 15 cm behind a wood or a village',
    'overgrown slope': 'the slope is overgrown, and it stands within 15 cm of the foot of the hill',
    masked: 'wholly masked',
    'below a plateau': 'within 15 cm below the edge of the plateau',
    'up on a plateau': 'up on the plateau, too near its edge to be seen from below',
    'plateau between': 'a plateau lies between',
    'wood between': 'a wood lies between',
    'deep in a wood': 'in a wood one sees out only from within 2 cm of its edge',
    'far off in a wood': 'inside a wood nobody sees farther than 8 cm',
    'hidden in a wood': 'hidden in a wood, more than 2 cm from its edge or not yet betrayed',
    'blind wall': 'no man stands at that side of the house',
    'house between': 'a house lies between',
    'behind a house': 'within 15 cm behind a house',
    'hidden in a house': 'a garrison that has not shown itself',
    'hidden in crops': 'hidden in tall crops',
    'deep in crops': 'in tall crops one sees out only from within 2 cm of their edge',
    'far off in crops': 'in tall crops one is seen within 4 cm only',
  },
  sightKey:
    'Yellow: the 2 cm at the edge of a wood or crop from which one sees out. Green: how far one sees inside. Brown: crests.',

  refusedHere: 'Not allowed',
  write: 'Write it down',
  chargeInstead: (whom) => `Charge ${whom} instead`,
  asFar: (cm) => `Go as far as it can (${cm})`,
  cancel: 'Let go',
  rule: (id) => `Rule ${id}`,
  moreReasons: (count) => `and ${count} more ${count === 1 ? 'reason' : 'reasons'}`,
  toEnemy: (length) => `${length} from the nearest enemy`,
  picked: 'Selected.',
  enterHelp: 'Enter writes it into the plan.',
  written: (who, plan) => `${who}: ${plan}.`,
  nothingToUndo: 'Nothing to undo.',
  noMore: 'It has no other choice of that kind now.',
  wheelHandle: 'Drag to wheel: the other end of the front stays where it is',
  marchHandle: 'Drag to march',

  orders: 'Orders',
  hour: (period, periods) => `Period ${period} of ${periods}`,
  phases: {
    rallies: 'rallies',
    follows: 'pursuits',
    plans: 'plans',
    reactions: 'reactions',
    over: 'end of the battle',
  },
  half: (second) => (second ? 'second half' : 'first half'),
  nothingOwed: 'Nothing is asked of you now.',
  rulesComing: 'The rules are being fetched.',
  still: 'The table cannot be touched for the moment.',
  sealed: 'Your plan is sealed. It is opened when the other side has sealed its own.',
  unseal: 'Open my plan again',
  answerSealed: 'Your answer is sealed. It is opened when the other side has sealed its own.',
  unsealAnswer: 'Open my answer again',
  tooLateToUnseal: 'It is too late: the plans have been opened.',
  advice: 'Advice',
  aims: 'What counts if no army breaks',
  aim: (place, worth) => `${place}: ${worth}`,
  howToPlan: 'Choose troops on the table or in the list, then drag them where they are to march.',
  howToTask: 'Drag the troops, or an end of their front to wheel them. Onto an enemy: charge.',
  choices: 'Your choices',
  notNow: (count) => `Not possible now (${count})`,
  plan: 'Plan',
  undo: 'Undo a step',
  clear: 'Clear the plan',
  clearAll: 'Clear all',
  seal: 'Seal the plan',
  sealCount: (planned, idle) =>
    `${planned} with a plan, ${idle} without: ${idle === 0 ? 'nobody is left out' : 'they stand'}.`,
  faulty: 'The plan as a whole cannot be sealed:',
  command: (name) => (name === 'main' ? 'Main command' : name),
  officers: 'Officers',
  enemy: 'The enemy',
  ride: 'Ride',
  rides: (length) => `rides ${length}`,
  rideHelp: 'Drag the officer where he is to ride.',
  giveOrder: 'Give an order',
  byVoice: 'by voice',
  byAide: 'carried to the unit',
  toUnit: 'Unit',
  about: 'Whom',
  newOrder: 'New order',
  addOrder: 'Add the order',
  ordered: (unit, attitude) => `${unit}: ${attitude}`,
  printSheets: 'Print the orders',
  sheetTitle: (side, period, second) =>
    `Order sheet: ${side}, period ${period}, ${second ? 'second' : 'first'} half`,
  sheetColumns: ['Troops', 'Order', 'Stands', 'Plan'],

  rallyHelp:
    'Which cavalry breaks off and rallies? It rides back to set its ranks in order; fresh troops have no need to.',
  spareRallies: 'Do not ask again while none of our horse is engaged or disordered',
  followHelp: 'Who follows the enemy that breaks off?',
  reactHelp: 'A charge has come up. What do those do who see it coming?',
  rallyDo: (count) =>
    count === 0 ? 'Announce no rally' : `Announce ${count} ${count === 1 ? 'rally' : 'rallies'}`,
  followDo: (count) => (count === 0 ? 'Let them go' : `Follow with ${count}`),
  reactDo: (count) =>
    count === 0 ? 'Keep to the sealed plans' : `Seal ${count} ${count === 1 ? 'reaction' : 'reactions'}`,
  keepPlan: 'keep to the sealed plan',
  passBy: { any: 'by the shorter way', left: 'by the left end', right: 'by the right end' },
  passTitle: 'Past friends in its way',

  playback: 'What has happened',
  quarter: (quarter) => `Quarter ${quarter}`,
  levels: {
    compulsory: 'flights and falling back',
    rally: 'rallies and pursuits',
    charge: 'charges',
    normal: 'marches',
    officers: 'officers',
  },
  steps: {
    fire: 'fire',
    morale: 'morale',
    melee: 'melees',
    orders: 'declarations',
    manoeuvres: 'manoeuvres',
  },
  pause: 'Pause',
  goOn: 'Go on',
  nextScene: 'Next',
  skip: 'To the end',
  watchAgain: 'Watch again what happened',
  men: (men) => `−${men} men`,
};
