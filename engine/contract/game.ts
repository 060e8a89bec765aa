import type { Chance } from '../chance/chance.ts';
import type { Random } from '../chance/random.ts';
import type { Decision, JudgedAnswers } from './decision.ts';
import type { Earlier } from './earlier.ts';
import type { ByLanguage, Language } from './language.ts';
import type { Line } from './line.ts';
import type { Outcome } from './outcome.ts';
import type { AReading, Judgement } from './reading.ts';
import type { Params, Refusal, RuleId } from './refusal.ts';
import type { Result } from './result.ts';
import type { Rulebook } from './rule.ts';
import type { Player, Seat, Side } from './seat.ts';
import type { Switch, SwitchValues } from './switch.ts';

export interface AnOrder {
  readonly kind: string;
}

/** What happened, with its results, so that `evolve` needs no rules and an old log always folds. */
export interface AnEvent {
  readonly kind: string;
  /** Chance was drawn for it. */
  readonly drew?: true;
  /** Somebody learnt something by it. */
  readonly showed?: true;
}

/** What a seat is told of an event. */
export interface ATold {
  readonly kind: string;
}

/** The types of one game, gathered: all but the setting are plain JSON. */
export interface GameTypes {
  readonly Scenario: object;
  /** The part of a scenario that everybody may know: map, sides, victory; never a hidden force. */
  readonly PublicScenario: object;
  readonly Setting: object;
  readonly State: object;
  readonly Order: AnOrder;
  readonly Event: AnEvent;
  readonly View: object;
  readonly Told: ATold;
  /** What a hand asks for: a dragged pose, a key, a tap. */
  readonly Wish: object;
  /** What the player looks at while asking for options: a piece, a chit. */
  readonly Focus: unknown;
  /** An advisory outline: reach, a field of fire. */
  readonly Region: object;
  readonly Reading: AReading;
  /** What judging an order found out, such as a march with its legs; never stored. */
  readonly Finding: unknown;
}

export interface Options<K extends GameTypes> {
  /** Each is accepted as it stands. */
  readonly orders: readonly K['Order'][];
  readonly regions: readonly K['Region'][];
}

/** What a player is told before he confirms an order: nothing against it, but good to know. */
export interface Notice<Order extends AnOrder = AnOrder> {
  readonly rule: RuleId;
  readonly code: string;
  readonly params?: Params;
  /** The order that he may have meant; it is accepted as it stands. */
  readonly instead?: Order;
}

/** An invariant that does not hold. */
export interface Fault {
  readonly code: string;
  readonly params?: Params;
}

/** A game's sentences for what the engine hands out untold. */
export interface Sentences {
  refusal(refusal: Refusal): string | undefined;
  notice?(notice: Notice): string | undefined;
  decision(decision: Decision): string;
  outcome(outcome: Outcome): string;
}

/** What a player needs of a game to see a table of it and to hear what is told there. */
export interface GameShown<K extends GameTypes> {
  readonly id: string;
  readonly version: number;
  readonly title: ByLanguage<string>;
  rulebook(): Promise<Rulebook>;
  /** Brings in a language, where the words of all are not there from the start: before that nothing is said in it. */
  learn?(language: Language): Promise<void>;
  words(language: Language): Sentences;

  /** Built once, shared, never copied; from the ground alone, so that it holds no secret. */
  prepare(scenario: K['PublicScenario'], switches: SwitchValues): Result<K['Setting'], readonly Refusal[]>;
  tell(setting: K['Setting'], told: K['Told'], language: Language): Line;
}

/** What he needs to have a hand in it, on his own view: to ask what may be done and why not. A page carries no more. */
export interface GameForPage<K extends GameTypes> extends GameShown<K> {
  /** What can be worked out of the view: made once for a view, and handed on to all that is asked about it. */
  read(setting: K['Setting'], view: K['View']): K['Reading'];
  /** Every breach, from the view alone, and what was found on the way. Asked again of the same order, it is not judged again. */
  judge(reading: K['Reading'], seat: Player, order: K['Order']): Judgement<K['Finding']>;
  options(reading: K['Reading'], seat: Player, focus?: K['Focus']): Options<K>;
  /** Who is able to act, and may be marked so: each has an order that is accepted, and nobody else has. */
  able?(reading: K['Reading'], seat: Player): readonly K['Focus'][];
  /** From a dragged pose, key or tap to a whole order, or to every reason against it; to one, if that is enough. */
  propose(
    reading: K['Reading'],
    seat: Player,
    wish: K['Wish'],
    enough?: number,
  ): Result<K['Order'], readonly Refusal[]>;
  /** What to tell with the ghost of an order that may stand. */
  notices?(reading: K['Reading'], seat: Player, order: K['Order']): readonly Notice<K['Order']>[];
}

/** A game is a decider over an append-only log. Every function is pure. */
export interface Game<K extends GameTypes> extends GameForPage<K> {
  readonly switches: readonly Switch[];
  /** How logs of its earlier versions are read; none where they have the shape of today. */
  readonly earlier?: Earlier;

  /** What a page may be given of the scenario. */
  publicScenario(scenario: K['Scenario']): K['PublicScenario'];
  sides(setting: K['Setting']): readonly Side[];
  /** The commands into which a side can be divided among several players; none if it has one. */
  commands(setting: K['Setting'], side: Side): readonly string[];
  /** The opening state, or what is wrong with the scenario's forces. */
  open(
    setting: K['Setting'],
    scenario: K['Scenario'],
    seats: readonly Player[],
    chance: Chance,
  ): Result<K['State'], readonly Refusal[]>;
  /** Who owes what, now; empty exactly when there is an outcome. */
  decisions(setting: K['Setting'], state: K['State']): readonly Decision[];
  outcome(setting: K['Setting'], state: K['State']): Outcome | undefined;

  /** Selects what the seat knows; computes no sight and no rule. */
  view(setting: K['Setting'], state: K['State'], seat: Seat): K['View'];
  /** Never refuses and never judges: walks what was found over the true ground, and runs on until somebody owes a decision. */
  resolve(
    setting: K['Setting'],
    state: K['State'],
    answers: JudgedAnswers<K['Order'], K['Finding']>,
    chance: Chance,
  ): readonly K['Event'][];
  /** Total, pure, without rules. */
  evolve(setting: K['Setting'], state: K['State'], event: K['Event']): K['State'];
  /** What the seat is told of it. */
  witness(
    setting: K['Setting'],
    event: K['Event'],
    before: K['State'],
    after: K['State'],
    seat: Seat,
  ): K['Told'] | undefined;

  /** A wish at random, foolish ones among them: what the random player asks for. */
  whim(reading: K['Reading'], seat: Player, random: Random): K['Wish'];
  /** A whole state that the seat cannot tell from the real one. */
  imagine(setting: K['Setting'], view: K['View'], seat: Seat, random: Random): K['State'];
  /** Invariants that do not hold. */
  faults(setting: K['Setting'], state: K['State']): readonly Fault[];
  /** The scenario in which the pieces stand where they stand now: sparse, with names. */
  position(setting: K['Setting'], state: K['State']): K['Scenario'];
}
