import type { Rule } from '@grognard/engine';
import { writersFor } from './entries.ts';
import { fireOrders } from './fire-orders.ts';

const { printed, ours } = writersFor('fire');

const ranges: readonly Rule[] = [
  ours('LA-S3.4-1', {
    fr: "Le fusil porte à 15 cm : +3 jusqu'à 5 cm, 0 jusqu'à 10, -2 jusqu'à 15.",
    en: 'A musket carries 15 cm: +3 up to 5 cm, 0 up to 10, -2 up to 15.',
  }),
  ours('LA-S3.4-2', {
    fr: "La carabine rayée porte à 20 cm : +2 jusqu'à 5 cm, 0 jusqu'à 12, -2 jusqu'à 20.",
    en: 'A rifle carries 20 cm: +2 up to 5 cm, 0 up to 12, -2 up to 20.',
  }),
  ours('LA-S3.4-3', {
    fr: "Le mousqueton de la cavalerie ne porte qu'à 8 cm : +1 jusqu'à 4 cm, 0 jusqu'à 8.",
    en: 'A cavalry carbine carries only 8 cm: +1 up to 4 cm, 0 up to 8.',
  }),
  printed('LA-S3.4-4', {
    fr: 'Sous bois, les armes ont les mêmes valeurs, mais aucune ne porte au-delà de 8 cm.',
    en: 'In woods small arms have the same values, but none carries beyond 8 cm.',
  }),
];

const modifiers: readonly Rule[] = [
  ours('LA-S3.4-5', {
    fr: "Cible sur plus d'un rang, ou en carré : +1 à la mousqueterie, +3 au boulet, +3 à la mitraille.",
    en: 'Target on more than one rank, or in square: +1 to small arms, +3 to round shot, +3 to canister.',
  }),
  ours('LA-S3.4-6', {
    fr: 'Cible en tirailleurs : -2 à la mousqueterie, -4 au boulet, -6 à la mitraille.',
    en: 'Target in skirmish order: -2 to small arms, -4 to round shot, -6 to canister.',
  }),
  ours('LA-S3.4-7', {
    fr: "Servants d'une batterie en position : -2 à la mousqueterie, -2 au boulet, -6 à la mitraille.",
    en: 'Target is the crew of a battery in action: -2 to small arms, -2 to round shot, -6 to canister.',
  }),
  ours('LA-S3.4-8', {
    fr: 'Cible derrière un abri léger : -2 à la mousqueterie, -2 au boulet, -6 à la mitraille.',
    en: 'Target in light cover: -2 to small arms, -2 to round shot, -6 to canister.',
  }),
  ours('LA-S3.4-9', {
    fr: 'Cible derrière un abri dur, dans une maison ou une redoute : -3 à la mousqueterie, -4 au boulet, -10 à la mitraille.',
    en: 'Target in hard cover, a house or a redoubt: -3 to small arms, -4 to round shot, -10 to canister.',
  }),
  ours('LA-S3.4-10', {
    fr: "Enfilade, c'est-à-dire tir sur le flanc d'une ligne : +1 à la mousqueterie, +3 au boulet, +3 à la mitraille.",
    en: 'Enfilade, that is fire into the flank of a line: +1 to small arms, +3 to round shot, +3 to canister.',
  }),
  ours('LA-S3.4-11', {
    fr: "Premier feu de la bataille d'une infanterie formée : +1.",
    en: 'First fire of the battle by a formed infantry unit: +1.',
  }),
  ours('LA-S3.4-12', {
    fr: 'Tireur sans formation : -1 à la mousqueterie, -2 au boulet, -4 à la mitraille.',
    en: 'Firer without formation: -1 to small arms, -2 to round shot, -4 to canister.',
  }),
  ours('LA-S3.4-13', {
    fr: 'Tireur en désordre : -2 à la mousqueterie ; une batterie en désordre ne tire pas.',
    en: 'Firer in disorder: -2 to small arms; a battery in disorder does not fire.',
  }),
  printed('LA-S3.4-14', {
    fr: "La désorganisation n'ôte rien au feu.",
    en: 'Disorganisation takes nothing from fire.',
  }),
];

