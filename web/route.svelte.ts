/** Where in the page somebody is: kept in the fragment, so that the server never sees it. */
export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'scenarios'; readonly game: string }
  | { readonly at: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly at: 'table'; readonly table: string }
  /** A seat's link, with its secret: read once, kept on the device, and gone from the address. */
  | { readonly at: 'link'; readonly table: string; readonly key: string };

const LINK = /^#seat=([\w-]+)\.([\w-]+)$/u;

export const readLink = (text: string): Extract<Route, { at: 'link' }> | undefined => {
  const [, table, key] = LINK.exec(text.slice(Math.max(0, text.indexOf('#'))).trim()) ?? [];
  return table === undefined || key === undefined ? undefined : { at: 'link', table, key };
};

export const linkTo = (table: string, key: string): string => `${location.origin}/#seat=${table}.${key}`;

/** A part of an address; nothing, where somebody has cut it in the middle of a sign. */
const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

const read = (fragment: string): Route => {
  const link = readLink(fragment);
  if (link !== undefined) return link;
  const [, at, first, second] = fragment.split('/').map(decoded);
  if (first === undefined) return { at: 'lobby' };
  if (at === 'play') return { at: 'scenarios', game: first };
  if (at === 'table') return { at: 'table', table: first };
  if (at === 'rules') return { at: 'rules', game: first, ...(second !== undefined && { rule: second }) };
  return { at: 'lobby' };
};

let current = $state.raw<Route>(read(location.hash));

window.addEventListener('hashchange', () => {
  current = read(location.hash);
});

export const route = {
  get now(): Route {
    return current;
  },
  /** Another address in place of this one, so that going back does not show a link's secret again. */
  replace(fragment: string): void {
    history.replaceState(null, '', fragment);
    current = read(fragment);
  },
};
