import type { Rule } from '@grognard/engine';

export const crops: readonly Rule[] = [
  {
    id: 'LA-O9.2-1',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: "Une zone agricole porte des cultures hautes ou des labours, qui touchent au mouvement et à la vue de qui s'y trouve. Elles n'arrêtent pas une vue qui passe au-dessus.",
      en: 'Farmland bears tall crops or is ploughed, which affects the movement and sight of those in it. It does not block a line of sight that passes over.',
    },
    why: {
      fr: "Le texte ne parle que de l'unité qui est dedans.",
      en: 'The text speaks only of the unit inside.',
    },
  },
  {
    id: 'LA-O9.2-2',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: 'Les cultures hautes sont surtout des céréales, blé ou maïs ; les vignes en plaine en sont aussi.',
      en: 'Tall crops are mostly cereals, wheat or maize; vines on the plain count as such, too.',
    },
    why: {
      fr: 'Le texte ne parle de vignes que sur les pentes ; ailleurs elles gênent de la même façon.',
      en: 'The text speaks of vines only on slopes; elsewhere they hamper in the same way.',
    },
  },
  {
    id: 'LA-O9.2-3',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: "Seules l'infanterie et la cavalerie entrent dans les cultures hautes.",
      en: 'Only infantry and cavalry go into tall crops.',
    },
  },
  {
    id: 'LA-O9.2-4',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: 'Une unité qui traverse des cultures hautes est désorganisée.',
      en: 'A unit that crosses tall crops is disorganised.',
    },
  },
  {
    id: 'LA-O9.2-5',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: 'Elle y avance à demi-vitesse.',
      en: 'It moves in them at half speed.',
    },
  },
  {
    id: 'LA-O9.2-6',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: 'Les tirailleurs seuls y restent formés, à demi-vitesse eux aussi.',
      en: 'Skirmishers alone stay formed in them, also at half speed.',
    },
  },
  {
    id: 'LA-O9.2-7',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: 'Une infanterie tout entière dans des cultures hautes est invisible à tout ennemi, même posté sur une crête. Une cavalerie y reste visible.',
      en: 'Infantry wholly inside tall crops is invisible to any enemy, even one on a crest. Cavalry in them stays visible.',
    },
    why: {
      fr: "Le texte ne nomme que l'infanterie, et dit « toute » unité ennemie ; un cavalier dépasse les blés.",
      en: 'The text names only infantry, and says “any” enemy unit; a horseman rises above the wheat.',
    },
  },
  {
    id: 'LA-O9.2-8',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: "L'infanterie qui s'y trouve ne voit au-dehors qu'à 2 cm au plus de la lisière ; la cavalerie voit normalement.",
      en: 'Infantry in them sees out only within 2 cm of the edge; cavalry sees as usual.',
    },
    why: {
      fr: "Le texte le dit de l'infanterie qui s'y cache ; un cavalier voit par-dessus.",
      en: 'The text says so of the infantry that hides there; a horseman sees over the crop.',
    },
  },
  {
    id: 'LA-O9.2-9',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: "Une unité dont un socle est dans des cultures hautes ne tire pas vers l'extérieur.",
      en: 'A unit with a base in tall crops does not fire out of them.',
    },
  },
  {
    id: 'LA-O9.2-10',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: "C'est que le silex et la poudre noire mettraient le feu aux blés autour d'elle : elle ne tire donc pas non plus à l'intérieur.",
      en: 'The reason is that flint and black powder would set the crop alight around it: so it does not fire inside either.',
    },
    why: {
      fr: "Le texte n'interdit que le tir vers l'extérieur, mais la raison qu'il en donne vaut pour tous.",
      en: 'The text forbids only fire outwards, but the reason that it gives holds for all.',
    },
  },
  {
    id: 'LA-O9.2-11',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: "Un ennemi dans les cultures n'est vu que d'une unité qui est dans les mêmes, à 4 cm au plus.",
      en: 'An enemy in the crops is seen only by a unit in the same crops, within 4 cm.',
    },
  },
  {
    id: 'LA-O9.2-12',
    chapter: 'crops',
    origin: 'ruling',
    text: {
      fr: "Les cultures hautes n'abritent ni du feu ni en mêlée, et l'on n'y charge pas. On peut y changer de formation, mais l'unité est de nouveau désorganisée dès qu'elle y marche.",
      en: 'Tall crops give no cover in fire or melee, and no charge is made in them. A unit may change formation there, but it is disorganised again as soon as it moves in them.',
    },
    why: {
      fr: "Le texte n'en dit rien : des tiges n'arrêtent pas une balle, l'on ne charge pas à travers un obstacle, et rien n'empêche de se ranger sur un sol plat.",
      en: 'The text says nothing of it: stalks stop no ball, no charge goes through an obstacle, and nothing keeps troops from forming up on flat ground.',
    },
  },
  {
    id: 'LA-O9.2-13',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: "Un labour n'arrête pas la vue.",
      en: 'Ploughland does not block sight.',
    },
  },
  {
    id: 'LA-O9.2-14',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: "Un labour n'abrite pas du feu.",
      en: 'Ploughland gives no cover from fire.',
    },
  },
  {
    id: 'LA-O9.2-15',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: 'Un labour ne dégrade pas la formation.',
      en: 'Ploughland does not degrade formation.',
    },
  },
  {
    id: 'LA-O9.2-16',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: 'On avance dans un labour à demi-vitesse ; toutes les armes y entrent.',
      en: 'Ploughland is crossed at half speed; all arms may enter it.',
    },
  },
  {
    id: 'LA-O9.2-17',
    chapter: 'crops',
    origin: 'rule',
    text: {
      fr: "Une unité dont un socle est dans un labour ne charge pas ; on ne charge pas non plus à travers un labour, ni sur un ennemi qui s'y trouve.",
      en: 'A unit with a base in ploughland does not charge; nor is a charge made through ploughland, or at an enemy in it.',
    },
    why: {
      fr: "Le texte ne parle que de l'unité qui y est ; mais nulle charge ne va sur un obstacle ni ne le traverse.",
      en: 'The text speaks only of the unit in it; but no charge goes onto an obstacle or through one.',
    },
  },
];
