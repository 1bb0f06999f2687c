import { isIPv4, isIPv6 } from 'node:net';
import { forwardedValue } from './forwarded-value.ts';

/** What everything that is no address counts as. */
const UNKNOWN = 'unknown';
/** Of an IPv6 address this many of its eight parts are the household's: the rest is its to choose. */
const NETWORK_PARTS = 4;

/**
 * Whom to count a request against: the other end of its connection, and behind a proxy the address
 * that the outermost trusted proxy saw. What stands before that was sent by the client.
 *
 * @param peer the address at the connection's other end.
 */
export function clientAddress(
  request: Request,
  peer: string | undefined,
  trustedProxies: number,
): string {
  return toNetwork(addressOf(request, peer, trustedProxies));
}

/** The address itself, as {@link clientAddress} finds it; nothing where there is no connection. */
export function addressOf(
  request: Request,
  peer: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = forwardedValue(request, 'x-forwarded-for', trustedProxies);
  // An empty address means "in process" below; a header must not be able to say so.
  if (forwarded === '') return UNKNOWN;
  const address = withoutPort(forwarded ?? peer ?? '');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** Some proxies write the port as well, as in `203.0.113.7:50914` and `[2001:db8::1]:50914`. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
}

function toNetwork(address: string): string {
  if (isIPv4(address)) return address;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return UNKNOWN;
  // A URL writes every address in the one short form, with hexadecimal parts only.
  const [before = '', after] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - (left?.length ?? 0) - (right?.length ?? 0)).fill('0');
  const parts = [...(left ?? []), ...(after === undefined ? [] : zeros), ...(right ?? [])];
  return `${parts.slice(0, NETWORK_PARTS).join(':')}::/64`;
}
