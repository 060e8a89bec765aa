import { a, de } from '@grognard/engine/french';
import { cmOf } from '@grognard/field';
import type { RallyCause } from '../../model/events/rallies.ts';
import type { Rally } from '../../model/under-way.ts';
import { lengthInWords } from '../lengths.ts';
import type { Words } from '../words.ts';

const announced = (name: string, { away, turning }: Rally): string => {
  const from =
    away === undefined ? 'annonce un ralliement vers son bord de table' : 'annonce qu’il rompt le combat';
  return turning > 0
    ? `${name} ${from} ; son tour prend une demi-période`
    : `${name} ${from}, sans avoir à tourner`;
};

const OBLIGED: Readonly<Record<RallyCause, string>> = {
  square: 'n’a pu rompre le carré et doit rallier',
  draw: 'fait match nul contre un égal et doit rallier',
  'second draw': 'fait match nul une seconde fois et doit rallier',
};

export const rallies: Words['rallies'] = {
  told: {
    rallies: ({ part, rally }, names) => announced(names.part(part), rally),
    'rally-turned': ({ part, rally: { flow, turning, followers }, stands }, names) => {
      const name = names.part(part);
      if (stands?.ranks !== undefined && flow !== undefined)
        return `${name} s’écoule par ${flow.files} de front, ${lengthInWords(cmOf(flow.gone), 'fr')} jusqu’ici`;
      if (stands?.formation !== undefined && stands.heading === undefined)
        return `la queue ${de(name)} est sortie du passage`;
      if (stands !== undefined) return `${name} a fait demi-tour`;
      if (turning > 0) return `${name} fait tourner ses chevaux`;
      return (followers ?? []).length > 0 ? `${name} rallie, l’ennemi à ses trousses` : `${name} rallie`;
    },
    'rally-ended': ({ part }, names) =>
      `${names.part(part)} achève son ralliement et pourra se reformer à son gré`,
    'must-rally': ({ part, why }, names) => `${names.part(part)} ${OBLIGED[why]}`,
    'fights-on': ({ part }, names) =>
      `${names.part(part)} peut continuer le combat : rien ne l’oblige à rallier`,
    follows: ({ part, target, pursuit }, names) =>
      `${names.part(part)} ${pursuit === true ? 'poursuit' : 'suit'} ${names.part(target)}`,
    'follow-ended': ({ part }, names) => `${names.part(part)} n’est plus tenu de suivre`,
    'broke-off': ({ part, enemy, silent }, names) =>
      silent === undefined
        ? `${names.part(part)} échappe ${a(names.part(enemy))}`
        : `${names.part(part)} échappe ${a(names.part(enemy))}, qui pourra tirer dès le quart suivant`,
    masked: ({ part, by }, names) => `${names.part(by)} masque ${names.part(part)}, qui ne peut tirer`,
  },
  refusals: {
    'rally-not-cavalry': ({ unit }) => `seule la cavalerie rallie, et ${unit} n’en est pas`,
    'rally-routing': ({ unit }) => `${unit} est en déroute`,
    'rally-under-way': ({ unit }) => `${unit} rallie déjà`,
    'rally-following': ({ unit }) => `${unit} suit un ralliement, et le doit pendant une période entière`,
    'rally-engaged-late': ({ unit }) =>
      `${unit} est en mêlée : son ralliement ne s’annonce qu’en début de période`,
    'rally-between-halves': ({ unit }) => `${unit} n’annonce de ralliement qu’en début de demi-période`,
    'rally-charging': ({ unit }) => `${unit} charge, et doit mener sa charge à son terme`,
    'rally-no-chequer': ({ unit }) => `${unit} n’est pas un échiquier engagé : il rallie tout entier`,
    'follow-not-cavalry': ({ unit }) => `seule la cavalerie suit un ralliement, et ${unit} n’en est pas`,
    'follow-rallying': ({ unit }) => `${unit} rallie lui-même et ne suit personne`,
    'follow-under-way': ({ unit }) => `${unit} suit déjà`,
    'follow-no-contact': ({ unit }) => `${unit} n’est pas socle à socle avec une unité qui rallie`,
    'follow-held': ({ unit }) => `${unit} est retenu par un autre ennemi et ne peut suivre`,
  },
};
