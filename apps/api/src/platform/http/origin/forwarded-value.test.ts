import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf } from './client-address.ts';
import { requestOrigin } from './request-origin.ts';

const NAMES = {
  for: 'x-forwarded-for',
  host: 'x-forwarded-host',
  proto: 'x-forwarded-proto',
} as const;

type Values = Readonly<Record<keyof typeof NAMES, string>>;

const SEEN: Values = { for: '203.0.113.7', host: 'demo.claypot.my', proto: 'https' };
/** Values of a client that pretends to be another client at another company. */
const CLAIMED: Values = { for: '127.0.0.1', host: 'rival.claypot.my', proto: 'http' };
/** Values added by the second of two proxies, which sees the first one. */
const INNER: Values = { for: '10.0.0.2', host: 'edge.internal', proto: 'http' };

/** Creates a request with lists of values, those of the outermost sender first. */
function forwarded(...hops: readonly Values[]): Request {
  const headers = Object.entries(NAMES).map(([key, name]): [string, string] => [
    name,
    hops.map((hop) => hop[key as keyof typeof NAMES]).join(', '),
  ]);
  return new Request('http://direct.claypot.my/', {
    headers: [
      ...(hops.length > 0 ? headers : []),
      ['host', 'direct.claypot.my'],
      ['forwarded', `for=${CLAIMED.for};host=${CLAIMED.host};proto=${CLAIMED.proto}`],
    ],
  });
}

function read(request: Request, trustedProxies: number): Values {
  const { host, https } = requestOrigin(request, trustedProxies);
  return {
    for: addressOf(request, '192.0.2.1', trustedProxies),
    host: host ?? '',
    proto: https ? 'https' : 'http',
  };
}

const DIRECT: Values = { for: '192.0.2.1', host: 'direct.claypot.my', proto: 'http' };

describe('forwarded address, host and scheme', () => {
  test.each([
    ['0 proxies ignore the headers', 0, [CLAIMED, SEEN], DIRECT],
    ['0 proxies without headers', 0, [], DIRECT],
    ['1 proxy that replaces', 1, [SEEN], SEEN],
    ['1 proxy that appends to a claim', 1, [CLAIMED, SEEN], SEEN],
    ['1 proxy that sends none', 1, [], DIRECT],
    ['2 proxies that append to a claim', 2, [CLAIMED, SEEN, INNER], SEEN],
    ['2 proxies without a claim', 2, [SEEN, INNER], SEEN],
    ['2 proxies of which one replaces', 2, [SEEN], SEEN],
  ])('are read correctly with %s', (_, trustedProxies, hops, expected) => {
    expect(read(forwarded(...hops), trustedProxies)).toEqual(expected);
  });

  test('never depend on values that the client sent', () => {
    const part = fc.constantFrom('', ' ', ',', 'rival.claypot.my', '127.0.0.1', 'https', 'a,b');
    const claim = fc.record({ for: part, host: part, proto: part });
    fc.assert(
      fc.property(
        fc.array(claim, { maxLength: 4 }),
        fc.integer({ min: 1, max: 9 }),
        (claims, n) => {
          const proxies = [SEEN, ...Array.from({ length: n - 1 }, () => INNER)];
          expect(read(forwarded(...claims, ...proxies), n)).toEqual(SEEN);
        },
      ),
    );
  });

  test('are unknown when the proxy sends empty values', () => {
    const empty = { for: '', host: '', proto: '' };
    expect(read(forwarded(SEEN, empty), 1)).toEqual({ for: 'unknown', host: '', proto: 'http' });
  });
});
