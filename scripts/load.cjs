'use strict';

/**
 * Runs one of today's scripts; a failure we foresaw is one sentence, any other shows where it happened.
 * @param {string} file
 */
module.exports = async function load(file) {
  try {
    const { main } = await import(file);
    await main(process.argv.slice(2));
  } catch (error) {
    const foreseen = error instanceof Error && error.name === 'PlainFailure';
    console.error(foreseen ? error.message : error);
    process.exit(1);
  }
};
