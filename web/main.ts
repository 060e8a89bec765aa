import '@fontsource/eb-garamond/latin-400.css';
import '@fontsource/eb-garamond/latin-400-italic.css';
import '@fontsource/eb-garamond/latin-500.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import './style/paper.css';
import './style/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('table');
if (target === null) throw new Error('the page has no table to be set');
mount(App, { target });
