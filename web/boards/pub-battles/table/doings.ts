/** What shows only while somebody does something: under the pieces, over them and beside them. */

export { default as Contacts } from './Contacts.svelte';
export { default as GhostNotes } from './GhostNotes.svelte';
export { default as Over } from './Over.svelte';
export { default as Regions } from './Regions.svelte';
