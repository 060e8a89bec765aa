/** Games whose battles can be put together in the page, each room brought in when somebody enters it. */
export const ownBattles: Readonly<
  Record<string, (() => Promise<typeof import('./own/OwnBattle.svelte')>) | undefined>
> = {
  'les-aigles': () => import('./own/OwnBattle.svelte'),
};
