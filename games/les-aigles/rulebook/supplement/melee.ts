import type { Rule } from '@grognard/engine';
import { writersFor } from './entries.ts';

const { printed, ours } = writersFor('melee');

const modifiers: readonly Rule[] = [
  printed('LA-S3.5-1', {
    fr: 'Charge effective : le bonus de charge de la table nationale.',
    en: 'Effective charge: the charge bonus of the national table.',
  }),
  printed('LA-S3.5-2', {
    fr: "Rangs de poussée d'une infanterie qui charge en colonne : +1 chacun, 3 au plus.",
    en: 'Push ranks of infantry that charges in column: +1 each, 3 at most.',
  }),
  ours('LA-S3.5-3', {
    fr: "Suivi d'un adversaire qui recule : +2.",
    en: 'Following up a recoiling enemy: +2.',
  }),
  ours('LA-S3.5-4', {
    fr: 'Attaque de flanc : +3 ; à revers : +4.',
    en: 'Attack on a flank: +3; on the rear: +4.',
  }),
  ours('LA-S3.5-5', {
    fr: "Plus haut que l'ennemi sur une pente, ou contre un ennemi dans un ruisseau, au seul tour du contact : +1.",
    en: 'Higher than the enemy on a slope, or against an enemy in a stream, in the round of contact only: +1.',
  }),
  ours('LA-S3.5-6', {
    fr: 'Carré creux formé, contre la cavalerie : +3.',
    en: 'Hollow square, formed, against cavalry: +3.',
  }),
  printed(
    'LA-S3.5-7',
    {
      fr: 'Carré plein prussien : +1 ; de même la masse autrichienne qui fait face de tous côtés.',
      en: 'Prussian full square: +1; likewise the Austrian mass that faces all ways.',
    },
    {
      why: {
        fr: 'Le texte ne nomme que le carré prussien ; la masse autrichienne en est la pareille.',
        en: 'The text names only the Prussian square; the Austrian mass is its like.',
      },
    },
  ),
  ours('LA-S3.5-8', {
    fr: "Ligne ferme, c'est-à-dire infanterie formée en ligne, à l'arrêt, forte encore des trois quarts et attaquée de front par l'infanterie : +1.",
    en: 'Steady line, that is infantry formed in line, halted, still at three quarters of its strength and attacked in front by infantry: +1.',
  }),
  ours('LA-S3.5-9', {
    fr: 'Général de charisme 3 ou plus au contact : +1.',
    en: 'General of charisma 3 or more in contact: +1.',
  }),
  ours('LA-S3.5-10', {
    fr: 'Ennemi derrière un abri léger : -1 ; derrière un abri dur, dans une maison ou une redoute : -2.',
    en: 'Enemy in light cover: -1; in hard cover, a house or a redoubt: -2.',
  }),
  ours('LA-S3.5-11', {
    fr: 'En tirailleurs : -1.',
    en: 'In skirmish order: -1.',
  }),
  ours('LA-S3.5-12', {
    fr: 'Désorganisé : -1 ; sans formation : -2 ; en désordre : -3.',
    en: 'Disorganised: -1; without formation: -2; in disorder: -3.',
  }),
  ours('LA-S3.5-13', {
    fr: "Carré creux contre l'infanterie : -1.",
    en: 'Hollow square against infantry: -1.',
  }),
  ours('LA-S3.5-14', {
    fr: 'Fatigue, si la table en convient : chaque tour de mêlée donne un marqueur, que le repos ôte ; à partir du deuxième, -1 par marqueur, -2 au plus.',
    en: 'Fatigue, if the table agrees on it: each round of melee gives a marker, which rest takes off; from the second on, -1 a marker, -2 at most.',
  }),
  ours('LA-S3.5-15', {
    fr: 'Dé de chance, un par camp et par mêlée : sur 1, -1 ; sur 6, +1 ; autrement rien.',
    en: 'Chance die, one a side and melee: on 1, -1; on 6, +1; otherwise nothing.',
  }),
];

