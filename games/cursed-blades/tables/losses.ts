/** The highest roll of two dice that still costs one loss, two, three, four; nothing stands where none does. */
type Highest = readonly number[];

interface Column {
  /** The column serves Advantages up to this. */
  readonly upTo: number;
  readonly highest: Highest;
}

/** CB-B4.7-23: the columns of the loss table; our own values. A roll of 12 never hurts. */
const columns: readonly Column[] = [
  { upTo: -16, highest: [2] },
  { upTo: -11, highest: [2] },
  { upTo: -7, highest: [3] },
  { upTo: -4, highest: [4] },
  { upTo: -2, highest: [5] },
  { upTo: -1, highest: [6, 2] },
  { upTo: 0, highest: [6, 3] },
  { upTo: 1, highest: [7, 4] },
  { upTo: 2, highest: [7, 4, 2] },
  { upTo: 3, highest: [8, 4, 2] },
  { upTo: 4, highest: [8, 5, 2] },
  { upTo: 5, highest: [9, 5, 3] },
  { upTo: 6, highest: [9, 6, 3] },
  { upTo: 7, highest: [9, 6, 4] },
  { upTo: 8, highest: [9, 7, 4] },
  { upTo: 10, highest: [10, 7, 4] },
  { upTo: 12, highest: [10, 8, 5] },
  { upTo: 14, highest: [10, 8, 5, 2] },
  { upTo: 16, highest: [11, 8, 6, 3] },
  { upTo: 18, highest: [11, 9, 6, 3] },
  { upTo: 20, highest: [11, 9, 7, 4] },
  { upTo: Number.POSITIVE_INFINITY, highest: [11, 10, 7, 5] },
];

/** CB-C6: how many losses a roll of two dice costs at an Advantage; below the lowest column the lowest counts. */
export const lossesFor = (advantage: number, roll: number): number => {
  const column = columns.find(({ upTo }) => advantage <= upTo);
  return (column?.highest ?? []).filter((highest) => roll <= highest).length;
};
