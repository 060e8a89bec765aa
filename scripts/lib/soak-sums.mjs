/** @typedef {import('./random-files.mjs').Counts} Counts */
/** @typedef {{ counts: Counts, minutes: number, passed: number, failed: number, tested: string | undefined }} Soaked one run */
/** @typedef {{ minutes: number, passed: number, failed: number, counts: Counts, runs: number }} Sum */
/** @typedef {Partial<Sum> & { tested?: string }} Row as it is kept */

/** What earlier runs have come to, if they tested the same. @param {Row | undefined} row @param {string | undefined} tested @returns {Sum} */
const sumOf = (row = {}, tested) => {
  const isSame = tested !== undefined && row.tested === tested;
  const { minutes = 0, passed = 0, failed = 0, counts = {}, runs = 0 } = isSame ? row : {};
  return { minutes, passed, failed, counts, runs };
};

/** Where a run goes on: behind all the cases of those before it. @param {Row | undefined} row @param {string | undefined} tested */
export const caseAfter = (row, tested) => 1 + Math.max(0, ...Object.values(sumOf(row, tested).counts));

/**
 * What is kept after a run: its result, in the place of the one before; where runs add up, with all of those that tested the same.
 * @param {Row | undefined} row @param {Soaked} soaked
 */
export const rowAfter = (row, { counts, minutes, passed, failed, tested }) => {
  const before = sumOf(row, tested);
  return {
    minutes: Math.round((before.minutes + minutes) * 10) / 10,
    passed: before.passed + passed,
    failed: before.failed + failed,
    counts: Object.fromEntries(
      Object.entries(counts).map(([suite, count]) => [suite, (before.counts[suite] ?? 0) + count]),
    ),
    ...(tested !== undefined && { runs: before.runs + 1, tested }),
  };
};