const guns: readonly Rule[] = [
  ours('LA-S3.4-15', {
    fr: "Pièces légères, de 3 ou 4 : boulet jusqu'à 80 cm, facteur 6 jusqu'à la moitié, 4 au-delà ; mitraille jusqu'à 25 cm, facteur 15 jusqu'à 15 cm, 10 au-delà.",
    en: 'Light guns, 3 or 4 pounders: round shot up to 80 cm, factor 6 up to half of it, 4 beyond; canister up to 25 cm, factor 15 up to 15 cm, 10 beyond.',
  }),
  ours('LA-S3.4-16', {
    fr: "Pièces moyennes, de 6, 8 ou 9 : boulet jusqu'à 100 cm, facteur 8 jusqu'à la moitié, 5 au-delà ; mitraille jusqu'à 35 cm, facteur 18 jusqu'à 15 cm, 12 au-delà.",
    en: 'Medium guns, 6, 8 or 9 pounders: round shot up to 100 cm, factor 8 up to half of it, 5 beyond; canister up to 35 cm, factor 18 up to 15 cm, 12 beyond.',
  }),
  ours('LA-S3.4-17', {
    fr: "Pièces lourdes, de 12 : boulet jusqu'à 120 cm, facteur 10 jusqu'à la moitié, 6 au-delà ; mitraille jusqu'à 40 cm, facteur 20 jusqu'à 15 cm, 14 au-delà.",
    en: 'Heavy guns, 12 pounders: round shot up to 120 cm, factor 10 up to half of it, 6 beyond; canister up to 40 cm, factor 20 up to 15 cm, 14 beyond.',
  }),
  ours('LA-S3.4-18', {
    fr: "Une batterie bat 22,5 degrés de chaque côté de son axe ; la pivoter plus loin prend un quart. La pousser à bras prend la demi-période entière, et elle n'y tire pas.",
    en: 'A battery covers 22.5 degrees on each side of its axis; to pivot it farther takes a quarter. To drag it by hand takes the whole half-period, in which it does not fire.',
  }),
  ours('LA-S3.4-19', {
    fr: "Le boulet qui touche une unité en frappe une seconde, dans le prolongement et à 10 cm au plus derrière la première, pour la moitié des pertes ; jamais d'un plateau vers la plaine. Derrière des tirailleurs touchés par la mousqueterie, une masse ennemie à 5 cm au plus prend la moitié de ce qu'ils ont perdu ; rien, s'ils tiennent un obstacle.",
    en: 'Round shot that hits a unit strikes a second one in line behind it, within 10 cm, for half the losses; never from a plateau to the plain. Behind skirmishers hit by small arms, a massed enemy within 5 cm takes half of what they lost; nothing, if they hold an obstacle.',
  }),
  ours('LA-S3.4-20', {
    fr: "Sous la demi-portée, le boulet pointé sur les murs abat 3 cm de maison ou d'abri dur par demi-période ; tiré sur la garnison, il ne les abat pas. Si la batterie a des obusiers, chaque demi-période de ce tir met le feu à la maison sur un 6 au dé.",
    en: 'Under half range, round shot laid on its walls knocks down 3 cm of house or hard cover in a half-period; fired at the garrison, it does not. If the battery has howitzers, each half-period of such fire sets the house alight on a 6.',
  }),
];

