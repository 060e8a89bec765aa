import type { Faults, Place } from '../en/faults.ts';
import { french } from '../french.ts';

const only = (names: readonly string[]): string =>
  names.length === 0 ? '' : french`, seulement : ${names.join(', ')}`;

const perhaps = (name: string | undefined): string =>
  name === undefined ? '' : french` Vouliez-vous dire « ${name} » ?`;

const places: Readonly<Record<Place, string>> = {
  FILE: 'FICHIER',
  GAME: 'JEU',
  SCENARIO: 'SCÉNARIO',
  LOG: 'JOURNAL',
  FIRST: 'PREMIÈRE',
  SECOND: 'SECONDE',
  NATION: 'NATION',
  VERB: 'VERBE',
  LANGUAGE: 'LANGUE',
  TABLE: 'TABLE',
  SEAT: 'SIÈGE',
};

const whose = { pieces: 'aucune pièce', units: 'aucune unité', officers: 'aucun officier' } as const;

export const faults: Faults = {
  see: (command) => `Voir grognard ${command === '' ? '' : `${command} `}--help.`,
  noCommand: (name, names, near) =>
    french`Il n’y a pas de commande « ${name} »${only(names)}.${perhaps(near)}`,

  missing: (place) => `il manque ${places[place]}`,
  tooMany: (word) => french`« ${word} » est un mot de trop`,
  noOption: (name, near) => french`Il n’y a pas d’option ${name}.${perhaps(near)}`,
  valueMissing: (name) => french`${name} demande une valeur, et il n’y en a pas`,
  valueTooMany: (name) => `${name} ne prend pas de valeur`,
  notWhole: (name, text, least, most) =>
    french`--${name} demande un nombre entier de ${least} à ${most}, et « ${text} » n’en est pas un`,
  noLanguage: (text, languages) =>
    french`--lang demande ${languages.join(' ou ')}, et « ${text} » n’est ni l’un ni l’autre`,
  verbs: (command, verbs, given) =>
    french`${command} demande ${verbs.slice(0, -1).join(', ')} ou ${verbs.at(-1) ?? ''}${
      given === undefined ? '' : french`, et « ${given} » n’en est pas`
    }`,

  notSpan: (name, text) =>
    french`--${name} demande une durée comme 90d, 12h ou 30m, et « ${text} » n’en est pas une`,
  notSize: (name, text) =>
    french`--${name} demande une taille comme 500kB, 1MB ou 2GB, et « ${text} » n’en est pas une`,
  noUrl: (text) =>
    french`--url demande une adresse comme https://grognard.example.org, et « ${text} » n’en est pas une`,
  whichTables: french`dites quelles tables : par leur nom, ou par --older-than, --larger-than ou un état comme --finished`,
  noFile: french`il n’y a pas de tel fichier`,
  isFolder: french`c’est un dossier`,
  mayNotRead: french`la lecture n’en est pas permise`,
  mayNotWrite: french`l’écriture n’en est pas permise`,
  unusable: (code) => `il est inutilisable (${code})`,
  noFolder: french`son dossier n’existe pas`,
  exists: french`il existe déjà, et une sauvegarde n’écrase rien`,
  empty: 'il est vide',
  notJson: french`ce n’est pas du JSON`,
  notJsonAt: (line, column) => french`ce n’est pas du JSON : voir la ligne ${line}, colonne ${column}`,
  notJsonNear: (token, near) => french`ce n’est pas du JSON : « ${token} » n’a rien à faire dans ${near}`,
  notJsonEnd: french`ce n’est pas du JSON : il s’arrête avant la fin`,

  noGame: (id, games, near) => french`Il n’y a pas de jeu « ${id} »${only(games)}.${perhaps(near)}`,
  noScenario: (game, id, ids) =>
    french`${game} n’a pas de scénario « ${id} », seulement : ${ids.join(', ') || 'aucun encore'}`,
  unplayable: (sentences) => french`Le scénario est injouable : ${sentences}`,
  folderOfNoGame: french`son dossier ne porte le nom d’aucun jeu : dites lequel avec --game JEU`,
  tooBig: 'ce nombre est trop grand pour être mesuré',
  nobodyCalled: (list, name) => french`il n’y a ${whose[list]} « ${name} »`,
  memory: french`c’est ce qu’une place a vu d’une bataille encore en cours quand elle a été enregistrée, et non son journal, qui dirait les secrets de l’autre camp. Enregistrez-la de nouveau une fois la bataille finie : elle pourra alors être rejouée, vérifiée et ouverte`,
  doesNotFollow: (seq) => french`l’entrée ${seq} ne fait pas suite aux précédentes`,
  nobodySitsAt: (name, seats) => french`Personne ne siège à « ${name} »${only(seats)}`,

  coverageOfOne: french`--coverage demande le nom d’un seul livre de règles`,
  noCoverage: french`ce que les tests prouvent n’a pas été écrit ; lancez npm run docs`,
  noSuchSide: (side, sides) =>
    french`--${side} n’est pas une option, et les camps de ce scénario sont ${sides.join(', ')}`,
  noGeneral: (name, side, generals) =>
    french`Il n’y a pas de général « ${name} » pour ${side}${only(generals)}`,
  noSetting: (text) => french`--set demande NOM=VALEUR, et « ${text} » n’est pas cela`,
  noNation: (word, nations) => french`Il n’y a pas de nation « ${word} »${only(nations)}.`,
  kindMissing: (kinds) => french`il manque --kind : dites l’un de ${kinds.join(', ')}`,
  noKind: (word, kinds) =>
    french`--kind demande un genre de terrain, et « ${word} » n’en est pas un : dites l’un de ${kinds.join(', ')}`,
  onlyLesAigles: (game) =>
    french`Seul Les Aigles a des tables que l’on peut dresser à neuf, et non « ${game} ».`,
  twoArmies: french`--army se donne deux fois : la première armée vient du sud, la seconde du nord`,
  onlySvg: french`les images s’écrivent en .svg`,
  atIsForLogs: french`--at ne vaut que pour le journal d’une partie`,
  onlyTables: (game) => french`seules les tables des Aigles se dessinent, et ceci est ${game}`,
};
