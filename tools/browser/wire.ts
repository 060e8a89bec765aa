import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heard(text: string): void;
  }
}

/** Everything that reaches a page from the server, streams included, as it comes in. */
export const listenIn = async (page: Page): Promise<() => string> => {
  const heard: string[] = [];
  await page.exposeFunction('heard', (text: string) => {
    heard.push(text);
  });
  await page.addInitScript(() => {
    const { fetch } = window;
    const pass = async (body: ReadableStream<Uint8Array>): Promise<void> => {
      const reader = body.getReader();
      const letters = new TextDecoder();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        window.heard(letters.decode(value, { stream: true }));
      }
    };
    window.fetch = async (...asked) => {
      const response = await fetch(...asked);
      const { body } = response.clone();
      if (body !== null) pass(body).catch(() => window.heard(''));
      return response;
    };
  });
  return () => heard.join('');
};
