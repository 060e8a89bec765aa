import { beginsWithVowel } from '@grognard/engine/french';

/** What a French map writes without its article, by the article it takes in a sentence. */
const MASCULINE =
  /^(?:bois|carrefour|champ|château|chemin|gué|marais|mont|moulin|plateau|pont|ravin|ruisseau|temple|village) /i;
const FEMININE =
  /^(?:butte|colline|crête|ferme|hauteur|maison|plaine|rivière|route|tête de pont|vallée)(?: |$)/i;
const PLURAL = /^(?:collines|fermes|hauteurs|marécages) /i;

const isNoun = (name: string): boolean => name.charAt(0) === name.charAt(0).toLowerCase();

/** "de" and the name of a place, run together as French does: du bois, de l’étang, des Quatre-Bras, d’Antietam. */
export const ofPlace = (name: string): string => {
  if (/^vers /i.test(name)) return `de la route ${name}`;
  if (/^les /i.test(name)) return `des ${name.slice(4)}`;
  if (/^le /i.test(name)) return `du ${name.slice(3)}`;
  if (MASCULINE.test(`${name} `) && isNoun(name)) return `du ${name}`;
  if (FEMININE.test(name) && isNoun(name)) return `de la ${name}`;
  if (PLURAL.test(name) && isNoun(name)) return `des ${name}`;
  if (beginsWithVowel(name)) return isNoun(name) ? `de l’${name}` : `d’${name}`;
  return `de ${name}`;
};