/** What the supplement says in prose, numbered on from its tables. */
const conduct: readonly Rule[] = [
  ours('LA-S3.4-21', {
    fr: "Tirent l'infanterie, en ordre serré ou en tirailleurs, la cavalerie à l'arrêt qui a des mousquetons, et les pièces en batterie.",
    en: 'Infantry fires, in close order or skirmishing, so does halted cavalry that has carbines, and so do guns in battery.',
  }),
  ours('LA-S3.4-22', {
    fr: "Toutes les figurines d'une ligne tirent, mais le premier rang seulement d'une colonne ou d'une double ligne ; chaque face d'un carré tire avec les siennes, une seule face sur une même cible.",
    en: 'Every figure of a line fires, but only the front rank of a column or a double line; each face of a square fires with its own, and only one face at one target.',
  }),
  ours('LA-S3.4-23', {
    fr: "Une unité qui a marché, tourné ou changé de formation dans un quart n'y tire pas.",
    en: 'A unit that has moved, turned or changed formation in a quarter does not fire in it.',
  }),
  ours('LA-S3.4-24', {
    fr: 'Les tirailleurs peuvent marcher et tirer dans le même quart, à moitié effet.',
    en: 'Skirmishers may move and fire in the same quarter, at half effect.',
  }),
  ours('LA-S3.4-25', {
    fr: 'Le feu se compte en quarts : la part de période est le nombre de quarts passés à tirer, sur quatre.',
    en: 'Fire is counted in quarters: the fraction of a period is the number of quarters spent firing, out of four.',
  }),
  ours('LA-S3.4-26', {
    fr: "Le champ de tir s'ouvre, de chaque côté du front, à 45 degrés pour une unité formée ou en tirailleurs, à 22,5 degrés sans formation, en désordre ou dans une maison.",
    en: 'The arc of fire opens, on each side of straight ahead, to 45 degrees for a formed or skirmishing unit, to 22.5 degrees without formation, in disorder or in a house.',
  }),
  ours('LA-S3.4-27', {
    fr: "Une figurine tire si une partie de la cible est dans son champ, à sa portée et en vue ; la distance va de socle à socle. La cible compte par le côté qu'elle présente ; il tire autant de figurines qu'en contient le front d'où on la voit, arrondi en moins. Sur une table plate, une troupe en ordre serré ou une batterie cache ce qui est derrière elle, des tirailleurs non.",
    en: 'A figure fires if any part of the target is in its arc, in range and in sight; the distance runs from base to base. The target counts by the side it shows; as many figures fire as fit on the front from which it is seen, rounded down. On a flat table troops in close order and batteries hide what is behind them, skirmishers do not.',
  }),
  ours('LA-S3.4-28', {
    fr: "La cible est l'assaillant pour qui est chargé, sinon l'ennemi visible le plus proche dans le champ de tir.",
    en: 'The target is the charger for a unit that is charged, else the nearest visible enemy in the arc.',
  }),
  ours('LA-S3.4-29', {
    fr: "L'unité met sur sa cible toutes les figurines qui le peuvent ; celles qui restent tirent sur une autre.",
    en: 'The unit puts every figure that can on its target; those left over fire at another.',
  }),
  ours('LA-S3.4-30', {
    fr: "Une cible doit avoir été en vue et à portée pendant le quart entier où l'on tire sur elle.",
    en: 'A target must have been in sight and in range for the whole quarter in which it is fired at.',
  }),
  ours('LA-S3.4-31', {
    fr: "On ne tire pas sur des figurines aux prises. La mousqueterie peut viser celles de leur unité qui sont libres ; l'artillerie, seulement si elles sont à 5 cm au moins de celles qui combattent.",
    en: 'Nobody fires at figures locked in melee. Small arms may aim at those of their unit that are free; artillery only if these are at least 5 cm from those that fight.',
  }),
  ours('LA-S3.4-32', {
    fr: 'Une unité en partie aux prises tire avec ses figurines libres, un carré avec ses faces libres.',
    en: 'A unit partly in melee fires with its free figures, a square with its free faces.',
  }),
  ours('LA-S3.4-33', {
    fr: "Le facteur de la mousqueterie est la valeur de feu de la table nationale, plus la portée, plus les modificateurs ; celui de l'artillerie est donné par le calibre, la munition et la distance, plus les modificateurs.",
    en: 'The factor of small arms is the fire value of the national table, plus range, plus modifiers; that of artillery is given by calibre, ammunition and distance, plus modifiers.',
  }),
  ours('LA-S3.4-34', {
    fr: 'Une batterie tire avec autant de figurines que de servants présents ; un servant vaut deux pièces.',
    en: 'A battery fires with as many figures as it has crew present; one of them stands for two guns.',
  }),
  ours('LA-S3.4-35', {
    fr: 'À portée de mitraille une batterie tire à mitraille, au-delà à boulet ; sur une maison ou un abri dur, toujours à boulet.',
    en: 'Within canister range a battery fires canister, beyond it round shot; at a house or hard cover always round shot.',
  }),
  ours('LA-S3.4-36', {
    fr: 'Sur qui charge, on tire quart par quart ; la portée est la distance à la fin de sa marche ordinaire du quart, son bonus ne comptant pas.',
    en: 'At a charger fire goes quarter by quarter; the range is the distance at the end of his plain move of the quarter, his bonus not counting.',
  }),
  ours(
    'LA-S3.4-37',
    {
      fr: "Si cette marche suffit à toucher, l'unité chargée ne tire pas dans ce quart ; une table peut convenir qu'il compte alors pour moitié, à courte portée.",
      en: 'If that plain move is enough to touch, the charged unit does not fire in that quarter; a table may agree that it then counts half, at short range.',
    },
    {
      why: {
        fr: "Le chapitre de la charge ne lui donne ce quart que si l'assaillant part de plus loin ; l'usage d'un demi-quart vient d'une autre édition.",
        en: 'The chapter on charges gives it that quarter only if the charger starts from farther off; the half quarter is the custom of another edition.',
      },
    },
  ),
];

export const fire: readonly Rule[] = [...ranges, ...modifiers, ...guns, ...conduct, ...fireOrders];
