import { cursedBlades } from '@grognard/cursed-blades';
import {
  type Game,
  type GameTypes,
  type Match,
  type OutlookInfo,
  owedBy,
  type Player,
  type Random,
  randomOrder,
  type TableFacts,
} from '@grognard/engine';
import { lesAigles } from '@grognard/les-aigles';
import { pubBattles } from '@grognard/pub-battles';
import { tiny } from '@grognard/tiny';

const games: Readonly<Record<string, Game<GameTypes>>> = {
  tiny,
  'pub-battles': pubBattles,
  'les-aigles': lesAigles,
  'cursed-blades': cursedBlades,
};

/** The match as a page would have it: from what the server tells, and nothing else. */
export const matchFrom = ({ game, publicScenario, switches, seats }: TableFacts): Match<GameTypes> => {
  const played = games[game];
  if (played === undefined) throw new Error(`no test plays ${game}`);
  const setting = played.prepare(publicScenario, switches);
  if (!setting.ok) throw new Error('the ground cannot be prepared');
  return { game: played, setting: setting.value, seats: seats.map(({ seat }) => seat) };
};

/** An order at random for something the seat owes, as a hand at the page would give it. */
export const anOrder = (match: Match<GameTypes>, outlook: OutlookInfo, seat: Player, random: Random) =>
  randomOrder(match, match.game.read(match.setting, outlook.view), seat, owedBy(outlook, seat), random);
