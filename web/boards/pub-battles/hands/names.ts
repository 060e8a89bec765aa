import { type ByLanguage, capital, inLanguage, type Language } from '@grognard/engine';
import {
  type BoardBlock,
  numbered,
  type Setting,
  type Speech,
  type Voice,
  voices,
} from '@grognard/pub-battles/for-page';
import { shownWords } from '../../../words/typeset.ts';
import { boardWords } from '../words/words.ts';

/** Troops are quoted in a sentence, for their title may be a plural or a whole phrase. */
type Title = ByLanguage<string> & { readonly troops?: true };

const QUOTED: ByLanguage<(name: string) => string> = {
  fr: (name) => `« ${name} »`,
  en: (name) => `“${name}”`,
};

const ARTICLES = /^(?:the|le|la|les|of|de|du|des|d|l)$/i;

/** What things are called on this board, in one language. */
export class Names {
  readonly speech: Speech;
  readonly labels: Voice['labels'];
  readonly #setting: Setting;
  readonly #language: Language;

  constructor(setting: Setting, language: Language) {
    const { speech, labels } = voices.in(language);
    this.speech = shownWords(speech, language);
    this.labels = shownWords(labels, language);
    this.#setting = setting;
    this.#language = language;
  }

  side(id: string): string {
    return (
      inLanguage(this.#setting.source.sides.find((side) => side.id === id)?.name, this.#language) ??
      this.speech.name(id)
    );
  }

  formation(id: string): string {
    const known = this.#setting.source.formations.find((each) => each.id === id);
    return inLanguage(known?.name, this.#language) ?? this.speech.name(id);
  }

  exit(id: string): string {
    const known = this.#setting.source.exits.find((each) => each.id === id);
    return inLanguage(known?.name, this.#language) ?? this.speech.name(id);
  }

  /** Ground of the chart, or of the scenario's own making. */
  ground(id: string): string {
    const own = inLanguage(this.#setting.source.map.kinds?.[id]?.name, this.#language);
    const printed: Readonly<Record<string, string>> = this.labels.grounds;
    return own ?? printed[id] ?? this.speech.name(id);
  }

  /** A piece at the head of a sentence. */
  piece(ref: string): string {
    return inLanguage(this.#titleOf(ref), this.#language) ?? capital(this.speech.who(ref));
  }

  /** What stands on the block itself: its name without that of its formation, or its number. */
  onBlock({ ref, formation }: BoardBlock): string {
    const alias = numbered(ref);
    if (alias !== undefined) return String(alias.number);
    const title = this.#titleOf(ref);
    // Whose it is stands on the badge.
    if (title !== undefined) return inLanguage(title, this.#language).replace(/ \([^)]*\)$/, '');
    const short =
      formation !== undefined && ref.startsWith(`${formation}-`) ? ref.slice(formation.length + 1) : ref;
    return this.speech.name(short);
  }

  /** A formation in two or three letters, for the badge of its blocks. */
  badge(formation: string): string {
    const words = this.speech
      .name(formation)
      .split(/[\s.]+/)
      .filter((word) => word !== '' && !ARTICLES.test(word));
    const roman = words.find((word) => /^[IVX]+$/.test(word));
    if (roman !== undefined) return roman;
    const [first = '', second] = words;
    return second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`;
  }

  kind({ kind, arm }: BoardBlock): string {
    if (kind !== undefined) return this.labels.kinds[kind];
    return arm === undefined ? boardWords(this.#language).unknown : this.labels.arms[arm];
  }

  /** A piece in a sentence. */
  who(ref: string): string {
    const title = this.#titleOf(ref);
    if (title === undefined) return this.speech.who(ref);
    const text = inLanguage(title, this.#language);
    return title.troops === true ? inLanguage(QUOTED, this.#language)(text) : text;
  }

  /** What the scenario calls a piece of ours. */
  #titleOf(ref: string): Title | undefined {
    return this.#setting.names?.[ref];
  }
}
