import type { Rule } from '@grognard/engine';

export const degradation: readonly Rule[] = [
  {
    id: 'LA-U4.1-1',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Une unité en formation sur la table est formée, tant que rien ne l'a dégradée.",
      en: 'A unit in formation on the table is formed, as long as nothing has degraded it.',
    },
  },
  {
    id: 'LA-U4.1-2',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Une formation se dégrade au combat, ou par ce qui arrive à l'unité : changement de formation surpris, interpénétration, marche forcée, ralliement, poursuite d'un ralliement, esquive, charge manquée ou arrêtée, passage d'un obstacle.",
      en: 'A formation is degraded by combat, or by what befalls the unit: a change of formation caught, an interpenetration, a forced march, a rally, the following of a rally, an evade, a charge missed or stopped, the crossing of an obstacle.',
    },
    why: {
      fr: 'Le texte ne donne que des exemples ; la liste rassemble les causes de tous les chapitres.',
      en: 'The text only gives examples; the list gathers the causes from all chapters.',
    },
  },
  {
    id: 'LA-U4.1-3',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "La dégradation peut diminuer l'unité au tir, en mêlée et au moral.",
      en: 'Degradation may impair a unit in fire, in melee and in morale.',
    },
  },
  {
    id: 'LA-U4.1-4',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Il y a trois degrés, du moins grave au plus grave : désorganisée, sans formation, en désordre. Ils ne s'ajoutent pas : l'unité garde le plus grave, sauf là où une règle dit de l'aggraver d'un degré.",
      en: 'There are three levels, from the lightest to the gravest: disorganised, without formation, in disorder. They do not add up: the unit keeps the gravest, except where a rule says to make it one worse.',
    },
    why: {
      fr: 'Le texte ordonne les degrés sans dire ce que font deux causes ensemble.',
      en: 'The text ranks the levels without saying what two causes do together.',
    },
  },
  {
    id: 'LA-U4.1-5',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Une unité désorganisée garde la formation qu'elle avait.",
      en: 'A disorganised unit keeps the formation that it had.',
    },
  },
  {
    id: 'LA-U4.1-6',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Une unité désorganisée peut tout entreprendre ; elle n'est diminuée qu'au corps à corps, et elle ne peut déclarer de charge. Ni son tir ni son moral n'en souffrent.",
      en: 'A disorganised unit may undertake anything; it is impaired in hand-to-hand combat only, and may not declare a charge. Neither its fire nor its morale suffers.',
    },
  },
  {
    id: 'LA-U4.1-7',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Tout changement de formation réorganise l'unité en s'achevant, sans temps de plus.",
      en: 'Any change of formation reorganises the unit as it is completed, with no more time.',
    },
  },
  {
    id: 'LA-U4.1-8e',
    of: ['LA-U4.1-7'],
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: 'Une infanterie de classe A, en colonne de division, est désorganisée par un combat et passe en ligne en une demi-période : à la fin de son deuxième quart elle est en ligne et réorganisée.',
      en: 'Class A infantry in division column is disorganised by a combat and forms line in half a period: at the end of its second quarter it is in line and reorganised.',
    },
  },
  {
    id: 'LA-U4.1-9',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Sans changement de formation, l'unité passe un quart de période sur place à se réorganiser ; elle ne se déplace ni ne tire pendant ce quart.",
      en: 'Without a change of formation the unit spends a quarter of a period on the spot to reorganise; it neither moves nor fires in that quarter.',
    },
    why: {
      fr: 'Le texte dit ce quart perdu ; on le tient donc pour semblable à un changement de formation.',
      en: 'The text calls that quarter lost; so it is held to be like a change of formation.',
    },
  },
  {
    id: 'LA-U4.1-10',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Si elle se déplace au lieu de se réorganiser, elle reste désorganisée, aussi longtemps qu'elle ne se réorganise pas et ne change pas de formation.",
      en: 'If it moves instead of reorganising it stays disorganised, as long as it neither reorganises nor changes formation.',
    },
  },
  {
    id: 'LA-U4.1-11',
    chapter: 'degradation',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Être sans formation, c'est flotter assez fort : les rangs ont perdu leurs distances, des hommes sont restés en arrière, à un obstacle ou dans une marche forcée.",
      en: 'To be without formation is to waver a good deal: the ranks have lost their distances, men have been left behind, at an obstacle or on a forced march.',
    },
  },
  {
    id: 'LA-U4.1-12',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: 'Une unité sans formation est diminuée en mêlée, au tir et au moral, et ne peut déclarer de charge.',
      en: 'A unit without formation is impaired in melee, in fire and in morale, and may not declare a charge.',
    },
  },
  {
    id: 'LA-U4.1-13',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Le tir, la mêlée et le moral d'une unité sans formation se calculent encore sur la formation qu'elle montre sur la table : front, flancs, dos et rangs.",
      en: 'The fire, melee and morale of a unit without formation are still reckoned on the formation that it shows on the table: front, flanks, rear and ranks.',
    },
  },
  {
    id: 'LA-U4.1-14e',
    of: ['LA-U4.1-13'],
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Une unité sans formation après une marche forcée montre une colonne de compagnies : un ennemi sur le flanc ou dans le dos de cette colonne compte comme tel à son moral, et s'il l'attaque de là, il a le bonus de flanc ou de dos.",
      en: 'A unit without formation after a forced march shows a company column: an enemy on the flank or in the rear of that column counts as such for its morale, and if he attacks from there he has the flank or rear bonus.',
    },
  },
  {
    id: 'LA-U4.1-15',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Une unité sans formation peut tirer sans se reformer d'abord, mais non pendant un ralliement, une esquive, une marche forcée ou un changement de formation.",
      en: 'A unit without formation may fire without reforming first, but not during a rally, an evade, a forced march or a change of formation.',
    },
    why: {
      fr: "La règle est faite pour un ennemi trop proche pour que l'on se reforme, non pour tirer en courant.",
      en: 'The rule is meant for an enemy too near to reform before, not for firing on the run.',
    },
  },
  {
    id: 'LA-U4.1-16',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Une unité sans formation n'engage pas une mêlée de son plein gré : un mouvement qui l'y mènerait s'arrête à 0,1 cm de l'ennemi. Elle combat celui qui vient à elle.",
      en: 'A unit without formation does not start a melee of its own will: a move that would lead to one stops 0.1 cm short of the enemy. It fights an enemy who comes to it.',
    },
    why: {
      fr: "L'interdiction vise ce qui est volontaire ; deux marches qui se rencontrent ne le sont pas toujours.",
      en: 'The ban is on what is willing; two marches that meet are not always so.',
    },
  },
  {
    id: 'LA-U4.1-17',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Une unité sans formation, ou en désordre, doit se reformer avant d'entrer dans un village, occupé ou non.",
      en: 'A unit without formation, or in disorder, has to reform before it goes into a village, held or not.',
    },
    why: {
      fr: 'Le texte ne nomme que le degré le moins grave des deux ; le pire ne peut permettre davantage.',
      en: 'The text names only the lighter of the two levels; the worse cannot allow more.',
    },
  },
  {
    id: 'LA-U4.1-18',
    chapter: 'degradation',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "C'est que les compagnies doivent arriver groupées pour être réparties sur les côtés du village.",
      en: 'The reason is that companies have to arrive together to be assigned to the sides of the village.',
    },
  },
  {
    id: 'LA-U4.1-19',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Il faut du temps à une unité sans formation pour se reformer ; ce temps est celui de la table, selon l'arme et la classe.",
      en: 'A unit without formation needs time to reform; the time is that of the table, by arm and class.',
    },
  },
  {
    id: 'LA-U4.1-20',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "En désordre, les compagnies sont mêlées : l'unité ne prend aucune formation sans s'être d'abord reformée. Elle ne marche pas non plus ; elle se reforme, ou suit un mouvement obligatoire, un ralliement ou une esquive.",
      en: 'In disorder the companies are mixed: the unit takes no formation without having reformed first. Nor does it march; it reforms, or follows a compulsory move, a rally or an evade.',
    },
    why: {
      fr: 'Le texte dit toute capacité de manœuvre perdue ; une marche ordinaire la demanderait.',
      en: 'The text calls all power to manoeuvre lost; an ordinary march would need it.',
    },
  },
  {
    id: 'LA-U4.1-21',
    chapter: 'degradation',
    origin: 'ruling',
    text: {
      fr: "En désordre, les calculs se font sur la formation que l'unité avait juste avant. Le combat n'est pas seul à y mettre : l'interpénétration, une charge de cavalerie sur un changement de formation et un ralliement sans passage le font aussi, et la même règle vaut pour tous.",
      en: 'In disorder reckonings are made on the formation that the unit had just before. Combat is not alone in causing it: interpenetration, a cavalry charge on a change of formation and a rally without a lane do so as well, and the same rule holds for all.',
    },
    why: {
      fr: "Le texte dit que le désordre vient toujours d'un combat, et lui donne ailleurs d'autres causes ; nous les gardons toutes.",
      en: 'The text says that disorder always comes from combat, and elsewhere gives it other causes; we keep them all.',
    },
  },
  {
    id: 'LA-U4.1-22e',
    of: ['LA-U4.1-21'],
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Une infanterie en colonne est repoussée par de la cavalerie et mise en désordre : elle n'est pas rompue et compte toujours comme une colonne, mais elle ne manœuvre plus.",
      en: 'Infantry in column is thrown back by cavalry and put in disorder: it is not broken and still counts as a column, but it manoeuvres no more.',
    },
  },
  {
    id: 'LA-U4.1-23',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: 'Une unité en désordre est gravement diminuée en mêlée, au tir, à la manœuvre et au moral, et ne peut déclarer de charge.',
      en: 'A unit in disorder is gravely impaired in melee, in fire, in manoeuvre and in morale, and may not declare a charge.',
    },
  },
  {
    id: 'LA-U4.1-24',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: 'Une unité en désordre a toujours un front, des flancs et un dos.',
      en: 'A unit in disorder still has a front, flanks and a rear.',
    },
  },
  {
    id: 'LA-U4.1-25',
    chapter: 'degradation',
    origin: 'rule',
    text: {
      fr: "Une unité en désordre n'engage pas une mêlée de son plein gré.",
      en: 'A unit in disorder does not start a melee of its own will.',
    },
  },
];
