import { cents } from '@claypot/sdk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PaymentsUnavailable } from '../../gateways/payments/payments.ts';
import { joinMember } from '../../testing/join-member.ts';
import { addition, checkout, HOME, order } from '../../testing/ordering.ts';
import { GUEST, openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { sql } from '../db/sql.ts';
import { ERROR_REPORTS } from './error-report-routes.ts';
import { createErrorReports, type ErrorReports } from './error-reports.ts';
import { Receiver } from './testing/receiver.ts';

const MEI = { name: 'Mei Ling', phone: '+60123456789', email: 'mei.ling@example.my' };
/** Personal data in all spellings that must not appear in a report. */
const PERSONAL = [
  'Mei Ling',
  'Aisyah',
  '12345678',
  '345 6789',
  'mei.ling',
  'example.my',
  'example.test',
  GUEST,
  GUEST.slice(0, 8),
  'B-12-3',
  'Jalan',
  '47400',
  'WELCOME',
  '482913',
  'token-of',
  'ring the bell',
];

let receiver: Receiver;
let reports: ErrorReports;
let restaurant: Restaurant;
let broken: ((about: string) => Error) | null = null;

beforeAll(async () => {
  receiver = new Receiver();
  await receiver.open();
  const settings = { dsn: receiver.dsn, sampleRate: 1, environment: 'tests' };
  reports = await createErrorReports(settings, () => 0);
  restaurant = await openRestaurant(undefined, undefined, async () => ({
    errorReports: reports,
    payments: {
      provider: 'broken',
      least: cents(1),
      method: null,
      createSession: (request) => Promise.reject(broken?.(JSON.stringify(request))),
      void: () => Promise.reject(new Error('not here')),
      refund: () => Promise.reject(new Error('not here')),
      refundPart: () => Promise.reject(new Error('not here')),
      methodOf: () => Promise.reject(new Error('not here')),
    },
  }));
});
beforeEach(() => restaurant.reset());
afterEach(() => {
  broken = null;
  receiver.received.length = 0;
});
afterAll(async () => {
  await restaurant.close();
  receiver.close();
});

/** Returns all received reports; throws if they contain personal data. */
async function readReports(): Promise<string> {
  await reports.flush(2000);
  return receiver.read(PERSONAL);
}

/** Places an order for which the payment fails with a message full of personal data. */
async function failAtPayment(message: (about: string) => Error): Promise<void> {
  broken = message;
  await restaurant.sdk.cartCreate({ body: addition() });
  const buyer = {
    name: MEI.name,
    phone: MEI.phone,
    email: MEI.email,
    buyer_remark: 'ring the bell',
  };
  await expect(order(restaurant, checkout(buyer))).rejects.toThrow();
}

describe('server errors', () => {
  test('are reported with type, stack frame and request id but without personal data', async () => {
    await failAtPayment(
      (about) => new TypeError(`${MEI.name} of ${MEI.phone} (${MEI.email}) cannot pay: ${about}`),
    );
    const all = await readReports();
    expect(receiver.received).toHaveLength(1);
    expect(all).toContain('"type":"TypeError"');
    expect(all).toContain('"transaction":"cartCreateOrder"');
    expect(all).toContain('"side":"server"');
    expect(all).toMatch(/"request_id":"[\w-]{8,}"/);
    expect(all).toMatch(
      /"filename":"app:\/\/\/apps\/api\/src\/platform\/error-reports\/error-reports.test.ts"/,
    );
    expect(all).toContain('cannot pay');
  });

  test('are reported with their causes', async () => {
    await failAtPayment(
      () =>
        new PaymentsUnavailable('Away', { cause: new Error(`GET /x?phone=${MEI.phone} failed`) }),
    );
    const all = await readReports();
    expect(all).toContain('"type":"PaymentsUnavailable"');
    expect(all).toContain('"value":"GET /x');
  });

  test("of the database are reported with PostgreSQL's message but without the row", async () => {
    const mei = await joinMember(restaurant);
    await restaurant.db
      .execute(sql`
        insert into members
          (id, company_id, phone_no, password_hash, member_no, created_at, login_at)
        select 'other', company_id, phone_no, password_hash, '0000000001', created_at, login_at
        from members where id = ${mei.id}`)
      .catch((error: unknown) => reports.capture(error));
    await restaurant.db
      .query(sql`select ${MEI.name}::int4`)
      .catch((error: unknown) => reports.capture(error));
    const all = await readReports();
    expect(all).toContain('duplicate key value violates unique constraint');
    expect(all).toContain('invalid input syntax for type integer');
  });

  test.each([
    ['an address', new Error(`No such place: ${JSON.stringify(HOME)}`)],
    ['a guest', new Error(`No cart of ${GUEST}`)],
    ['a token', new Error('Bearer token-of-demo-60123456789-that-is-long-enough is no token')],
    ['codes', new Error('Neither WELCOME10 nor 482913 counts')],
    ['no error at all', { name: MEI.name, phone: MEI.phone }],
    ['a text', `"${MEI.name}"`],
  ])('contain no personal data when the error is %s', async (_, error) => {
    reports.capture(error);
    await readReports();
    expect(receiver.received).toHaveLength(1);
  });

  test('are sampled at the configured rate', async () => {
    const drawn = [0.05, 0.5, 0.0999, 0.1];
    const settings = { dsn: receiver.dsn, sampleRate: 0.1, environment: 'tests' };
    const sampledReports = await createErrorReports(settings, () => drawn.shift() ?? 1);
    for (const _ of [1, 2, 3, 4]) sampledReports.capture(new Error('once'));
    await sampledReports.flush(2000);
    expect(receiver.received).toHaveLength(2);
  });

  test('do not block when the service is unavailable', async () => {
    const unreachable = await createErrorReports(
      { dsn: 'http://key@127.0.0.1:1/7', sampleRate: 1, environment: 'tests' },
      () => 0,
    );
    unreachable.capture(new Error('lost'));
    await unreachable.flush(2000);
  });
});

const ORIGIN = 'http://demo.localhost:8080';

/** Sends a report like a page of the app. */
function send(body: string, { origin = ORIGIN, address = '203.0.113.7' } = {}): Promise<Response> {
  const url = `${ORIGIN}${ERROR_REPORTS}`;
  return restaurant.fetch(new Request(url, { method: 'POST', body, headers: { origin } }), address);
}

function envelope(event: object, type = 'event', dsn = 'https://key@elsewhere.example/9'): string {
  return [{ event_id: 'a'.repeat(32), dsn }, { type }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
}

const FAILURE = {
  event_id: 'b'.repeat(32),
  platform: 'javascript',
  transaction: '/checkout?phone=+60123456789',
  user: { id: GUEST, email: MEI.email, ip_address: '203.0.113.7' },
  request: { url: `${ORIGIN}/checkout?name=Mei%20Ling` },
  breadcrumbs: [{ message: MEI.name }],
  extra: { address: HOME },
  tags: { side: MEI.name },
  exception: { values: [{ type: 'TypeError', value: `"${MEI.name}" is not a function` }] },
};

describe('browser errors', () => {
  test('are forwarded to the configured project without personal data', async () => {
    expect((await send(envelope(FAILURE))).status).toBe(204);
    const all = await readReports();
    expect(receiver.received).toHaveLength(1);
    expect(all).toMatch(/^\/api\/7\/envelope\//);
    expect(all).toContain('"transaction":"/checkout"');
    expect(all).toContain('"side":"browser"');
    expect(all).toContain('is not a function');
    expect(all).not.toMatch(/elsewhere|203\.0\.113/);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'a\nb\nc'],
    ['another kind of item', envelope(FAILURE, 'attachment')],
    ['a replay', envelope(FAILURE, 'replay_event')],
    ['an event without a failure', envelope({ message: MEI.name })],
    ['too many causes', envelope({ exception: { values: Array(11).fill({ type: 'E' }) } })],
  ])('are ignored when the envelope is %s', async (_, body) => {
    expect((await send(body)).status).toBe(204);
    await readReports();
    expect(receiver.received).toEqual([]);
  });

  test('are rejected over 32 kB', async () => {
    expect((await send(`{}\n${'x'.repeat(33 * 1024)}`)).status).toBe(413);
  });

  test('are accepted from the app’s own pages only', async () => {
    expect((await send(envelope(FAILURE), { origin: 'https://other.example' })).status).toBe(403);
    await readReports();
    expect(receiver.received).toEqual([]);
  });

  test('are limited per address and in total', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 62 }, () => send('', { address: '203.0.113.9' })),
    );
    expect(statuses.filter(({ status }) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)?.status).toBe(429);
    expect(statuses.at(-1)?.headers.get('retry-after')).toBe('2');
    const about = {
      operation: 'errorReports',
      outcome: 'TOO_MANY_REQUESTS',
      address: '203.0.113.9',
    };
    expect(restaurant.security).toMatchObject([about, about]);
    const crowd = await Promise.all(
      Array.from({ length: 320 }, (_, n) => send('', { address: `198.51.100.${n % 250}` })),
    );
    expect(crowd.some(({ status }) => status === 429)).toBe(true);
  });
});

test('returns 404 and a rate of 0 when error reporting is off', async () => {
  const without = await openRestaurant();
  try {
    const request = new Request(`${ORIGIN}${ERROR_REPORTS}`, {
      method: 'POST',
      body: envelope(FAILURE),
    });
    expect((await without.fetch(request)).status).toBe(404);
    const company = await without.sdk.companyInfo({ body: { subdomain: 'demo' } });
    expect(company.error_report_rate).toBe(0);
    expect(await restaurant.sdk.companyInfo({ body: { subdomain: 'demo' } })).toMatchObject({
      error_report_rate: 1,
    });
  } finally {
    await without.close();
  }
});
