import { de } from '@grognard/engine/french';
import { cmOf } from '@grognard/field';
import { lengthInWords } from '../lengths.ts';
import type { Words } from '../words.ts';

export const evades: Words['evades'] = {
  told: {
    evades: ({ part, evade: { declared, waiting, threat } }, names) => {
      const before = threat === undefined ? '' : ` devant ${names.part(threat)}`;
      if (declared === true) return `${names.part(part)} déclare une esquive${before}`;
      return waiting > 0
        ? `${names.part(part)} doit esquiver${before}, le temps de réagir à la charge`
        : `${names.part(part)} quitte son abri et esquive${before}`;
    },
    'evade-turned': ({ part, evade: { waiting, turning, steps, flow }, stands }, names) => {
      const name = names.part(part);
      if (stands?.ranks !== undefined && flow !== undefined)
        return `${name} s’écoule par ${flow.files} de front, ${lengthInWords(cmOf(flow.gone), 'fr')} jusqu’ici`;
      if (stands?.formation === 'march column' && stands.heading === undefined)
        return `la queue ${de(name)} est sortie du passage`;
      if (stands !== undefined) return `${name} a fait demi-tour`;
      if (waiting > 0 || turning > 0) return `${name} se détourne`;
      return steps === 0 ? `${name} est prêt à se dérober` : `${name} continue de se dérober`;
    },
    'evade-ended': ({ part, caught }, names) =>
      caught === true
        ? `${names.part(part)} est pris dans son esquive`
        : `${names.part(part)} cesse d’esquiver ; il doit se reformer`,
    unthreatened: ({ part }, names) => `${names.part(part)} reste en place : personne ne le menace de près`,
    'split-up': ({ part, round, split: { gone } }, names) =>
      part === round
        ? `les deux moitiés ${de(names.part(part))} poursuivent, ${lengthInWords(cmOf(gone), 'fr')} depuis leur séparation`
        : `${names.part(part)} se partage en deux pour contourner ${names.part(round)}`,
    'closed-up': ({ part }, names) => `${names.part(part)} resserre ses rangs`,
  },
  refusals: {
    'evade-arm': ({ unit }) => `seule l’infanterie esquive, et ${unit} n’en est pas`,
    'evade-order': ({ unit }) => `${unit} devrait avoir l’ordre de harceler`,
    'evade-first': ({ unit }) => `${unit} n’esquive qu’à partir du début de la demi-période`,
    'evade-in-melee': ({ unit }) => `${unit} est en mêlée et ne peut esquiver`,
    'evade-opened': ({ unit }) => `${unit} s’est ouvert devant un ami et ne peut esquiver`,
    'evade-busy': ({ unit }) => `${unit} est occupé à autre chose et ne peut esquiver`,
  },
};
