export { helpOnSettings, manualOnSettings, sayChosen, sayFaults } from './describe.ts';
export { readFlags } from './flags.ts';
export type { SettingFault } from './origin.ts';
export { type Chosen, type Given, readSettings, type Settings } from './read.ts';
export { type Setting, type SettingName, settings } from './settings.ts';
