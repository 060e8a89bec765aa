import { Counter, Gauge } from 'prom-client';
import { AGES, type Measurements, type People } from './measurements.ts';
import type { Metrics } from './metrics.ts';

type Add = <L extends string>(
  name: string,
  help: string,
  labels: readonly L[],
  look: (set: (labels: Readonly<Record<L, string>>, value: number) => void) => void | Promise<void>,
) => void;

/** Looked at when it is asked for; what is not there any more is told no longer. */
const addTo =
  ({ registry }: Metrics): Add =>
  (name, help, labels, look) => {
    const gauge: Gauge = new Gauge({
      ...{ name, help, labelNames: labels, registers: [registry] },
      collect: async () => {
        gauge.reset();
        if (labels.length === 0) gauge.remove();
        // Nothing is told of what does not answer.
        await Promise.resolve(look((labelled, value) => gauge.set(labelled, value))).catch(() => {});
      },
    });
  };

const TABLES = ['game', 'state'] as const;

const inMemory = (add: Add, look: Measurements): void => {
  add('grognard_tables_in_memory', 'Tables in memory.', TABLES, (set) => {
    for (const { game, state, tables } of look.inMemory()) set({ game, state }, tables);
  });
  add('grognard_entries_in_memory', 'Entries of the tables in memory.', TABLES, (set) => {
    for (const { game, state, entries } of look.inMemory()) set({ game, state }, entries);
  });
};

const inStore = (add: Add, { stored, isReady, room }: Measurements): void => {
  add('grognard_tables_stored', 'Tables kept, by when they were set up.', [...TABLES, 'age'], async (set) => {
    for (const { game, state, ages } of (await stored()).tables)
      for (const age of AGES) set({ game, state, age }, ages[age]);
  });
  add('grognard_entries_stored', 'Entries of the tables kept.', TABLES, async (set) => {
    for (const { game, state, entries } of (await stored()).tables) set({ game, state }, entries);
  });
  add('grognard_longest_table_entries', 'Entries of the longest table.', TABLES, async (set) => {
    for (const { game, state, longest } of (await stored()).tables) set({ game, state }, longest);
  });
  add('grognard_oldest_table_timestamp_seconds', 'When the oldest was set up.', TABLES, async (set) => {
    for (const { game, state, oldest } of (await stored()).tables) set({ game, state }, oldest / 1000);
  });
  add('grognard_store_bytes', 'What the games take on the disk.', [], async (set) =>
    set({}, (await stored()).bytes),
  );
  add('grognard_store_ready', 'Whether the next order could be kept: 1, else 0.', [], async (set) =>
    set({}, (await isReady()) ? 1 : 0),
  );
  add('grognard_disk_free_bytes', 'Room on the disk of the embedded store.', [], async (set) => {
    const found = await room();
    if (found !== undefined) set({}, found.free);
  });
};

const PEOPLE: Readonly<Record<keyof People, readonly [name: string, help: string]>> = {
  connections: ['grognard_connections', 'Connections of whatever kind.'],
  streams: ['grognard_streams', 'Streams that are open.'],
  websockets: ['grognard_websockets', 'WebSockets that are open.'],
  seats: ['grognard_subscriptions', 'Seats that are listened to.'],
};

/** On the processor up to now, in seconds. The library's own measures of a process cannot be ended with the server. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const ofProcess = ({ gauge, registry }: Metrics, add: Add, look: Measurements): void => {
  add('grognard_generals_queue', 'Decisions of generals, by where they stand.', ['where'], (set) => {
    const { running, waiting } = look.queue();
    set({ where: 'thinking' }, running.waited + running.others);
    set({ where: 'waited' }, waiting.waited);
    set({ where: 'alone' }, waiting.others);
  });
  add('grognard_event_loop_delay_seconds', 'How long work waited, of late.', ['quantile'], (set) => {
    const { median, p99, longest } = look.delay();
    set({ quantile: '0.5' }, median);
    set({ quantile: '0.99' }, p99);
    set({ quantile: '1' }, longest);
  });
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  gauge('nodejs_heap_size_used_bytes', 'Of it, what scripts use.', () => process.memoryUsage().heapUsed);
  const processor: Counter = new Counter({
    ...{ name: 'process_cpu_seconds_total', help: 'Time on the processor.', registers: [registry] },
    collect: () => {
      processor.reset();
      processor.inc(processorTime());
    },
  });
  gauge('process_uptime_seconds', 'How long it has been up.', () => process.uptime());
};

/** Everything that is looked at when somebody asks what was counted. */
export const addGauges = (metrics: Metrics, look: Measurements): void => {
  const add = addTo(metrics);
  inMemory(add, look);
  inStore(add, look);
  for (const [who, [name, help]] of Object.entries(PEOPLE))
    metrics.gauge(name, help, () => look.people()[who as keyof People]);
  ofProcess(metrics, add, look);
};
