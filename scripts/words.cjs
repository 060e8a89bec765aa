'use strict';

require('./begin.cjs')('./words.mjs');
