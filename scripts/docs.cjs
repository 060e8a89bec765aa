'use strict';

require('./begin.cjs')('./docs.mjs');
