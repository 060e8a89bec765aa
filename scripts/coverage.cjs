'use strict';

require('./begin.cjs')('./coverage.mjs');
