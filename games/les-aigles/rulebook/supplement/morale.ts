import type { Rule } from '@grognard/engine';
import { writersFor } from './entries.ts';

const { ours } = writersFor('morale');

const statuses: readonly Rule[] = [
  ours('LA-S3.6-1', {
    fr: 'Garde : +3 au test ; seuil de feu, 4 pertes par figurine.',
    en: 'Guard: +3 to the test; fire threshold, 4 losses a figure.',
  }),
  ours('LA-S3.6-2', {
    fr: 'Élite : +2 au test ; seuil de feu, 4 pertes par figurine.',
    en: 'Elite: +2 to the test; fire threshold, 4 losses a figure.',
  }),
  ours('LA-S3.6-3', {
    fr: 'Régulier : +1 au test ; seuil de feu, 3 pertes par figurine.',
    en: 'Regular: +1 to the test; fire threshold, 3 losses a figure.',
  }),
  ours('LA-S3.6-4', {
    fr: 'Semi-régulier : 0 au test ; seuil de feu, 3 pertes par figurine.',
    en: 'Semi-regular: 0 to the test; fire threshold, 3 losses a figure.',
  }),
  ours('LA-S3.6-5', {
    fr: 'Milice et irrégulier : -1 au test ; seuil de feu, 2 pertes par figurine.',
    en: 'Militia and irregular: -1 to the test; fire threshold, 2 losses a figure.',
  }),
];

const results: readonly Rule[] = [
  ours('LA-S3.6-6', {
    fr: "13 ou plus, avance incontrôlée : une cavalerie, ou une unité qui a l'ordre d'attaquer, si elle charge, poursuit ou vient de vaincre, charge ou suit aussitôt l'ennemi visible le plus proche, sans déclaration, avec tous les bonus de charge et sans malus de désorganisation. Les autres obéissent.",
    en: '13 or more, uncontrolled advance: cavalry, or a unit ordered to attack, if it charges, pursues or has just won, charges or follows the nearest visible enemy at once, undeclared, with all charge bonuses and no penalty for disorganisation. Others obey.',
  }),
  ours('LA-S3.6-7', {
    fr: "De 7 à 12 : l'unité obéit.",
    en: 'From 7 to 12: the unit obeys.',
  }),
  ours('LA-S3.6-8', {
    fr: "5 ou 6, arrêt sur place : ni avance, ni charge, ni contre-charge jusqu'à la fin de la demi-période suivante ; l'unité peut tirer, combattre et changer de formation. Qui charge s'arrête à un quart de mouvement de l'ennemi, sans formation.",
    en: '5 or 6, halt in place: no advance, charge or counter-charge until the end of the next half-period; the unit may fire, fight and change formation. A charger stops a quarter-move short of the enemy, without formation.',
  }),
  ours('LA-S3.6-9', {
    fr: "3 ou 4, retraite : une demi-période à la vitesse de colonne en s'éloignant de la cause, sans formation ; puis l'unité se reforme en ligne.",
    en: '3 or 4, retreat: half a period at column speed away from the cause, without formation; then the unit reforms in line.',
  }),
  ours('LA-S3.6-10', {
    fr: "1 ou 2, déroute : à chaque demi-période, une fois et demie la vitesse de colonne vers son bord de table, en désordre, jusqu'au ralliement.",
    en: '1 or 2, rout: in every half-period, one and a half times column speed towards its own table edge, in disorder, until it is rallied.',
  }),
  ours('LA-S3.6-11', {
    fr: "0 ou moins, fuite : comme la déroute, mais seul un général au contact peut rallier l'unité, qui est perdue au bord de la table.",
    en: '0 or less, flight: like rout, but only a general in contact can rally the unit, and it is lost at the table edge.',
  }),
];

