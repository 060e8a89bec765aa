import { inLanguage, typeset } from '@grognard/engine';
import type { Finding } from '@grognard/server/doctor';
import { readSettings } from '@grognard/server/settings';
import { type Command, common, readArguments, wordsFor } from '../command.ts';
import { BadInput, DONE, REFUSED } from '../failure.ts';
import { defaultData, settingOptions } from '../settings.ts';
import type { Streams } from '../streams.ts';
import type { Voice } from '../words/voice.ts';

const teller = (streams: Streams, { language, words }: Voice): ((found: Finding) => void) => {
  const { levels, parts } = words.operating.doctor;
  const width = Math.max(...Object.values(levels).map((level) => level.length));
  let last: string | undefined;
  return ({ part, level, says }) => {
    if (part !== last) streams.out(parts[part]);
    last = part;
    streams.out(`  ${levels[level].padEnd(width)}  ${typeset(inLanguage(says, language), language)}`);
  };
};

const checkUrl = (url: string | undefined): void => {
  if (url !== undefined && !/^https?:\/\/[^\s/]+/.test(url))
    throw new BadInput(({ faults }) => faults.noUrl(url));
};

export const doctor: Command = {
  name: 'doctor',
  run: async (args, streams, voice) => {
    const { values, positionals } = readArguments(args, {
      ...common,
      ...settingOptions,
      url: { type: 'string' },
    });
    wordsFor(positionals, []);
    const { json, url, ...flags } = values;
    checkUrl(url);
    const given = new Map(
      Object.entries(flags).filter((each): each is [string, string] => each[1] !== undefined),
    );
    const chosen = readSettings({ flags: given, env: process.env, folder: process.cwd() });
    const { examine } = await import('@grognard/server/doctor');
    const found: Finding[] = [];
    const tell = teller(streams, voice);
    const { operating } = voice.words;
    if (url !== undefined && streams.watched) streams.note(operating.doctor.takesTime);
    for await (const each of examine({ chosen, data: defaultData(), url, env: process.env })) {
      found.push(each);
      if (json !== true) tell(each);
    }
    const count = (level: Finding['level']): number => found.filter((each) => each.level === level).length;
    const [faults, warnings] = [count('fault'), count('warning')];
    if (json === true)
      streams.out(
        JSON.stringify({
          faults,
          warnings,
          findings: found.map(({ says, ...rest }) => ({ ...rest, says: inLanguage(says, voice.language) })),
        }),
      );
    else streams.out(operating.doctor.total(faults, warnings));
    return faults === 0 ? DONE : REFUSED;
  },
};