const results: readonly Rule[] = [
  printed('LA-S3.5-16', {
    fr: 'Le vaincu recule de 3 cm, de 1,5 cm sous bois, est désorganisé et teste son moral ; une cavalerie vaincue peut aussi se rallier au début de la période suivante.',
    en: 'The loser recoils 3 cm, 1.5 cm in woods, is disorganised and tests its morale; beaten cavalry may also rally at the start of the next period.',
  }),
  printed('LA-S3.5-17', {
    fr: "Le vainqueur peut suivre, et le doit s'il a l'ordre d'attaquer : il aura le bonus de suivi au tour suivant.",
    en: 'The winner may follow, and must if ordered to attack: it will have the follow-up bonus in the next round.',
  }),
  printed('LA-S3.5-18', {
    fr: 'À égalité on reste aux prises. Deux cavaleries de même force et de même valeur se rallient ; les autres peuvent rester, mais une seconde égalité les oblige toutes deux au ralliement.',
    en: 'On a draw both stay locked. Two cavalries of the same strength and value rally; others may stay, but a second draw compels both to rally.',
  }),
  printed('LA-S3.5-19', {
    fr: "Une cavalerie qui n'a pas rompu un carré doit se rallier.",
    en: 'Cavalry that has failed to break a square must rally.',
  }),
  ours('LA-S3.5-20', {
    fr: 'Les deux adversaires sont désorganisés dès la période qui suit.',
    en: 'Both opponents are disorganised from the next period on.',
  }),
];

/** What the supplement says in prose, numbered on from its tables. */
const conduct: readonly Rule[] = [
  ours(
    'LA-S3.5-21',
    {
      fr: "Les mêlées se règlent à la fin de la période : le résultat compte entier si le contact date de la première demi-période, pour moitié s'il date de la seconde.",
      en: 'Melees are fought at the end of the period: the result counts whole if contact came in the first half-period, half if it came in the second.',
    },
    {
      why: {
        fr: "Le texte le dit des maisons ; rien ne fait croire qu'il en aille autrement ailleurs.",
        en: 'The text says so of houses; nothing suggests that it is otherwise elsewhere.',
      },
    },
  ),
  ours('LA-S3.5-22', {
    fr: "Au premier tour combattent les figurines socle à socle avec l'ennemi et, en terrain libre, une de plus de chaque côté où le front le plus large déborde.",
    en: 'In the first round those figures fight that are in base contact with the enemy and, in the open, one more on each side where the wider front overlaps.',
  }),
  printed('LA-S3.5-23', {
    fr: 'Nul ne déborde dans un bois, une maison, sur un obstacle, ni contre un carré.',
    en: 'Nobody overlaps in a wood, in a house, at an obstacle or against a square.',
  }),
  printed('LA-S3.5-24', {
    fr: "Attaquée de flanc, une ligne répond avec une figurine tournée, une double ligne avec deux, une colonne avec les files du flanc qu'elle a tournées.",
    en: 'Attacked in flank, a line answers with one turned figure, a double line with two, a column with the files of that flank that it has turned.',
  }),
  printed('LA-S3.5-25', {
    fr: "Dès le deuxième tour toutes les figurines combattent, sauf contre un carré qui n'est pas rompu et devant un obstacle qui n'est pas enlevé.",
    en: 'From the second round on all figures fight, except against a square that is not broken and before an obstacle that is not carried.',
  }),
  ours('LA-S3.5-26', {
    fr: 'Le facteur est la valeur de combat de la table nationale, plus les modificateurs de mêlée.',
    en: 'The factor is the combat value of the national table, plus the modifiers of melee.',
  }),
  ours('LA-S3.5-27', {
    fr: "Gagne qui inflige plus de pertes qu'il n'en subit ; à pertes égales nul ne gagne.",
    en: 'Whoever inflicts more losses than he suffers wins; with equal losses nobody does.',
  }),
  ours('LA-S3.5-28', {
    fr: 'Qui rattrape une unité en déroute ou en fuite frappe à revers, avec le bonus de suivi, et ne reçoit pas de réponse.',
    en: 'Whoever catches a routing or fleeing unit strikes at its rear, with the follow-up bonus, and gets no reply.',
  }),
  ours('LA-S3.5-29', {
    fr: 'Des servants surpris à leurs pièces combattent avec la valeur de leur table, 2 ou 3 ; battus, ils partent en déroute et les pièces sont prises.',
    en: 'Gunners caught at their guns fight with the value of their table, 2 or 3; beaten, they rout and the guns are taken.',
  }),
];

export const melee: readonly Rule[] = [...modifiers, ...results, ...conduct];
