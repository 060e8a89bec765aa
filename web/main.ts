import { mount } from 'svelte';
import Lobby from './lobby/Lobby.svelte';

const target = document.getElementById('table');
if (target === null) throw new Error('the page has no table to be set');
mount(Lobby, { target });
