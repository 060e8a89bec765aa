import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sample } from './paths.ts';
import { NOBODY, plainEnvironment } from './process.ts';

interface Step {
  readonly name: string;
  readonly text: string;
}

type Stage = readonly Step[];

/** The steps of the Containerfile, a list for each stage. */
export const stages = (): readonly Stage[] => {
  const lines = sample('Containerfile')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const found: Step[][] = [];
  for (const line of lines) {
    const [, name, text] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
    if (name === undefined || text === undefined) throw new Error(`no instruction: ${line}`);
    if (name === 'FROM') found.push([]);
    found.at(-1)?.push({ name, text });
  }
  return found;
};

/** What the last instruction of a name says. */
export const told = (stage: Stage, name: string): string => {
  const step = stage.findLast((each) => each.name === name);
  if (step === undefined) throw new Error(`it says nothing of ${name}`);
  return step.text;
};

/** A command as such files list it; options before it do not count. */
export const commandIn = (text: string): readonly string[] => JSON.parse(text.slice(text.indexOf('[')));

export const variables = (stage: Stage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    told(stage, 'ENV')
      .split(' ')
      .map((each) => each.split('=') as [string, string]),
  );

/** A path of the image, in the folder that stands for its root. */
export const inRoot = (root: string, text: string): string =>
  text.replaceAll(/(?<![\w./])\/(opt|data)\b/g, `${root}/$1`);

const steps: Readonly<
  Record<string, (text: string, root: string, context: string, cwd: string) => Promise<string> | string>
> = {
  WORKDIR: (text, root) => {
    mkdirSync(inRoot(root, text), { recursive: true });
    return '';
  },
  COPY: (text, root, context) => {
    const [from = '', to = ''] = text.split(' ').filter((word) => !word.startsWith('--'));
    // From one stage to the other nothing moves: they share the folder.
    if (text.startsWith('--from=')) return '';
    const pattern = new RegExp(`^${from.replaceAll('.', '\\.').replace('*', '.*')}$`);
    const files = readdirSync(context).filter((name) => pattern.test(name));
    if (files.length === 0) throw new Error(`there is no ${from} to copy`);
    for (const file of files) cpSync(join(context, file), join(inRoot(root, to), file));
    return '';
  },
  RUN: async (text, root, _context, cwd) => {
    // The user of the image is not on this machine.
    const owner = process.getuid?.() === 0 ? `chown ${NOBODY}:${NOBODY}` : 'true';
    const command = inRoot(root, text).replaceAll('chown node:node', owner);
    const env = plainEnvironment({ npm_config_cache: join(dirname(root), 'empty-cache') });
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command], { cwd, env });
    return `${stdout}${stderr}`;
  },
};

/** Does in a folder what the steps would do in an image; gives what was said meanwhile. */
export const replay = async (root: string, context: string): Promise<string> => {
  let said = '';
  for (const stage of stages()) {
    let cwd = root;
    for (const { name, text } of stage) {
      if (name === 'WORKDIR') cwd = inRoot(root, text);
      said += (await steps[name]?.(text, root, context, cwd)) ?? '';
    }
  }
  return said;
};
