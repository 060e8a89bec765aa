import type { Page } from '@playwright/test';

/** What has been heard of a page's orders, whichever way they go: as requests, or on a websocket. */
interface Heard {
  sent: number;
  readonly waiting: Set<(status: number) => void>;
}

const pages = new WeakMap<Page, Heard>();

const isOrder = (url: string, method: string): boolean => url.endsWith('/orders') && method === 'POST';

/** Hears of every order from now on: to be called before the page gives its first. */
export const hearOrders = (page: Page): Heard => {
  const known = pages.get(page);
  if (known !== undefined) return known;
  const heard: Heard = { sent: 0, waiting: new Set() };
  pages.set(page, heard);
  const answered = (status: number): void => {
    for (const tell of heard.waiting) tell(status);
    heard.waiting.clear();
  };
  page.on('request', (request) => {
    if (isOrder(request.url(), request.method())) heard.sent += 1;
  });
  page.on('response', (response) => {
    if (isOrder(response.url(), response.request().method())) answered(response.status());
  });
  page.on('websocket', (line) => {
    // Beside orders and their answers it bears what is heard of the table.
    line.on('framesent', ({ payload }) => {
      if ('ask' in JSON.parse(payload.toString())) heard.sent += 1;
    });
    line.on('framereceived', ({ payload }) => {
      const { status } = JSON.parse(payload.toString());
      if (status !== undefined) answered(status);
    });
  });
  return heard;
};

/** The status under which the next order is answered. */
export const nextAnswer = (page: Page): Promise<number> =>
  new Promise((resolve) => hearOrders(page).waiting.add(resolve));
