import type { Rule } from '@grognard/engine';

export const interpenetration: readonly Rule[] = [
  {
    id: 'LA-U5.1-1',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "Il y a interpénétration quand une unité doit traverser l'espace qu'en occupe une autre : leurs socles, ou le chemin de l'une et les socles de l'autre, se recouvrent de plus de 0,01 cm². Se toucher n'est pas se recouvrir.",
      en: 'There is interpenetration when a unit has to cross the space that another holds: their bases, or the path of one and the bases of the other, overlap by more than 0.01 cm². Touching is not overlapping.',
    },
    why: {
      fr: 'Il fallait une mesure à partir de laquelle deux unités voisines se traversent.',
      en: 'A measure was needed from which two neighbouring units cross each other.',
    },
  },
  {
    id: 'LA-U5.1-2',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "Deux unités en masse qui s'interpénètrent sont toujours mises en désordre, l'une et l'autre.",
      en: 'Two massed units that interpenetrate are always put in disorder, both of them.',
    },
  },
  {
    id: 'LA-U5.1-3',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "Une unité en carré, creux ou plein, refuse l'interpénétration quel que soit son statut.",
      en: 'A unit in square, hollow or full, refuses interpenetration whatever its status.',
    },
  },
  {
    id: 'LA-U5.1-4',
    chapter: 'interpenetration',
    origin: 'ruling',
    text: {
      fr: "Une unité d'élite ou de la garde refuse l'interpénétration quelle que soit sa formation. En tirailleurs, elle s'ouvre pour un front étroit et refuse les autres.",
      en: 'A unit of elite or guard status refuses interpenetration whatever its formation. In skirmish order it opens for a narrow front and refuses any other.',
    },
    why: {
      fr: "Des tirailleurs qui s'ouvrent ne sont pas traversés : leur statut n'a rien à refuser.",
      en: 'Skirmishers that open are not crossed: their status has nothing to refuse.',
    },
  },
  {
    id: 'LA-U5.1-5e',
    of: ['LA-U5.1-4'],
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "Une unité régulière en déroute arrive sur une unité de la garde : que celle-ci soit en ligne ou en colonne, elle refuse d'être traversée.",
      en: 'A regular unit in rout comes upon a guard unit: be it in line or in column, the guard refuses to be crossed.',
    },
  },
  {
    id: 'LA-U5.1-6',
    chapter: 'interpenetration',
    origin: 'ruling',
    text: {
      fr: "Une unité que l'on refuse s'écoule par l'espace libre le plus proche : le passage le plus près de son centre, de côté, qui soit large d'au moins un de ses socles, 1,5 cm pour l'infanterie, 2,5 cm pour la cavalerie. Si c'est un changement de formation qui est refusé, la nouvelle formation est glissée du plus petit écart qui la dégage, et seule l'unité qui change est en désordre.",
      en: 'A unit that is refused flows through the nearest free space: the gap nearest to its centre, sideways, that is at least one of its bases wide, 1.5 cm for infantry, 2.5 cm for cavalry. If it is a change of formation that is refused, the new formation is shifted by the least that frees it, and only the changing unit is in disorder.',
    },
    why: {
      fr: "Le texte ne mesure ni l'espace ni ce que devient un changement de formation ; un socle est la largeur demandée aux ralliements.",
      en: 'The text measures neither the space nor what becomes of a change of formation; one base is the width asked of rallies.',
    },
  },
  {
    id: 'LA-U5.1-7',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "Aucune unité n'en interpénètre volontairement une autre en masse, amie ou ennemie : un plan qui le ferait est refusé, et une marche qui rencontre une unité survenue en chemin s'arrête contre elle.",
      en: 'No unit willingly interpenetrates another in mass, friend or enemy: a plan that would do so is refused, and a march that meets a unit come in its way stops against it.',
    },
  },
  {
    id: 'LA-U5.2-1',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "L'interpénétration est en général involontaire : un mouvement ordinaire n'en produit pas entre unités en masse.",
      en: 'Interpenetration is as a rule involuntary: an ordinary move causes none between massed units.',
    },
  },
  {
    id: 'LA-U5.2-2',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "Elle n'a que cinq causes : un changement de formation mal jugé, un ralliement ou une esquive, un recul en mêlée, un test de moral, une charge à travers des tirailleurs. Traverser une batterie ou des tirailleurs amis est un passage permis, non une interpénétration de deux masses.",
      en: 'It has five causes only: a misjudged change of formation, a rally or an evade, a recoil in melee, a morale test, a charge through skirmishers. Crossing a battery, or friendly skirmishers, is a passage that is allowed, not an interpenetration of two masses.',
    },
    why: {
      fr: 'La liste du texte est fermée, mais il règle plus loin ces deux passages volontaires.',
      en: "The text's list is closed, but further on it provides for these two willing passages.",
    },
  },
  {
    id: 'LA-U5.2-3',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "Un changement de formation peut s'achever sur l'espace d'une unité amie : les deux sont alors en désordre.",
      en: 'A change of formation may be completed on the space of a friendly unit: both are then in disorder.',
    },
  },
  {
    id: 'LA-U5.2-4',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "S'il s'achève sur l'espace d'une unité ennemie, seule l'unité qui change est en désordre.",
      en: 'If it is completed on the space of an enemy unit, only the changing unit is in disorder.',
    },
  },
  {
    id: 'LA-U5.2-5',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "Ce cas est le seul sans combat : son changement achevé, l'unité est aussitôt en déroute, et son mouvement de déroute commence au quart suivant, avant les autres mouvements.",
      en: 'This case alone sees no combat: its change completed, the unit routs at once, and its rout move begins with the next quarter, before other moves.',
    },
    why: {
      fr: "Le changement s'achève à la fin d'un quart ; les mouvements obligatoires passent les premiers au suivant.",
      en: 'The change is completed at the end of a quarter; compulsory moves come first in the next.',
    },
  },
  {
    id: 'LA-U5.2-6',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "Une unité qui rallie ou esquive sans avoir le passage pour s'écouler interpénètre la ou les unités qui l'en empêchent.",
      en: 'A unit that rallies or evades without a lane to flow through interpenetrates the unit or units in its way.',
    },
  },
  {
    id: 'LA-U5.2-7',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "Elle n'interpénètre pourtant ni une unité d'élite ou de la garde, ni un carré.",
      en: 'Yet it does not interpenetrate a unit of elite or guard status, nor a square.',
    },
  },
  {
    id: 'LA-U5.2-8',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "Une unité qui doit reculer d'un combat et qu'une unité amie gêne par derrière recule quand même et l'interpénètre.",
      en: 'A unit that has to recoil from a combat and is hampered by a friendly unit behind it recoils all the same and interpenetrates it.',
    },
  },
  {
    id: 'LA-U5.2-9',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "La place du recul se juge sur tout le front de l'unité : qu'un seul socle soit gêné suffit. Ce qui compte est le terrain où elle arriverait ; le vainqueur qui est devant elle ne la gêne pas, et si sa ligne barre le côté vers lequel elle reculerait, elle recule droit derrière elle.",
      en: 'The room for a recoil is judged over the whole front of the unit: one base hampered is enough. What counts is the ground that it would come onto; the victor before it does not hamper it, and if his line bars the side to which it would recoil, it recoils straight to its rear.',
    },
    why: {
      fr: "Le texte ne parle que d'amis placés derrière ; un vaincu recule devant son vainqueur.",
      en: 'The text speaks only of friends behind; the beaten give way before whoever has beaten them.',
    },
  },
  {
    id: 'LA-U5.2-10',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "Si ce qui la bloque est une unité d'élite ou de la garde, ou un carré, elle ne recule pas.",
      en: 'If what blocks it is a unit of elite or guard status, or a square, it does not recoil.',
    },
  },
  {
    id: 'LA-U5.2-11',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "Le résultat d'un test de moral, déroute ou fuite, peut aussi causer une interpénétration.",
      en: 'The result of a morale test, rout or flight, may also cause an interpenetration.',
    },
  },
  {
    id: 'LA-U5.2-12',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "Une unité qui charge choisit d'attaquer les compagnies en tirailleurs ou l'unité en ordre serré qui est derrière elles.",
      en: 'A charging unit chooses to attack the companies in skirmish order or the close-order unit behind them.',
    },
  },
  {
    id: 'LA-U5.2-13',
    chapter: 'interpenetration',
    origin: 'rule',
    text: {
      fr: "Si elle vise l'unité de derrière et que le temps a manqué aux tirailleurs pour esquiver, elle passe à travers eux de son plein gré : ils sont en désordre, il n'y a pas de mêlée avec eux, et la charge garde sa vitesse et sa ligne droite.",
      en: 'If it aims at the unit behind and the skirmishers have had no time to evade, it goes through them of its own will: they are in disorder, there is no melee with them, and the charge keeps its speed and its straight run.',
    },
    why: {
      fr: "La demi-vitesse n'est dite que de qui traverse des amis.",
      en: 'Half speed is only said of those who cross friends.',
    },
  },
  {
    id: 'LA-U5.2-14',
    of: ['LA-U5.2-13', 'LA-U5.4-11'],
    chapter: 'interpenetration',
    origin: 'supplement',
    text: {
      fr: "Des tirailleurs traversés par une charge qui s'arrête sur leur terrain se mettent en déroute à la fin du quart et s'en dégagent.",
      en: 'Skirmishers whom a charge has gone through, and on whose ground it comes to an end, rout at the end of the quarter and so get off it.',
    },
    why: {
      fr: "Le texte se tait ; il met en déroute les tirailleurs contactés pendant qu'on les traverse, et rien ne permet de manœuvrer sous les chevaux. Un club peut les laisser sur place jusqu'à ce que l'ennemi s'en aille.",
      en: 'The text is silent; it routs skirmishers who are contacted while they are being crossed, and nothing lets anybody manoeuvre under the horses. A club may leave them where they are until the enemy goes.',
    },
  },
];
