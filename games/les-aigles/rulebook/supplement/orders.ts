import type { Rule } from '@grognard/engine';
import { writersFor } from './entries.ts';

const { printed, ours } = writersFor('orders');

const attitudes: readonly Rule[] = [
  ours('LA-S3.2-1', {
    fr: "Attaquer : l'unité peut charger et contre-charger, mais non esquiver ; elle doit venir à portée de tir ou charger. Victorieuse, elle suit un ennemi qui recule et poursuit au moins une période celui qui fait retraite ou déroute, à moins d'être attaquée. +1 au moral quand elle charge.",
    en: 'Attack: the unit may charge and counter-charge, but not evade; it must close to fire range or charge. If it wins it follows an enemy that recoils, and pursues one that retreats or routs for a period at least, unless attacked. +1 to morale when it charges.',
  }),
  printed('LA-S3.2-2', {
    fr: "Tenir : l'unité ne charge, ne contre-charge ni n'esquive ; elle n'avance que pour prendre ou reprendre sa position. Victorieuse, elle peut suivre de 3 cm, sans poursuivre. +1 au moral pour recevoir une charge, si elle n'a pas bougé.",
    en: 'Hold: the unit neither charges nor counter-charges nor evades; it advances only to take or retake its position. If it wins it may follow 3 cm, without pursuit. +1 to morale to receive a charge, if it has not moved.',
  }),
  ours('LA-S3.2-3', {
    fr: "Couvrir une unité amie : charger un ennemi qui pourrait la charger, contre-charger seulement si l'on est chargé soi-même, ne pas esquiver, rester à 15 cm d'elle au plus. Victorieuse, l'unité peut suivre, puis revient.",
    en: 'Cover a friendly unit: charge an enemy within charge reach of it, counter-charge only if charged oneself, not evade, stay within 15 cm of it. If it wins the unit may follow, then returns.',
  }),
  printed('LA-S3.2-4', {
    fr: "Harceler : ni charge ni contre-charge ; l'unité peut esquiver, et le doit si elle est chargée, sauf sous abri, dans un bois ou un village. Elle se tient à portée de fusil de l'ennemi et ne suit jamais.",
    en: 'Harass: no charge and no counter-charge; the unit may evade, and must if charged, except in cover, in a wood or in a village. It keeps within musket range of the enemy and never follows.',
  }),
  ours('LA-S3.2-5', {
    fr: "Appuyer une unité amie : ne pas charger, contre-charger si l'on est chargé, ne pas esquiver, rester à 15 cm d'elle au plus et tirer sur qui l'engage ; l'unité compte comme son soutien et peut suivre.",
    en: 'Support a friendly unit: not charge, counter-charge if charged, not evade, stay within 15 cm of it and fire at whoever engages it; the unit counts as its support and may follow.',
  }),
  ours('LA-S3.2-6', {
    fr: "Manœuvrer : suivre son chemin jusqu'au point fixé, en marche forcée s'il le faut, puis faire comme pour tenir ; ne pas charger ni esquiver, contre-charger si l'on est chargé, ne pas suivre.",
    en: 'Manoeuvre: follow a route to its point, by forced march if need be, then act as on hold; not charge or evade, counter-charge if charged, not follow.',
  }),
  ours('LA-S3.2-7', {
    fr: "L'artillerie ne reçoit que trois ordres : attaquer, tenir, appuyer.",
    en: 'Artillery is given three orders only: attack, hold, support.',
  }),
  ours('LA-S3.2-8', {
    fr: 'Agir contre son ordre demande un test de moral de 7 ou plus.',
    en: 'To act against its order a unit must test morale at 7 or more.',
  }),
];

const command: readonly Rule[] = [
  ours('LA-S3.2-9', {
    fr: "Un officier a un charisme et un commandement, chacun de 0 à 5. D'ordinaire : général en chef 3 et 4, général de division 2 et 3, général de brigade 1 et 2 ; un aide de camp n'a pas de charisme et porte le commandement de son général.",
    en: 'An officer has charisma and command, each from 0 to 5. Usually: army commander 3 and 4, general of division 2 and 3, general of brigade 1 and 2; an aide has no charisma and carries the command of his general.',
  }),
  ours('LA-S3.2-10', {
    fr: "Un général donne ou change par période autant d'ordres que vaut son commandement, à une distance de 0 cm pour 1, 5 pour 2, 10 pour 3, 15 pour 4, 20 pour 5 ; plus loin, un aide de camp doit aller au contact. L'ordre est obéi à la fin du quart qui suit.",
    en: 'A general gives or changes as many orders in a period as his command is worth, at a distance of 0 cm for 1, 5 for 2, 10 for 3, 15 for 4, 20 for 5; farther off an aide must ride to contact. The order is obeyed at the end of the quarter that follows.',
  }),
  ours('LA-S3.2-11', {
    fr: 'Les officiers vont de 48 cm par période, 12 par quart, après tous les autres, à travers troupes et terrain, hors rivières et marais.',
    en: 'Officers ride 48 cm a period, 12 a quarter, after everybody else, through troops and ground, except rivers and marshes.',
  }),
  ours('LA-S3.2-12', {
    fr: "Un officier au contact d'une unité qui perd une figurine est touché sur un 6 au dé ; une demi-période plus tard le suivant dans le rang prend sa place, ses deux valeurs diminuées de 1.",
    en: 'An officer in contact with a unit that loses a figure is hit on a 6; half a period later the next in rank takes over, with both values lower by 1.',
  }),
];

export const orders: readonly Rule[] = [...attitudes, ...command];
