import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heard(from: string, text: string): void;
  }
}

/** What has reached a page from the server, streams included: all that came from one address. */
export type Heard = ReadonlyMap<string, string>;

export const listenIn = async (page: Page): Promise<Heard> => {
  const heard = new Map<string, string>();
  await page.exposeFunction('heard', (from: string, text: string) => {
    heard.set(from, (heard.get(from) ?? '') + text);
  });
  page.on('websocket', (line) => {
    const from = new URL(line.url()).pathname;
    line.on('framereceived', ({ payload }) => heard.set(from, `${heard.get(from) ?? ''}${payload}`));
  });
  await page.addInitScript(() => {
    const { fetch } = window;
    const pass = async (from: string, body: ReadableStream<Uint8Array>): Promise<void> => {
      const reader = body.getReader();
      const letters = new TextDecoder();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        window.heard(from, letters.decode(value, { stream: true }));
      }
    };
    window.fetch = async (...asked) => {
      const response = await fetch(...asked);
      const { body } = response.clone();
      if (body !== null) pass(new URL(response.url).pathname, body).catch(() => undefined);
      return response;
    };
  });
  return heard;
};
