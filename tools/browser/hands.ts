import type { Locator, Page } from '@playwright/test';
import { expect } from './house.ts';
import { hearOrders, nextAnswer } from './orders-sent.ts';

/** What is said and read at every table, in the language of the page. */
const EVERYWHERE = {
  fr: {
    choices: 'Vos choix',
    orders: 'Ordres',
    chronicle: 'Chronique',
    seats: 'La table',
    over: /fin de la bataille/i,
  },
  en: {
    choices: 'Your choices',
    orders: 'Orders',
    chronicle: 'Chronicle',
    seats: 'The table',
    over: /end of the battle/i,
  },
} as const;

type Language = keyof typeof EVERYWHERE;

/** A general may think on a busy machine; people wait. */
const PATIENCE = 60_000;

/** How a board is touched: what a piece is known by, and what of it a hand takes hold of. */
interface Board {
  readonly known: string;
  readonly hold: string;
}

/** One player's page at a table: what it shows, and what hands can do there. */
export class TableHands {
  readonly page: Page;
  readonly #board: Board;
  readonly #spoken: (typeof EVERYWHERE)[Language];

  constructor(page: Page, language: Language, board: Board) {
    this.page = page;
    this.#board = board;
    this.#spoken = EVERYWHERE[language];
    hearOrders(page);
  }

  get banner(): Locator {
    return this.page.getByRole('banner').getByRole('status');
  }

  /** The banner while it is this player's decision. */
  get asked(): Locator {
    return this.page.locator('.standing.yours');
  }

  get phase(): Locator {
    return this.page.locator('.orders .phase');
  }

  get hour(): Locator {
    return this.page.locator('.orders .hour');
  }

  get chip(): Locator {
    return this.page.locator('.chip');
  }

  /** What is drawn to be touched: whoever can act. */
  get able(): Locator {
    return this.page.locator('.piece.able');
  }

