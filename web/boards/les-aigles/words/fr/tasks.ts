import type { Leg, Task } from '@grognard/les-aigles/for-page';
import type { BoardWords, GroundNames, TaskWords } from '../words.ts';
import { cm, degrees, plural } from './measures.ts';
import { formations } from './troops.ts';

const hand = (turn: number): string => (turn < 0 ? 'gauche' : 'droite');

const leg = (each: Leg): string => {
  switch (each.go) {
    case 'ahead':
      return `marcher ${cm(each.length / 1000)} droit devant`;
    case 'back':
      return `reculer de ${cm(each.length / 1000)}`;
    case 'wheel':
      return `converser de ${degrees(each.turn / 100)} à ${hand(each.turn)}`;
    case 'oblique':
      return `obliquer à ${hand(each.slant)} de ${degrees(each.slant / 100)} sur ${cm(each.length / 1000)}`;
    case 'sideways':
      return `marcher ${cm(each.length / 1000)} vers la ${each.to === 'left' ? 'gauche' : 'droite'}`;
  }
};

const FLANKS = { left: 'le flanc gauche', right: 'le flanc droit', rear: 'le dernier rang' } as const;

const TURNS = { left: 'à gauche', right: 'à droite', about: 'demi-tour' } as const;

const turn = ({ figures, by }: Extract<Task, { do: 'turn' }>): string => {
  if (figures === 'all') {
    if (by === 'back') return 'ramener les figurines face au front';
    return by === 'about' ? 'faire demi-tour sur place' : `tourner les figurines ${TURNS[by]}`;
  }
  return by === 'back'
    ? `ramener ${FLANKS[figures]} face au front`
    : `tourner ${FLANKS[figures]} vers l’extérieur`;
};

const JOBS = {
  demolish: 'démolir',
  shelter: 'construire un abri',
  bridge: 'construire un pont',
  spike: 'enclouer les pièces',
} as const;

/** A place, or that side of it which a task is about. */
const sideOf = (
  { feature, side }: Pick<Extract<Task, { do: 'shell' }>, 'feature' | 'side'>,
  ground: GroundNames,
): string =>
  side === undefined ? ground.place(feature) : `${ground.place(feature)}, côté ${ground.wall(side)}`;

/** How many figures at which wall. */
const posted = (
  posts: readonly { readonly wall: number; readonly figures: number }[],
  ground: GroundNames,
): string =>
  [...new Set(posts.map(({ wall }) => wall))]
    .map((wall) => {
      const figures = posts.filter((post) => post.wall === wall).reduce((sum, post) => sum + post.figures, 0);
      return `${ground.wall(wall)} ${figures}`;
    })
    .join(', ');

const task: BoardWords['task'] = (each, ground) => {
  switch (each.do) {
    case 'stand':
      return 'rester sur place';
    case 'wait':
      return 'attendre un quart';
    case 'change':
      return `se former ${formations[each.to]}`;
    case 'turn':
      return turn(each);
    case 'deploy': {
      const [first = 0] = each.companies;
      return each.companies.length === 1
        ? `envoyer une compagnie en tirailleurs (la ${first === 0 ? '1re' : `${first + 1}e`})`
        : `envoyer ${each.companies.length} compagnies en tirailleurs, depuis la ${first === 0 ? 'première' : 'dernière'}`;
    }
    case 'rejoin':
      return 'rejoindre le bataillon';
    case 'reorganise':
      return 'se réorganiser';
    case 'reform':
      return `se reformer ${formations[each.to]}`;
    case 'limber':
      return 'remettre les avant-trains';
    case 'unlimber':
      return 'mettre en batterie';
    case 'drag':
      return each.length < 0
        ? `ramener les pièces à la prolonge de ${cm(-each.length / 1000)}`
        : `pousser les pièces à bras de ${cm(each.length / 1000)}`;
    case 'evade':
      return 'esquiver en cas de menace';
    case 'enter':
      return `entrer dans ${ground.place(each.house)} par le côté ${ground.wall(each.wall)}`;
    case 'relieve':
      return `relever la garnison de ${ground.place(each.house)}`;
    case 'leave':
      return each.by === 'column'
        ? `sortir en colonne par la rue, côté ${ground.wall(each.wall)}`
        : `sortir en ligne par le côté ${ground.wall(each.wall)}`;
    case 'post':
      return `changer de murs : ${posted(each.posts, ground)}`;
    case 'extend':
      return `amener ${each.figures} figurines de plus au côté ${ground.wall(each.wall)}`;
    case 'widen':
      return `amener ${each.figures} figurines à l’obstacle, à ${each.hand === 'left' ? 'gauche' : 'droite'}`;
    case 'bend':
      return each.along === undefined
        ? "reprendre l'alignement"
        : `épouser le contour (${ground.place(each.along)})`;
    case 'shell':
      return `battre à boulets ${sideOf(each, ground)}`;
    case 'reman':
      return `retourner aux pièces (${ground.place(each.feature)})`;
    case 'work':
      return `${JOBS[each.job]}${each.feature === undefined ? '' : ` (${sideOf({ ...each, feature: each.feature }, ground)})`}`;
  }
};

export const tasks: TaskWords = {
  leg,
  forced: 'marche forcée',
  task,
  charge: (whom) => `charger ${whom}`,
  reaction: (each) =>
    ({
      halt: 'faire halte et faire face',
      stop: 'arrêter la charge à la fin du quart',
      evade: 'esquiver',
      stay: 'rester à couvert',
    })[each.do],
  counterCharge: (whom) => `contre-charger ${whom}`,
  afterWin: { order: 'selon l’ordre reçu', follow: 'suivre le vaincu', stay: 'rester sur place' },
  afterWinTitle: 'Après une mêlée gagnée',
  barredTitle: 'Si des escadrons sont arrêtés',
  barred: { 'halt those': 'eux seuls font halte', 'halt all': 'tous font halte' },
  onwardTitle: 'Les escadrons suivants, après le contact',
  onward: { 'go on': 'continuent', halt: 'font halte' },
  stands: 'reste sur place',
  quarters: (count) => plural(count, 'quart', 'quarts'),
  inQuarters: (from, to) => (from === to ? `quart ${from}` : `quarts ${from} et ${to}`),
  beyond: 'se poursuit dans la demi-période suivante',
  spent: (cost, most) => `${cost} sur ${most}`,
  groups: {
    order: 'L’ordre dans les rangs',
    change: 'Formation',
    turn: 'Tourner',
    skirmish: 'Tirailleurs',
    guns: 'Pièces',
    charge: 'Charge',
    ground: 'Terrain',
    other: 'Autres',
  },
};
