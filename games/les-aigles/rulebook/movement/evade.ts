import type { Rule } from '@grognard/engine';

export const evade: readonly Rule[] = [
  {
    id: 'LA-M7.1-1',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Une infanterie à l'ordre harceler, en ordre serré ou en tirailleurs, a le droit d'esquiver une menace directe : un ennemi visible l'a devant lui, et l'atteindrait en chargeant une demi-période, ou la charge déjà.",
      en: 'Infantry under the order to harass, in close order or skirmishing, has the right to evade a direct threat: a visible enemy has it in front of him, and would reach it by charging for half a period, or is charging it already.',
    },
    why: {
      fr: "Le texte dit « à distance de charge » sans la mesurer, et « une unité » ; la vitesse, le temps du tour et le passage qu'il donne sont ceux de l'infanterie, et la cavalerie a le ralliement.",
      en: "The text says “at charge distance” without measuring it, and “a unit”; the speed, the turning time and the lane it gives are infantry's, and cavalry has the rally.",
    },
  },
  {
    id: 'LA-M7.1-2',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Pour esquiver ainsi, il n'est pas besoin qu'une charge ait été déclarée.",
      en: 'For such an evade no charge need have been declared.',
    },
  },
  {
    id: 'LA-M7.1-3',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: 'Cette esquive est volontaire : le joueur choisit.',
      en: 'This evade is voluntary: the player chooses.',
    },
  },
  {
    id: 'LA-M7.1-4',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Une esquive volontaire s'écrit dans le plan et se déclare au début de la demi-période. Si la menace n'était pas réelle, l'unité reste sur place, sans que la distance soit dite.",
      en: 'A voluntary evade is written in the plan and declared at the start of the half-period. If the threat was not real the unit stays where it is, and the distance is not told.',
    },
    why: {
      fr: "On ne mesure pas avant une charge ; refuser l'esquive à la saisie donnerait la distance.",
      en: 'Nothing is measured before a charge; refusing the evade when it is entered would give the distance away.',
    },
  },
  {
    id: 'LA-M7.1-5',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "L'esquive est obligatoire pour une infanterie à l'ordre harceler ou en tirailleurs qui est directement chargée, y compris quand elle ne fait que couvrir l'unité visée.",
      en: 'The evade is compulsory for infantry that harasses or skirmishes and is directly charged, even when it only screens the unit aimed at.',
    },
    why: {
      fr: "Le texte veut que les tirailleurs qu'on charge à travers esquivent : être dans le couloir de la charge suffit donc.",
      en: "The text has the skirmishers evade who are charged through: so being in the charge's corridor is enough.",
    },
  },
  {
    id: 'LA-M7.1-6',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Un bois, un village, un abri léger ou un abri dur dispensent de l'esquive obligatoire l'unité qui s'y tient ou s'en couvre.",
      en: 'A wood, a village, light cover or hard cover excuses from the compulsory evade a unit that is in it or behind it.',
    },
  },
  {
    id: 'LA-M7.1-7',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Le premier quart de l'esquive va droit à l'opposé de la menace, les suivants vers le bord de table de l'unité.",
      en: "The first quarter of an evade goes straight away from the threat, the following ones towards the unit's own table edge.",
    },
    why: {
      fr: "La menace vient d'où marche l'assaillant : on fuit dans le sens de sa marche.",
      en: 'The threat comes the way the charger marches: one flees in the direction of his march.',
    },
  },
  {
    id: 'LA-M7.1-8',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Avant de partir, l'unité met un quart à faire son quart de tour ou son demi-tour, selon d'où vient la menace et quel que soit son statut.",
      en: 'Before it leaves, the unit takes one quarter for its quarter turn or about turn, according to where the threat comes from and whatever its status.',
    },
    why: {
      fr: 'Le texte donne ce temps sans distinguer les statuts, à la différence du tour ordinaire.',
      en: 'The text gives this time without telling statuses apart, unlike the ordinary turn.',
    },
  },
  {
    id: 'LA-M7.1-9',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: 'Une esquive non déclarée, imposée par une charge, ajoute le quart de réaction au quart du tour.',
      en: 'An undeclared evade, forced by a charge, adds the reaction quarter to the quarter of the turn.',
    },
  },
  {
    id: 'LA-M7.1-10',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Une unité forcée d'esquiver sans l'avoir déclaré attend donc une demi-période avant de bouger : chargée au premier quart, elle part au troisième. Déclarée, l'esquive part au deuxième.",
      en: 'A unit forced to evade without having declared it therefore waits half a period before moving: charged in the first quarter, it leaves in the third. A declared evade leaves in the second.',
    },
  },
  {
    id: 'LA-M7.1-11',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: 'Toute unité esquive à 5,5 cm par quart, soit 22 cm en une période.',
      en: 'Every unit evades at 5.5 cm a quarter, which is 22 cm in a period.',
    },
  },
  {
    id: 'LA-M7.1-12',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Une esquive peut durer plusieurs périodes : elle se poursuit tant que l'unité n'a pas trouvé où se reformer.",
      en: 'An evade may last several periods: it goes on until the unit has found where to reform.',
    },
  },
  {
    id: 'LA-M7.2-1',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Une troupe en esquive est sans formation, de son premier pas jusqu'après son arrivée.",
      en: 'Troops that evade are without formation, from their first step until after they have arrived.',
    },
  },
  {
    id: 'LA-M7.2-2',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "La troupe qui a esquivé se reforme avant toute nouvelle action ; elle peut seulement continuer d'esquiver, ou tirer une fois arrêtée.",
      en: 'Troops that have evaded reform before any new action; they may only go on evading, or fire once halted.',
    },
  },
  {
    id: 'LA-M7.2-3',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: 'Une compagnie détachée de son bataillon esquive pour se reformer derrière lui, à 7 cm au plus.',
      en: 'A company detached from its battalion evades to reform behind it, within 7 cm.',
    },
    why: {
      fr: 'Le texte dit « derrière » ; 7 cm est la distance que des tirailleurs gardent avec leur unité.',
      en: 'The text says “behind”; 7 cm is the distance that skirmishers keep to their unit.',
    },
  },
  {
    id: 'LA-M7.2-4',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Pour réintégrer son unité, la compagnie ajoute une demi-période au temps qu'il lui faut pour se reformer.",
      en: 'To rejoin its unit the company adds half a period to the time it needs to reform.',
    },
  },
  {
    id: 'LA-M7.2-5e',
    of: ['LA-M7.2-4'],
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: 'Exemple : une compagnie de voltigeurs français a esquivé jusque derrière son bataillon ; une demi-période pour se reformer et une demi-période pour réintégrer font une période.',
      en: 'Example: a company of French voltigeurs has evaded to behind its battalion; half a period to reform and half a period to rejoin make one period.',
    },
  },
  {
    id: 'LA-M7.2-6',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: 'Si le bataillon est en mêlée, la compagnie qui le réintègre ne compte au combat que dans la période suivante.',
      en: 'If the battalion is in melee, the company that rejoins it counts in combat only in the following period.',
    },
  },
  {
    id: 'LA-M7.2-7',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "L'inverse n'est pas permis : une unité en ordre serré ne rejoint pas ses compagnies de tirailleurs prises dans une mêlée.",
      en: 'The reverse is not allowed: a close-order unit does not join its skirmish companies caught in a melee.',
    },
    why: {
      fr: "Elle peut toujours attaquer cet ennemi pour son compte, par une charge ou une entrée en mêlée classique ; ce qui est barré, c'est de s'y fondre.",
      en: 'It may still attack that enemy on its own account, by a charge or an ordinary melee entry; what is barred is merging into the fight.',
    },
  },
  {
    id: 'LA-M7.2-8',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Un bataillon ou des compagnies regroupées qui esquivent ne peuvent se reformer que derrière un ami formé qui fait face à l'ennemi.",
      en: 'A battalion or pooled companies that evade may reform only behind a formed friend who faces the enemy.',
    },
  },
  {
    id: 'LA-M7.2-9',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Faute d'un tel ami, l'esquive continue, et peut mener l'unité hors de la table.",
      en: 'For want of such a friend the evade goes on, and may lead the unit off the table.',
    },
  },
  {
    id: 'LA-M7.2-10',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Au bord de la table, l'unité passe un test de moral : réussi, elle s'y arrête sans formation ; raté, elle quitte la table.",
      en: 'At the table edge the unit takes a morale test: if it passes it halts there without formation, if it fails it leaves the table.',
    },
  },
  {
    id: 'LA-M7.2-11',
    chapter: 'evade',
    origin: 'ruling',
    text: {
      fr: "Le premier quart d'une esquive, que le texte dit une fois « face à la menace », se fait dans l'axe de la menace, en s'en éloignant.",
      en: 'The first quarter of an evade, which the text once calls “facing the threat”, is made on the axis of the threat, going away from it.',
    },
    why: {
      fr: "Le texte dit ailleurs « à l'opposé de la menace », et une unité qui s'avancerait vers l'assaillant n'esquiverait rien.",
      en: 'Elsewhere the text says “away from the threat”, and a unit that went towards the charger would evade nothing.',
    },
  },
  {
    id: 'LA-M7.2-12',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Il faut à une infanterie qui esquive entre deux amis un passage de 1,5 cm au moins, la largeur d'un socle d'infanterie ; elle y passe avec autant de files qu'il en tient.",
      en: 'Infantry that evades between two friends needs a lane at least one infantry base wide, 1.5 cm; it passes there in as many files as it holds.',
    },
    why: {
      fr: "Les socles de tirailleurs, plus larges, s'y resserrent à 1,5 cm : le texte ne donne qu'une largeur.",
      en: 'The wider skirmisher bases close to 1.5 cm in it: the text gives only one width.',
    },
  },
  {
    id: 'LA-M7.2-13',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Sans un tel passage, l'unité est bloquée et interpénètre les amis qu'elle rencontre.",
      en: 'Without such a lane the unit is blocked and interpenetrates the friends it meets.',
    },
  },
  {
    id: 'LA-M7.2-14',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "L'infanterie qui esquive et l'unité qu'elle interpénètre sont alors toutes deux en désordre, et ne commencent à se reformer qu'une fois la traversée finie.",
      en: 'The evading infantry and the unit it interpenetrates are then both in disorder, and begin to reform only once the crossing is over.',
    },
    why: {
      fr: "Ailleurs, une masse et des tirailleurs qui se croisent laissent la masse en ordre ; cette règle-ci, faite pour l'esquive, est la plus précise et l'emporte.",
      en: 'Elsewhere a mass and skirmishers that cross leave the mass in order; this rule, made for the evade, is the more precise and prevails.',
    },
  },
  {
    id: 'LA-M7.2-15',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Une unité de la garde, d'élite ou en carré creux ou plein ne se laisse pas traverser : la troupe en esquive s'écoule par le vide le plus proche.",
      en: 'A guard or elite unit, or one in hollow or full square, is not crossed: the evading troops flow through the nearest free space.',
    },
  },
  {
    id: 'LA-M7.2-16',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Une unité touchée en pleine esquive combat sans formation et de dos. Touchée dans le quart de son tour, elle est sans formation, et prise du côté où l'ennemi se trouve ; dans le quart de réaction, elle est encore formée.",
      en: 'A unit touched while evading fights without formation and from the rear. Touched in the quarter of its turn it is without formation, and taken on the side where the enemy is; in the reaction quarter it is still formed.',
    },
    why: {
      fr: "Le texte ne parle que du mouvement ; le tour est déjà un mouvement pris, tandis qu'une unité qui n'a pas encore réagi n'a rien quitté.",
      en: 'The text speaks only of the move; the turn is already a movement caught, while a unit that has not yet reacted has left nothing.',
    },
  },
  {
    id: 'LA-M7.3-1',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: 'Partie en tirailleurs ou en ordre serré, une troupe en esquive peut se partager en deux ; elle ne le fait que pour contourner ce qui lui barre le passage.',
      en: 'An evading unit may divide in two, whether it set out skirmishing or in close order; it does so only to get round what bars its way.',
    },
    why: {
      fr: 'Le texte le permet sans condition, mais son exemple est un passage barré, et une unité est une en toute autre occasion.',
      en: 'The text allows it without condition, but its example is a barred way, and a unit is one on every other occasion.',
    },
  },
  {
    id: 'LA-M7.3-2',
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Si une partie est touchée pendant que l'unité est divisée, toute l'unité subit le résultat le plus défavorable des tests de moral.",
      en: 'If one part is touched while the unit is divided, the whole unit takes the least favourable result of the morale tests.',
    },
  },
  {
    id: 'LA-M7.3-3e',
    of: ['LA-M7.3-1'],
    chapter: 'evade',
    origin: 'rule',
    text: {
      fr: "Exemple : sept figurines qui esquivent rencontrent une ligne amie de douze, formée et face à l'ennemi, sans passage ; elles se séparent en deux groupes, rompent le socle à socle, passent par les deux bouts de la ligne et reprennent contact dès qu'elles l'ont dépassée.",
      en: 'Example: seven evading figures meet a friendly line of twelve, formed and facing the enemy, with no lane; they part into two groups, break base contact, pass both ends of the line and resume contact as soon as they are past it.',
    },
    why: {
      fr: 'Chaque figurine va par le bout le plus proche : celles à gauche du milieu de la ligne passent à gauche, par exemple quatre et trois.',
      en: "Each figure goes by the nearer end: those left of the line's middle pass on the left, four and three for instance.",
    },
  },
];
