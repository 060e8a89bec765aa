import {
  canonical,
  type Game,
  isPlayer,
  type Player,
  type Refusal,
  refuse,
  seatName,
} from '@grognard/engine';
import type { Trial } from '@grognard/engine/conformance';
import { tiny } from '../game.ts';
import { sameCell, steps } from '../ground/cells.ts';
import type { Event } from '../model/events.ts';
import type { TinyTypes } from '../model/game-types.ts';
import type { Piece, Sighting, State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { wingsTrial } from './trial.ts';

/** The tiny game with one thing wrong, and the law that must find it. */
export interface Broken {
  readonly fault: string;
  readonly law: string;
  readonly game: Game<TinyTypes>;
  /** Needs the board with a wall. */
  readonly walled?: true;
  /** What its orders are taken to ask for, if it is not as in the trial. */
  readonly tasks?: Trial<TinyTypes>['tasks'];
  /** Takes so many random games to be sure of. */
  readonly games?: number;
}

type Change = Partial<Game<TinyTypes>>;

const broken = (fault: string, law: string, change: Change): Broken => ({
  fault,
  law,
  game: { ...tiny, ...change },
});

const piecesOf = ({ pieces }: State): readonly Piece[] => pieces.flat();

/** Something a broken game remembers although it should not: the last state it was asked about. */
const memory = (): { state: State | undefined } => ({ state: undefined });

const leakInView = broken(
  'the view counts hidden enemies in the west',
  'a view tells only what the seat knows',
  {
    view: (setting, state, seat) => {
      const west = piecesOf(state).filter(({ at }) => at.x < 4).length;
      return Object.assign({}, tiny.view(setting, state, seat), { west });
    },
  },
);

const leakInTold = broken('everybody is told who digs in', 'what is told tells only what the seat may know', {
  witness: (setting, event, before, after, seat) => {
    if (event.kind !== 'posted') return tiny.witness(setting, event, before, after, seat);
    const { name } = piecesOf(before)[event.piece] as Piece;
    return { kind: 'posted', piece: name, posture: event.posture, rules: event.rules };
  },
});

const leakByOrder = broken(
  'enemies are listed as they stand in the state',
  'a view tells only what the seat knows',
  {
    view: (setting, state, seat) => {
      if (!isPlayer(seat)) return tiny.view(setting, state, seat);
      const listed = Object.fromEntries(
        Object.entries(state.known).map(([side, known]) => [
          side,
          [known.flat().sort((a: Sighting, b: Sighting) => a.piece - b.piece)],
        ]),
      );
      return tiny.view(setting, { ...state, known: listed }, seat);
    },
  },
);

const leakByGaps = broken('enemies are numbered as in the state', 'a view tells only what the seat knows', {
  view: (setting, state, seat) => {
    const view = tiny.view(setting, state, seat);
    if (!isPlayer(seat)) return view;
    const ids = (state.known[seat.side] ?? []).flat().map(({ piece }) => piece);
    return Object.assign({}, view, { ids });
  },
});

const leakInRefusal = (): Broken => {
  const last = memory();
  const isHeld = (side: string, order: Parameters<typeof tiny.judge>[2]): boolean =>
    order.kind === 'plan' &&
    order.steps.some(({ to }) =>
      piecesOf(last.state as State).some((piece) => piece.side !== side && sameCell(piece.at, to)),
    );
  return broken('a step onto a hidden enemy is refused', 'a refusal tells only what the seat knows', {
    view: (setting, state, seat) => {
      last.state = state;
      return tiny.view(setting, state, seat);
    },
    judge: (reading, seat, order) => {
      const judgement = tiny.judge(reading, seat, order);
      return isHeld(seat.side, order)
        ? { ...judgement, refusals: [...judgement.refusals, refuse('TN-R08', 'crowded', { piece: '?' })] }
        : judgement;
    },
  });
};

const touchingEvolve = broken('evolve changes the state it is given', 'what is given is left as it was', {
  evolve: (setting, state, event) => {
    if (event.kind === 'turned') Object.assign(state, { turn: event.turn });
    return tiny.evolve(setting, state, event);
  },
});

const forgetfulEvolve = (): Broken => {
  let calls = 0;
  return broken('evolve counts its calls', 'evolve depends on state and event alone', {
    evolve: (setting, state, event) => {
      calls += 1;
      const next = tiny.evolve(setting, state, event);
      return event.kind === 'turned'
        ? { ...next, poster: event.poster, turn: event.turn + (calls % 97 === 0 ? 1 : 0) }
        : next;
    },
  });
};

const badOffer = broken('options offer a march of three cells', 'what is offered is accepted', {
  options: (reading, seat) => {
    const { view } = reading;
    const { orders, regions } = tiny.options(reading, seat);
    const [piece] = view.mine.filter(({ lost }) => lost === undefined);
    if (piece === undefined || view.phase !== 'plan') return { orders, regions };
    const to = { x: piece.at.x + 3, y: piece.at.y };
    return { orders: [...orders, { kind: 'plan', steps: [{ piece: piece.name, to }] }], regions };
  },
});

const badProposal = broken('propose does not look at the marsh', 'what is offered is accepted', {
  propose: ({ setting, view }, seat, wish) =>
    tiny.propose(tiny.read({ ...setting, marsh: new Set() }, view), seat, wish),
});

const changingRefusal = (): Broken => {
  const last = memory();
  return broken('a refusal ends the turn', 'what is given is left as it was', {
    view: (setting, state, seat) => {
      last.state = state;
      return tiny.view(setting, state, seat);
    },
    judge: (reading, seat, order) => {
      const judgement = tiny.judge(reading, seat, order);
      if (judgement.refusals.length > 0) Object.assign(last.state as State, { phase: 'post' });
      return judgement;
    },
  });
};

const unknownRule = broken('a refusal cites a rule that nobody wrote', 'a bad order changes nothing', {
  judge: (reading, seat, order) => {
    const judgement = tiny.judge(reading, seat, order);
    return {
      ...judgement,
      refusals: judgement.refusals.map((refusal): Refusal => ({ ...refusal, rule: 'no such rule' })),
    };
  },
});

const unknownRuleInEvent = broken(
  'an event cites a rule that nobody wrote',
  'only rules that exist are cited',
  {
    resolve: (setting, state, answers, chance): readonly Event[] =>
      tiny
        .resolve(setting, state, answers, chance)
        .map((event) => (event.kind === 'posted' ? { ...event, rules: ['no such rule'] } : event)),
  },
);

const dullImagination = (): Broken => {
  const last = memory();
  return broken('imagine gives the real state', 'imagination leaves no secret as it is', {
    view: (setting, state, seat) => {
      last.state = state;
      return tiny.view(setting, state, seat);
    },
    imagine: () => last.state as State,
  });
};

const poorImagination = broken(
  'imagine always dreams of standing men',
  'imagination leaves no secret as it is',
  {
    imagine: (setting, view, seat, random) =>
      tiny.imagine({ ...setting, digging: false }, view, seat, random),
  },
);

const firstListed = broken('who is listed first takes the cell', 'it does not matter who is listed first', {
  resolve: (setting, state, answers, chance) => {
    const [first] = piecesOf(state);
    const taken = answers.given.flatMap(({ order }) => (order.kind === 'plan' ? order.steps : []));
    const step = taken.find(({ piece }) => piece === first?.name);
    const events = tiny.resolve(setting, state, answers, chance);
    if (step === undefined || events.some((event) => event.kind === 'moved' && event.piece === 0))
      return events;
    const held = piecesOf(state).some((piece) => piece.lost === undefined && sameCell(piece.at, step.to));
    const free = !held && !events.some((event) => event.kind === 'moved' && sameCell(event.to, step.to));
    return free && first?.lost === undefined ? [{ kind: 'moved', piece: 0, to: step.to }, ...events] : events;
  },
});

const eastward = broken('who goes east wins ties', 'a mirrored battle plays out mirrored', {
  resolve: (setting, state, answers, chance) =>
    tiny.resolve(setting, state, answers, chance).map((event) => {
      if (event.kind !== 'fought' || event.lost !== undefined) return event;
      const [a, b] = event.blows.map(({ piece }) => piece) as [number, number];
      const [west, east] = [piecesOf(state)[a] as Piece, piecesOf(state)[b] as Piece];
      return { ...event, lost: west.at.x > east.at.x ? a : b };
    }),
});

const firstSealed = (): Broken => {
  let first: Player | undefined;
  return broken('who seals first rolls better', 'sealed answers may arrive in any order', {
    judge: (reading, seat, order) => {
      first ??= seat;
      return tiny.judge(reading, seat, order);
    },
    resolve: (setting, state, answers, chance) => {
      const favoured = first;
      first = undefined;
      const events = tiny.resolve(setting, state, answers, chance);
      return answers.given.length > 1 && favoured?.side === 'blue'
        ? events.filter(({ kind }) => kind !== 'moved')
        : events;
    },
  });
};

const staleView = (): Broken => {
  const views = new WeakMap<object, Map<string, View>>();
  return broken('the view is remembered as long as the pieces stand', 'a copy answers as the original', {
    view: (setting, state, seat) => {
      const known = views.get(state.pieces) ?? new Map<string, View>();
      views.set(state.pieces, known);
      const seen = known.get(seatName(seat)) ?? tiny.view(setting, state, seat);
      known.set(seatName(seat), seen);
      return seen;
    },
  });
};

const tellingRule = broken(
  'who digs in is told that his way is barred where a hidden enemy is near',
  'what is not shown changes nothing',
  {
    resolve: (setting, state, answers, chance): readonly Event[] =>
      tiny.resolve(setting, state, answers, chance).flatMap((event): Event[] => {
        if (event.kind !== 'posted') return [event];
        const { at, side } = piecesOf(state)[event.piece] as Piece;
        const near = piecesOf(state).some((other) => other.side !== side && steps(other.at, at) < 4);
        return near ? [event, { kind: 'stayed', piece: event.piece, rules: ['TN-R08'] }] : [event];
      }),
  },
);

const vainShowing = broken(
  'digging in is marked as if it showed something',
  'what is not shown changes nothing',
  {
    resolve: (setting, state, answers, chance): readonly Event[] =>
      tiny
        .resolve(setting, state, answers, chance)
        .map((event) => (event.kind === 'posted' ? Object.assign({}, event, { showed: true }) : event)),
  },
);

const forgottenPost = broken('a printed position does not say who posts', 'a printed position goes on', {
  position: (setting, state) => ({ ...tiny.position(setting, state), posting: undefined }),
});

const forgottenSight = broken(
  'a printed position forgets what was seen before',
  'a printed position goes on',
  {
    position: (setting, state) => ({ ...tiny.position(setting, state), known: undefined }),
  },
);

const markedThoughDugIn = broken('who is dug in is marked as able to step', 'who is marked as able is able', {
  able: ({ view }, { side, command }) =>
    view.mine
      .filter((piece) => piece.lost === undefined && piece.side === side)
      .filter((piece) => command === undefined || piece.command === command)
      .map(({ name }) => name),
});

const markedNobody = broken('nobody is marked as able', 'who is marked as able is able', { able: () => [] });

const silentStep = broken('who is barred hears nothing of it', 'nothing is done in silence', {
  resolve: (setting, state, answers, chance) =>
    tiny.resolve(setting, state, answers, chance).filter(({ kind }) => kind !== 'stayed'),
});

/** Steps of which a line does not say whose it is: any of them answers any. */
export const nameless: NonNullable<Trial<TinyTypes>['tasks']> = (...given) => {
  const all = wingsTrial.tasks?.(...given) ?? [];
  return all.map(({ name }) => ({
    name,
    isToldBy: (told, before) => all.some(({ isToldBy }) => isToldBy(told, before)),
  }));
};

export const oneLineForAll: Broken = {
  ...broken('of several steps only the first is taken and told', 'nothing is done in silence', {
    // Two steps at once, which a random player seldom plans.
    whim: (...given) => {
      const [{ piece, to }, wish] = [tiny.whim(...given), tiny.whim(...given)];
      return piece === undefined || to === undefined ? wish : { ...wish, plan: [{ piece, to }] };
    },
    resolve: (setting, state, answers, chance) => {
      const told = new Set<string>();
      return tiny.resolve(setting, state, answers, chance).filter((event) => {
        if (event.kind !== 'moved' && event.kind !== 'stayed') return true;
        const { side = '', command = '' } = piecesOf(state)[event.piece] ?? {};
        const isFirst = !told.has(`${side} ${command}`);
        told.add(`${side} ${command}`);
        return isFirst;
      });
    },
  }),
  tasks: (...given) => nameless(...given).map((task) => ({ ...task, alike: 'step' })),
};

const oneStepOnly = broken('a wish forgets what was planned before', 'what may be ordered can be ordered', {
  propose: (reading, seat, { plan: _plan, ...wish }) => tiny.propose(reading, seat, wish),
});

const wideWash = broken('the reach is washed over the marsh', 'the wash is honest', {
  options: ({ setting, view }, seat, focus) =>
    tiny.options(tiny.read({ ...setting, marsh: new Set() }, view), seat, focus),
});

const borrowedEyes: Broken = {
  ...broken('who is dug in fires at what his side sees', 'who fires sees', {
    resolve: (setting, state, answers, chance) =>
      tiny.resolve(setting, state, answers, chance).flatMap((event): Event[] => {
        if (event.kind !== 'sighted') return [event];
        const shooter = piecesOf(state).findIndex(
          ({ side, posture, lost }) => side === event.side && posture === 'dug in' && lost === undefined,
        );
        if (shooter < 0) return [event];
        const fired = { kind: 'shot', piece: shooter, target: event.piece, die: 1 } as const;
        return [event, { ...fired, rules: ['TN-R16'], drew: true, showed: true }];
      }),
  }),
  walled: true,
};

const overTheWall: Broken = {
  ...broken('who is dug in fires across the wall', 'who fires sees', {
    resolve: (setting, state, answers, chance) =>
      tiny.resolve({ ...setting, walls: new Set() }, state, answers, chance),
  }),
  walled: true,
};

const endless = broken('the last turn never ends', 'a game ends', {
  outcome: () => undefined,
  decisions: (setting, state) =>
    tiny
      .decisions(setting, { ...state, turn: 1 })
      .map((each) => ({ ...each, id: `${state.turn}.${each.id}` })),
});

const hanging = broken('nobody is asked to post', 'somebody must decide, or it is over', {
  decisions: (setting, state) => (state.phase === 'post' ? [] : tiny.decisions(setting, state)),
});

const wordless = broken('a refusal has no sentence', 'everything can be said in both languages', {
  words: (language) => ({ ...tiny.words(language), refusal: () => undefined }),
});

const notJsonState = broken('a state keeps an undefined', 'everything is plain JSON', {
  evolve: (setting, state, event) =>
    Object.assign({}, tiny.evolve(setting, state, event), { last: undefined }),
});

const unluckyReplay = (): Broken => {
  let calls = 0;
  return broken('resolve keeps a count of its own', 'the same order has the same result', {
    resolve: (setting, state, answers, chance) => {
      calls += 1;
      const events = tiny.resolve(setting, state, answers, chance);
      return calls % 3 === 0 ? events.filter(({ kind }) => kind !== 'moved') : events;
    },
  });
};

/** Orders that come again at a table that looks the same are taken for the same piece of news. */
const unforgetting = (): Broken => {
  const resolved = new Set<string>();
  return broken('what was taken back is remembered', 'any number of take-backs leaves what stands', {
    resolve: (setting, state, answers, chance) => {
      const events = tiny.resolve(setting, state, answers, chance);
      const given = answers.given.map(({ seat, order }) => ({ seat, order }));
      const moment = canonical({ state, given });
      const isNews = !resolved.has(moment);
      resolved.add(moment);
      return isNews ? events : events.filter(({ kind }) => kind !== 'posted');
    },
  });
};

export const brokenGames: readonly Broken[] = [
  leakInView,
  leakInTold,
  leakByOrder,
  leakByGaps,
  leakInRefusal(),
  touchingEvolve,
  forgetfulEvolve(),
  badOffer,
  badProposal,
  changingRefusal(),
  unknownRule,
  unknownRuleInEvent,
  dullImagination(),
  poorImagination,
  firstListed,
  eastward,
  firstSealed(),
  endless,
  hanging,
  wordless,
  notJsonState,
  unluckyReplay(),
  unforgetting(),
  staleView(),
  tellingRule,
  { ...vainShowing, games: 48 },
  forgottenPost,
  forgottenSight,
  markedThoughDugIn,
  markedNobody,
  silentStep,
  oneLineForAll,
  oneStepOnly,
  wideWash,
  borrowedEyes,
  overTheWall,
];
