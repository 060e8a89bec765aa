/** The parts of the page, each brought in when it is wanted. */
export const pages = {
  lobby: () => import('./lobby/Lobby.svelte'),
  scenarios: () => import('./lobby/Scenarios.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  table: () => import('./table/TablePage.svelte'),
  link: () => import('./lobby/Joining.svelte'),
} as const;
