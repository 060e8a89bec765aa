import type { Rule } from '@grognard/engine';

export const plateaus: readonly Rule[] = [
  {
    id: 'LA-O3.1-1',
    chapter: 'plateaus',
    origin: 'note',
    note: 'physical table',
    text: {
      fr: "Un plateau est une pièce bombée, ou une plaque d'une autre couleur.",
      en: 'A plateau is a domed piece, or a plate of another colour.',
    },
  },
  {
    id: 'LA-O3.1-2',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: "Le contour de sa base est l'empiètement du plateau.",
      en: 'The outline of its base is the ground that the plateau takes.',
    },
  },
  {
    id: 'LA-O3.1-3',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: 'Sa ligne de crête est le contour de la partie plate : la pente est entre les deux contours. Ils peuvent se confondre sur un côté, qui est alors sans pente.',
      en: 'Its crest line is the outline of the flat part: the slope lies between the two outlines. They may run together on a side, which then has no slope.',
    },
    why: {
      fr: "Le texte ne donne pas de largeur à la pente ; rien n'en impose une sur tout le tour.",
      en: 'The text gives the slope no width; nothing requires one all the way round.',
    },
  },
  {
    id: 'LA-O3.1-4',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: "Cette ligne de crête est toujours tracée et reconnaissable : une table où un plateau n'en a pas est refusée.",
      en: 'This crest line is always drawn and recognisable: a table on which a plateau has none is refused.',
    },
  },
  {
    id: 'LA-O3.2-1',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: "Une unité dont un socle touche la ligne de crête d'un plateau voit comme de la crête d'une colline. Des éclaireurs y voient aussi pour qui est à 2,5 ou 5 cm derrière.",
      en: 'A unit with a base on the crest line of a plateau sees as from the crest of a hill. Scouts see there as well for a unit 2.5 or 5 cm behind.',
    },
    why: {
      fr: 'Le texte renvoie à la vue de la colline, éclaireurs compris.',
      en: 'The text refers to sight from hills, scouts included.',
    },
  },
  {
    id: 'LA-O3.2-2',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: 'Une unité sur la partie plate, en deçà de la crête, voit dans la plaine avec un angle mort : personne à 15 cm au plus de la ligne de crête ; au-delà, elle voit.',
      en: 'A unit on the flat, short of the crest, sees into the plain with dead ground: nobody within 15 cm of the crest line; farther off it sees.',
    },
    why: {
      fr: "Le texte compte « à compter de la ligne de crête » ; la pente est donc dans l'angle mort.",
      en: 'The text counts “from the crest line”; so the slope lies in the dead ground.',
    },
  },
  {
    id: 'LA-O3.2-3',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: 'De même, une unité dans la plaine voit celles de la partie plate si elle-même est à plus de 15 cm de la ligne de crête ; plus près, elle ne les voit pas.',
      en: 'Likewise, a unit in the plain sees those on the flat if it is itself more than 15 cm from the crest line; nearer, it does not see them.',
    },
    why: {
      fr: "Le texte ne dit pas clairement laquelle des deux est à 15 cm ; pour le feu, il dit que c'est celle de la plaine.",
      en: 'The text does not say clearly which of the two is 15 cm away; for fire it says that it is the one in the plain.',
    },
  },
  {
    id: 'LA-O3.2-4',
    chapter: 'plateaus',
    origin: 'ruling',
    text: {
      fr: "Un plateau cache l'une à l'autre deux unités de la plaine placées de part et d'autre, comme une colline.",
      en: 'A plateau hides from each other two units of the plain on either side of it, as a hill does.',
    },
    why: {
      fr: "Le texte ne le dit que des collines, mais un plateau n'est pas moins haut.",
      en: 'The text says so of hills only, but a plateau is no lower.',
    },
  },
  {
    id: 'LA-O3.3-1',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: "Le sommet d'un plateau est une plaine : vitesse normale, formation intacte, charge et changement de formation permis.",
      en: 'The top of a plateau is plain: normal speed, formation intact, charge and change of formation allowed.',
    },
  },
  {
    id: 'LA-O3.3-2',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: "Une unité n'y retrouve sa vitesse que lorsque toutes ses figurines sont sur la partie plate ; jusque-là elle est dans la pente.",
      en: 'A unit regains its speed there only when all its figures are on the flat; until then it is on the slope.',
    },
  },
  {
    id: 'LA-O3.3-3',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: "Elle y change de formation si la place le permet : la nouvelle formation tient tout entière à l'intérieur de la ligne de crête, sur un espace libre.",
      en: 'It changes formation there if there is room: the new formation fits wholly within the crest line, on free ground.',
    },
  },
  {
    id: 'LA-O3.3-4',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: "L'artillerie peut s'y mettre en batterie dès que tout son socle a passé la ligne de crête.",
      en: 'Artillery may unlimber there once its whole base has passed the crest line.',
    },
  },
  {
    id: 'LA-O3.3-5',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: "C'est au joueur de s'assurer que le sommet est assez grand : si le socle de la batterie en position n'y tient pas, la mise en batterie est refusée.",
      en: 'It is for the player to make sure that the top is large enough: if the base of the battery in action does not fit, unlimbering is refused.',
    },
  },
  {
    id: 'LA-O3.3-6',
    chapter: 'plateaus',
    origin: 'ruling',
    text: {
      fr: "La pente d'un plateau suit les règles des collines : demi-vitesse, désorganisation, ni charge, ni changement de formation, ni marche arrière, et les mêmes effets si elle est couverte.",
      en: 'The slope of a plateau follows the rules of hills: half speed, disorganisation, no charge, no change of formation, no backward march, and the same effects if it is covered.',
    },
    why: {
      fr: "Le texte parle d'une zone de montée sans en donner les effets.",
      en: 'The text speaks of a climbing zone without giving its effects.',
    },
  },
  {
    id: 'LA-O3.4-1',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: 'Entre unités de la partie plate, on tire comme dans la plaine.',
      en: 'Between units on the flat fire is as in the plain.',
    },
  },
  {
    id: 'LA-O3.4-2',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: "Une infanterie qui a franchi la ligne de crête tire dans la plaine comme d'une colline ; une cavalerie qui tire à cheval aussi.",
      en: 'Infantry that has passed the crest line fires into the plain as from a hill; so does cavalry that fires from the saddle.',
    },
    why: {
      fr: "Le texte ne nomme ici que l'infanterie, et pour la colline les deux armes.",
      en: 'The text names only infantry here, and both arms for hills.',
    },
  },
  {
    id: 'LA-O3.4-3',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: 'De derrière la crête, infanterie et artillerie ne tirent dans la plaine que sur un ennemi à plus de 15 cm de la ligne de crête.',
      en: 'From behind the crest infantry and artillery fire into the plain only at an enemy more than 15 cm from the crest line.',
    },
  },
  {
    id: 'LA-O3.4-4',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: "Une batterie placée sur un plateau et qui tire sur une unité plus basse, dans la plaine ou sur la pente, n'a pas de pénétration.",
      en: 'A battery on a plateau that fires at a unit lower down, in the plain or on the slope, has no penetration.',
    },
    why: {
      fr: 'Le texte ne nomme que la plaine ; sur la pente, la cible est tout autant au-dessous.',
      en: 'The text names the plain only; on the slope the target is just as much below.',
    },
  },
  {
    id: 'LA-O3.4-5',
    chapter: 'plateaus',
    origin: 'ruling',
    text: {
      fr: "Une batterie en position est tout entière en deçà de la crête : l'angle mort de 15 cm vaut toujours pour elle.",
      en: 'A battery in action is wholly short of the crest: the 15 cm of dead ground always hold for it.',
    },
    why: {
      fr: 'Elle ne se met en batterie que le socle entier sur la partie plate.',
      en: 'It unlimbers only with its whole base on the flat.',
    },
  },
  {
    id: 'LA-O3.4-6',
    chapter: 'plateaus',
    origin: 'rule',
    text: {
      fr: "Une unité dans la plaine ne tire sur une unité placée derrière la crête d'un plateau que si elle est elle-même à plus de 15 cm de la ligne de crête.",
      en: 'A unit in the plain fires at a unit behind the crest of a plateau only if it is itself more than 15 cm from the crest line.',
    },
  },
  {
    id: 'LA-O3.4-7',
    chapter: 'plateaus',
    origin: 'ruling',
    text: {
      fr: "En mêlée, une unité attaquée depuis la pente d'un plateau, alors qu'elle est sur la crête ou juste derrière, est au-dessus pour le premier tour. Entre deux unités de la partie plate, c'est une mêlée de plaine.",
      en: 'In melee a unit attacked from the slope of a plateau, while it stands on the crest or just behind it, is above for the first round. Between two units on the flat it is a melee in the plain.',
    },
    why: {
      fr: 'Le texte ne dit rien de la mêlée sur les plateaux ; nous faisons comme pour les collines.',
      en: 'The text says nothing of melee on plateaus; we do as for hills.',
    },
  },
];
