'use strict';

require('./begin.cjs')('./build.mjs');
