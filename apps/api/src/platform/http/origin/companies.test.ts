import { expect, test } from 'vitest';
import { demoOnly } from '../../../contract/testing.ts';
import { findCompanyOf } from './companies.ts';

const TENANCY = {
  db: demoOnly,
  defaultCompany: null,
  domain: 'claypot.my',
  trustedProxies: 0,
};

/** Returns the subdomain of the company found for a host. */
async function find(host: string, named: string | null = null): Promise<string | null> {
  const request = new Request('http://claypot.my/api', { headers: { host } });
  return (await findCompanyOf(TENANCY, request, named))?.subdomain ?? null;
}

test('finds the company of a host under the domain', async () => {
  expect(await find('demo.claypot.my')).toBe('demo');
});

test.each(['demo.evil.test', 'demo.claypot.my.evil.test', 'demo/claypot.my'])(
  'finds no company on the foreign host %s, even when the body names one',
  async (host) => {
    expect(await find(host)).toBeNull();
    expect(await find(host, 'demo')).toBeNull();
  },
);

test('finds the named company on a host without a company', async () => {
  expect(await find('claypot.my')).toBeNull();
  expect(await find('claypot.my', 'demo')).toBe('demo');
});
