import {
  type AnOrder,
  type ATold,
  begin,
  type Decided,
  type Decision,
  decide,
  type Game,
  type GameTypes,
  type Json,
  type Language,
  type Line,
  type Match,
  type OrderAnswer,
  type OutlookInfo,
  openDecisions,
  openTable,
  outlook,
  owedBy,
  type Player,
  type Refusal,
  randomFrom,
  sameSeat,
  seeded,
  type Table,
  toldOf,
  unseal,
} from '@grognard/engine';
import { generalNamed, turnOf } from '@grognard/generals';
import type { Happened, Sitting } from '../../boards/board.ts';

/** Whatever the game, a scenario says who fights. */
export interface Fought {
  readonly sides: readonly { readonly id: string }[];
}

const GENERALS: Readonly<Record<string, string>> = { 'pub-battles': 'simple', 'cursed-blades': 'warlord' };

/** A battle in the page itself, without a server: one seat is ours, the computer plays the others. */
export class Rehearsal implements Sitting {
  readonly game: Game<GameTypes>;
  readonly setting: object;
  readonly seat: Player;
  language = $state<Language>('fr');
  still = $state(false);
  happened = $state.raw<Happened | undefined>(undefined);
  said = $state('');
  opened = $state('');
  #table = $state.raw<Table<GameTypes> | undefined>(undefined);
  readonly #match: Match<GameTypes>;
  readonly #seed: number;
  readonly #random;
  #n = 0;

  constructor(
    game: Game<GameTypes>,
    scenario: Fought,
    side: string | null,
    language: Language,
    seed: number,
  ) {
    this.game = game;
    const sides = scenario.sides.map(({ id }) => ({ side: id }));
    const begun = begin(
      game,
      { at: '2026-01-01T00:00:00.000Z', scenario, switches: {}, seats: sides },
      (seq) => seeded(seed, seq),
    );
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    this.#match = begun.value.match;
    this.#table = openTable(begun.value.opening.state);
    this.setting = this.#match.setting;
    this.seat = sides.find((each) => each.side === side) ?? sides[0] ?? { side: '' };
    this.language = language;
    this.#seed = seed;
    this.#random = randomFrom(seed);
  }

  get table(): Table<GameTypes> {
    if (this.#table === undefined) throw new Error('no table');
    return this.#table;
  }

  readonly outlook = $derived.by(() => outlook(this.#match, this.table, this.seat) as unknown as OutlookInfo);

  get owed(): readonly Decision[] {
    return owedBy(outlook(this.#match, this.table, this.seat), this.seat);
  }

  #done(decided: Decided<GameTypes>): void {
    const before = this.outlook;
    const told = toldOf(this.#match, this.table, decided, this.seat);
    this.#table = decided.table;
    this.#n += 1;
    if (told.length > 0) this.happened = { n: this.#n, told, before, after: this.outlook };
  }

  /** Has the computer play for a seat; false if it owes nothing. */
  #play(isToPlay: (player: Player) => boolean): boolean {
    for (const decision of openDecisions(this.#match, this.table)) {
      const seat = decision.owed.find(
        (player) =>
          isToPlay(player) &&
          !this.table.sealed.some((each) => each.decision === decision.id && sameSeat(each.seat, player)),
      );
      const general = generalNamed(GENERALS[this.game.id] ?? 'random');
      if (seat === undefined || general === undefined) continue;
      const view = this.game.view(this.#match.setting, this.table.state, seat);
      const order = general(turnOf({ match: this.#match, view, seat, decision, random: this.#random }));
      const decided = decide(
        this.#match,
        this.table,
        { seat, decision: decision.id, order },
        seeded(this.#seed, this.#n + 1_000),
      );
      if (decided.ok) this.#done(decided.value);
      else throw new Error(JSON.stringify(decided.error));
      return true;
    }
    return false;
  }

  /** Plays so many orders for everybody. */
  advance(orders: number): void {
    for (let i = 0; i < orders; i += 1) if (!this.#play(() => true)) return;
  }

  /** Plays on until a decision of a kind is ours. */
  until(kind: string): void {
    for (let i = 0; i < 3_000; i += 1) {
      if (this.owed.some((decision) => decision.kind === kind)) return;
      if (!this.#play(() => true)) return;
    }
  }

  enemyPlays(): void {
    for (let i = 0; i < 50; i += 1)
      if (this.owed.length > 0 || !this.#play((p) => !sameSeat(p, this.seat))) return;
  }

  gesture(): string {
    return String(this.#n);
  }

  async order(decision: Decision, order: AnOrder): Promise<OrderAnswer> {
    const { seat } = this;
    const decided = decide(
      this.#match,
      this.table,
      { seat, decision: decision.id, order },
      seeded(this.#seed, this.#n),
    );
    if (!decided.ok) return { kind: 'refused', refusals: decided.error };
    this.#done(decided.value);
    setTimeout(() => this.enemyPlays(), 600);
    return { kind: 'done', n: this.#n };
  }

  readonly #drafts = new Map<string, Json>();

  async unseal(decision: string): Promise<boolean> {
    const opened = unseal(this.#match, this.table, decision, this.seat);
    if (opened.ok) this.#table = opened.value.table;
    return opened.ok;
  }

  async readDraft(decision: string): Promise<Json | undefined> {
    return this.#drafts.get(decision);
  }

  async keepDraft(decision: string, draft: Json): Promise<void> {
    this.#drafts.set(decision, draft);
  }

  openRule(rule: string): void {
    this.opened = rule;
  }

  sentence(refusal: Refusal): string {
    return this.game.words(this.language).refusal(refusal) ?? refusal.code;
  }

  line(told: ATold): Line {
    return this.game.tell(this.#match.setting, told, this.language);
  }

  announce(text: string): void {
    this.said = text;
  }
}
