import type { Words } from '../words.ts';

const KINDS: Readonly<Record<string, string>> = {
  hill: 'les collines',
  plateau: 'les plateaux',
  wood: 'les bois',
  house: 'les maisons',
  water: 'les cours d’eau',
  marsh: 'les marais',
  road: 'les routes',
  line: 'les haies et les murs',
  redoubt: 'les redoutes',
  crop: 'les cultures et les labours',
  wreck: 'les batteries abandonnées',
};

const CROSSINGS: Readonly<Record<string, string>> = { bridge: 'le pont', ford: 'le gué' };
const TO_CROSSINGS: Readonly<Record<string, string>> = { bridge: 'au pont', ford: 'au gué' };

const ARMS: Readonly<Record<string, string>> = {
  infantry: 'l’infanterie',
  cavalry: 'la cavalerie',
  'foot artillery': 'l’artillerie à pied',
  'horse artillery': 'l’artillerie à cheval',
};

const LABELS: Readonly<Record<string, string>> = {
  wooded: 'boisée',
  hilly: 'vallonnée',
  urban: 'urbaine',
  agricultural: 'agricole',
  marshy: 'marécageuse',
  valley: 'une vallée',
  mixed: 'mixte',
  plain: 'une plaine',
};

export const tables: Words['tables'] = {
  told: {},
  refusals: {
    'too-much-on-table': ({ things, corners, mostThings, mostCorners }) =>
      `il y a trop de choses sur la table pour en juger : ${things} éléments de ${corners} angles, au plus ${mostThings} et ${mostCorners}`,
    'feature-twice': ({ feature }) => `deux éléments de la table s’appellent ${feature}`,
    'lies-off-table': ({ feature }) => `${feature} sort de la table`,
    mountain: ({ feature }) => `${feature} est une montagne, et aucune règle ne dit comment s’y battre`,
    'no-crest': ({ feature }) =>
      `${feature} est une colline sans ligne de crête qui aille d’un pied à l’autre et sépare ses deux versants`,
    'no-top': ({ feature }) => `${feature} est un plateau sans ligne intérieure qui borde son sommet plat`,
    'slopes-unlike': ({ feature }) =>
      `les pentes de ${feature} ne couvrent pas son empiètement exactement une fois`,
    'tributary-astray': ({ feature, other }) =>
      `${feature} n’entre pas par un bord de la table pour finir dans ${other}`,
    'water-not-through': ({ feature }) => `${feature} ne va pas d’un bord de la table à un autre`,
    'few-crossings': ({ feature, crossings }) =>
      `${feature} est une rivière : il lui faut deux ponts ou gués, elle en a ${crossings}`,
    'few-bridges': ({ feature, bridges }) =>
      `${feature} est un fleuve : il lui faut deux ponts, il en a ${bridges}`,
    'ford-in-big-river': ({ feature }) => `${feature} est un fleuve, trop profond pour un gué`,
    'crossing-short': ({ feature, sort }) =>
      `${CROSSINGS[String(sort)] ?? sort} ${feature} ne va pas d’une rive à l’autre`,
    'deck-narrow': ({ feature }) => `le pont ${feature} est plus étroit qu’une figurine (1,5 cm)`,
    'road-in-river': ({ feature, water }) => `la route ${feature} entre dans ${water} là où rien ne la porte`,
    'crossing-without-road': ({ feature, sort }) =>
      `aucune route ne mène ${TO_CROSSINGS[String(sort)] ?? sort} ${feature}`,
    'house-off-road': ({ feature }) => `la maison ${feature} ne touche aucune route`,
    'no-street': ({ feature }) => `le village ${feature} n’a pas de rue principale entre ses maisons`,
    'houses-one-sided': ({ feature }) =>
      `les maisons de ${feature} ne se partagent pas par moitié entre les deux côtés de sa rue`,
    'house-not-four': ({ feature }) => `la maison ${feature} n’a pas quatre côtés bien séparés`,
    'house-too-small': ({ feature, figures }) =>
      `les murs de ${feature} tiennent ${figures} figurines, et une garnison en a au moins trois`,
    'house-on': ({ feature, other }) => `la maison ${feature} est posée sur ${other}`,
    'no-gorge': ({ feature }) =>
      `la redoute ${feature} n’a pas à l’arrière d’ouverture libre de 4,5 cm par où y entrer`,
    'unknown-material': ({ feature, material }) =>
      `${feature} est en ${material}, et nul ne sait si c’est léger ou dur : haie (hedge), palissade (palisade), barricade, mur de pierre (stone wall) ou abattis (abatis)`,
    'road-through-line': ({ feature, road }) =>
      `${feature} barre la route ${road} : il y laisse une ouverture de la largeur de la route`,
    'shut-in': ({ feature }) => `${feature} enferme son terrain : ni ouverture, ni porte, ni route`,
    'inside-wood': ({ feature }) => `ce qui appartient à un bois n’est pas à l’intérieur : ${feature}`,
    'marsh-cuts': ({ feature, crossing }) => `le marais ${feature} ferme le passage de ${crossing}`,
    'no-way-through': ({ arm }) =>
      `aucun chemin ne mène d’un bord à l’autre pour ${ARMS[String(arm)] ?? arm}`,
    'untrue-label': ({ label }) => `la table est dite ${LABELS[String(label)] ?? label}, et ne l’est pas`,
    'no-walls-in-town': () => 'la table a des villages, sans haies ni murs autour d’eux',
    'not-agreed': ({ sides }) => `une table amicale veut l’accord des deux camps ; il manque : ${sides}`,
    uneven: ({ kind, north, south }) =>
      `${KINDS[String(kind)] ?? kind} sont mal partagés : ${north} cm² au nord, ${south} cm² au sud`,
    'road-narrow': ({ feature }) => `la route ${feature} est plus étroite que trois fantassins (4,5 cm)`,
    'one-on-another': ({ feature, other }) =>
      `${feature} recouvre ${other}, et les deux ne peuvent partager le même terrain`,
    'no-room-for-guns': ({ feature }) =>
      `le sommet de ${feature} n’a pas la place d’une batterie en position`,
    'stands-where-it-may-not': ({ unit, feature }) =>
      `${unit} commence dans ${feature}, où elle ne peut se tenir`,
  },
};
