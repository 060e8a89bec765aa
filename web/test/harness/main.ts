import '@fontsource/eb-garamond/400.css';
import '@fontsource/eb-garamond/400-italic.css';
import '@fontsource/eb-garamond/500.css';
import '@fontsource/source-sans-3/400.css';
import '@fontsource/source-sans-3/600.css';
import '../../style/inks.css';
import '../../style/paper.css';
import '../../style/controls.css';
import { mount } from 'svelte';
import Table from './Table.svelte';

const target = document.getElementById('page');
if (target !== null) mount(Table, { target });
