import { isIPv4, isIPv6 } from 'node:net';
import { forwardedValue } from './forwarded-value.ts';

/** Result for values that are not an address. */
const UNKNOWN = 'unknown';
/** Parts of an IPv6 address that identify the network; the client chooses the other four. */
const NETWORK_PARTS = 4;

/**
 * Returns the address that a request counts against: the remote address, or behind proxies the
 * address seen by the outermost trusted one. Values before that were sent by the client. IPv6
 * addresses are reduced to their /64 network.
 *
 * @param peer remote address of the connection.
 */
export function clientAddress(
  request: Request,
  peer: string | undefined,
  trustedProxies: number,
): string {
  return toNetwork(addressOf(request, peer, trustedProxies));
}

/**
 * Returns the full address, found as in {@link clientAddress}. Empty if there is no connection;
 * `unknown` if the proxy sent an empty value.
 */
export function addressOf(
  request: Request,
  peer: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = forwardedValue(request, 'x-forwarded-for', trustedProxies);
  // An empty address means in-process calls below; a header must not be able to claim that.
  if (forwarded === '') return UNKNOWN;
  const address = withoutPort(forwarded ?? peer ?? '');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** Some proxies add the port, as in `203.0.113.7:50914` and `[2001:db8::1]:50914`. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
}

function toNetwork(address: string): string {
  if (isIPv4(address)) return address;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return UNKNOWN;
  // `URL` normalises every address to its short form with hexadecimal parts only.
  const [before = '', after] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - (left?.length ?? 0) - (right?.length ?? 0)).fill('0');
  const parts = [...(left ?? []), ...(after === undefined ? [] : zeros), ...(right ?? [])];
  return `${parts.slice(0, NETWORK_PARTS).join(':')}::/64`;
}
