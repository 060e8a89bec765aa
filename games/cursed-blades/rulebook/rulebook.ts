import type { Rulebook } from '@grognard/engine';
import { abatisRules } from './abatis.ts';
import { boatsRules } from './boats.ts';
import { cartRules } from './cart.ts';
import { civiliansRules } from './civilians.ts';
import { debrisRules } from './debris.ts';
import { ditchRules } from './ditch.ts';
import { elementsRules } from './elements.ts';
import { engagementRules } from './engagement.ts';
import { fireStartRules } from './fire-start.ts';
import { formationsRules } from './formations.ts';
import { generalRules } from './general.ts';
import { herdsRules } from './herds.ts';
import { lossesRules } from './losses.ts';
import { manipulationRules } from './manipulation.ts';
import { mantletsRules } from './mantlets.ts';
import { mapRules } from './map.ts';
import { movementRules } from './movement.ts';
import { palisadeRules } from './palisade.ts';
import { pavisesRules } from './pavises.ts';
import { readingsBurning } from './readings-burning.ts';
import { readingsCarrying } from './readings-carrying.ts';
import { readingsCounters } from './readings-counters.ts';
import { readingsValues } from './readings-values.ts';
import { readingsWorks } from './readings-works.ts';
import { recoveryRules } from './recovery.ts';
import { ruinsRules } from './ruins.ts';
import { shockRules } from './shock.ts';
import { shootingRules } from './shooting.ts';
import { stackingRules } from './stacking.ts';
import { stakesRules } from './stakes.ts';
import { targetsRules } from './targets.ts';
import { tentsRules } from './tents.ts';
import { trapRules } from './trap.ts';
import { turnRules } from './turn.ts';
import { unitsRules } from './units.ts';
import { victoryRules } from './victory.ts';
import { wagonRules } from './wagon.ts';

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
    ...generalRules,
    ...debrisRules,
    ...mantletsRules,
    ...pavisesRules,
    ...palisadeRules,
    ...abatisRules,
    ...ditchRules,
    ...stakesRules,
    ...trapRules,
    ...tentsRules,
    ...cartRules,
    ...wagonRules,
    ...civiliansRules,
    ...herdsRules,
    ...boatsRules,
    ...ruinsRules,
    ...fireStartRules,
    ...readingsWorks,
    ...readingsCarrying,
    ...readingsBurning,
    ...readingsCounters,
    ...readingsValues,
    ...mapRules,
    ...unitsRules,
    ...turnRules,
    ...movementRules,
    ...stackingRules,
    ...engagementRules,
    ...shockRules,
    ...shootingRules,
    ...lossesRules,
    ...recoveryRules,
    ...formationsRules,
    ...manipulationRules,
    ...elementsRules,
    ...targetsRules,
    ...victoryRules,
  ],
};
