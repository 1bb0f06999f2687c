import { expect, test } from 'vitest';
import type { Db } from '../../platform/db/db.ts';
import type { RateLimiter } from '../../platform/http/limits/rate-limiter.ts';
import type { Handlers } from '../handlers.ts';
import { demoOnly, testSurroundings } from '../testing.ts';
import { createPageApi, type PageApiOptions } from './page-api.ts';
import { createPageCompanies } from './page-companies.ts';
import type { PageIdentity } from './page-visitor.ts';

const TOKEN = 't'.repeat(43);
const GUEST: PageIdentity = {
  visitorId: 'c4b52f0e-3a7d-4f19-8e6b-90d1a2b3c4d5',
  companyId: 'cmp_demo',
  customerId: null,
  guestHash: 'hash',
};

function begin(changes: Partial<PageApiOptions> = {}) {
  return createPageApi({
    ...testSurroundings,
    // The test calls this operation only.
    handlers: { bannerList: async () => [] } as Partial<Handlers> as Handlers,
    validateResponses: true,
    findPageCompany: createPageCompanies(testSurroundings),
    pageRateLimiter: null,
    report: () => undefined,
    logSecurity: () => undefined,
    telemetry: null,
    findSessionMember: async () => null,
    findPageVisitor: async () => GUEST,
    ...changes,
  });
}

const pageOf = (cookie: string, host = 'demo.localhost') => ({
  request: new Request(`http://${host}/menu`, { headers: { cookie } }),
  language: 'en' as const,
  peer: '203.0.113.7',
});
const banners = () =>
  new Request('http://demo.localhost/api/banner_list', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
    body: JSON.stringify({ company_id: 'cmp_demo' }),
  });

test('asks the database for no visitor when a cookie is missing or malformed', async () => {
  const asked: string[] = [];
  const { findVisitor } = begin({
    findPageVisitor: async (_, __, token) => {
      asked.push(token);
      return GUEST;
    },
  });
  const visit = `claypot_visit=${GUEST.visitorId}`;
  for (const cookie of ['', visit, `claypot_page=${TOKEN}`, `claypot_page=${TOKEN}x; ${visit}`]) {
    expect(await findVisitor(pageOf(cookie))).toBeNull();
  }
  expect(asked).toEqual([]);
  expect(await findVisitor(pageOf(`claypot_page=${TOKEN}; ${visit}`))).toMatchObject({
    identity: 'guest',
    guestId: GUEST.visitorId,
  });
  expect(asked).toEqual([TOKEN]);
});

test('rejects the page of an unknown company', async () => {
  const { callAs, findVisitor } = begin();
  const cookie = `claypot_page=${TOKEN}; claypot_visit=${GUEST.visitorId}`;
  const page = pageOf(cookie, 'rival.localhost');
  await expect(findVisitor(page)).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
  expect((await callAs(page, null)(banners())).status).toBe(404);
});

test('consumes the rate limit of pages by the address of the page', async () => {
  const consumed: string[] = [];
  const full = testSurroundings.clock.now().add({ seconds: 5 });
  const pageRateLimiter: RateLimiter = {
    ofAddress: (address) => {
      consumed.push(address);
      return consumed.length > 1 ? full : null;
    },
    ofIdentity: () => null,
  };
  const call = begin({ pageRateLimiter }).callAs(pageOf(''), null);
  const statuses = [(await call(banners())).status, (await call(banners())).status];
  expect(statuses).toEqual([200, 429]);
  expect(consumed).toEqual(['203.0.113.7', '203.0.113.7']);
});

test('finds the company once for the visitor and all operations of a page', async () => {
  let statements = 0;
  const db: Db = {
    ...demoOnly,
    one: (statement) => {
      statements += 1;
      return demoOnly.one(statement);
    },
  };
  const { callAs, findVisitor } = begin({
    db,
    findPageCompany: createPageCompanies({ ...testSurroundings, db }),
  });
  const page = pageOf(`claypot_page=${TOKEN}; claypot_visit=${GUEST.visitorId}`);
  const call = callAs(page, await findVisitor(page));
  for (let count = 0; count < 3; count += 1) expect((await call(banners())).status).toBe(200);
  expect(statements).toBe(1);
  await callAs(pageOf(''), null)(banners());
  expect(statements).toBe(2);
});
