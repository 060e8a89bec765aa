/** How many connections each address holds open. */
export interface Holding {
  hold(address: string): void;
  letGo(address: string): void;
  heldBy(address: string): number;
}

export const createHolding = (): Holding => {
  const held = new Map<string, number>();
  const heldBy = (address: string): number => held.get(address) ?? 0;
  return {
    hold: (address) => void held.set(address, heldBy(address) + 1),
    letGo: (address) => {
      const left = heldBy(address) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    },
    heldBy,
  };
};
