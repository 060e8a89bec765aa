import type { SettingFaults } from './words.ts';

const perhaps = (name: string | undefined): string =>
  name === undefined ? '' : ` ; vouliez-vous dire « ${name} » ?`;

const text = 'il faut un texte';

export const fr: SettingFaults = {
  values: { file: 'FICHIER', folder: 'DOSSIER', number: 'N', name: 'NOM', list: 'LISTE', span: 'DURÉE' },
  noFlag: (near) => `il n’y a pas de telle option${perhaps(near)}`,
  valueMissing: 'il faut une valeur, et il n’y en a pas',
  valueTooMany: 'cette option ne prend pas de valeur',
  wordTooMany: 'ce mot ne veut rien dire ici',
  noSetting: (near) => `il n’y a pas de tel réglage${perhaps(near)}`,
  wrongType: {
    file: text,
    folder: text,
    host: text,
    key: text,
    database: text,
    span: text,
    port: 'il faut un nombre',
    count: 'il faut un nombre',
    farewell: 'il faut un nombre',
    patience: 'il faut un nombre',
    megabytes: 'il faut un nombre',
    yes: 'il faut true ou false',
    names: 'il faut une liste de noms',
    logged: 'il faut une liste de mots',
  },
  unreadable: (code) =>
    code === 'ENOENT' ? 'il n’y a pas de tel fichier' : `il est illisible${code === '' ? '' : ` (${code})`}`,
  notJson: (place) =>
    place === undefined
      ? 'ce n’est pas du JSON'
      : `ce n’est pas du JSON : voir la ligne ${place[0]}, colonne ${place[1]}`,
  noObject: 'il doit contenir un seul objet, avec un nom pour chaque réglage',
  noPlace: (path) => `${path} appartient au système, et on ne peut rien y garder`,
  noFolder: (path) => `${path} n’est pas un dossier`,
  notWhole: (given, least, most) =>
    `il faut un nombre entier de ${least} à ${most}, et « ${given} » n’en est pas un`,
  noSpan: (given) => `il faut une durée comme 90d, 12h ou 30m, et « ${given} » n’en est pas une`,
  neitherYesNorNo: (given) => `il faut 1 ou 0, yes ou no, et « ${given} » n’est ni l’un ni l’autre`,
  noHost: (given) => `« ${given} » n’est ni le nom ni l’adresse d’une machine`,
  noName: (given) =>
    `« ${given} » n’est pas un nom : écrivez grognard.example.org, sans http:// et sans port`,
  notLogged: (given, known) => `il prend ${known.join(' ou ')}, et « ${given} » n’en est pas`,
  weakKey: (shortest) => `une clé compte ${shortest} caractères ou plus, sans espaces`,
  noDatabase: 'ce n’est pas l’adresse d’un PostgreSQL : postgres://utilisateur:motdepasse@machine:5432/nom',

  options: 'options',
  elsewhere: (names, value) => `(${names.join(', ')} ; par défaut : ${value})`,
  help: 'cette page',
  check: 'dire ce qui servirait, et d’où cela vient, sans rien lancer',
  precedence:
    'Entre guillemets : le nom dans le fichier. Une option passe avant sa variable, une variable avant le fichier, le fichier avant la valeur par défaut. Ctrl-C arrête le serveur.',
  wouldUse: 'Les réglages sont en ordre. Ce qui servirait :',
  setAndSecret: 'donnée, et secrète',
  byDefault: 'par défaut',
  yes: 'oui',
  no: 'non',
  see: (command) => `Voir ${command} --help.`,
  ready: (address) => `Grognard vous attend à l’adresse ${address}`,
};
