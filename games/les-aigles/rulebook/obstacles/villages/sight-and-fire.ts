import type { Rule } from '@grognard/engine';

export const sightAndFire: readonly Rule[] = [
  {
    id: 'LA-O5.3-1',
    chapter: 'houses-sight',
    origin: 'rule',
    text: {
      fr: 'Une garnison voit normalement par les quatre côtés de sa maison.',
      en: 'A garrison sees normally from the four sides of its house.',
    },
  },
  {
    id: 'LA-O5.3-2',
    chapter: 'houses-sight',
    origin: 'rule',
    text: {
      fr: 'Elle ne voit par un côté que si elle y a au moins une figurine. Elle voit alors depuis tout le mur, vers tout ce qui est devant lui.',
      en: 'It sees from a side only if it has at least one figure there. It then sees from the whole wall, towards all that lies before it.',
    },
    why: {
      fr: "Le texte ne dit pas d'où part le regard ; les hommes d'un côté sont répandus tout le long du mur.",
      en: 'The text does not say where sight starts; the men of a side are spread all along the wall.',
    },
  },
  {
    id: 'LA-O5.3-3',
    chapter: 'houses-sight',
    origin: 'rule',
    text: {
      fr: 'Une maison arrête la vue des unités qui sont dans la plaine.',
      en: 'A house stops the sight of units in the plain.',
    },
  },
  {
    id: 'LA-O5.3-4',
    chapter: 'houses-sight',
    origin: 'rule',
    text: {
      fr: 'Pour une unité sur une colline, une maison fait un angle mort : ce qui est à 15 cm ou moins derrière elle ne se voit pas.',
      en: 'For a unit on a hill a house makes dead ground: what lies within 15 cm behind it is not seen.',
    },
  },
  {
    id: 'LA-O5.3-5',
    chapter: 'houses-sight',
    origin: 'rule',
    text: {
      fr: "Une garnison est invisible tant qu'elle n'a pas tiré ou commencé de sortir. Avoir été vue entrer n'en fait pas une cible ; l'ennemi qui touche un mur la découvre. En chemin pour sortir, elle est vue de tous les côtés et voit par le mur où elle sort.",
      en: 'A garrison is invisible until it has fired or begun to leave. To have been seen entering does not make it a target; an enemy who touches a wall discovers it. On its way out it is seen from all sides, and sees by the wall where it leaves.',
    },
    why: {
      fr: 'Le texte ne compte que le feu et la sortie ; mais on ne se bat pas contre un mur sans voir qui le tient.',
      en: 'The text counts only fire and leaving; but nobody fights at a wall without seeing who holds it.',
    },
  },
  {
    id: 'LA-O5.4-1',
    chapter: 'houses-fire',
    origin: 'rule',
    text: {
      fr: "Les figurines tirent du côté où elles sont postées, à 22,5 degrés au plus de part et d'autre de la perpendiculaire au mur.",
      en: 'Figures fire from the side on which they are posted, within 22.5 degrees either way of the perpendicular to the wall.',
    },
    why: {
      fr: "Le texte donne l'angle sans dire s'il est entier ou de chaque bord ; nous le prenons comme celui de toute unité sans formation.",
      en: 'The text gives the angle without saying whether it is the whole or each way; we take it as that of any unit without formation.',
    },
  },
  {
    id: 'LA-O5.4-2',
    chapter: 'houses-fire',
    origin: 'rule',
    text: {
      fr: "La portée se mesure du mur au socle de la cible, et non depuis les socles postés ; le tir contre la maison se mesure de même jusqu'au mur.",
      en: 'Range is measured from the wall to the base of the target, and not from the bases posted; fire at the house is measured to the wall likewise.',
    },
    why: {
      fr: 'Le texte ne le dit que du tir qui sort ; les hommes sont derrière le mur dans les deux sens.',
      en: 'The text says it only of fire from the house; the men are behind the wall both ways.',
    },
  },
  {
    id: 'LA-O5.4-3',
    chapter: 'houses-fire',
    origin: 'rule',
    text: {
      fr: "On ne tire pas d'un côté attaqué, pas même avec les figurines que le front de l'ennemi n'engage pas.",
      en: "There is no fire from a side under attack, not even by figures that the enemy's front does not engage.",
    },
  },
  {
    id: 'LA-O5.4-4',
    chapter: 'houses-fire',
    origin: 'rule',
    text: {
      fr: "Les figurines d'un côté qui n'est pas attaqué peuvent tirer pendant une mêlée sur un autre.",
      en: 'Figures on a side that is not attacked may fire during a melee on another.',
    },
  },
  {
    id: 'LA-O5.4-5e',
    of: ['LA-O5.4-3', 'LA-O5.5-19'],
    chapter: 'houses-fire',
    origin: 'rule',
    text: {
      fr: 'Exemple : trois figurines de front attaquent un côté tenu par huit ; on se bat à trois contre trois, et les cinq autres ni ne combattent ni ne tirent.',
      en: 'Example: a front of three figures attacks a side held by eight; it is three against three, and the five others neither fight nor fire.',
    },
  },
  {
    id: 'LA-O5.4-6',
    chapter: 'houses-fire',
    origin: 'rule',
    text: {
      fr: "Une garnison ne tire plus au-dehors dès qu'un ennemi est entré dans la maison.",
      en: 'A garrison no longer fires outward once an enemy has got into the house.',
    },
  },
  {
    id: 'LA-O5.4-7',
    chapter: 'houses-fire',
    origin: 'rule',
    text: {
      fr: "Une garnison tire avec la pénalité des unités sans formation : elle tient lieu du peu d'ouvertures, malgré les armes chargées que l'on passe aux tireurs.",
      en: 'A garrison fires with the penalty of units without formation: it stands for the few openings, in spite of the loaded arms passed to those who fire.',
    },
  },
  {
    id: 'LA-O5.4-8',
    chapter: 'houses-fire',
    origin: 'rule',
    text: {
      fr: "On ne tire sur une maison que si l'on sait qu'un ennemi est dedans ; l'artillerie qui bat les murs eux-mêmes n'a pas à le savoir.",
      en: 'A house is fired at only by those who know that an enemy is in it; artillery that batters the walls themselves need not know.',
    },
    why: {
      fr: "Le texte permet ailleurs au boulet d'abattre des murs ; pour cela, peu importe qui les tient.",
      en: 'Elsewhere the text lets round shot knock down walls; for that it does not matter who holds them.',
    },
  },
  {
    id: 'LA-O5.4-9',
    chapter: 'houses-fire',
    origin: 'ruling',
    text: {
      fr: "Tant qu'elle reste dans la maison, seul un tir de la garnison, ou le contact d'un ennemi avec le mur, révèle sa présence et permet de tirer sur elle.",
      en: 'As long as it stays in the house, only fire by the garrison, or contact of an enemy with the wall, gives it away and lets it be fired at.',
    },
    why: {
      fr: "Un passage ne connaît que le feu, un autre y ajoute la sortie ; mais qui sort n'est bientôt plus dans la maison, et les deux s'accordent.",
      en: 'One passage knows only fire, another adds leaving; but whoever leaves is soon no longer in the house, and so the two agree.',
    },
  },
  {
    id: 'LA-O5.4-10',
    chapter: 'houses-fire',
    origin: 'rule',
    text: {
      fr: "On ne tire plus sur un côté qu'attaque une unité amie.",
      en: 'A side that a friendly unit attacks is no longer fired at.',
    },
  },
  {
    id: 'LA-O5.4-11',
    chapter: 'houses-fire',
    origin: 'rule',
    text: {
      fr: "Qui tire sur une maison subit la pénalité de l'abri dur.",
      en: 'Whoever fires at a house takes the penalty for hard cover.',
    },
  },
  {
    id: 'LA-O5.4-12',
    chapter: 'houses-fire',
    origin: 'ruling',
    text: {
      fr: 'Sous le feu, une garnison compte toujours comme une ligne.',
      en: 'Under fire a garrison always counts as a line.',
    },
    why: {
      fr: "Le texte dit « pour les feux » sans dire lesquels ; pour ceux de la garnison, l'angle et la pénalité sont déjà donnés.",
      en: 'The text says “for fire” without saying whose; for that of the garrison, arc and penalty are already given.',
    },
  },
  {
    id: 'LA-O5.4-13',
    chapter: 'houses-fire',
    origin: 'rule',
    text: {
      fr: "Les pertes par le feu s'ôtent du côté qui le subit : si les tireurs en voient deux, de celui dont leur axe de tir rencontre d'abord le mur.",
      en: 'Losses from fire come off the side under fire: if the firers face two, off the one whose wall their axis of fire meets first.',
    },
    why: {
      fr: "Le texte ne parle que d'un côté ; un tir de biais peut en prendre deux, et il faut en désigner un.",
      en: 'The text speaks of one side only; fire from an angle may take in two, and one has to be named.',
    },
  },
  {
    id: 'LA-O5.4-14',
    chapter: 'houses-fire',
    origin: 'rule',
    text: {
      fr: 'Quand il ne reste plus de figurine sur ce côté, le tireur cesse de tirer.',
      en: 'When no figure is left on that side, the firer ceases fire.',
    },
  },
  {
    id: 'LA-O5.4-15',
    chapter: 'houses-fire',
    origin: 'rule',
    text: {
      fr: "Il lui faut pourtant un quart de réaction pour s'en apercevoir : avant qu'il soit écoulé, ni autre cible ni autre action.",
      en: 'Yet it takes the firer a reaction quarter to notice: until that is over, no other target and no other action.',
    },
  },
];
