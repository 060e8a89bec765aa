import type { Rule } from '@grognard/engine';

export const rallyFlow: readonly Rule[] = [
  {
    id: 'LA-M3.4-1',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "Des amis peuvent se trouver entre une unité qui rallie et son bord de table : son passage est jugé contre la place qu'ils tiennent.",
      en: 'On the way to its own table edge a rallying unit may meet friends: its passage is judged against the ground they hold.',
    },
  },
  {
    id: 'LA-M3.4-2',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "Il faut à l'unité, pour s'écouler, un passage de 2,5 cm au moins, la largeur d'un socle de cavalerie, mesuré en travers de sa marche entre les deux unités les plus proches.",
      en: 'To flow through, the unit needs a lane at least one cavalry base wide, 2.5 cm, measured across its way between the two nearest units.',
    },
    why: {
      fr: 'Le texte donne la largeur, pas la manière de la prendre ; ce qui compte est la place laissée à qui passe.',
      en: 'The text gives the width, not how to take it; what counts is the room left to whoever passes.',
    },
  },
  {
    id: 'LA-M3.4-3',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "Sans un tel passage, l'unité est bloquée et interpénètre les amis qu'elle rencontre.",
      en: 'Without such a lane the unit is blocked and interpenetrates the friends it meets.',
    },
  },
  {
    id: 'LA-M3.4-4e',
    of: ['LA-M3.4-2', 'LA-M3.4-3'],
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "Exemple : une cavalerie rallie entre deux bataillons de ligne amis, en colonne ; s'ils laissent moins de 2,5 cm, ils sont interpénétrés, et ils ne le sont pas à partir de 2,5 cm.",
      en: 'Example: cavalry rallies between two friendly line battalions in column; if they leave less than 2.5 cm they are interpenetrated, and from 2.5 cm on they are not.',
    },
  },
  {
    id: 'LA-M3.4-5',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "La cavalerie qui interpénètre faute de place est en désordre, et ne commence à se reformer qu'une fois la traversée finie.",
      en: 'Cavalry that interpenetrates for want of room is in disorder, and begins to reform only once the crossing is over.',
    },
  },
  {
    id: 'LA-M3.4-6',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "Les unités qu'elle traverse sont en désordre elles aussi.",
      en: 'The units it crosses are in disorder as well.',
    },
  },
  {
    id: 'LA-M3.4-7',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "Une unité de la garde ou d'élite et une infanterie en carré ne se laissent pas traverser : la cavalerie s'écoule par le vide le plus proche, toujours en allant vers son bord de table. S'il n'y en a aucun, elle s'arrête contre elles, sans formation, et attend.",
      en: 'A guard or elite unit and infantry in square are not crossed: the cavalry flows through the nearest free space, always in the direction of its own table edge. If there is none, it stops against them, without formation, and waits.',
    },
    why: {
      fr: "Le texte ne dit rien du cas sans issue ; rien ne permet à l'unité d'y passer, ni ne la fait disparaître.",
      en: 'The text is silent about the case without a way out; nothing lets the unit through, and nothing makes it vanish.',
    },
  },
  {
    id: 'LA-M3.4-8',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "S'écouler permet à une ligne de cavalerie de rompre sa formation pour passer figurine après figurine : elle prend autant de files que le passage en tient, ses socles restant en contact.",
      en: 'Flowing lets a cavalry line break its formation to pass figure after figure: it takes as many files as the lane holds, its bases staying in contact.',
    },
    why: {
      fr: 'Un autre passage interdit de rompre le socle à socle pendant un ralliement ; une colonne resserrée satisfait les deux.',
      en: 'Another passage forbids breaking base contact during a rally; a narrowed column satisfies both.',
    },
  },
  {
    id: 'LA-M3.4-9',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "S'écouler prend du temps, surtout à une ligne : la distance jusqu'au passage, la profondeur du passage et la longueur de la colonne écoulée se paient à la vitesse de la colonne, au quart supérieur.",
      en: 'Flowing takes time, for a line above all: the distance to the lane, the depth of the lane and the length of the narrowed body are paid at column speed, rounded up to the quarter.',
    },
    why: {
      fr: "Le texte ne donne pas de formule ; l'unité est passée quand sa queue est sortie.",
      en: 'The text gives no formula; the unit is through when its tail is out.',
    },
  },
  {
    id: 'LA-M3.4-10',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: 'Un régiment en ligne ne passe pas un passage de 2,5 cm en une demi-période : douze cavaliers y font une file de 60 cm, et parcourent 18 cm.',
      en: 'A regiment in line does not pass a lane of 2.5 cm within half a period: twelve riders make a file of 60 cm in it, and cover 18 cm.',
    },
  },
  {
    id: 'LA-M3.4-11',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "Dans un passage plus large, l'unité fait passer de front toutes les figurines qu'il tient, une par 2,5 cm entiers.",
      en: 'In a wider lane the unit passes as many figures abreast as it holds, one for each full 2.5 cm.',
    },
  },
  {
    id: 'LA-M3.4-12e',
    of: ['LA-M3.4-11'],
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "Exemple : une cavalerie en ligne a 8 cm entre deux amis ; elle passe par trois de front, car 8 / 2,5 = 3,2, et son temps dépend de ce qu'il faut pour passer tout l'effectif.",
      en: 'Example: a cavalry line has 8 cm between two friends; it passes three abreast, since 8 / 2.5 = 3.2, and its time depends on passing all its figures.',
    },
  },
  {
    id: 'LA-M3.4-13',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "Suivie, une unité qui rallie ne s'écoule pas : elle interpénètre aussitôt les amis qu'elle rencontre, sauf la garde, l'élite et les carrés.",
      en: 'Followed, a rallying unit does not flow: it interpenetrates at once the friends it meets, except guard, elite and squares.',
    },
  },
  {
    id: 'LA-M3.4-14',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "Pendant un ralliement, l'unité ne rompt pas le contact de ses socles.",
      en: 'During a rally the unit does not break the contact of its bases.',
    },
  },
  {
    id: 'LA-M3.4-15',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: 'Passé le premier quart, une unité qui rallie va vers son bord de table.',
      en: 'After the first quarter a rallying unit goes towards its own table edge.',
    },
  },
  {
    id: 'LA-M3.4-16',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "L'unité qui rallie garde le front qu'elle avait, sauf là où elle s'écoule : ses figurines se tournent, la place qu'elle tient ne tourne pas. Écoulée, elle reste en colonne jusqu'à ce qu'elle se reforme.",
      en: 'A rallying unit keeps the front it had, except where it flows: its figures turn, the ground it holds does not. Once it has flowed it stays in column until it reforms.',
    },
  },
  {
    id: 'LA-M3.4-17e',
    of: ['LA-M3.4-16'],
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: 'Exemple : une unité en ligne qui était en mêlée rallie ; elle va à la vitesse de la colonne, mais reste en ligne.',
      en: 'Example: a unit in line that was in melee rallies; it goes at column speed, but stays in line.',
    },
  },
  {
    id: 'LA-M3.4-18',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "Devant une ligne amie ou une batterie en position, l'unité qui rallie passe tout entière d'un seul côté, au choix du joueur ; le côté est scellé avec l'annonce, et sans choix c'est le bout le plus proche.",
      en: 'Before a friendly line or a battery in position the rallying unit passes as a whole on one side, as the player chooses; the side is sealed with the announcement, and without a choice it is the nearer end.',
    },
    why: {
      fr: "Le choix se donne d'avance, comme tout le plan ; on ne s'arrête pas au milieu d'un quart pour le demander.",
      en: 'The choice is given beforehand, like the whole plan; a quarter does not pause to ask for it.',
    },
  },
  {
    id: 'LA-M3.4-19',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "Si l'unité qui rallie s'écoule entre ses amis, celle qui suit peut en toucher un ou plusieurs, selon son front et sa formation.",
      en: 'If the rallying unit flows between its friends, the follower may touch one or more of them, according to its front and formation.',
    },
  },
  {
    id: 'LA-M3.4-20',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "Ce contact est une entrée en mêlée classique, sans bonus de charge ; seule l'avance incontrôlée garde les siens.",
      en: 'That contact is an ordinary melee entry, without charge bonus; only an uncontrolled advance keeps its own.',
    },
    why: {
      fr: "L'avance incontrôlée vaut une charge sans procédure : le texte lui donne ces bonus contre l'unité qui rallie, et rien ne les lui retire ici.",
      en: 'An uncontrolled advance is a charge without the procedure: the text gives it those bonuses against the rallying unit, and nothing takes them away here.',
    },
  },
  {
    id: 'LA-M3.4-21',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: 'Les unités ainsi touchées ne tirent pas sur celle qui suit : le ralliement les masque.',
      en: 'The units so touched do not fire at the follower: the rally masks them.',
    },
  },
  {
    id: 'LA-M3.4-22',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "Contre elles, l'unité qui suit n'a pas le bonus de suivi en mêlée, et elle est désorganisée.",
      en: 'Against them the follower has no follow bonus in melee, and it is disorganised.',
    },
  },
  {
    id: 'LA-M3.4-23',
    chapter: 'rally-flow',
    origin: 'rule',
    text: {
      fr: "Une unité que touche l'unité qui suit après avoir été interpénétrée par celle qui rallie combat en désordre.",
      en: 'A unit that the follower touches after the rallying unit has interpenetrated it fights in disorder.',
    },
  },
];
