import { type Figure, figureTable } from '../figures.ts';
import { installPeers } from '../install.ts';
import { progress } from '../progress.ts';
import { byteFigures } from './bytes.ts';
import { coldFigures } from './cold.ts';
import { generalFigures } from './generals.ts';
import { gameFigures, idleFigures } from './memory.ts';

const ROUNDS = 3;

const parts = {
  idle: idleFigures,
  games: gameFigures,
  bytes: byteFigures,
  cold: coldFigures,
  generals: generalFigures,
};

const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('-'));
const stranger = named.find((word) => !(word in parts));
if (stranger !== undefined) {
  console.error(`There is no measure ${stranger}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
installPeers(progress.say);
const figures: Figure[] = [];
for (const [name, measured] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  progress.step(name);
  figures.push(...(await measured(words.includes('--quick') ? 1 : ROUNDS)));
}
progress.end();
console.log(words.includes('--json') ? JSON.stringify(figures, undefined, 2) : figureTable(figures));
