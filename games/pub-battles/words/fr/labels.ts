import { decimal } from '@grognard/engine/french';
import { NIGHT } from '../../model/vocabulary.ts';
import { timeOf, twoDigits } from '../clock.ts';
import type { Labels } from '../labels.ts';
import { cm } from './speech.ts';

export const labels: Labels = {
  kinds: {
    detachment: 'détachement',
    militia: 'miliciens',
    regular: 'infanterie',
    elite: "infanterie d'élite",
    guard: 'garde à pied',
    artillery: 'artillerie',
    cavalry: 'cavalerie',
    dragoons: 'dragons',
    baggage: 'train de bagages',
    hq: 'QG',
    commander: "commandant d'armée",
  },
  arms: { foot: 'à pied', mounted: 'à cheval', guns: 'artillerie', train: 'train', staff: 'état-major' },
  whereabouts: {
    map: 'sur la carte',
    reserve: 'en Réserve',
    due: 'attendu',
    gone: 'hors de la carte',
    lost: 'hors de combat',
    home: 'resté en arrière',
  },
  grounds: {
    clear: 'terrain dégagé',
    woods: 'bois',
    buildings: 'bâtiments',
    marsh: 'marais',
    water: 'eau',
    river: 'rivière',
    stream: 'ruisseau',
    slope: 'pente',
  },
  crossings: { bridge: 'pont', ford: 'gué' },
  faces: { front: 'front', right: 'flanc droit', rear: 'dos', left: 'flanc gauche' },
  phases: {
    planning: 'ordres avant la bataille',
    alter: 'tirage',
    activation: 'mouvement',
    combat: 'combats',
    clearing: 'sortie des zones de feu',
    nightfall: 'tombée de la nuit',
    stragglers: 'traînards',
    over: 'fin de la bataille',
  },
  winds: {
    north: 'nord',
    'north-east': 'nord-est',
    east: 'est',
    'south-east': 'sud-est',
    south: 'sud',
    'south-west': 'sud-ouest',
    west: 'ouest',
    'north-west': 'nord-ouest',
  },
  states: { fresh: 'Fraîche', spent: 'Désorganisée' },
  day: (day) => `jour ${day}`,
  turn: (turn) => (turn >= NIGHT ? 'nuit' : `tour ${turn}`),
  time: (clock, turn) => {
    const time = timeOf(clock, turn);
    return time === undefined ? 'nuit' : `${time.hours} h ${twoDigits(time.minutes)}`;
  },
  cm,
  scale: (metresPerCm) => `1 cm vaut ${decimal(metresPerCm)} m, environ 1:16 000`,
};
