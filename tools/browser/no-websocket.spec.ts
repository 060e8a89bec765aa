import { Hands } from './hands.ts';
import { expect, test } from './house.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

const ways = {
  'refuses websockets': (websocket: { close: () => unknown }) => void websocket.close(),
  'grants websockets and is silent': () => {},
};

for (const [what, meet] of Object.entries(ways)) {
  test(`behind a proxy that ${what} the page plays on, by requests and on a stream`, async ({ page }) => {
    await page.routeWebSocket('**/api/websocket', meet);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const hands = new Hands(page, 'en');
    await hands.playNow();
    await expect.poll(() => asked.includes('/api/stream'), { timeout: 10_000 }).toBe(true);
    for (let given = 0; given < 4; given += 1) {
      expect(await hands.wait()).toBe('asked');
      await hands.chooseSomething();
    }
    await hands.wait();
    expect(asked.filter((path) => path.endsWith('/orders'))).toHaveLength(4);
    await expect(hands.banner).not.toHaveText(/out of reach/);
  });
}
