import type { Rule } from '@grognard/engine';

export const leaving: readonly Rule[] = [
  {
    id: 'LA-O5.2-45',
    chapter: 'houses-leaving',
    origin: 'rule',
    text: {
      fr: "Une unité qui sort d'une maison le déclare, et choisit entre deux manières : en colonne par la rue, ou sans formation par un côté.",
      en: 'A unit that leaves a house declares it, and chooses between two ways: in column by the street, or without formation by one side.',
    },
  },
  {
    id: 'LA-O5.2-46',
    chapter: 'houses-leaving',
    origin: 'rule',
    text: {
      fr: "En colonne : elle se forme d'abord en colonne de compagnies dans la rue principale, ou sur la route que touche une maison isolée, en une demi-période. Sa tête est à la limite du village, du côté choisi, et sa queue le long de la rue ; les rangs qui n'y tiennent pas paraissent à mesure qu'elle avance.",
      en: 'In column: it first forms company column in the main street, or on the road that an isolated house touches, in half a period. Its head is at the limit of the village, on the side chosen, and its tail along the street; ranks that do not fit appear as it advances.',
    },
    why: {
      fr: "Le texte ne dit pas où se tient la colonne ; la rue peut être plus courte qu'elle, et une maison isolée n'a que sa route.",
      en: 'The text does not say where the column stands; the street may be shorter than it is, and an isolated house has only its road.',
    },
  },
  {
    id: 'LA-O5.2-47',
    chapter: 'houses-leaving',
    origin: 'rule',
    text: {
      fr: 'En colonne : sa tête débouche ensuite par un côté du village, à la vitesse ordinaire de la colonne.',
      en: 'In column: its head then comes out by one side of the village, at the ordinary speed of a column.',
    },
  },
  {
    id: 'LA-O5.2-48',
    chapter: 'houses-leaving',
    origin: 'rule',
    text: {
      fr: "En colonne : la marche forcée lui est refusée jusqu'à ce que toutes ses figurines soient hors du village.",
      en: 'In column: a forced march is refused to it until all of its figures are out of the village.',
    },
  },
  {
    id: 'LA-O5.2-49',
    chapter: 'houses-leaving',
    origin: 'rule',
    text: {
      fr: 'En colonne : elle peut sortir par un côté sans route.',
      en: 'In column: it may come out by a side without a road.',
    },
  },
  {
    id: 'LA-O5.2-50',
    chapter: 'houses-leaving',
    origin: 'rule',
    text: {
      fr: 'En colonne : elle est formée.',
      en: 'In column: it is formed.',
    },
  },
  {
    id: 'LA-O5.2-51',
    chapter: 'houses-leaving',
    origin: 'rule',
    text: {
      fr: "En colonne : attaquée pendant qu'elle sort, elle est sans formation à partir du deuxième tour de mêlée, faute de pouvoir se déployer.",
      en: 'In column: attacked while it comes out, it is without formation from the second round of melee on, since it cannot deploy.',
    },
  },
  {
    id: 'LA-O5.2-52',
    chapter: 'houses-leaving',
    origin: 'rule',
    text: {
      fr: 'Sans formation : elle sort en une demi-période, et se trouve en ligne contre le côté choisi, centrée sur lui, le dos à la maison.',
      en: 'Without formation: it comes out in half a period, and stands in line against the side chosen, centred on it, its back to the house.',
    },
    why: {
      fr: 'Le texte ne dit pas où la placer ; elle devra se reformer en ligne, et elle est sortie par là.',
      en: 'The text does not say where to place it; it has to reform in line, and that is where it came out.',
    },
  },
  {
    id: 'LA-O5.2-53',
    chapter: 'houses-leaving',
    origin: 'rule',
    text: {
      fr: 'Sans formation : elle doit ensuite se reformer en ligne avant toute autre action, dans le temps de la table : une demi-période en classe A, trois quarts en classe B, une période en classe C.',
      en: 'Without formation: it must then reform in line before any other action, in the time of the table: half a period in class A, three quarters in class B, one period in class C.',
    },
  },
  {
    id: 'LA-O5.2-54',
    chapter: 'houses-leaving',
    origin: 'ruling',
    text: {
      fr: 'On ne sort pas par un côté que touche un ennemi, ni par celui où la place manque pour la ligne ou la colonne.',
      en: 'Nobody leaves by a side that an enemy touches, nor by one where there is no room for the line or the column.',
    },
    why: {
      fr: "Le texte ne parle pas d'une sortie barrée ; une unité ne traverse ni l'ennemi ni un mur.",
      en: 'The text does not speak of a blocked exit; a unit passes neither through the enemy nor through a wall.',
    },
  },
  {
    id: 'LA-O5.2-55',
    chapter: 'houses-leaving',
    origin: 'rule',
    text: {
      fr: "L'unité qui n'a plus trois figurines dans la maison, réserve comprise, doit l'évacuer, de l'une ou l'autre manière.",
      en: 'A unit that no longer has three figures in the house, its reserve included, must evacuate it, in either of the two ways.',
    },
    why: {
      fr: "Le texte ne dit pas comment elle sort ; rien ne lui ôte le choix qu'a toute unité.",
      en: 'The text does not say how it leaves; nothing takes from it the choice that every unit has.',
    },
  },
  {
    id: 'LA-O5.2-56e',
    of: ['LA-O5.2-55'],
    chapter: 'houses-leaving',
    origin: 'ruling',
    text: {
      fr: "Exemple : trois figurines sont 120 hommes, et une maison une vingtaine de bâtiments. À deux figurines, il reste 80 hommes, quatre par bâtiment : on ne peut plus la défendre, et l'unité sort.",
      en: 'Example: three figures are 120 men, and a house about twenty buildings. At two figures 80 men are left, four a building: it can no longer be defended, and the unit leaves.',
    },
    why: {
      fr: "L'explication du texte dit « au-dessous de 80 hommes », la règle « moins de trois figurines » : la règle l'emporte, deux figurines doivent sortir.",
      en: 'The explanation in the text says “below 80 men”, the rule “fewer than three figures”: the rule prevails, and two figures must leave.',
    },
  },
  {
    id: 'LA-O5.2-57',
    chapter: 'houses-leaving',
    origin: 'rule',
    text: {
      fr: "L'unité doit évacuer la maison si l'artillerie y a mis le feu.",
      en: 'The unit must evacuate the house if artillery has set fire to it.',
    },
  },
  {
    id: 'LA-O5.2-58',
    chapter: 'houses-leaving',
    origin: 'rule',
    text: {
      fr: "Dès que la maison brûle, elle en sort, à partir du quart suivant, sans quart de réaction et sans attendre que l'incendie gagne. Y rester n'est pas un ordre que l'on puisse donner.",
      en: 'As soon as the house burns it leaves, from the next quarter on, without a reaction quarter and without waiting to see whether the fire spreads. To stay is no order that can be given.',
    },
    why: {
      fr: 'Une unité dans une maison doit toujours le quart de réaction, et doit ici sortir « immédiatement » ; le feu passe avant.',
      en: 'A unit in a house always owes the reaction quarter, and here has to leave “immediately”; the fire comes first.',
    },
  },
  {
    id: 'LA-O5.2-59',
    chapter: 'houses-leaving',
    origin: 'rule',
    text: {
      fr: 'Chassée par le feu, elle sort par le côté le mieux garni au moment où le feu prend ; si deux le sont autant, par celui que choisit le joueur. Si ce côté, ou chacun des deux, est barré, elle ne sort pas et est détruite.',
      en: 'Driven out by fire, it leaves by the side with most figures when the fire breaks out; if two have as many, by the one its player chooses. If that side, or each of the two, is blocked, it does not get out and is destroyed.',
    },
    why: {
      fr: "Le texte ne lui donne « pas d'autre choix » que ce côté : barré, il n'en ouvre pas d'autre.",
      en: 'The text gives it “no other choice” than that side: blocked, it opens no other.',
    },
  },
  {
    id: 'LA-O5.2-60',
    chapter: 'houses-leaving',
    origin: 'rule',
    text: {
      fr: 'Chassée par le feu, elle sort en désordre, et doit se reformer en ligne avant toute autre action, dans le temps de la table : une période en classe A, une période et quart en classes B et C.',
      en: 'Driven out by fire, it comes out in disorder, and must reform in line before any other action, in the time of the table: one period in class A, one and a quarter in classes B and C.',
    },
  },
  {
    id: 'LA-O5.2-61',
    chapter: 'houses-leaving',
    origin: 'rule',
    text: {
      fr: "Dans les deux évacuations obligatoires, l'unité qui n'est pas sortie de la maison dans la demi-période qui suit est détruite. Elle part donc aussitôt, sans quart de réaction ; en colonne dans la rue, elle est sortie de la maison.",
      en: 'In both compulsory evacuations a unit that is not out of the house within the next half-period is destroyed. So it starts at once, without a reaction quarter; in column in the street it is out of the house.',
    },
    why: {
      fr: 'Sortir prend déjà la demi-période entière : avec un quart de réaction, ou la marche hors du village, toute évacuation serait mortelle.',
      en: 'Leaving already takes the whole half-period: with a reaction quarter, or the march out of the village, every evacuation would be deadly.',
    },
  },
  {
    id: 'LA-O5.2-62',
    chapter: 'houses-leaving',
    origin: 'ruling',
    text: {
      fr: "Dans une maison qui a pris feu, nul n'entre plus jusqu'à la fin de la partie. Elle arrête toujours la vue et le passage ; le feu ne gagne pas les voisines.",
      en: 'For the rest of the game nobody enters a house that has caught fire. It still stops sight and passage; the fire does not spread to its neighbours.',
    },
    why: {
      fr: "Le texte parle d'un incendie qui se propage sans en donner de règle ; celui-ci s'en tient à sa maison.",
      en: 'The text speaks of a fire that spreads without giving a rule for it; ours keeps to its house.',
    },
  },
];
