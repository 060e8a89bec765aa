import { untrack } from 'svelte';

/** Follows whatever is told at the table, each message once. */
export const whenHappened = <H extends { readonly n: number }>(
  latest: () => H | undefined,
  follow: (happened: H) => void,
): void => {
  let last: number | undefined;
  $effect(() => {
    const happened = latest();
    if (happened === undefined || happened.n === last) return;
    last = happened.n;
    untrack(() => follow(happened));
  });
};
