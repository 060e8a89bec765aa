#!/usr/bin/env node
import { existsSync } from 'node:fs';

// npm links this file before anything is built, so it must be there and it must be able to say so.
if (!existsSync(new URL('./dist/main.js', import.meta.url))) {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const isFrench = (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().startsWith('fr');
  console.error(
    isFrench
      ? 'Grognard n’a pas encore été construit\u00A0: lancez d’abord npm run build dans son dossier.'
      : 'Grognard has not been built yet: run npm run build in its folder first.',
  );
  process.exit(2);
}
await import('./dist/main.js');
