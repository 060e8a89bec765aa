import { sample } from './paths.ts';

/** What the unit says in its section [Service], by name; several lines of one name are kept. */
export const unit = (): Readonly<Record<string, readonly string[]>> => {
  const [, service = ''] = /\[Service\]\n([^[]*)/.exec(sample('grognard.service')) ?? [];
  const found: Record<string, string[]> = {};
  for (const line of service.split('\n')) {
    const [, name, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    found[name] ??= [];
    found[name].push(value);
  }
  return found;
};
