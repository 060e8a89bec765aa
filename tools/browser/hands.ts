import type { Locator, Page } from '@playwright/test';
import { expect } from './house.ts';
import { hearOrders, nextAnswer } from './orders-sent.ts';

/** What a player says and reads at the table, in the language of the page. */
export const WORDS = {
  fr: {
    playNow: 'Jouer tout de suite',
    choices: 'Vos choix',
    orders: 'Ordres',
    chronicle: 'Chronique',
    seats: 'La table',
    let: /^Laisser jouer/,
    done: /^Terminer/,
    baggage: /^(Déballer|Remballer)/,
    over: /fin de la bataille/i,
  },
  en: {
    playNow: 'Play now',
    choices: 'Your choices',
    orders: 'Orders',
    chronicle: 'Chronicle',
    seats: 'The table',
    let: /^Let this chit/,
    done: /^End the activation/,
    baggage: /^(Unpack|Pack up)/,
    over: /end of the battle/i,
  },
} as const;

export type Spoken = (typeof WORDS)[keyof typeof WORDS];

/** A general may think on a busy machine; people wait. */
const PATIENCE = 60_000;

/** One player's page at a table: what it shows, and what hands can do there. */
export class Hands {
  readonly page: Page;
  readonly words: Spoken;

  constructor(page: Page, language: keyof typeof WORDS) {
    this.page = page;
    hearOrders(page);
    this.words = WORDS[language];
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

  get able(): Locator {
    return this.page.locator('.piece.able');
  }

  get deeds(): Locator {
    return this.page
      .getByRole('heading', { name: this.words.choices, exact: true })
      .locator('..')
      .getByRole('button');
  }

  piece(ref: string): Locator {
    return this.page.locator(`.piece[data-ref="${ref}"]`);
  }

  async playNow(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: this.words.playNow }).click();
    await this.seated();
  }

  async seated(): Promise<void> {
    await expect(this.page.locator('.piece').first()).toBeVisible({ timeout: PATIENCE });
  }

  async turnTo(slip: 'orders' | 'chronicle' | 'seats'): Promise<void> {
    await this.page.getByRole('tab', { name: this.words[slip] }).click();
    await expect(this.page.locator('.slip .coming')).toHaveCount(0);
  }

  /** Until this player is asked something, or the battle is over; says which. */
  async wait(): Promise<'asked' | 'over'> {
    const over = this.phase.filter({ hasText: this.words.over });
    await expect(this.asked.or(over).first()).toBeVisible({ timeout: PATIENCE });
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

  /** Draws a piece over the map by so many pixels; whether it was in hand at the end. */
  async drag(piece: Locator, right: number, down: number): Promise<boolean> {
    const box = await piece.locator('.wood').boundingBox();
    if (box === null) return false;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const { mouse } = this.page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + right / 2, y + down / 2, { steps: 3 });
    await mouse.move(x + right, y + down, { steps: 3 });
    await mouse.up();
    return (await this.chip.count()) > 0;
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
    await this.chip.locator('.deeds button').last().click();
    await expect(this.chip).toHaveCount(0);
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
}
