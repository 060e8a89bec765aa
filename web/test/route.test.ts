import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainRunes } from './runes.ts';

beforeEach(() => {
  vi.resetModules();
  plainRunes();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('history', { replaceState: () => undefined });
  vi.stubGlobal('location', { hash: '', origin: 'http://house' });
});

afterEach(() => vi.unstubAllGlobals());

const routed = async (fragment: string): Promise<unknown> => {
  const { route } = await import('../route.svelte.ts');
  route.replace(fragment);
  return route.now;
};

test.each([
  ['', { at: 'lobby' }],
  ['#/', { at: 'lobby' }],
  ['#/nowhere/at-all', { at: 'lobby' }],
  ['#/play/les-aigles', { at: 'scenarios', game: 'les-aigles' }],
  ['#/table/t-1', { at: 'table', table: 't-1' }],
  ['#/rules/pub-battles', { at: 'rules', game: 'pub-battles' }],
  ['#/rules/pub-battles/PB-R108', { at: 'rules', game: 'pub-battles', rule: 'PB-R108' }],
  ['#/rules/les-aigles/LA%2DO6.3-6', { at: 'rules', game: 'les-aigles', rule: 'LA-O6.3-6' }],
  ['#seat=t-1.secret_2', { at: 'link', table: 't-1', key: 'secret_2' }],
  ['#seat=t-1.', { at: 'lobby' }],
  ['#/table/%', { at: 'lobby' }],
])('%s leads there', async (fragment, there) => {
  expect(await routed(fragment)).toEqual(there);
});

test.each([
  ['http://house/#seat=a.b', { at: 'link', table: 'a', key: 'b' }],
  ['  #seat=a.b \n', { at: 'link', table: 'a', key: 'b' }],
  ['http://house/', undefined],
  ['#seat=a.b.c', undefined],
])('a link that was passed on as %j', async (text, read) => {
  const { readLink } = await import('../route.svelte.ts');
  expect(readLink(text)).toEqual(read);
});

test('a link that is made is a link that is read', async () => {
  const { linkTo, readLink } = await import('../route.svelte.ts');
  expect(readLink(linkTo('t-1', 'k_2'))).toEqual({ at: 'link', table: 't-1', key: 'k_2' });
});

test('a page that is sent elsewhere by its address goes there', async () => {
  const { route } = await import('../route.svelte.ts');
  location.hash = '#/play/cursed-blades';
  window.dispatchEvent(new Event('hashchange'));
  expect(route.now).toEqual({ at: 'scenarios', game: 'cursed-blades' });
});
