import type { Rule } from '@grognard/engine';

export const changingFormation: readonly Rule[] = [
  {
    id: 'LA-U3.1-1',
    chapter: 'changing-formation',
    origin: 'rule',
    text: {
      fr: 'Une unité qui change de formation est vulnérable tout le temps que dure le changement, du premier quart au dernier.',
      en: 'A unit that changes formation is vulnerable as long as the change lasts, from its first quarter to its last.',
    },
  },
  {
    id: 'LA-U3.1-2',
    chapter: 'changing-formation',
    origin: 'rule',
    text: {
      fr: "Avant de commander un changement, le joueur sait combien de quarts il prendra, et dans lequel il s'achèvera.",
      en: 'Before ordering a change the player knows how many quarters it will take, and in which it will be completed.',
    },
  },
  {
    id: 'LA-U3.1-3e',
    of: ['LA-U3.1-2'],
    chapter: 'changing-formation',
    origin: 'rule',
    text: {
      fr: "Un changement de trois quarts commencé au premier quart s'achève à la fin du troisième ; pendant ces trois quarts l'unité est exposée.",
      en: 'A change of three quarters begun in the first quarter is completed at the end of the third; during those three quarters the unit is exposed.',
    },
  },
  {
    id: 'LA-U3.1-4',
    chapter: 'changing-formation',
    origin: 'rule',
    text: {
      fr: "Un changement a un sens : l'ordre dit sur quelle partie de l'unité il se fait, et de quel côté elle se déploie, à gauche, à droite ou des deux côtés.",
      en: 'A change has a direction: the order says on which part of the unit it is made, and to which side the unit deploys, left, right or both.',
    },
  },
  {
    id: 'LA-U3.1-5e',
    of: ['LA-U3.1-9'],
    chapter: 'changing-formation',
    origin: 'rule',
    text: {
      fr: 'Des Français en colonne de compagnies se forment en ligne à gauche de la tête quand les grenadiers sont devant, à droite quand ce sont les voltigeurs.',
      en: 'A French company column deploys into line to the left of its head when the grenadiers lead, to the right when the voltigeurs do.',
    },
  },
  {
    id: 'LA-U3.1-6',
    chapter: 'changing-formation',
    origin: 'rule',
    text: {
      fr: "L'espace qu'il faut aux compagnies doit être entièrement libre. Le bord de la table et le terrain impraticable font refuser l'ordre ; les autres unités ne comptent que lorsque le changement s'achève.",
      en: 'The room that the companies need has to be wholly free. The edge of the table and impassable terrain have the order refused; other units only count when the change is completed.',
    },
    why: {
      fr: "Le terrain ne bouge pas, et l'ordre serait vain ; une unité, elle, peut s'être écartée d'ici là, ou être venue.",
      en: 'Terrain does not move, and the order would be vain; but a unit may have moved off by then, or moved in.',
    },
  },
  {
    id: 'LA-U3.1-7',
    chapter: 'changing-formation',
    origin: 'rule',
    text: {
      fr: "La formation que l'on prend peut gêner les changements suivants : l'ordre des compagnies demeure, et fixe le côté où l'on pourra se déployer.",
      en: 'The formation taken may hamper later changes: the order of the companies remains, and sets the side to which the unit can deploy.',
    },
  },
  {
    id: 'LA-U3.1-8e',
    of: ['LA-U3.1-9'],
    chapter: 'changing-formation',
    origin: 'rule',
    text: {
      fr: 'Une unité française en colonne de division, grenadiers en tête, ne peut ensuite se former en ligne que sur sa gauche.',
      en: 'A French unit in division column with the grenadiers at its head can later form line to its left only.',
    },
  },
  {
    id: 'LA-U3.1-9',
    chapter: 'changing-formation',
    origin: 'rule',
    text: {
      fr: "Dans une colonne de division française, grenadiers devant se dit droite en tête, et l'on se déploie à gauche ; voltigeurs devant, gauche en tête, et l'on se déploie à droite ; les deux devant, élites en tête, et l'on se déploie des deux côtés sur le centre.",
      en: 'In a French division column grenadiers leading is called right in front, and it deploys to the left; voltigeurs leading, left in front, and it deploys to the right; both leading, elites in front, and it deploys to both sides on its centre.',
    },
    why: {
      fr: 'Le texte ne donne pas le côté des élites en tête ; chacune regagne la sienne, et le centre ne bouge pas.',
      en: 'The text gives no side for elites in front; each of the two returns to its own, and the centre does not move.',
    },
  },
  {
    id: 'LA-U3.1-10',
    chapter: 'changing-formation',
    origin: 'rule',
    text: {
      fr: 'Les voltigeurs restés avec leur bataillon en sont toujours la gauche, les grenadiers toujours la droite.',
      en: 'Voltigeurs that stay with their battalion are always its left, grenadiers always its right.',
    },
  },
  {
    id: 'LA-U3.1-11',
    chapter: 'changing-formation',
    origin: 'note',
    note: 'history',
    text: {
      fr: "Dans le vacarme, les ordres passent par les tambours et les fifres de l'infanterie, par la trompette de la cavalerie.",
      en: 'In the din, orders are passed by the drums and fifes of the infantry, by the trumpet of the cavalry.',
    },
  },
  {
    id: 'LA-U3.1-12',
    chapter: 'changing-formation',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: 'Un changement de formation mal jugé coûte cher : le désordre, ou la déroute, selon ce qui le surprend.',
      en: 'An ill-judged change of formation costs dear: disorder, or rout, according to what catches it.',
    },
  },
];
