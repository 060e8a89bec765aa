'use strict';

require('./begin.cjs')('./pack.mjs');
