import { total } from '@grognard/engine';
import { de } from '@grognard/engine/french';
import type { Contact } from '../../model/state.ts';
import type { Words } from '../words.ts';

const SIDES: Readonly<Record<Contact['side'], string>> = {
  front: 'de front',
  left: 'sur le flanc gauche',
  right: 'sur le flanc droit',
  rear: 'de dos',
};

const cm = (units: number): string => `${(units / 1000).toFixed(1).replace('.', ',').replace(',0', '')} cm`;

const ORDERS: Readonly<Record<string, string>> = {
  attack: 'attaquer',
  hold: 'tenir',
  cover: 'couvrir',
  harass: 'harceler',
  support: 'appuyer',
  manoeuvre: 'manœuvrer',
};

export const charges: Words['charges'] = {
  told: {
    charges: ({ part, charge }, names) => {
      if (charge.uncontrolled) return `${names.part(part)} s’emporte et charge`;
      if (charge.counter) return `${names.part(part)} contre-charge`;
      return charge.plain === undefined
        ? `${names.part(part)} déclare une charge`
        : `${names.part(part)} déclare une charge, mais ne fera qu’une entrée en mêlée classique`;
    },
    'charge-turned': ({ part, charge, why }, names) => {
      if (why === 'split') return `des escadrons ${de(names.part(part))} chargent à part`;
      if (why === 'stop') return `la charge ${de(names.part(part))} s’arrêtera à la fin du quart`;
      return charge.target === undefined
        ? `${names.part(part)} doit d’abord se couvrir`
        : `${names.part(part)} doit d’abord se couvrir et se tourne contre ${names.part(charge.target)}`;
    },
    'charge-ended': ({ part, why }, names) =>
      ({
        home: `la charge ${de(names.part(part))} a abouti`,
        caught: `la charge ${de(names.part(part))} est arrêtée par l’ennemi`,
        missed: `la charge ${de(names.part(part))} n’a rien atteint`,
        stopped: `${names.part(part)} arrête sa charge`,
        halted: `des escadrons s’arrêtent, séparés de leur régiment : ${names.part(part)}`,
      })[why],
    'target-shown': ({ part, target }, names) =>
      `l’objectif écrit ${de(names.part(part))} était ${names.part(target)}`,
    'counter-void': ({ part }, names) =>
      `${names.part(part)} n’est pas chargé : pas de contre-charge, le plan est suivi`,
    met: ({ contact, groups = [] }, names) => {
      const who = `${names.part(contact.attacker)} aborde ${names.part(contact.defender)} ${SIDES[contact.side]}`;
      if (contact.charged !== true) return `${who} : entrée en mêlée classique`;
      const worth = groups.map(({ rows }) => rows.map(({ value }) => value).join(' + '));
      const sums = groups.map(({ rows }, place) => `${worth[place]} = ${total(rows)}`);
      const run = contact.run === undefined ? '' : ` après ${cm(contact.run)} en ligne droite`;
      return `${who} en charge${run} (${sums.join(' ; ')})`;
    },
    parted: ({ attacker, defender }, names) =>
      `${names.part(attacker)} et ${names.part(defender)} se séparent`,
  },
  refusals: {
    'charge-comes-first': ({ unit }) =>
      `une charge se déclare au début de la demi-période : ${unit} ne peut rien faire avant`,
    'charge-mid-half': ({ unit }) =>
      `une charge se déclare au début d’une demi-période, et celle-ci est entamée : c’est trop tard pour ${unit}`,
    'charge-arm': ({ unit }) => `l’artillerie ne charge pas : ${unit}`,
    'charge-square': ({ unit }) => `${unit} est en carré et ne charge pas`,
    'charge-skirmish': ({ unit }) => `${unit} est en tirailleurs et ne charge pas`,
    'charge-formation': ({ unit }) => `${unit} n’est pas dans une formation de combat de sa nation`,
    'charge-echelon': ({ unit }) => `${unit} ne charge ni en échelon ni en échiquier`,
    'charge-order': ({ unit, attitude }) =>
      `${unit} a l’ordre ${ORDERS[String(attitude)] ?? attitude}, qui ne permet pas cela`,
    'charge-degraded': ({ unit }) => `${unit} doit d’abord se réorganiser ou se reformer`,
    'charge-busy': ({ unit }) => `${unit} doit d’abord finir ce qui est commencé`,
    'charge-in-melee': ({ unit }) => `${unit} est en mêlée`,
    'charge-on-melee': ({ unit, target }) =>
      `${target} est déjà en mêlée, et ${unit} ne peut charger dessus : on ne peut qu’y entrer en marchant`,
    'charge-no-target': ({ unit }) => `l’objectif ${de(unit)} n’est pas écrit`,
    'charge-friend': ({ unit, target }) => `${unit} ne charge pas ${target}, qui est de son camp`,
    'charge-unseen': ({ unit, target }) => `${unit} ne voit pas ${target}`,
    'charge-cavalry': ({ unit, target }) =>
      `l’infanterie ne charge pas la cavalerie : ${unit} contre ${target}`,
    'charge-flank': ({ unit, target }) => `${target} est sur le flanc ${de(unit)}`,
    'charge-rear': ({ unit, target }) => `${target} est dans le dos ${de(unit)}`,
    'charge-twice': ({ unit, target }) =>
      `${target} est déjà chargé de ce côté : ${unit} ne peut l’être aussi`,
    'charge-goes-on': ({ unit }) => `la charge ${de(unit)} doit être menée à son terme`,
    'squadron-rejoins': ({ unit }) => `ces escadrons ${de(unit)} doivent d’abord rejoindre leur régiment`,
    'charge-keeps-formation': ({ unit }) => `${unit} charge dans la formation où il est`,
  },
};
