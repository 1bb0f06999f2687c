import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const request = (forwarded?: string) =>
  new Request('http://demo.localhost/', {
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'unknown'],
  [undefined, 'unknown'],
])('%s counts as %s', (peer, counted) => {
  expect(clientAddress(request(), peer, 0)).toBe(counted);
});

test('reads the header only behind a proxy, and only the value that the proxy added', () => {
  const claimed = request('198.51.100.1, 203.0.113.7');
  expect(clientAddress(claimed, '192.0.2.1', 0)).toBe('192.0.2.1');
  expect(clientAddress(claimed, '192.0.2.1', 1)).toBe('203.0.113.7');
  expect(clientAddress(request('203.0.113.7:50914'), undefined, 1)).toBe('203.0.113.7');
  expect(clientAddress(request('[2001:db8:1:2::9]:50914'), undefined, 1)).toBe('2001:db8:1:2::/64');
  expect(clientAddress(request('anything'), '192.0.2.1', 1)).toBe('unknown');
  expect(clientAddress(request(), '192.0.2.1', 1)).toBe('192.0.2.1');
});
