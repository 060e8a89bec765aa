import { count, hexWritten } from '../names.ts';
import type { Words } from '../words.ts';
import { fightingRefusals } from './fighting-refusals.ts';
import { movingRefusals } from './moving-refusals.ts';
import { quoted, what, where } from './speech.ts';

/** What is wrong with a scenario, from A to Z, beside the reasons against orders. */
export const refusals: Words['refusals'] = {
  ...fightingRefusals,
  ...movingRefusals,
  'acts-out-of-turn': ({ unit }) => `${quoted(unit)} agit, mais ce n'est pas le tour de son camp.`,
  'blow-of-nobody': ({ unit }) =>
    `${quoted(unit)} doit prendre des pertes, mais qui frappe ou qui est frappé n'est pas là, ou personne n'agit.`,
  'cannot-be-hidden': ({ kind }) =>
    `Seul un piège qui a un propriétaire peut être caché, pas ceci : ${what(kind)}.`,
  'counter-off-the-map': ({ kind }) => `Un pion n'est pas sur la carte : ${what(kind)}.`,
  'crowded-opening': ({ hex }) => `Plus de 10 points d'empilement se trouvent dans l'hex ${where(hex)}.`,
  'enemies-together': ({ hex }) => `Des unités des deux camps se trouvent dans l'hex ${where(hex)}.`,
  'mantlets-askew': ({ unit }) =>
    `Les mantelets de l'hex de ${quoted(unit)} doivent avoir la même orientation qu'elle.`,
  'no-such-facing': ({ unit }) =>
    `L'unité ${quoted(unit)} doit regarder dans l'une des douze directions, de 0 à 11.`,
  'not-neighbours': ({ a, b }) => `Les hex ${where(a)} et ${where(b)} ne sont pas voisins.`,
  'off-the-map': ({ column, row }) => `La carte n'a pas d'hex ${hexWritten([count(column), count(row)])}.`,
  'two-at-once': () => "Il n'y a qu'une unité ou qu'un pion qui agisse à la fois.",
  'two-of-a-name': ({ unit }) => `Deux unités ont le même nom : ${quoted(unit)}.`,
  'two-works': ({ hex }) => `Deux ouvrages orientés se dressent dans l'hex ${where(hex)}.`,
  'unit-off-the-map': ({ unit }) => `L'unité ${quoted(unit)} n'est pas sur la carte.`,
  'unit-on-closed-ground': ({ unit }) => `L'unité ${quoted(unit)} est sur un terrain où nul ne peut entrer.`,
  'unknown-side': ({ unit, side }) => `${quoted(unit)} appartient à un camp inconnu : ${quoted(side)}.`,
  'unknown-type': ({ unit, type }) => `L'unité ${quoted(unit)} est d'un type inconnu : ${quoted(type)}.`,
  'work-without-facing': ({ kind }) => `Un pion doit avoir une orientation : ${what(kind)}.`,
  'wrong-steps': ({ unit, steps }) => `L'unité ${quoted(unit)} ne peut pas avoir ${count(steps)} pas.`,
};
