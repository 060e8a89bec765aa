import type { Rule } from '@grognard/engine';

export const companies: readonly Rule[] = [
  {
    id: 'LA-U1.3-1',
    chapter: 'companies',
    origin: 'rule',
    text: {
      fr: 'Un bataillon qui a des compagnies spécialisées, légères ou de grenadiers, comme en ont Français et Russes, peut les garder dans ses rangs.',
      en: 'A battalion with specialised companies, light or grenadier, such as the French and the Russians have, may keep them in its ranks.',
    },
  },
  {
    id: 'LA-U1.3-2',
    chapter: 'companies',
    origin: 'rule',
    text: {
      fr: 'Ou bien ces compagnies sont regroupées, au niveau du régiment ou de la brigade, en bataillons indépendants, et leurs bataillons ne les ont plus. Le bataillon ainsi formé compte lui-même au moins 8 figurines.',
      en: 'Or these companies are pooled, at the level of the regiment or of the brigade, into independent battalions, and their own battalions no longer have them. The battalion so formed has at least 8 figures itself.',
    },
    why: {
      fr: "Regroupé, c'est un bataillon comme un autre, et le minimum des bataillons vaut pour lui.",
      en: 'Once pooled it is a battalion like any other, and the minimum for battalions holds for it.',
    },
  },
  {
    id: 'LA-U1.3-3',
    chapter: 'companies',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "C'est le joueur qui choisit de regrouper ou non, en composant son armée ; une fois les unités déployées, il n'y revient plus.",
      en: "Whether to pool is the player's choice, made as he composes his army; once the units are deployed it cannot be undone.",
    },
  },
  {
    id: 'LA-U1.3-4e',
    of: ['LA-U1.3-1'],
    chapter: 'companies',
    origin: 'rule',
    text: {
      fr: 'Un régiment français de 3 bataillons, chacun de 6 compagnies de 120 hommes, ne regroupe rien : il aligne 3 unités de 18 figurines.',
      en: 'A French regiment of 3 battalions, each of 6 companies of 120 men, pools nothing: it fields 3 units of 18 figures.',
    },
  },
  {
    id: 'LA-U1.3-5e',
    of: ['LA-U1.3-2'],
    chapter: 'companies',
    origin: 'rule',
    text: {
      fr: "Le même régiment regroupe ses grenadiers, ou ses voltigeurs : il aligne 4 unités, l'une de 360 hommes, soit 9 figurines, et trois de 15.",
      en: 'The same regiment pools its grenadiers, or its voltigeurs: it fields 4 units, one of 360 men, that is 9 figures, and three of 15.',
    },
  },
  {
    id: 'LA-U1.3-6e',
    of: ['LA-U1.3-2'],
    chapter: 'companies',
    origin: 'rule',
    text: {
      fr: 'Le même régiment regroupe grenadiers et voltigeurs, les uns à part des autres : il aligne 5 unités, 9 grenadiers, 9 voltigeurs et trois bataillons de 12 fusiliers, 54 figurines en tout.',
      en: 'The same regiment pools its grenadiers and its voltigeurs separately: it fields 5 units, 9 grenadiers, 9 voltigeurs and three battalions of 12 fusiliers, 54 figures in all.',
    },
    why: {
      fr: 'Le texte parle une fois de régiments indépendants ; la suite et les effectifs montrent que ce sont des bataillons.',
      en: 'The text once calls them independent regiments; what follows, and their strength, shows that they are battalions.',
    },
  },
  {
    id: 'LA-U1.3-7',
    chapter: 'companies',
    origin: 'rule',
    text: {
      fr: "Une figurine d'infanterie représente 40 hommes : 3 figurines font une compagnie de 120, 9 figurines un bataillon de 360.",
      en: 'An infantry figure stands for 40 men: 3 figures make a company of 120, 9 figures a battalion of 360.',
    },
  },
  {
    id: 'LA-U1.3-8',
    chapter: 'companies',
    origin: 'rule',
    text: {
      fr: 'Regrouper change le nombre des unités, jamais celui des figurines : le régiment de 54 figurines passe de 3 unités à 5 et garde ses 54 figurines.',
      en: 'Pooling changes the number of units, never that of figures: the regiment of 54 figures goes from 3 units to 5 and keeps its 54 figures.',
    },
  },
  {
    id: 'LA-U1.3-9',
    chapter: 'companies',
    origin: 'rule',
    text: {
      fr: "Sur la table, l'unité fait un seul corps : toutes ses figurines sont socle à socle à la fin de chaque quart de période, sauf là où les règles permettent de la partager.",
      en: 'On the table a unit is one body: all its figures are in base contact at the end of each quarter, except where the rules let it be divided.',
    },
  },
  {
    id: 'LA-U1.3-10',
    chapter: 'companies',
    origin: 'rule',
    text: {
      fr: "Les compagnies en tirailleurs n'ont pas à toucher le reste de leur unité ; les socles d'une même compagnie, eux, restent au contact les uns des autres.",
      en: 'Companies in skirmish order need not touch the rest of their unit; but the bases of one company stay in contact with each other.',
    },
    why: {
      fr: "Des tirailleurs qui s'ouvrent pour un passage doivent reprendre le socle à socle : c'est donc leur état ordinaire.",
      en: 'Skirmishers that open for a passage have to restore base contact: that, then, is their ordinary state.',
    },
  },
  {
    id: 'LA-U1.4-1',
    chapter: 'companies',
    origin: 'rule',
    text: {
      fr: "Les compagnies capables de combattre en tirailleurs peuvent s'éloigner jusqu'à 7 cm du reste de leur unité. Un plan qui les porterait plus loin est refusé, et la distance vaut à la fin de chaque quart.",
      en: 'Companies able to skirmish may go out up to 7 cm from the rest of their unit. A plan that would take them further is refused, and the distance holds at the end of each quarter.',
    },
    why: {
      fr: "Le quart est le plus petit pas de temps ; c'est là qu'une distance peut se vérifier.",
      en: 'The quarter is the smallest step of time; that is where a distance can be checked.',
    },
  },
  {
    id: 'LA-U1.4-2',
    chapter: 'companies',
    origin: 'rule',
    text: {
      fr: "Les 7 cm se mesurent de socle à socle, du socle le plus proche de la compagnie au socle le plus proche du corps resté en ordre serré, compagnie par compagnie. Si toute l'unité est en tirailleurs, rien ne la retient.",
      en: 'The 7 cm are measured base to base, from the nearest base of the company to the nearest base of the body left in close order, company by company. If the whole unit skirmishes nothing holds it back.',
    },
    why: {
      fr: "Le texte ne dit pas entre quels socles ; les plus proches sont ce que l'on mesure à la table.",
      en: 'The text does not say between which bases; the nearest are what one measures at a table.',
    },
  },
  {
    id: 'LA-U1.4-3e',
    of: ['LA-U1.4-1'],
    chapter: 'companies',
    origin: 'rule',
    text: {
      fr: "Un bataillon en ligne a sa compagnie de voltigeurs en avant de son front : à 7 cm de la ligne elle est en règle, à 7,1 cm elle ne l'est plus.",
      en: 'A battalion in line has its voltigeur company out before its front: at 7 cm from the line that is lawful, at 7.1 cm it is not.',
    },
  },
  {
    id: 'LA-U1.4-4',
    chapter: 'companies',
    origin: 'ruling',
    text: {
      fr: "La distance ne peut être rompue que malgré soi : un mouvement obligatoire, un ralliement, une esquive ou un recul de l'unité ou de la compagnie la suspend, et la compagnie se rapproche à 7 cm dès sa première action libre.",
      en: "The distance is only broken against one's will: a compulsory move, a rally, an evade or a recoil of unit or company suspends it, and the company closes to 7 cm with its first free action.",
    },
    why: {
      fr: "Le texte n'en dit rien ; une unité que l'on chasse ne peut attendre ses tirailleurs, mais rien ne les dispense de la rejoindre.",
      en: 'The text says nothing of it; a unit that is driven off cannot wait for its skirmishers, but nothing frees them from coming back to it.',
    },
  },
];
