import { capital } from '@grognard/engine';
import type { PieceData, Scenario } from '../model/scenario.ts';
import type { Name, Names } from '../model/setting.ts';
import { isStaff } from '../model/vocabulary.ts';

/** Without accents and capitals: what an id can say of a name. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const initial = (id: string): string => id.split('-').map(capital).join(' ');

/** A formation is called after its commander, where its id is his name. */
const commanderOf = ({ pieces }: Scenario, formation: string): string => {
  const { name } = pieces.find((piece) => piece.formation === formation && isStaff(piece.kind)) ?? {};
  return name !== undefined && plain(name.fr) === formation ? name.fr : initial(formation);
};

/** A name that several pieces share is told apart by the formation. */
const pieceName = (scenario: Scenario, { formation, name }: PieceData): Name | undefined => {
  if (name === undefined) return undefined;
  const namesakes = scenario.pieces.filter((each) => each.name?.fr === name.fr || each.name?.en === name.en);
  if (namesakes.length < 2) return name;
  const of = commanderOf(scenario, formation);
  return { fr: `${name.fr} (${of})`, en: `${name.en} (${of})` };
};

/** What a scenario calls things, by id. Of an order of battle that is secret the pieces are not named. */
export const namesOf = (scenario: Scenario): Names => {
  const { sides, exits, formations, openOrders = false } = scenario;
  const pieces = openOrders ? scenario.pieces : [];
  return Object.fromEntries<Name>([
    ...exits.flatMap(({ id, name }): [string, Name][] => (name === undefined ? [] : [[id, name]])),
    ...formations.flatMap(({ id }): [string, Name][] => {
      const name = commanderOf(scenario, id);
      return name === initial(id) ? [] : [[id, { fr: name, en: name }]];
    }),
    ...pieces.flatMap((piece): [string, Name][] => {
      const name = pieceName(scenario, piece);
      return name === undefined ? [] : [[piece.id, isStaff(piece.kind) ? name : { ...name, troops: true }]];
    }),
    ...sides.map(({ id, name }): [string, Name] => [id, name]),
  ]);
};
