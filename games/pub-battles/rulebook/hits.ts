import type { Rule } from '@grognard/engine';

export const hits: readonly Rule[] = [
  {
    id: 'PB-R169a',
    chapter: 'hits',
    origin: 'rule',
    text: {
      fr: "L'élite ignore sa première touche dans chaque combat.",
      en: 'Elite ignores its first hit in each combat.',
    },
  },
  {
    id: 'PB-R169b',
    chapter: 'hits',
    origin: 'rule',
    text: {
      fr: "Une touche absorbée lors d'un bombardement du même tour n'entame pas ce droit.",
      en: 'A hit absorbed from a bombardment in the same turn does not use this up.',
    },
  },
  {
    id: 'PB-R169c',
    chapter: 'hits',
    origin: 'rule',
    text: {
      fr: "C'est une fois par pièce et par combat, non par round.",
      en: 'It is once per piece and combat, not per round.',
    },
  },
  {
    id: 'PB-R170a',
    chapter: 'hits',
    origin: 'rule',
    text: {
      fr: "Pièce Fraîche : 1 touche la désorganise, 2 la désorganisent et la font battre en retraite, 3 l'éliminent. En option, la première touche fait reculer et la seconde désorganise.",
      en: 'Fresh piece: 1 hit makes it Spent, 2 make it Spent and retreat, 3 eliminate it. As an option the first hit drives it back and the second makes it Spent.',
    },
  },
  {
    id: 'PB-R170b',
    chapter: 'hits',
    origin: 'rule',
    text: {
      fr: "Pièce Désorganisée : 1 touche la fait battre en retraite, 2 ou plus l'éliminent. En option, une infanterie sans soutien que la cavalerie bat est détruite.",
      en: 'Spent piece: 1 hit makes it retreat, 2 or more eliminate it. As an option unsupported foot that is beaten by horse is destroyed.',
    },
  },
  {
    id: 'PB-R170c',
    chapter: 'hits',
    origin: 'rule',
    text: {
      fr: "Le tableau se lit à chaque round selon l'état de la pièce quand les touches l'atteignent : Désorganisée au premier round, elle tombe au second sous 2 touches.",
      en: 'The table is read each round by the state of the piece when the hits land: made Spent in the first round, it falls to 2 hits in the second.',
    },
  },
  {
    id: 'PB-R170d',
    chapter: 'hits',
    origin: 'rule',
    text: {
      fr: 'Les touches en trop sont perdues ; elles ne passent jamais au soutien.',
      en: 'Surplus hits are lost; they never pass to the supporter.',
    },
  },
  {
    id: 'PB-R171a',
    chapter: 'hits',
    origin: 'rule',
    text: {
      fr: 'Les miliciens comptent leur première touche de chaque combat pour deux.',
      en: 'Militia counts its first hit in each combat as two.',
    },
  },
  {
    id: 'PB-R171b',
    chapter: 'hits',
    origin: 'rule',
    text: {
      fr: 'Ainsi 1 touche désorganise des miliciens Frais et les fait battre en retraite, 2 les détruisent ; 1 touche détruit des miliciens Désorganisés.',
      en: 'So 1 hit makes Fresh militia Spent and retreat, and 2 destroy it; 1 hit destroys Spent militia.',
    },
  },
  {
    id: 'PB-R171c',
    chapter: 'hits',
    origin: 'ruling',
    text: {
      fr: "Un soutien qui prend la place compte sa propre première touche, d'élite ou de milice. Pour des miliciens, 3 touches en font 4, avec le même effet que 3.",
      en: 'A supporter that steps up counts its own first hit, as elite or militia. For militia 3 hits make 4, with the same effect as 3.',
    },
    why: {
      fr: "La qualité est propre à chaque pièce, et elle n'avait pas encore combattu.",
      en: 'Quality belongs to each piece, and this one had not fought yet.',
    },
  },
  {
    id: 'PB-R172a',
    chapter: 'hits',
    origin: 'rule',
    text: {
      fr: 'Un détachement lance un dé et tombe à la première touche au combat.',
      en: 'A detachment rolls one die and falls to the first hit in combat.',
    },
  },
  {
    id: 'PB-R172b',
    chapter: 'hits',
    origin: 'ruling',
    text: {
      fr: "Un détachement peut battre en retraite de plein gré. Il n'a pas d'état Désorganisé : il reste donc comme il est.",
      en: 'A detachment may retreat voluntarily. It has no Spent state, and so stays as it is.',
    },
    why: {
      fr: "Une touche le détruit : il n'y a pas d'état entre les deux.",
      en: 'One hit destroys it: there is no state in between.',
    },
  },
  {
    id: 'PB-R172c',
    chapter: 'hits',
    origin: 'ruling',
    text: {
      fr: "Dans un combat à plusieurs pièces, les touches s'appliquent tir par tir.",
      en: 'In a combat of several pieces hits apply shot by shot.',
    },
    why: {
      fr: "Les pièces y tirent l'une après l'autre ; chaque tir trouve la cible dans l'état où le précédent l'a mise.",
      en: 'Pieces there fire one after another; each shot finds its target in the state in which the last one left it.',
    },
  },
];
