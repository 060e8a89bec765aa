import { isIPv4, isIPv6, type Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whoever asks, as far as limits go. */
export interface Caller {
  /** What he is counted under. */
  readonly name: string;
  /** Whether he sits at this machine, with nobody between. */
  readonly own: boolean;
  /** Whether a proxy says that it passes somebody on. */
  readonly byProxy: boolean;
}

const GROUPS = 8;
/** Whoever has one IPv6 address has all that begin like it: as many groups as a provider gives away at the least. */
const NETWORK_GROUPS = 4;

/** The eight groups of an IPv6 address, whichever way it was written. */
const groupsOf = (address: string): readonly number[] => {
  const [plain = ''] = address.split('%');
  const [before = '', after = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const read = (part: string): readonly number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [head, tail] = [read(before), read(after)];
  return [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => 0), ...tail];
};

/** An IPv4 address may come in the dress of the newer kind. */
const isDressed = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

const undressed = (groups: readonly number[]): string =>
  groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');

/** What an address is counted under; undefined for what is none. */
export const networkOf = (address: string): string | undefined => {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  if (isDressed(groups)) return undressed(groups);
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
};

const isOwn = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** One of them at least is set by every proxy that has not been told otherwise. */
const OF_A_PROXY = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Whoever is at the other end of a connection. */
export const callerAt = ({ remoteAddress = '' }: Pick<Socket, 'remoteAddress'>): Caller => ({
  name: networkOf(remoteAddress) ?? '',
  own: isOwn(remoteAddress),
  byProxy: false,
});

/** The own machine's allowance is for whoever asks from it himself: behind a proxy there might be anybody. */
export const callerOf = ({ ip, headers, socket }: FastifyRequest): Caller => {
  const other = callerAt(socket);
  if (OF_A_PROXY.every((name) => !(name in headers))) return other;
  return { name: `by proxy ${networkOf(ip) ?? other.name}`, own: false, byProxy: true };
};
