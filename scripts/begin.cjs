'use strict';

// Old Node must parse this file, so it asks for the version before it loads anything written in today's JavaScript.
var nodeVersion = require('./node-version.cjs');

/** @param {string} file the script to run once this Node has proved new enough */
module.exports = function begin(file) {
  var sentence = nodeVersion.tooOld(nodeVersion.running());
  if (sentence) {
    console.error(sentence);
    process.exit(1);
  }
  require('./load.cjs')(file);
};
