import type { Locator, Page } from '@playwright/test';
import { expect } from './house.ts';
import { hearOrders, nextAnswer } from './orders-sent.ts';

/** What a player of Les Aigles says and reads at the table, in the language of the page. */
const WORDS = {
  fr: {
    scenario: /La table nue/,
    begin: 'Engager la bataille',
    link: 'Dresser la table et obtenir le lien',
    over: /fin de la bataille/i,
    plans: 'plans',
    seal: 'Sceller le plan',
    unseal: 'Rouvrir mon plan',
    orders: 'Ordres',
    chronicle: 'Chronique',
    seats: 'La table',
  },
  en: {
    scenario: /The Bare Table/i,
    begin: 'Begin the battle',
    link: 'Set up and get the link',
    over: /end of the battle/i,
    plans: 'plans',
    seal: 'Seal the plan',
    unseal: 'Open my plan again',
    orders: 'Orders',
    chronicle: 'Chronicle',
    seats: 'The table',
  },
} as const;

/** A general may think on a busy machine; people wait. */
const PATIENCE = 60_000;

/** One player's page at a table of Les Aigles: what it shows, and what hands can do there. */
export class EaglesHands {
  readonly page: Page;
  readonly words: (typeof WORDS)[keyof typeof WORDS];

  constructor(page: Page, language: keyof typeof WORDS) {
    this.page = page;
    hearOrders(page);
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

  /** Parts of ours that can be planned for. */
  get able(): Locator {
    return this.page.locator('.piece.able');
  }

  get planned(): Locator {
    return this.page.locator('.piece.planned');
  }

  piece(id: string): Locator {
    return this.page.locator(`.piece[data-id="${id}"]`).first();
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

  /** The pieces are before the player, and the rules have come. */
  async seated(): Promise<void> {
    await expect(this.page.locator('.piece').first()).toBeVisible({ timeout: PATIENCE });
    await expect(this.page.locator('.board')).toHaveAttribute('aria-busy', 'false', { timeout: PATIENCE });
  }

  async turnTo(slip: 'orders' | 'chronicle' | 'seats'): Promise<void> {
    await this.page.getByRole('tab', { name: this.words[slip] }).click();
    await expect(this.page.locator('.slip .coming')).toHaveCount(0);
  }

  /** Until this player is asked something, or the battle is over; says which. */
  async wait(): Promise<'asked' | 'over'> {
    const over = this.phase.filter({ hasText: this.words.over });
    await expect(this.asked.or(over).first()).toBeVisible({ timeout: PATIENCE });
    await this.seated();
    return (await over.count()) > 0 ? 'over' : 'asked';
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
    const box = await drawn.locator('.reach, .touch').first().boundingBox();
    if (box === null) throw new Error('it is not on the table');
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** Draws a part over the table by so many pixels. What may be is written down, what may not stays in hand. */
  async drag(drawn: Locator, right: number, down: number): Promise<'written' | 'in hand'> {
    const [x, y] = await this.placeOf(drawn);
    const { mouse } = this.page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + right / 2, y + down / 2, { steps: 3 });
    await mouse.move(x + right, y + down, { steps: 3 });
    await mouse.up();
    return (await this.chip.count()) > 0 ? 'in hand' : 'written';
  }

  /** Lets go of what is in hand. */
  async letGo(): Promise<void> {
    await this.chip.locator('.deeds button').last().click();
    await expect(this.chip).toHaveCount(0);
  }
}
