'use strict';

require('./begin.cjs')('./start.mjs');
