import type { SettingFaults } from './words.ts';

const perhaps = (name: string | undefined): string => (name === undefined ? '' : `; did you mean “${name}”?`);

const text = 'it takes a text';

export const en: SettingFaults = {
  values: { file: 'FILE', folder: 'DIR', number: 'N', name: 'NAME', list: 'LIST', span: 'SPAN' },
  noFlag: (near) => `there is no such option${perhaps(near)}`,
  valueMissing: 'it takes a value, and none is given',
  valueTooMany: 'it takes no value',
  wordTooMany: 'this word means nothing here',
  noSetting: (near) => `there is no such setting${perhaps(near)}`,
  wrongType: {
    file: text,
    folder: text,
    host: text,
    key: text,
    database: text,
    span: text,
    port: 'it takes a number',
    count: 'it takes a number',
    farewell: 'it takes a number',
    patience: 'it takes a number',
    megabytes: 'it takes a number',
    yes: 'it takes true or false',
    names: 'it takes a list of names',
    logged: 'it takes a list of words',
  },
  unreadable: (code) =>
    code === 'ENOENT' ? 'there is no such file' : `it cannot be read${code === '' ? '' : ` (${code})`}`,
  notJson: (place) =>
    place === undefined ? 'it is not JSON' : `it is not JSON: see line ${place[0]}, column ${place[1]}`,
  noObject: 'it must hold one object, with a name for each setting',
  noPlace: (path) => `${path} belongs to the system, and no files can be kept there`,
  noFolder: (path) => `${path} is no folder`,
  notWhole: (given, least, most) =>
    `it takes a whole number from ${least} to ${most}, and “${given}” is none`,
  noSpan: (given) => `it takes a span of time such as 90d, 12h or 30m, and “${given}” is none`,
  neitherYesNorNo: (given) => `it takes 1 or 0, yes or no, and “${given}” is neither`,
  noHost: (given) => `“${given}” is neither the name nor the address of a machine`,
  noName: (given) =>
    `“${given}” is no name: give it as grognard.example.org, without http:// and without a port`,
  notLogged: (given, known) => `it takes ${known.join(' or ')}, and “${given}” is none of them`,
  weakKey: (shortest) => `a key has ${shortest} characters or more, and no spaces`,
  noDatabase: 'it is no address of a PostgreSQL: postgres://user:password@host:5432/name',

  options: 'options',
  elsewhere: (names, value) => `(${names.join(', ')}; default: ${value})`,
  help: 'this page',
  check: 'say what would be used, and where it comes from, and start nothing',
  precedence:
    'In quotes: the name in the file. A flag goes before its variable, a variable before the file, the file before the default. Ctrl-C ends the server.',
  wouldUse: 'The settings are in order. What would be used:',
  setAndSecret: 'set, and secret',
  byDefault: 'default',
  yes: 'yes',
  no: 'no',
  see: (command) => `See ${command} --help.`,
  ready: (address) => `Grognard is ready at ${address}`,
};
