import '@fontsource/eb-garamond/latin-400.css';
import '@fontsource/eb-garamond/latin-400-italic.css';
import '@fontsource/eb-garamond/latin-500.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import './style/inks.css';
import './style/paper.css';
import './style/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { pages } from './pages.ts';
import { route } from './route.svelte.ts';
import { spoken } from './words/spoken.svelte.ts';

const target = document.getElementById('table');
if (target === null) throw new Error('the page has no table to be set');
// Words and the part of the page that was asked for come side by side.
await Promise.all([spoken.begin(), pages[route.now.at]()]);
mount(App, { target });
