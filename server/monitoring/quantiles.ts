import type { Histogram } from 'prom-client';

/** How long something took, of all times that it was done. */
export interface Times {
  readonly times: number;
  readonly mean: number;
  /** So long took 95 of a hundred at the most; undefined if longer than anything that is told apart. */
  readonly most: number | undefined;
}

const SHARE = 0.95;

type Value = Awaited<ReturnType<Histogram['get']>>['values'][number];

const isOf = ({ metricName }: Value, kind: string): boolean => metricName?.endsWith(kind) === true;

const timesIn = (values: readonly Value[]): Times => {
  const times = values.find((value) => isOf(value, '_count'))?.value ?? 0;
  const sum = values.find((value) => isOf(value, '_sum'))?.value ?? 0;
  const bound = values.find((value) => isOf(value, '_bucket') && value.value >= times * SHARE)?.labels.le;
  const most = typeof bound === 'number' ? bound : undefined;
  return { times, mean: times === 0 ? 0 : sum / times, most };
};

/** What a histogram has measured, by one of its labels; under '' where it has none. */
export const timesOf = async (histogram: Histogram, label = ''): Promise<ReadonlyMap<string, Times>> => {
  const { values } = await histogram.get();
  const by = new Map<string, Value[]>();
  for (const value of values) {
    const { labels }: { readonly labels: Readonly<Record<string, string | number | undefined>> } = value;
    const name = String(labels[label] ?? '');
    const known = by.get(name);
    if (known === undefined) by.set(name, [value]);
    else known.push(value);
  }
  return new Map([...by].map(([name, some]) => [name, timesIn(some)]));
};
