import { inLanguage, type Language, typeset } from '@grognard/engine';
import { kindOf } from './kinds.ts';
import { locationOf, type Origin, type SettingFault } from './origin.ts';
import type { Chosen } from './read.ts';
import { settingWords } from './setting-words.ts';
import { type Setting, type SettingName, settings } from './settings.ts';

const WIDE = 110;

/** Words in lines that begin at a column. */
const wrapped = (text: string, column: number): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && column + line.length + 1 + word.length > WIDE) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${' '.repeat(column)}`);
};

/** How it is called on the command line, or by its variable where it has no flag. */
const calledBy = ({ flag, variable, kind }: Setting, language: Language): string => {
  const { takes } = kindOf(kind);
  if (flag === undefined) return variable;
  return takes === undefined ? `--${flag}` : `--${flag} ${inLanguage(settingWords, language).values[takes]}`;
};

const fallbackOf = ({ fallback, unset, kind }: Setting, language: Language): string => {
  const { yes, no } = inLanguage(settingWords, language);
  if (kind === 'yes') return fallback === 'no' ? no : yes;
  return inLanguage(unset, language) ?? fallback ?? '';
};

const rowsOf = (rows: readonly (readonly [string, string])[]): string => {
  const column = Math.max(...rows.map(([name]) => name.length)) + 4;
  return rows.map(([name, does]) => `  ${name.padEnd(column - 2)}${wrapped(does, column)}`).join('\n');
};

/** All settings with what they do, for the command that takes them as flags. */
/** `data`: where games are kept here unless somebody says otherwise. */
export const helpOnSettings = (command: string, language: Language, data?: string): string => {
  const words = inLanguage(settingWords, language);
  const rows = settings.map((each: Setting): [string, string] => {
    const elsewhere = [
      ...(each.flag === undefined ? [] : [each.variable]),
      ...(each.name === 'config' ? [] : [`"${each.name}"`]),
    ];
    const told = `${inLanguage(each.does, language)} ${words.elsewhere(elsewhere, each.name === 'data' && data ? data : fallbackOf(each, language))}`;
    return [calledBy(each, language), typeset(told, language)];
  });
  const others: [string, string][] = [
    ['--check', typeset(words.check, language)],
    ['--help', words.help],
  ];
  return [
    `${command} [${words.options}]`,
    rowsOf([...rows, ...others]),
    wrapped(typeset(words.precedence, language), 0),
  ].join('\n\n');
};

/** The same as the manual has it. */
export const manualOnSettings = (): string => {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(['Flag', 'Variable', 'In the file', 'Default', '']),
    row(['---', '---', '---', '---', '---']),
    ...settings.map((each: Setting) =>
      row([
        each.flag === undefined ? '' : `\`${calledBy(each, 'en')}\``,
        `\`${each.variable}\``,
        each.name === 'config' ? '' : `\`${each.name}\``,
        fallbackOf(each, 'en'),
        each.does.en,
      ]),
    ),
  ].join('\n');
};

/** What is wrong, a line each. */
export const sayFaults = (faults: readonly SettingFault[], language: Language): readonly string[] =>
  faults.map(
    ({ at, says }) =>
      `${at}${typeset(' : '.slice(language === 'fr' ? 0 : 1), language)}${typeset(inLanguage(says, language), language)}`,
  );

const originTold = (origin: Origin, language: Language): string =>
  origin.by === 'default' ? inLanguage(settingWords, language).byDefault : locationOf(origin);

const valueTold = (setting: Setting, value: unknown, language: Language): string => {
  const { setAndSecret, yes, no } = inLanguage(settingWords, language);
  if (value === undefined) return fallbackOf(setting, language);
  if (setting.secret) return setAndSecret;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return kindOf(setting.kind).told?.(value) ?? String(value);
  return Array.isArray(value) ? value.join(', ') : String(value);
};

/** What would be used, and from where. What is secret is not told. */
export const sayChosen = ({ values, origins }: Chosen, language: Language): readonly string[] => {
  const column = Math.max(...settings.map(({ name }) => name.length));
  return [
    typeset(inLanguage(settingWords, language).wouldUse, language),
    ...settings.map((each: Setting) => {
      const name = each.name as SettingName;
      const value = valueTold(each, values[name], language);
      return `  ${each.name.padEnd(column)}  ${value}  (${originTold(origins[name], language)})`;
    }),
  ];
};
