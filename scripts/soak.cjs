'use strict';

require('./begin.cjs')('./soak.mjs');
