'use strict';

require('./begin.cjs')('./test.mjs');
