'use strict';

// Everything in this file must parse on Node 4 to 8: it exists to tell their users, in one sentence, to upgrade.
var MAJOR = 20;
var MINOR = 19;

/**
 * The sentence for a Node that is too old, or undefined when it will do.
 * @param {string} version
 */
exports.tooOld = function tooOld(version) {
  var parts = version.split('.');
  var major = Number(parts[0]);
  var minor = Number(parts[1]);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return undefined;
  return (
    'Grognard needs Node ' +
    MAJOR +
    '.' +
    MINOR +
    ' or newer and this is Node ' +
    version +
    ': install a current Node from https://nodejs.org and run the command again.'
  );
};

/** The version to judge: GROGNARD_PRETEND_NODE lets a test see the sentence without an old Node. */
exports.running = function running() {
  return process.env.GROGNARD_PRETEND_NODE || process.versions.node;
};
