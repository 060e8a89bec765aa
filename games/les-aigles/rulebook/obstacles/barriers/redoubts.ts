import type { Rule } from '@grognard/engine';

export const redoubts: readonly Rule[] = [
  {
    id: 'LA-O9.1-1',
    chapter: 'redoubts',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "Restent les obstacles que l'on voit rarement sur une table, et les unités qui en deviennent : redoutes, cultures, labours, batteries abandonnées.",
      en: 'There remain the obstacles rarely seen on a table, and the units that turn into one: redoubts, crops, ploughland, abandoned batteries.',
    },
  },
  {
    id: 'LA-O9.1-2',
    chapter: 'redoubts',
    origin: 'note',
    note: 'descriptive',
    text: {
      fr: "On rencontre surtout des redoutes dans les batailles historiques que l'on rejoue.",
      en: 'Redoubts are met above all in refights of historical battles.',
    },
  },
  {
    id: 'LA-O9.1-3',
    chapter: 'redoubts',
    origin: 'rule',
    text: {
      fr: 'Une redoute protège comme une maison, au feu et en mêlée : abri dur au feu, protection de la maison en mêlée, de front et sur les côtés. Par la gorge, elle ne protège pas.',
      en: 'A redoubt protects like a house, in fire and melee: hard cover in fire, the protection of a house in melee, in front and on the sides. Through the gorge it does not protect.',
    },
    why: {
      fr: "Le texte la met ailleurs parmi les abris durs ; ce passage, qui ne traite que d'elle, l'emporte, et l'arrière en est ouvert.",
      en: 'Elsewhere the text puts it among hard cover; this passage, which deals with it alone, prevails, and its rear is open.',
    },
  },
  {
    id: 'LA-O9.1-4',
    chapter: 'redoubts',
    origin: 'rule',
    text: {
      fr: 'Une unité dans une redoute est formée, et compte comme une ligne pour tirer, pour être prise pour cible et en mêlée.',
      en: 'A unit in a redoubt is formed, and counts as a line for firing, as a target and in melee.',
    },
  },
  {
    id: 'LA-O9.1-5',
    chapter: 'redoubts',
    origin: 'rule',
    text: {
      fr: "Une redoute a toujours un accès par l'arrière, la gorge, large de 4,5 cm au moins. On n'entre et ne sort que par là, à vitesse ordinaire.",
      en: 'A redoubt always has an access at the back, the gorge, at least 4.5 cm wide. Troops go in and out only there, at ordinary speed.',
    },
    why: {
      fr: "Le texte n'en donne pas la largeur ; c'est celle d'une route, trois figurines de front.",
      en: 'The text does not give its width; it is that of a road, a front of three figures.',
    },
  },
  {
    id: 'LA-O9.1-6',
    chapter: 'redoubts',
    origin: 'rule',
    text: {
      fr: "Une unité prise à revers dans une redoute est faite prisonnière, sans mêlée, fût-elle d'élite ou de la garde : il suffit qu'une infanterie ou une cavalerie ennemie, formée ou seulement désorganisée, la touche par la gorge.",
      en: 'A unit taken from behind in a redoubt is made prisoner, without a melee, even if it is elite or guard: it is enough that enemy infantry or cavalry, formed or only disorganised, touches it through the gorge.',
    },
    why: {
      fr: "Le texte ne dit ni qui la prend ni dans quel état ; une troupe plus dégradée ne va pas à la mêlée, et il ne fait pas d'exception pour les élites.",
      en: 'The text says neither who takes it nor in what state; more degraded troops do not go into melee, and it makes no exception for elites.',
    },
  },
  {
    id: 'LA-O9.1-7',
    chapter: 'redoubts',
    origin: 'ruling',
    text: {
      fr: "L'infanterie et l'artillerie peuvent tenir une redoute ; une batterie s'y met en position. On se la dispute comme un obstacle linéaire, avec la protection d'une maison, et le vaincu recule de 3 cm par la gorge.",
      en: 'Infantry and artillery may hold a redoubt; a battery goes into position in it. It is fought for like a linear obstacle, with the protection of a house, and the loser recoils 3 cm through the gorge.',
    },
    why: {
      fr: "Le texte ne donne que sa protection ; une redoute est un ouvrage de front ouvert à l'arrière, plus proche d'un mur que d'une maison.",
      en: 'The text gives only its protection; a redoubt is a work with a front and an open rear, nearer to a wall than to a house.',
    },
  },
  {
    id: 'LA-O9.1-8',
    chapter: 'redoubts',
    origin: 'ruling',
    text: {
      fr: "Une redoute n'arrête pas la vue, et ceux qui la tiennent sont vus.",
      en: 'A redoubt does not block sight, and those who hold it are seen.',
    },
    why: {
      fr: 'Le texte la range avec les obstacles linéaires, qui ne cachent pas.',
      en: 'The text lists it with the linear obstacles, which do not hide.',
    },
  },
];
