#!/usr/bin/env node
'use strict';

// What the packed package has for a command: it tells an old Node in a sentence that it is one.
require('./begin.cjs')('./grognard.mjs');