const modifiers: readonly Rule[] = [
  ours('LA-S3.6-12', {
    fr: "Ordre d'attaquer, à la charge : +1.",
    en: 'Ordered to attack, charging: +1.',
  }),
  ours('LA-S3.6-13', {
    fr: 'Ordre de tenir, sans avoir bougé, pour recevoir une charge : +1.',
    en: 'Ordered to hold, not having moved, to receive a charge: +1.',
  }),
  ours('LA-S3.6-14', {
    fr: 'Derrière un abri léger ou dedans : +1 ; abri dur, maison ou redoute : +2.',
    en: 'In or behind light cover: +1; hard cover, house or redoubt: +2.',
  }),
  ours('LA-S3.6-15', {
    fr: 'Carré creux formé que la cavalerie menace : +3.',
    en: 'Hollow square, formed, threatened by cavalry: +3.',
  }),
  ours('LA-S3.6-16', {
    fr: 'Infanterie ni en carré ni en carré plein, chargée par la cavalerie ou avec une cavalerie ennemie formée à 15 cm ou moins devant elle : -2.',
    en: 'Infantry neither in square nor in full square, charged by cavalry or with formed enemy cavalry within 15 cm ahead: -2.',
  }),
  ours('LA-S3.6-17', {
    fr: "Soutien, c'est-à-dire ami formé à 15 cm ou moins, derrière ou à côté : +1 ; +2 au test d'abordage.",
    en: 'Support, that is a formed friend within 15 cm behind or beside: +1; +2 on the home test.',
  }),
  ours('LA-S3.6-18', {
    fr: "Ennemi libre à 15 cm ou moins du flanc : -1 ; de l'arrière : -2.",
    en: 'Unengaged enemy within 15 cm of the flank: -1; of the rear: -2.',
  }),
  ours('LA-S3.6-19', {
    fr: 'Sans formation : -1 ; en désordre : -2.',
    en: 'Without formation: -1; in disorder: -2.',
  }),
  ours('LA-S3.6-20', {
    fr: 'Pertes de ce feu ou de cette mêlée qui atteignent le seuil : -1 ; une fois et demie le seuil : -2 ; le double : -3.',
    en: 'Losses of this fire or melee that reach the threshold: -1; one and a half times the threshold: -2; twice: -3.',
  }),
  ours('LA-S3.6-21', {
    fr: 'Tour de mêlée perdu : -1 ; à deux contre un ou pire : -2.',
    en: 'Melee round lost: -1; by two to one or worse: -2.',
  }),
  ours('LA-S3.6-22', {
    fr: 'Effectif sous 60 % de celui du départ : -1 ; sous 40 % : -2.',
    en: 'Strength below 60% of that at the start: -1; below 40%: -2.',
  }),
  ours('LA-S3.6-23', {
    fr: 'Ami en déroute, de statut égal ou meilleur, à 30 cm ou moins : -1.',
    en: 'Routing friend of equal or better status within 30 cm: -1.',
  }),
  ours('LA-S3.6-24', {
    fr: 'Général en chef perdu : -1.',
    en: 'Army commander lost: -1.',
  }),
  ours('LA-S3.6-25', {
    fr: "Front solide, au seul test d'abordage : -5, -3, -1 ou 0 selon ce qui reste de la cible.",
    en: 'Solid front, on the home test only: -5, -3, -1 or 0 by what is left of the target.',
  }),
];

const occasions: readonly Rule[] = [
  ours('LA-S3.6-26', {
    fr: "On teste avant de charger : sous 7, l'unité ne charge pas ; elle ne subit la retraite ou pire que si elle était déjà sans formation ou en désordre.",
    en: 'A unit tests before it charges: below 7 it does not charge; it suffers retreat or worse only if it was already without formation or in disorder.',
  }),
  ours('LA-S3.6-27', {
    fr: "Test d'abordage, juste avant le contact, pour qui charge, si le feu lui a coûté son seuil de pertes ou si le front est solide. Il l'est pour une colonne qui charge le front d'une ligne d'infanterie formée, et pour une cavalerie qui charge un carré creux formé : cible intacte, -5 ; aux trois quarts au moins de l'effectif de départ, -3 ; à 60 % au moins, -1 ; plus faible, il n'est plus solide.",
    en: 'Home test, just before contact, for a charger, if fire has cost it its loss threshold or if the front is solid. It is solid to a column that charges the front of a formed infantry line, and to cavalry that charges a formed hollow square: target intact, -5; at three quarters of its starting strength or more, -3; at 60% or more, -1; weaker, it is no longer solid.',
  }),
];

