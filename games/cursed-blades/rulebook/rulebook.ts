import type { Rulebook } from '@grognard/engine';
import { abatis } from './abatis.ts';
import { boats } from './boats.ts';
import { cart } from './cart.ts';
import { civilians } from './civilians.ts';
import { debris } from './debris.ts';
import { ditch } from './ditch.ts';
import { elements } from './elements.ts';
import { engagement } from './engagement.ts';
import { fire } from './fire.ts';
import { fireStart } from './fire-start.ts';
import { formations } from './formations.ts';
import { general } from './general.ts';
import { herds } from './herds.ts';
import { losses } from './losses.ts';
import { manipulation } from './manipulation.ts';
import { mantlets } from './mantlets.ts';
import { map } from './map.ts';
import { movement } from './movement.ts';
import { palisade } from './palisade.ts';
import { pavises } from './pavises.ts';
import { readingsCarrying } from './readings-carrying.ts';
import { readingsCounters } from './readings-counters.ts';
import { readingsFire } from './readings-fire.ts';
import { readingsValues } from './readings-values.ts';
import { readingsWorks } from './readings-works.ts';
import { recovery } from './recovery.ts';
import { ruins } from './ruins.ts';
import { shock } from './shock.ts';
import { stacking } from './stacking.ts';
import { stakes } from './stakes.ts';
import { targets } from './targets.ts';
import { tents } from './tents.ts';
import { trap } from './trap.ts';
import { turn } from './turn.ts';
import { units } from './units.ts';
import { victory } from './victory.ts';
import { wagon } from './wagon.ts';

/** The rules of Cursed Blades, in our own words: the sheet, how we read it, and the base game that it needs. */
export const rulebook: Rulebook = {
  prefix: 'CB-',
  chapters: [
    { id: 'general', text: { fr: 'Obstacles, ouvrages et Cibles', en: 'Obstacles, works and Targets' } },
    { id: 'debris', text: { fr: 'Débris', en: 'Debris' } },
    { id: 'mantlets', text: { fr: 'Mantelets', en: 'Mantlets' } },
    { id: 'pavises', text: { fr: 'Pavois', en: 'Pavises' } },
    { id: 'palisade', text: { fr: 'Palissade', en: 'Palisade' } },
    { id: 'abatis', text: { fr: 'Abatis', en: 'Abatis' } },
    { id: 'ditch', text: { fr: 'Fossé', en: 'Ditch' } },
    { id: 'stakes', text: { fr: 'Pieux', en: 'Stakes' } },
    { id: 'trap', text: { fr: 'Piège', en: 'Trap' } },
    { id: 'tents', text: { fr: 'Tentes et huttes', en: 'Tents and huts' } },
    { id: 'cart', text: { fr: 'Charrette', en: 'Cart' } },
    { id: 'wagon', text: { fr: 'Wagon et wagon de guerre', en: 'Wagon and war wagon' } },
    { id: 'civilians', text: { fr: 'Civils', en: 'Civilians' } },
    { id: 'herds', text: { fr: 'Troupeaux', en: 'Herds' } },
    { id: 'boats', text: { fr: 'Embarcations', en: 'Boats and rafts' } },
    { id: 'ruins', text: { fr: 'Ruines', en: 'Ruins' } },
    { id: 'fire-start', text: { fr: 'Départ de feu', en: 'Fire start' } },
    { id: 'readings-works', text: { fr: 'Lectures : les ouvrages', en: 'Readings: works' } },
    { id: 'readings-carrying', text: { fr: 'Lectures : porter', en: 'Readings: carrying' } },
    {
      id: 'readings-fire',
      text: { fr: 'Lectures : détruire et brûler', en: 'Readings: destroying and burning' },
    },
    {
      id: 'readings-counters',
      text: { fr: 'Lectures : les pions entre eux', en: 'Readings: counters together' },
    },
    { id: 'readings-values', text: { fr: 'Lectures : les valeurs', en: 'Readings: values' } },
    { id: 'map', text: { fr: 'La carte', en: 'The map' } },
    { id: 'units', text: { fr: 'Les unités', en: 'The units' } },
    { id: 'turn', text: { fr: "Le tour et l'activation", en: 'Turn and activation' } },
    { id: 'movement', text: { fr: 'Le mouvement', en: 'Movement' } },
    { id: 'stacking', text: { fr: "L'empilement", en: 'Stacking' } },
    { id: 'engagement', text: { fr: "L'engagement et les tests", en: 'Engagement and tests' } },
    { id: 'shock', text: { fr: "L'attaque au choc", en: 'Shock' } },
    { id: 'fire', text: { fr: 'Le tir', en: 'Fire' } },
    { id: 'losses', text: { fr: 'Les pertes', en: 'Losses' } },
    { id: 'recovery', text: { fr: 'Se refaire', en: 'Recovery' } },
    { id: 'formations', text: { fr: 'Les formations', en: 'Formations' } },
    { id: 'manipulation', text: { fr: 'La manipulation', en: 'Manipulation' } },
    { id: 'elements', text: { fr: 'La météo, le vent et le feu', en: 'Weather, wind and fire' } },
    { id: 'targets', text: { fr: 'Cibles, véhicules et civils', en: 'Targets, vehicles and civilians' } },
    { id: 'victory', text: { fr: 'La victoire', en: 'Victory' } },
  ],
  rules: [
    ...general,
    ...debris,
    ...mantlets,
    ...pavises,
    ...palisade,
    ...abatis,
    ...ditch,
    ...stakes,
    ...trap,
    ...tents,
    ...cart,
    ...wagon,
    ...civilians,
    ...herds,
    ...boats,
    ...ruins,
    ...fireStart,
    ...readingsWorks,
    ...readingsCarrying,
    ...readingsFire,
    ...readingsCounters,
    ...readingsValues,
    ...map,
    ...units,
    ...turn,
    ...movement,
    ...stacking,
    ...engagement,
    ...shock,
    ...fire,
    ...losses,
    ...recovery,
    ...formations,
    ...manipulation,
    ...elements,
    ...targets,
    ...victory,
  ],
};
