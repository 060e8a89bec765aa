import { de } from '@grognard/engine/french';
import { nationName } from '../../tables/troop-names.ts';
import type { Words } from '../words.ts';
import { ASIDES, TASKS } from './asides.ts';

const PHASES = {
  rallies: 'les ralliements sont annoncés',
  follows: 'les poursuites sont décidées',
  plans: 'les plans sont écrits',
  reactions: 'les réactions sont écrites',
  over: 'la bataille est finie',
} as const;

const STEPS = {
  fire: 'les feux de la demi-période',
  morale: 'le moral',
  melee: 'les mêlées de la période',
} as const;

export const course: Words['course'] = {
  told: {
    half: ({ period, quarter }) =>
      quarter === 1 ? `période ${period}` : `période ${period}, seconde demi-période`,
    phase: ({ phase }) => PHASES[phase],
    planned: () => 'un plan est scellé',
    'went-on': (_told, names) => `${names.part(_told.part)} passe à la suite de son plan`,
    'set-aside': ({ part, task, why }, names) =>
      `on laisse de côté ${TASKS[task]} ${de(names.part(part))} : ${ASIDES[why]}`,
    waited: ({ part }, names) => `un quart d’attente est passé pour ${names.part(part)}`,
    step: ({ step }) => STEPS[step],
    quarter: ({ quarter }) => `quart ${quarter}`,
  },
  refusals: {
    'too-late': () => 'ce n’est plus, ou pas encore, le moment de cet ordre',
    'unknown-part': () => 'cette troupe n’est pas sur la table',
    'not-yours': ({ unit }) => `${unit} n’est pas sous vos ordres`,
    'named-twice': ({ unit }) => `${unit} est nommé deux fois`,
    'same-name': ({ unit }) => `deux troupes portent le nom ${unit}`,
    'unknown-side': ({ unit, side }) => `${unit} est du camp ${side}, qui n’existe pas`,
    'unknown-troop': ({ unit, troop, nation }) =>
      `${unit} compte des ${troop}, que les tables de ${nationName(nation, 'fr')} ne connaissent pas`,
    'unknown-unit': ({ unit, other }) => `${unit} nomme ${other}, qui n’existe pas`,
    'lost-too-many': ({ unit }) => `${unit} a perdu plus de figurines qu’il n’en avait`,
    'ranks-unlike': ({ unit }) => `les rangs ${de(unit)} ne font pas le compte de ses compagnies`,
    'stands-off-table': ({ unit }) => `${unit} dépasse le bord de la table`,
    'on-another': ({ unit, other }) => `${unit} et ${other} occupent le même terrain`,
    'doing-too-long': ({ unit, left, most }) =>
      `${unit} aurait encore ${left} quarts à attendre, et n’en met que ${most} en tout`,
    'pursues-nobody': ({ unit, other }) =>
      `${unit} ne peut poursuivre ${other}, qui n’est pas un ennemi en déroute`,
    'two-sides': ({ sides }) => `une bataille a deux camps, pas ${sides}`,
    'no-reaction': ({ unit }) => `aucune charge ne menace ${unit} : le plan scellé est suivi`,
    'counter-too-late': ({ unit }) =>
      `une contre-charge part dans le quart qui suit le début de la charge : c’est trop tard pour ${unit}`,
    'counter-not-aimed': ({ unit }) => `cette charge ne peut viser ${unit}`,
    'counter-order': ({ unit }) => `l’ordre ${de(unit)} ne permet pas de contre-charger`,
    'stop-no-reason': ({ unit }) =>
      `seule l’esquive de l’ennemi, ou un général au contact, arrête une charge déclarée : ${unit} continue`,
    'stop-no-charge': ({ unit }) => `${unit} n’a pas de charge à arrêter`,
    'not-sheltered': ({ unit }) => `${unit} n’est pas à l’abri : il n’y a rien à choisir`,
  },
};
