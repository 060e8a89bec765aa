import type { Json } from '@grognard/engine';
import type { Setting } from '../model/setting.ts';

/** What a kind of ground is called: by the word of the chart, or as the scenario names it in each language. */
export const groundCalled = ({ source }: Pick<Setting, 'source'>, name: string): Json => {
  const own = source.map.kinds?.[name]?.name;
  return own === undefined ? name : { fr: own.fr, en: own.en };
};
