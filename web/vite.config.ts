import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './compress.ts';

export default defineConfig({
  plugins: [svelte(), compressed()],
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  build: {
    target: 'es2023',
    // The content policy knows no data: addresses, so nothing is folded into the script or the style sheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npm start` beside it answers for the house while the page is being worked on.
  server: { proxy: { '/api': 'http://127.0.0.1:1815' } },
});