/** What the supplement says in prose, numbered on from its tables. */
const conduct: readonly Rule[] = [
  ours('LA-S3.6-28', {
    fr: 'Le test : deux dés, plus le statut, plus les modificateurs ; le total donne le résultat.',
    en: 'The test: two dice, plus status, plus modifiers; the total gives the result.',
  }),
  ours('LA-S3.6-29', {
    fr: "Le jet fait, un général au contact de l'unité y ajoute ou en ôte ce qu'il veut jusqu'à son charisme ; la moitié, arrondie en dessous, si l'unité est seulement à sa distance de commandement.",
    en: 'Once the dice are rolled, a general in contact with the unit adds or takes off what he likes up to his charisma; half of it, rounded down, if the unit is only within his distance of command.',
  }),
  ours('LA-S3.6-30', {
    fr: "Un bataillon qui garde ses compagnies d'élite a le statut du plus grand nombre.",
    en: 'A battalion that keeps its elite companies has the status of the greater number.',
  }),
  ours('LA-S3.6-31', {
    fr: 'On teste pour recevoir une charge.',
    en: 'A unit tests to receive a charge.',
  }),
  ours('LA-S3.6-32', {
    fr: 'On teste à chaque mêlée perdue.',
    en: 'A unit tests for each melee lost.',
  }),
  ours('LA-S3.6-33', {
    fr: "Teste l'unité tombée dans la période sous 60 % de son effectif, hors l'artillerie et qui tient maison ou redoute.",
    en: 'A unit tests that has fallen in the period below 60% of its strength, save artillery and whoever holds a house or a redoubt.',
  }),
  ours('LA-S3.6-34', {
    fr: "Teste qui voit à 30 cm ou moins un ami de statut égal ou meilleur partir en déroute, fort d'au moins 5 figurines d'infanterie ou 3 de cavalerie.",
    en: 'A unit tests that sees within 30 cm a friend of equal or better status rout, of at least 5 infantry or 3 cavalry figures.',
  }),
  ours('LA-S3.6-35', {
    fr: "À l'arrivée d'un général ou d'un aide de camp, une unité ébranlée peut tester, si son joueur le veut.",
    en: 'When a general or an aide arrives, a shaken unit may test, if its player likes.',
  }),
  ours('LA-S3.6-36', {
    fr: 'Teste qui voit paraître à 15 cm ou moins un ennemi jusque-là caché.',
    en: 'A unit tests when an enemy hidden so far appears within 15 cm.',
  }),
  ours('LA-S3.6-37', {
    fr: 'Semi-réguliers, milice et irréguliers testent au premier feu reçu.',
    en: 'Semi-regulars, militia and irregulars test at the first fire they receive.',
  }),
  ours('LA-S3.6-38', {
    fr: 'Teste qui perd par un seul feu, pour chaque figurine présente, au moins le seuil de son statut.',
    en: 'A unit tests that loses by one fire, for each figure present, at least the threshold of its status.',
  }),
  ours('LA-S3.6-39', {
    fr: "Une fois par période, une unité en déroute teste son ralliement s'il n'y a pas d'ennemi à 15 cm ou moins : 7 ou plus l'arrête, en désordre ; elle se reforme ensuite selon la table des changements.",
    en: 'Once a period a routing unit tests to rally if no enemy is within 15 cm: 7 or more stops it, in disorder; it then reforms by the table of changes.',
  }),
  ours('LA-S3.6-40', {
    fr: "Pour une cavalerie en ligne, le front d'une infanterie formée en ligne ou en colonne est solide aussi, mais moins : -2, -1, 0, 0.",
    en: 'To cavalry in line the front of infantry formed in line or column is solid too, but less: -2, -1, 0, 0.',
  }),
  ours('LA-S3.6-41', {
    fr: "Au test d'abordage, un résultat pire que la retraite vaut retraite, à moins que les pertes n'aient atteint le double du seuil.",
    en: 'On the home test a result worse than retreat counts as retreat, unless losses have reached twice the threshold.',
  }),
  ours('LA-S3.6-42', {
    fr: 'Une retraite, une déroute ou une fuite venue juste avant le contact se fait sur-le-champ, et la mêlée n’a pas lieu.',
    en: 'A retreat, rout or flight that comes just before contact is carried out at once, and there is no melee.',
  }),
  ours('LA-S3.6-43', {
    fr: "Le résultat s'impose, même contre les ordres.",
    en: 'The result is binding, even against orders.',
  }),
];

const odds: Rule = {
  id: 'LA-S3.6-44',
  chapter: 'morale',
  origin: 'note',
  note: 'descriptive',
  text: {
    fr: 'Chances sur cent de faire 7 ou plus, selon le total des modificateurs : -5, 3 ; -4, 8 ; -3, 17 ; -2, 28 ; -1, 42 ; 0, 58 ; +1, 72 ; +2, 83 ; +3, 92 ; +4, 97.',
    en: 'Chances in a hundred of 7 or more, by the sum of the modifiers: -5, 3; -4, 8; -3, 17; -2, 28; -1, 42; 0, 58; +1, 72; +2, 83; +3, 92; +4, 97.',
  },
};

export const morale: readonly Rule[] = [
  ...statuses,
  ...results,
  ...modifiers,
  ...occasions,
  ...conduct,
  odds,
];
