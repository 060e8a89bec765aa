import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How long whatever was due had to wait for the thread that answers, in seconds, over the last minute or two. */
export interface Delay {
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

export interface EventLoop {
  delay(): Delay;
  close(): void;
}

/** How often is looked, in milliseconds; the histogram counts this as delay. */
const RESOLUTION = 20;
const WINDOW = 60_000;

const NONE: Delay = { median: 0, p99: 0, longest: 0 };

export const watchEventLoop = (): EventLoop => {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  let before = NONE;

  const seconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000);
  const now = (): Delay =>
    histogram.count === 0
      ? NONE
      : {
          median: seconds(histogram.percentile(50)),
          p99: seconds(histogram.percentile(99)),
          longest: seconds(histogram.max),
        };
  const turn = setInterval(() => {
    before = now();
    histogram.reset();
  }, WINDOW).unref();

  return {
    delay: () => {
      const current = now();
      return {
        median: current.median,
        p99: Math.max(current.p99, before.p99),
        longest: Math.max(current.longest, before.longest),
      };
    },
    close: () => {
      clearInterval(turn);
      histogram.disable();
    },
  };
};
