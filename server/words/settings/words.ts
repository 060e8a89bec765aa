import type { KindName } from '../../settings/kinds.ts';

/** What is said of settings, in one language. Each fault follows the place where it was found. */
export interface SettingFaults {
  /** What stands for a value on the command line. */
  readonly values: Readonly<Record<'file' | 'folder' | 'number' | 'name' | 'list' | 'span', string>>;
  readonly noFlag: (near: string | undefined) => string;
  readonly valueMissing: string;
  readonly valueTooMany: string;
  readonly wordTooMany: string;
  readonly noSetting: (near: string | undefined) => string;
  readonly wrongType: Readonly<Record<KindName, string>>;
  readonly unreadable: (code: string) => string;
  readonly notJson: (place: readonly [line: number, column: number] | undefined) => string;
  readonly noObject: string;
  readonly noPlace: (path: string) => string;
  readonly noFolder: (path: string) => string;
  readonly notWhole: (text: string, least: number, most: number) => string;
  readonly noSpan: (text: string) => string;
  readonly neitherYesNorNo: (text: string) => string;
  readonly noHost: (text: string) => string;
  readonly noName: (text: string) => string;
  readonly weakKey: (shortest: number) => string;
  readonly noDatabase: string;

  readonly options: string;
  /** Where else it can be set, and what it is otherwise. */
  readonly elsewhere: (names: readonly string[], value: string) => string;
  readonly help: string;
  readonly check: string;
  readonly precedence: string;
  readonly wouldUse: string;
  readonly setAndSecret: string;
  readonly byDefault: string;
  readonly yes: string;
  readonly no: string;
  readonly see: (command: string) => string;
  readonly ready: (address: string) => string;
}
