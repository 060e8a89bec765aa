import type { Locator, Page } from '@playwright/test';
import { expect } from './house.ts';
import { hearOrders, nextAnswer } from './orders-sent.ts';

/** What a player of Cursed Blades says and reads at the table, in the language of the page. */
const WORDS = {
  fr: {
    scenario: /Premier sang/,
    begin: 'Engager la bataille',
    choices: 'Vos choix',
    over: /fin de la bataille/i,
    activations: 'activations',
    activate: /^Activer/,
    end: 'Finir le tour',
    nothing: /^Ne rien faire/,
    orders: 'Ordres',
    chronicle: 'Chronique',
    seats: 'La table',
  },
  en: {
    scenario: /First blood/i,
    begin: 'Begin the battle',
    choices: 'Your choices',
    over: /end of the battle/i,
    activations: 'activations',
    activate: /^Activate/,
    end: 'End the turn',
    nothing: /^Do nothing/,
    orders: 'Orders',
    chronicle: 'Chronicle',
    seats: 'The table',
  },
} as const;

/** A general may think on a busy machine; people wait. */
const PATIENCE = 60_000;

/** One player's page at a table of Cursed Blades: what it shows, and what hands can do there. */
export class BladesHands {
  readonly page: Page;
  readonly words: (typeof WORDS)[keyof typeof WORDS];

  constructor(page: Page, language: keyof typeof WORDS) {
    this.page = page;
    hearOrders(page);
    // What is not there when it is reached for will not come: say so soon.
    page.setDefaultTimeout(PATIENCE / 3);
    this.words = WORDS[language];
  }

  get banner(): Locator {
    return this.page.getByRole('banner').getByRole('status');
  }

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

  /** What is drawn to be touched: whoever can act, a pile with somebody who can. */
  get able(): Locator {
    return this.page.locator('.piece.able');
  }

  get deeds(): Locator {
    return this.page
      .getByRole('heading', { name: this.words.choices, exact: true })
      .locator('..')
      .getByRole('button');
  }

  piece(id: string): Locator {
    return this.page.locator(`.piece[data-id="${id}"]`);
  }

  /** From the lobby to a table of the first battle, against the computer. */
  async sitDown(): Promise<void> {
    await this.page.goto('/#/play/cursed-blades');
    await this.page.getByRole('button', { name: this.words.scenario }).click();
    await this.page.getByRole('button', { name: this.words.begin }).click();
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

  /** The middle of whatever is drawn, on the screen. */
  async placeOf(drawn: Locator): Promise<readonly [number, number]> {
    const box = await drawn.locator('.reach, .touch, .disc').first().boundingBox();
    if (box === null) throw new Error('it is not on the map');
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** Draws a unit over the map by so many pixels; whether it was in hand at the end. */
  async drag(unit: Locator, right: number, down: number): Promise<boolean> {
    const [x, y] = await this.placeOf(unit);
    const { mouse } = this.page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + right / 2, y + down / 2, { steps: 3 });
    await mouse.move(x + right, y + down, { steps: 3 });
    await mouse.up();
    return (await this.chip.count()) > 0;
  }
}
