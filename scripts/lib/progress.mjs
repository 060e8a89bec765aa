const STEP = 5000;

/**
 * Says what is being done, every few seconds how long it has taken, and at the end that it is done.
 * @template T
 * @param {string} doing
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withProgress = async (doing, work) => {
  const begun = Date.now();
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  console.log(`${doing} ...`);
  const ticking = setInterval(() => console.log(`${doing} ... ${seconds()}`), STEP);
  try {
    return await work();
  } finally {
    clearInterval(ticking);
    console.log(`${doing}: ${seconds()}`);
  }
};
