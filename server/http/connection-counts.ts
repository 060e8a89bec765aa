/** How many connections each address holds open. */
export interface ConnectionCounts {
  add(address: string): void;
  remove(address: string): void;
  openBy(address: string): number;
}

export const createConnectionCounts = (): ConnectionCounts => {
  const open = new Map<string, number>();
  const openBy = (address: string): number => open.get(address) ?? 0;
  return {
    add: (address) => void open.set(address, openBy(address) + 1),
    remove: (address) => {
      const left = openBy(address) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    },
    openBy,
  };
};
