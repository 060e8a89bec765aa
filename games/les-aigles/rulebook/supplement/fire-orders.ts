import type { Rule } from '@grognard/engine';
import { writersFor } from './entries.ts';

const { ours } = writersFor('fire');

/** What a plan may say about fire. */
export const fireOrders: readonly Rule[] = [
  ours(
    'LA-S3.4-38',
    {
      fr: "Le plan d'une troupe peut porter un ordre de feu, scellé avec lui et valable pour cette demi-période ; sans ordre de feu, elle tire comme à l'ordinaire. Les compagnies qui sortent de la troupe gardent son ordre. Une table peut s'en passer.",
      en: 'The plan of a body of troops may carry a fire order, sealed with it and good for that half-period; without one it fires as usual. Companies that go out of it keep its order. A table may do without.',
    },
    {
      why: {
        fr: "Le chapitre des obstacles laisse au tireur le choix de ce qu'il vise, et une troupe cachée ne se trahit qu'en tirant : il faut pouvoir dire quand et sur qui.",
        en: 'The chapter on obstacles leaves it to the firer what he aims at, and hidden troops give themselves away only by firing: there must be a way to say when and at whom.',
      },
    },
  ),
  ours('LA-S3.4-39', {
    fr: "Qui a l'ordre de retenir son feu ne tire pas ; s'il est caché, il ne se trahit pas, et son premier feu reste à venir.",
    en: 'Whoever is told to hold his fire does not fire; if he is hidden he does not give himself away, and his first fire is still to come.',
  }),
  ours(
    'LA-S3.4-40',
    {
      fr: "Chargé, celui qui retient son feu tire pourtant sur l'assaillant ; une table peut convenir qu'il le retient aussi alors.",
      en: 'Charged, whoever holds his fire fires at the charger all the same; a table may agree that he holds it even then.',
    },
    {
      why: {
        fr: "L'ordre est scellé avant que la charge soit déclarée, et nul ne se laisse aborder l'arme chargée.",
        en: 'The order is sealed before the charge is declared, and nobody lets himself be ridden down with a loaded musket.',
      },
    },
  ),
  ours('LA-S3.4-41', {
    fr: "Qui a l'ordre de ne tirer que de près ne tire que sur un ennemi qui est à cette distance au plus du début à la fin du quart ; cela vaut aussi contre qui le charge, à la fin de la marche ordinaire de l'assaillant.",
    en: 'Whoever is told to fire only from near fires only at an enemy who is within that distance from the beginning to the end of the quarter; this holds against a charger as well, at the end of his plain move.',
  }),
  ours('LA-S3.4-42', {
    fr: "L'ordre peut nommer une cible en vue, ou un genre de cible : infanterie, cavalerie, artillerie, tirailleurs, ou troupes sur plus d'un rang. La cible nommée passe la première, puis les plus proches de ce genre, puis les autres ; sur personne d'autre, si l'ordre le dit. Qui charge est visé avant tous.",
    en: 'The order may name a target in sight, or a kind of target: foot, horse, guns, skirmishers, or troops on more than one rank. The named target comes first, then the nearest of that kind, then the others; nobody else, if the order says so. A charger is aimed at before all of them.',
  }),
  ours('LA-S3.4-43', {
    fr: "Si, le moment venu, la cible nommée n'est pas en vue ou ne peut être atteinte, on tire comme à l'ordinaire, à moins que l'ordre n'exclue les autres ; celui qui l'a donné l'apprend.",
    en: 'If the named target is not in sight when the time comes, or cannot be fired at, the fire is as usual unless the order excludes all others; whoever gave it is told.',
  }),
  ours('LA-S3.4-44', {
    fr: "Une batterie peut recevoir l'ordre de tirer à boulet ou à mitraille, quoi qu'elle ait devant elle ; à mitraille elle ne tire pas plus loin que la mitraille ne porte.",
    en: 'A battery may be told to fire round shot or canister, whatever is before it; with canister it fires no farther than canister carries.',
  }),
  ours('LA-S3.4-45', {
    fr: "Si un obstacle ne couvre qu'une partie de la cible, l'ordre peut désigner la partie couverte : elle a son abri, et les pertes ne vont pas au-delà de ses figurines. Sans ordre, c'est celle qui est à découvert.",
    en: 'If an obstacle covers only part of the target, the order may choose the covered part: it has its cover, and losses do not go beyond its figures. Without an order it is the part in the open.',
  }),
];
