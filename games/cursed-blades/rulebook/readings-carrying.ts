import type { Rule } from '@grognard/engine';

export const readingsCarrying: readonly Rule[] = [
  {
    id: 'CB-Q17',
    chapter: 'readings-carrying',
    origin: 'ruling',
    text: {
      fr: "Porter un objet est gratuit et fait partie d'un mouvement ; manipuler est une action, avec un jet.",
      en: 'To carry an object is free and part of a move; to manipulate is an action with a roll.',
    },
    why: {
      fr: 'La fiche dit « manipuler » pour les deux.',
      en: 'The sheet says “manipulate” for both.',
    },
  },
  {
    id: 'CB-Q18',
    chapter: 'readings-carrying',
    origin: 'ruling',
    text: {
      fr: 'Les mantelets tournent toujours, gratuitement, avec la troupe de tête de leur hex.',
      en: 'Mantlets always turn, for free, with the front troop of their hex.',
    },
    why: {
      fr: "Ils doivent avoir l'orientation des unités présentes, mais la fiche ne dit comment ils tournent que pour un hex vide.",
      en: 'They must have the facing of the units there, but the sheet says how they turn only for an empty hex.',
    },
  },
  {
    id: 'CB-Q19',
    chapter: 'readings-carrying',
    origin: 'ruling',
    text: {
      fr: "Dès que l'unité et l'objet vont ensemble, ils ont la capacité de l'objet, avec des pavois la plus basse des deux, et les points déjà dépensés comptent ; sans aucun point, seul un Mouvement Minimal, annoncé d'abord, les déplace.",
      en: 'From the moment when unit and object move together they have the capacity of the object, with pavises the lower of the two, and points already spent count; with no point at all only a Minimal Move, declared first, moves them.',
    },
    why: {
      fr: 'La fiche donne une capacité au couple sans dire ce que devient un mouvement déjà commencé.',
      en: 'The sheet gives the pair one capacity but not what becomes of a move already begun.',
    },
  },
  {
    id: 'CB-Q20',
    chapter: 'readings-carrying',
    origin: 'ruling',
    text: {
      fr: 'Les pavois restent sur place quand leur porteur fuit, les mantelets quand il fuit ou se replie.',
      en: 'Pavises stay behind when their carrier flees, mantlets when it flees or withdraws.',
    },
    why: {
      fr: 'On ne peut pas les déplacer par ces actions.',
      en: 'They may not be moved in those actions.',
    },
  },
];
