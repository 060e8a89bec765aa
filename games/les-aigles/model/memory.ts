/**
 * What has been worked out of things that do not change, kept as long as what it belongs to: a setting, a table, the land on it.
 * Nobody's answer depends on it; without it everything would only take longer.
 */

/** What one room keeps, and how it begins: with nothing. */
export interface Drawer<Things> {
  readonly empty: () => Things;
}

/** Opens the drawer of a room. */
export type Memory = <Things>(drawer: Drawer<Things>) => Things;

export const newMemory = (): Memory => {
  const drawers = new Map<unknown, unknown>();
  return <Things>(drawer: Drawer<Things>): Things => {
    // A drawer holds what its own room has laid in it.
    const known = drawers.get(drawer) as Things | undefined;
    if (known !== undefined) return known;
    const things = drawer.empty();
    drawers.set(drawer, things);
    return things;
  };
};
