import { type GeneralInfo, inEach } from '@grognard/engine';
import { generalTitle } from '@grognard/generals';

/** A computer player as the lobby shows it; one without a title goes by its name. */
export const generalInfo = (name: string): GeneralInfo => ({
  name,
  title: inEach((language) => generalTitle(name, language) ?? name),
});
