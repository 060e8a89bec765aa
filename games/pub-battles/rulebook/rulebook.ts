import type { Rulebook } from '@grognard/engine';
import { advancing } from './advancing.ts';
import { altering } from './altering.ts';
import { armyCommander } from './army-commander.ts';
import { artillery } from './artillery.ts';
import { attacking } from './attacking.ts';
import { bombardment } from './bombardment.ts';
import { cavalryWithdrawal } from './cavalry-withdrawal.ts';
import { combat } from './combat.ts';
import { command } from './command.ts';
import { delaying } from './delaying.ts';
import { dice } from './dice.ts';
import { disengaging } from './disengaging.ts';
import { distance } from './distance.ts';
import { fieldOfFire } from './field-of-fire.ts';
import { flanking } from './flanking.ts';
import { freePlay } from './free-play.ts';
import { hits } from './hits.ts';
import { hqs } from './hqs.ts';
import { majority } from './majority.ts';
import { map } from './map.ts';
import { moving } from './moving.ts';
import { night } from './night.ts';
import { pieces } from './pieces.ts';
import { rally } from './rally.ts';
import { reduction } from './reduction.ts';
import { reserves } from './reserves.ts';
import { retreat } from './retreat.ts';
import { roadColumn } from './road-column.ts';
import { scale } from './scale.ts';
import { sequence } from './sequence.ts';
import { severalPieces } from './several-pieces.ts';
import { sight } from './sight.ts';
import { spotting } from './spotting.ts';
import { supply } from './supply.ts';
import { support } from './support.ts';
import { terrain } from './terrain.ts';
import { turns } from './turns.ts';
import { units } from './units.ts';
import { victory } from './victory.ts';

/** The rules of Pub Battles, in our own words. */
export const rulebook: Rulebook = {
  prefix: 'PB-',
  chapters: [
    { id: 'map', text: { fr: 'La carte', en: 'The map' } },
    { id: 'units', text: { fr: 'Les unités', en: 'The units' } },
    { id: 'turns', text: { fr: 'Les tours', en: 'Turns' } },
    { id: 'scale', text: { fr: "L'échelle", en: 'Scale' } },
    { id: 'pieces', text: { fr: 'Les sortes de pièces', en: 'Kinds of pieces' } },
    { id: 'sequence', text: { fr: 'La séquence de jeu', en: 'Sequence of play' } },
    { id: 'altering', text: { fr: "Modifier l'ordre du tour", en: 'Altering the order of the turn' } },
    { id: 'delaying', text: { fr: 'Retarder', en: 'Delaying' } },
    { id: 'advancing', text: { fr: 'Avancer', en: 'Advancing' } },
    { id: 'army-commander', text: { fr: "Le commandant d'armée", en: 'The army commander' } },
    { id: 'distance', text: { fr: 'Les distances', en: 'Distances' } },
    { id: 'majority', text: { fr: 'La règle de la majorité', en: 'The majority rule' } },
    { id: 'moving', text: { fr: 'Pendant le mouvement', en: 'While moving' } },
    { id: 'hqs', text: { fr: 'Les QG', en: 'HQs' } },
    { id: 'command', text: { fr: 'La portée de commandement', en: 'Command range' } },
    { id: 'reduction', text: { fr: 'Le terrain difficile', en: 'Rough terrain' } },
    { id: 'road-column', text: { fr: 'La colonne de route', en: 'Road column' } },
    { id: 'reserves', text: { fr: 'Les réserves cachées', en: 'Hidden reserves' } },
    { id: 'field-of-fire', text: { fr: 'La zone de feu', en: 'Field of fire' } },
    { id: 'disengaging', text: { fr: 'Se désengager', en: 'Disengaging' } },
    { id: 'attacking', text: { fr: 'Attaquer', en: 'Attacking' } },
    { id: 'support', text: { fr: 'Le soutien', en: 'Support' } },
    { id: 'artillery', text: { fr: "L'artillerie", en: 'Artillery' } },
    { id: 'bombardment', text: { fr: 'Le bombardement', en: 'Bombardment' } },
    { id: 'sight', text: { fr: 'La ligne de vue', en: 'Line of sight' } },
    { id: 'spotting', text: { fr: 'Repérer', en: 'Spotting' } },
    { id: 'flanking', text: { fr: 'Flanc et enveloppement', en: 'Flank and envelopment' } },
    {
      id: 'rally',
      text: {
        fr: 'Ralliement, trains et formations ineffectives',
        en: 'Rally, trains and ineffective formations',
      },
    },
    { id: 'combat', text: { fr: 'Résoudre les combats', en: 'Resolving combats' } },
    { id: 'dice', text: { fr: 'Les dés et leurs modificateurs', en: 'Dice and modifiers' } },
    { id: 'hits', text: { fr: 'Les touches et la qualité', en: 'Hits and quality' } },
    { id: 'retreat', text: { fr: 'La retraite', en: 'Retreat' } },
    { id: 'cavalry-withdrawal', text: { fr: 'Le retrait de la cavalerie', en: 'Cavalry withdrawal' } },
    { id: 'several-pieces', text: { fr: 'Le combat à plusieurs pièces', en: 'Combats of several pieces' } },
    { id: 'victory', text: { fr: 'La victoire', en: 'Victory' } },
    { id: 'night', text: { fr: 'Le tour de nuit', en: 'The night turn' } },
    { id: 'supply', text: { fr: 'Le ravitaillement', en: 'Supply' } },
    { id: 'free-play', text: { fr: 'Le jeu libre', en: 'Free play' } },
    { id: 'terrain', text: { fr: 'Les effets de terrain', en: 'Terrain effects' } },
  ],
  rules: [
    ...map,
    ...units,
    ...turns,
    ...scale,
    ...pieces,
    ...sequence,
    ...altering,
    ...delaying,
    ...advancing,
    ...armyCommander,
    ...distance,
    ...majority,
    ...moving,
    ...hqs,
    ...command,
    ...reduction,
    ...roadColumn,
    ...reserves,
    ...fieldOfFire,
    ...disengaging,
    ...attacking,
    ...support,
    ...artillery,
    ...bombardment,
    ...sight,
    ...spotting,
    ...flanking,
    ...rally,
    ...combat,
    ...dice,
    ...hits,
    ...retreat,
    ...cavalryWithdrawal,
    ...severalPieces,
    ...victory,
    ...night,
    ...supply,
    ...freePlay,
    ...terrain,
  ],
};
