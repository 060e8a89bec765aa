import { total } from '@grognard/engine';
import { de } from '@grognard/engine/french';
import type { Occasion } from '../../model/events/morale.ts';
import type { Nerve } from '../../model/nerve.ts';
import type { Words } from '../words.ts';

const WHY: Readonly<Record<Occasion, string>> = {
  charge: 'pour charger',
  receive: 'pour recevoir la charge',
  home: 'pour aborder l’ennemi',
  melee: 'après la mêlée',
  strength: 'pour être tombée sous 60 % de son effectif',
  rout: 'à la vue d’une déroute',
  general: 'à l’arrivée d’un officier',
  surprise: 'devant un ennemi inattendu',
  'first fire': 'sous son premier feu',
  fire: 'sous le feu',
  rally: 'pour se rallier',
  orders: 'pour agir contre son ordre',
  edge: 'au bord de la table',
};

const NERVE: Readonly<Record<Nerve, string>> = {
  advance: 'avance incontrôlée',
  obeys: 'obéit',
  halt: 'arrêt sur place',
  retreat: 'retraite',
  rout: 'déroute',
  flight: 'fuite',
};

const signed = (value: number): string => (value < 0 ? ` - ${-value}` : ` + ${value}`);

const quartersLeft = (left: number): string => (left === 1 ? 'encore un quart' : `encore ${left} quarts`);

export const morale: Words['morale'] = {
  told: {
    tested: ({ part, occasions, dice, rows, general, score, nerve }, names) => {
      const why = occasions.map((each) => WHY[each]).join(', ');
      const led = general === undefined ? '' : `, ${names.officer(general.officer)}${signed(general.adds)}`;
      const sum = `${dice.join(' + ')}${signed(total(rows))}${led}`;
      // Whoever acts against his order does not obey: he is allowed to.
      const result = nerve === 'obeys' && occasions.includes('orders') ? 'le peut' : NERVE[nerve];
      return `${names.part(part)} teste son moral ${why} : ${sum} = ${score}, ${result}`;
    },
    'held-fast': ({ part }, names) =>
      `${names.part(part)} s’arrête sur place et n’avancera plus avant la fin de la demi-période suivante`,
    retreats: ({ part }, names) => `${names.part(part)} bat en retraite pour une demi-période`,
    'fell-back': ({ part, left }, names) =>
      left === 0
        ? `la retraite ${de(names.part(part))} est finie`
        : `${names.part(part)} se replie, ${quartersLeft(left)}`,
    spared: ({ part }, names) =>
      `${names.part(part)} tombe sous 60 % de son effectif, mais ses murs la tiennent : pas de test`,
    steadied: ({ part }, names) => `${names.part(part)} est reprise en main`,
    'broke-loose': ({ part }, names) => `${names.part(part)} échappe à ses chefs et court à l’ennemi`,
  },
  refusals: {
    'nerve-held': ({ unit }) => `${unit} s’est arrêtée et ne veut pour l’heure ni avancer ni charger`,
    'nerve-retreats': ({ unit }) => `${unit} bat en retraite et n’entend plus d’ordre`,
    'nerve-routs': ({ unit }) => `${unit} est en déroute et n’entend plus d’ordre`,
  },
};
