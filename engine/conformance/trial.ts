import type { Random } from '../chance/random.ts';
import type { Game, GameTypes } from '../contract/game.ts';
import type { RuleId } from '../contract/refusal.ts';
import type { Schemas } from '../contract/schemas.ts';
import type { Player, Seat } from '../contract/seat.ts';
import type { SwitchValues } from '../contract/switch.ts';

/** What a game hands to the suite: itself, and a scenario to be tried on. */
export interface Trial<K extends GameTypes> {
  readonly game: Game<K>;
  readonly schemas: Schemas<K>;
  readonly scenario: K['Scenario'];
  readonly switches?: SwitchValues;
  /** Players first; the suite adds a spectator and an umpire. */
  readonly seats: readonly Seat[];
  /** A random game ends within so many orders. */
  readonly maxOrders: number;
  /** At about how many moments of a game the dear laws look, chosen by its seed; twelve unless told. */
  readonly moments?: number;
  /** Leaves of the state that no view shows although nobody is meant to guess them, each with its reason. */
  readonly unguessed?: readonly {
    readonly path: string;
    /** The seat by name, if it is so for that seat alone. */
    readonly seat?: string;
    readonly reason: string;
  }[];
  /** Kinds of told that hold passing news which no view keeps (a path that was walked), each with its reason. */
  readonly passing?: readonly { readonly kind: string; readonly reason: string }[];
  /** The same scenario with its units listed in another order; where the rules promise that it does not matter. */
  readonly relisted?: (scenario: K['Scenario'], pick: (count: number) => number) => K['Scenario'];
  /** An order given on the relisted table, where orders name units by their place in a list. */
  readonly relistedOrder?: (order: K['Order'], state: K['State'], relisted: K['State']) => K['Order'];
  /**
   * How a table that was set up again from a printed position is laid beside the one it was printed from; without it the
   * law about printed positions passes the game over. What is left out is compared as it stands.
   */
  readonly printed?: {
    /** A view without what only numbers things: aliases in an order of their own, no ids of decisions. */
    readonly view?: (view: K['View'], seat: Seat) => unknown;
    /** An event with names for the numbers of pieces. */
    readonly event?: (event: K['Event'], before: K['State']) => unknown;
  };
  /**
   * Whom an order has act, as `able` names them; none for one that nobody in particular carries out (passing, being
   * done). With it the law about those who are marked as able asks `able` in both directions.
   */
  readonly acting?: (setting: K['Setting'], view: K['View'], order: K['Order']) => readonly K['Focus'][];
  /** Orders by which somebody who is marked might act, tried before whims are: where `options` offers no marches. */
  readonly tries?: (
    setting: K['Setting'],
    view: K['View'],
    seat: Player,
    focus: K['Focus'],
  ) => readonly K['Order'][];
  /** What an order asks for, piece by piece; without it the law that nothing is done in silence passes the game over. */
  readonly tasks?: (
    setting: K['Setting'],
    before: K['State'],
    seat: Player,
    order: K['Order'],
  ) => readonly Task<K>[];
  /** Where the rules ask for the sight of the one who acts; without it the law about that passes the game over. */
  readonly sight?: {
    /** Who fires at whom, charges whom or reacts to whom in this event. */
    readonly acts: (setting: K['Setting'], event: K['Event'], before: K['State']) => readonly Act[];
    /** Whether the one sees the other himself, as the rules have it: slow and obvious rather than the game's own. */
    readonly sees: (setting: K['Setting'], state: K['State'], act: Act) => boolean;
  };
  /** Random orders, and the wish by which a hand would ask for each. */
  readonly freely?: Freely<K>;
  /**
   * Wishes for one point inside an offered region, one a heading or way: one of them must be granted. None for a region
   * that promises no reach.
   */
  readonly wash?: (
    setting: K['Setting'],
    view: K['View'],
    seat: Player,
    region: K['Region'],
    random: Random,
  ) => readonly K['Wish'][];
  /** The mirror image; where the rules promise that it plays out as the mirror image. */
  readonly mirror?: {
    readonly scenario: (scenario: K['Scenario']) => K['Scenario'];
    readonly order: (order: K['Order']) => K['Order'];
  };
}

/** Somebody does something to somebody else: the numbers that the state has for them, and by which rule he must see him. */
export interface Act {
  readonly by: number;
  readonly upon: number;
  readonly rule: RuleId;
}

/** One thing that an order asks for. */
export interface Task<K extends GameTypes> {
  /** What a reader of the breach would call it. */
  readonly name: string;
  /** Whether this line, told to who gave the order, says what became of it; with the state just before it happened. */
  readonly isToldBy: (told: K['Told'], before: K['State']) => boolean;
  /** Of tasks with the same name here each needs a line of its own: what is told of the first says nothing of the second. */
  readonly alike?: string;
}

/** How what may be ordered is compared with what a hand can ask for. */
export interface Freely<K extends GameTypes> {
  /** A well-formed order at random, made without `options` and `propose`; most may well be refused. */
  readonly order: (
    setting: K['Setting'],
    view: K['View'],
    seat: Player,
    random: Random,
  ) => K['Order'] | undefined;
  /** The wish that means it. */
  readonly wish: (
    setting: K['Setting'],
    view: K['View'],
    seat: Player,
    order: K['Order'],
  ) => K['Wish'] | undefined;
  /** At whom a player looks to be offered it, where offers are made piece by piece. */
  readonly focus?: (order: K['Order']) => readonly K['Focus'][];
  /** Whether the two do the same: same piece, kind and target, same end within the tolerance. */
  readonly alike: (a: K['Order'], b: K['Order'], setting: K['Setting'], view: K['View']) => boolean;
  /** Orders that no hand can ask for, at most ten kinds of them, each with its reason. */
  readonly exceptions?: readonly {
    readonly reason: string;
    readonly is: (order: K['Order'], view: K['View'], setting: K['Setting']) => boolean;
  }[];
}

/** A trial made ready: the ids that may be cited are known. */
export interface Ready<K extends GameTypes> extends Trial<K> {
  readonly knownRules: ReadonlySet<RuleId>;
}
