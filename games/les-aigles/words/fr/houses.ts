import type { Evacuation } from '../../model/house.ts';
import type { Post } from '../../model/tasks.ts';
import type { Names } from '../names.ts';
import type { Words } from '../words.ts';

const figures = (count: number): string => (count === 1 ? 'une figurine' : `${count} figurines`);

const quarters = (left: number): string => (left === 1 ? 'un quart de période' : `${left} quarts de période`);

/** So many on each side, in the order of the walls. */
const spreadOver = (posts: readonly Post[], house: string, names: Names): string => {
  const walls = [...new Set(posts.map(({ wall }) => wall))];
  return walls
    .map((wall) => {
      const count = posts.filter((post) => post.wall === wall).reduce((sum, post) => sum + post.figures, 0);
      return `${count} côté ${names.wall(house, wall)}`;
    })
    .join(', ');
};

const WHY: Readonly<Record<Evacuation, string>> = {
  few: ', trop faible pour la tenir',
  fire: ', chassé par l’incendie',
  retreat: ', en retraite',
  rout: ', en déroute',
  flight: ', en fuite',
};

export const houses: Words['houses'] = {
  told: {
    'reached-wall': ({ part, house, wall, figures: count }, names) =>
      `${names.part(part)} est au côté ${names.wall(house, wall)} de ${names.id(house)}, ${figures(count)} contre le mur`,
    'set-about': ({ part, house, doing }, names) => {
      const who = names.part(part);
      switch (doing.what) {
        case 'enter':
          return doing.relief === true
            ? `${who} commence à relever la garnison de ${names.id(house)} : ${quarters(doing.left)}`
            : `${who} commence à entrer dans ${names.id(house)} par le côté ${names.wall(house, doing.wall)} : ${quarters(doing.left)}`;
        case 'post':
          return `${who} va changer ses postes dans ${names.id(house)} : ${quarters(doing.left)}, dont un de réaction`;
        case 'leave': {
          const way = doing.by === 'column' ? 'en colonne par la rue' : 'sans formation';
          const why = doing.why === undefined ? '' : WHY[doing.why];
          return `${who} commence à sortir de ${names.id(house)} ${way}, côté ${names.wall(house, doing.wall)}${why} : ${quarters(doing.left)}`;
        }
        default:
          return `${who} met ${quarters(doing.left)} à voir que plus personne ne répond à son feu`;
      }
    },
    'got-on': ({ part, left, reacting }, names) =>
      `${names.part(part)} ${reacting === true ? 'peut encore tirer' : 'poursuit son mouvement'} : reste ${quarters(left)}`,
    'went-in': ({ part, inside }, names) =>
      inside.as === 'streets'
        ? `${names.part(part)} rencontre l’ennemi dans les rues de ${names.id(inside.house)}`
        : `${names.part(part)} est dans ${names.id(inside.house)}`,
    'holds-house': ({ part, house, posts, reserve }, names) => {
      if (posts.length === 0) return `${names.part(part)} occupe ${names.id(house)}`;
      const spare = reserve === 0 ? '' : `, ${figures(reserve)} en réserve`;
      return `${names.part(part)} occupe ${names.id(house)} : ${spreadOver(posts, house, names)}${spare}`;
    },
    posted: ({ part, house, posts, why }, names) => {
      const where = spreadOver(posts, house, names);
      if (why === 'replaced') return `la réserve de ${names.part(part)} comble ses pertes : ${where}`;
      if (why === 'breached')
        return `là où le mur n’est plus, personne de ${names.part(part)} ne peut tenir : ${where}`;
      return why === 'moved'
        ? `${names.part(part)} a changé ses postes : ${where}`
        : `${names.part(part)} ne peut changer ses postes et y reste : ${where}`;
    },
    'gave-away': ({ part, house }, names) =>
      `l’ennemi sait que ${names.part(part)} est dans ${names.id(house)}`,
    'left-house': ({ part, house, wall, why, stands }, names) => {
      const side = names.wall(house, wall);
      if (why === 'beaten') return `${names.part(part)} est rejeté hors de ${names.id(house)}, côté ${side}`;
      const how =
        stands.formation === 'march column'
          ? 'en colonne'
          : why === 'fire'
            ? 'en désordre'
            : 'sans formation';
      return `${names.part(part)} est sorti de ${names.id(house)}, ${how}, côté ${side}`;
    },
    'shut-in': ({ part, house, wall }, names) =>
      `${names.part(part)} ne peut sortir de ${names.id(house)} côté ${names.wall(house, wall)}`,
    'came-out': ({ part }, names) => `${names.part(part)} est tout entier hors du village`,
    'must-evacuate': ({ part, house, why }, names) =>
      why === 'fire'
        ? `${names.id(house)} brûle : ${names.part(part)} doit sortir aussitôt`
        : `${names.part(part)} est trop faible pour tenir ${names.id(house)} et doit l’évacuer`,
    perished: ({ part, house }, names) =>
      `${names.part(part)} n’est pas sorti à temps de ${names.id(house)} : il est détruit`,
    surrendered: ({ part, house, by }, names) =>
      by === undefined
        ? `${names.part(part)}, enfermé dans ${names.id(house)}, se rend`
        : `${names.part(part)} se rend dans ${names.id(house)} à ${names.part(by)}`,
    'fought-on': ({ part, house }, names) =>
      `${names.part(part)} refuse de rendre ${names.id(house)} et continue le combat`,
    barricaded: ({ part, house }, names) =>
      `${names.part(part)}, battu, reste barricadé dans ${names.id(house)}`,
    extended: ({ attacker, added, extra }, names) =>
      `${names.part(attacker)} amène ${figures(added)} de plus au mur, ${extra} en plus de son premier rang`,
    'took-fire': ({ house }, names) => `${names.id(house)} est en feu`,
    'lost-target': ({ part, house, wall }, names) =>
      `plus personne côté ${names.wall(house, wall)} de ${names.id(house)} : ${names.part(part)} cesse le feu`,
  },
  refusals: {
    'no-such-house': ({ unit, house }) =>
      `${unit} : il n’y a pas de maison ${house}, ou elle n’a pas ce côté`,
    'house-burns': ({ unit, house }) => `${house} a brûlé : ${unit} ne peut y entrer`,
    'house-of-friends': ({ unit, house }) => `des amis tiennent ${house} : ${unit} ne peut que les relever`,
    'house-not-relieved': ({ unit, house }) => `aucun ami ne tient ${house} : ${unit} n’a personne à relever`,
    'house-by-detachment': ({ unit }) =>
      `les tirailleurs de ${unit} ne peuvent tenir une maison séparés de leur bataillon`,
    'house-arm': ({ unit }) => `seule l’infanterie entre dans une maison, et ${unit} n’en est pas`,
    'house-square': ({ unit }) => `${unit} doit quitter le carré avant d’entrer dans une maison`,
    'house-disorganised': ({ unit }) =>
      `${unit} est désorganisé et doit se réorganiser avant d’entrer dans une maison`,
    'house-few': ({ unit, least }) =>
      `${unit} n’a pas les ${least} figurines qu’il faut pour entrer dans une maison`,
    'house-unformed': ({ unit }) => `${unit} doit se reformer avant d’entrer dans une maison`,
    'house-forced-march': ({ unit }) =>
      `${unit} a fait une marche forcée et doit se reformer avant d’entrer dans une maison`,
    'house-not-at-wall': ({ unit }) => `${unit} n’est pas contre ce côté de la maison`,
    'house-too-wide': ({ unit, most }) =>
      `tout le premier rang de ${unit} doit être contre ce seul côté, qui tient ${most} figurines`,
    'house-wall-full': ({ unit, figures: count, most }) =>
      `${unit} : ${count} figurines sur un côté qui en tient ${most}`,
    'house-posts-absent': ({ unit }) => `${unit} n’a pas les figurines qu’il devrait poster`,
    'house-company-split': ({ unit }) =>
      `une compagnie de ${unit} tient deux côtés au plus, et ils doivent être contigus`,
    'house-room-left': ({ unit }) =>
      `il reste de la place aux murs pour ${unit} : toutes les figurines qui y tiennent doivent être postées`,
    'house-nobody-moves': ({ unit }) => `personne de ${unit} ne changerait de poste`,
    'house-wall-attacked': ({ unit }) => `${unit} ne peut ôter de figurines d’un côté attaqué`,
    'house-wall-touched': ({ unit }) => `${unit} ne peut renforcer un côté que l’ennemi touche`,
    'house-not-inside': ({ unit }) => `${unit} n’occupe pas de maison`,
    'house-in-it': ({ unit }) => `${unit} est dans une maison et doit d’abord en sortir`,
    'house-invaded': ({ unit }) => `l’ennemi est dans la maison : ${unit} ne peut que se battre`,
    'house-shut': ({ unit }) => `${unit} ne peut sortir par là : l’ennemi est au mur, ou la place manque`,
    'house-fold': ({ unit }) =>
      `${unit} ne peut rabattre ses figurines que sur un côté contigu à celui qu’il attaque`,
    'house-extend-none': ({ unit }) =>
      `${unit} ne peut étendre son front qu’après un tour de mêlée au mur d’une maison`,
    'house-extend-late': ({ unit }) => `${unit} ne peut étendre son front que dans la première demi-période`,
    'house-extend-many': ({ unit, most }) => `${unit} peut amener ${most} figurines au plus`,
    'house-charge': ({ unit, target }) => `${target} est dans une maison : ${unit} ne peut le charger`,
    'house-must-line': ({ unit }) =>
      `${unit} sort d’une maison et doit se reformer en ligne avant toute autre action`,
    'house-forced-out': ({ unit }) =>
      `${unit} ne peut forcer sa marche avant d’être tout entier hors du village`,
    'house-fire-exit': ({ unit }) =>
      `la maison brûle : ${unit} en sort en ligne par le côté le mieux garni, et par aucun autre`,
    'house-must-leave': ({ unit }) => `${unit} doit évacuer la maison`,
  },
};