  get deeds(): Locator {
    return this.page
      .getByRole('heading', { name: this.#spoken.choices, exact: true })
      .locator('..')
      .getByRole('button');
  }

  piece(name: string): Locator {
    return this.page.locator(`.piece[${this.#board.known}="${name}"]`).first();
  }

  /** The pieces are before the player. */
  async seated(): Promise<void> {
    await expect(this.page.locator('.piece').first()).toBeVisible({ timeout: PATIENCE });
  }

  async turnTo(slip: 'orders' | 'chronicle' | 'seats'): Promise<void> {
    await this.page.getByRole('tab', { name: this.#spoken[slip] }).click();
    await expect(this.page.locator('.slip .coming')).toHaveCount(0);
  }

  /** Until this player is asked something, or the battle is over; says which. */
  async wait(): Promise<'asked' | 'over'> {
    const over = this.phase.filter({ hasText: this.#spoken.over });
    await expect(this.asked.or(over).first()).toBeVisible({ timeout: PATIENCE });
    await this.seated();
    return (await over.count()) > 0 ? 'over' : 'asked';
  }

  /** Does something that gives an order, and waits for the server's answer. */
  async giving(deed: () => Promise<void>): Promise<number> {
    const answer = nextAnswer(this.page);
    await deed();
    return answer;
  }

  async choose(button: Locator): Promise<void> {
    expect(await this.giving(() => button.click())).toBe(200);
  }

  /** The middle of whatever is drawn, on the screen. */
  async placeOf(drawn: Locator): Promise<readonly [number, number]> {
    const box = await drawn.locator(this.#board.hold).first().boundingBox();
    if (box === null) throw new Error('it is not on the map');
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** Draws a piece over the map by so many pixels; whether it is in hand at the end. */
  async carry(piece: Locator, right: number, down: number): Promise<boolean> {
    const [x, y] = await this.placeOf(piece);
    const { mouse } = this.page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + right / 2, y + down / 2, { steps: 3 });
    await mouse.move(x + right, y + down, { steps: 3 });
    await mouse.up();
    return (await this.chip.count()) > 0;
  }

  /** Lets go of what is in hand. */
  async letGo(): Promise<void> {
    await this.chip.locator('.deeds button').last().click();
    await expect(this.chip).toHaveCount(0);
  }

  /** What is not there when it is reached for will not come: says so soon. */
  expectAtOnce(): void {
    this.page.setDefaultTimeout(PATIENCE / 3);
  }
}

/** What a player of Pub Battles says and reads. */
const BATTLES = {
  fr: {
    playNow: 'Jouer tout de suite',
    let: /^Laisser jouer/,
    done: /^Terminer/,
    baggage: /^(Déballer|Remballer)/,
  },
  en: {
    playNow: 'Play now',
    let: /^Let this chit/,
    done: /^End the activation/,
    baggage: /^(Unpack|Pack up)/,
  },
} as const;

/** Hands at a table of Pub Battles. */
export class Hands extends TableHands {
  readonly words: (typeof BATTLES)[Language];

  constructor(page: Page, language: Language) {
    super(page, language, { known: 'data-ref', hold: '.wood' });
    this.words = BATTLES[language];
  }

  async playNow(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: this.words.playNow }).click();
    await this.seated();
  }

  /** Draws a piece over the map; one that is not drawn now is not in hand, either. */
  async drag(piece: Locator, right: number, down: number): Promise<boolean> {
    if ((await piece.locator('.wood').boundingBox()) === null) return false;
    return this.carry(piece, right, down);
  }

  /** Orders what is in hand if the rules allow it, and lets go if not; says which. */
  async settle(): Promise<'ordered' | 'refused'> {
    const deed = this.chip.locator('.do');
    if ((await deed.count()) > 0) {
      await this.choose(deed);
      await expect(this.chip).toHaveCount(0);
      return 'ordered';
    }
    await expect(this.chip.locator('.reason')).not.toBeEmpty();
    await this.letGo();
    return 'refused';
  }

  /** Lets things take their course: lets the chit play, ends the activation, else does what must come first. */
  async chooseSomething(): Promise<void> {
    const course = this.deeds
      .filter({ hasText: this.words.let })
      .or(this.deeds.filter({ hasText: this.words.done }));
    await this.choose(
      (await course.count()) > 0 ? course : this.deeds.filter({ hasNotText: this.words.baggage }).first(),
    );
  }

  /** Lets things take their course for a few decisions. */
  async playSome(): Promise<void> {
    for (let given = 0; given < 3; given += 1) {
      expect(await this.wait()).toBe('asked');
      await this.chooseSomething();
    }
    await this.wait();
  }
}

/** What a player of Cursed Blades says and reads. */
const BLADES = {
  fr: {
    scenario: /Premier sang/,
    begin: 'Engager la bataille',
    activations: 'activations',
    activate: /^Activer/,
    end: 'Finir le tour',
    nothing: /^Ne rien faire/,
  },
  en: {
    scenario: /First blood/i,
    begin: 'Begin the battle',
    activations: 'activations',
    activate: /^Activate/,
    end: 'End the turn',
    nothing: /^Do nothing/,
  },
} as const;

/** Hands at a table of Cursed Blades. */
export class BladesHands extends TableHands {
  readonly words: (typeof BLADES)[Language];

  constructor(page: Page, language: Language) {
    super(page, language, { known: 'data-id', hold: '.reach, .touch, .disc' });
    this.words = BLADES[language];
    this.expectAtOnce();
  }

  /** From the lobby to a table of the first battle, against the computer. */
  async sitDown(): Promise<void> {
    await this.page.goto('/#/play/cursed-blades');
    await this.page.getByRole('button', { name: this.words.scenario }).click();
    await this.page.getByRole('button', { name: this.words.begin }).click();
    await this.seated();
  }

  async drag(unit: Locator, right: number, down: number): Promise<boolean> {
    return this.carry(unit, right, down);
  }
}

/** What a player of Les Aigles says and reads. */
const EAGLES = {
  fr: {
    scenario: /La table nue/,
    begin: 'Engager la bataille',
    link: 'Dresser la table et obtenir le lien',
    plans: 'plans',
    seal: 'Sceller le plan',
    unseal: 'Rouvrir mon plan',
  },
  en: {
    scenario: /The Bare Table/i,
    begin: 'Begin the battle',
    link: 'Set up and get the link',
    plans: 'plans',
    seal: 'Seal the plan',
    unseal: 'Open my plan again',
  },
} as const;

/** Hands at a table of Les Aigles. */
export class EaglesHands extends TableHands {
  readonly words: (typeof EAGLES)[Language];

  constructor(page: Page, language: Language) {
    super(page, language, { known: 'data-id', hold: '.reach, .touch' });
    this.words = EAGLES[language];
    this.expectAtOnce();
  }

  get seal(): Locator {
    return this.page.getByRole('button', { name: this.words.seal });
  }

  get unseal(): Locator {
    return this.page.getByRole('button', { name: this.words.unseal });
  }

  /** The one button of a window: rallies, pursuits, reactions. */
  get windowSeal(): Locator {
    return this.page.locator('button.seal');
  }

  get planned(): Locator {
    return this.page.locator('.piece.planned');
  }

  /** What is written for a part in the list of its command. */
  planOf(name: string | RegExp): Locator {
    return this.page.locator('.orders li button').filter({ hasText: name }).locator('.plan');
  }

  async goTo(): Promise<void> {
    await this.page.goto('/#/play/les-aigles');
  }

  async sitDown(begin: string = this.words.begin, scenario: RegExp = this.words.scenario): Promise<void> {
    await this.goTo();
    await this.page.getByRole('button', { name: scenario }).click();
    await this.page.getByRole('button', { name: begin }).click();
    await this.seated();
  }

  /** The rules have come, too. */
  override async seated(): Promise<void> {
    await super.seated();
    await expect(this.page.locator('.board')).toHaveAttribute('aria-busy', 'false', { timeout: PATIENCE });
  }

  /** Answers windows with nothing until plans are asked for, or the battle is over; says which. */
  async untilPlans(): Promise<'asked' | 'over'> {
    for (;;) {
      if ((await this.wait()) === 'over') return 'over';
      if ((await this.seal.count()) > 0) return 'asked';
      // Without a choice the page answers by itself.
      if ((await this.windowSeal.count()) > 0) await this.choose(this.windowSeal);
      else await this.page.waitForTimeout(100);
    }
  }

  /** Draws a part over the table. What may be is written down, what may not stays in hand. */
  async drag(drawn: Locator, right: number, down: number): Promise<'written' | 'in hand'> {
    return (await this.carry(drawn, right, down)) ? 'in hand' : 'written';
  }
}
