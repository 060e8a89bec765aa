import type { Space } from '@grognard/catalogue';
import type { LobbyWords } from './lobby.ts';
import type { TableScreenWords } from './table.ts';

/** Every word of the page, in one language: a language that lacks one does not compile. */
export interface Words extends LobbyWords, TableScreenWords {
  readonly title: string;
  readonly motto: string;
  readonly toTheGames: string;
  readonly games: string;
  readonly language: string;
  readonly space: Readonly<Record<Space, string>>;
  readonly loading: string;
  readonly empty: Notice;
  readonly unreachable: Notice;
  readonly broken: Notice;
  /** With what the server has noted a failure under. */
  readonly reportAs: (id: string) => string;
  readonly tryAgain: string;
}

/** A state of the page that is not the usual one: what is the matter, and what to do. */
export interface Notice {
  readonly heading: string;
  readonly advice: string;
}
