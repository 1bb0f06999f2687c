import { type Context as Call, Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { contract } from '../../../contract/schema/document.ts';
import { listOperations, type Operation } from '../../../contract/schema/operations.ts';
import { createTestServer } from '../../../contract/testing.ts';
import { beginWithMember } from '../../../testing/begin-with-member.ts';
import { endlessBody } from '../../../testing/http/endless-body.ts';
import type { Joined } from '../../../testing/join-member.ts';
import type { Restaurant } from '../../../testing/restaurant.ts';

const PIECE = 256;
const PLAIN = 64 * 1024;
const UPLOAD = 5 * 1024 * 1024 + PLAIN;

let restaurant: Restaurant;
let mei: Joined;
beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

interface Sent {
  readonly method?: string;
  readonly type?: string;
  readonly token?: string | null;
  readonly piece?: number;
}

/** Sends an endless body. Returns the status and the number of bytes read from it. */
async function sendEndless(
  fetch: Restaurant['fetch'],
  path: string,
  { method = 'POST', type = 'application/json', token = null, piece = PIECE }: Sent = {},
): Promise<{ status: number; bytesRead: number }> {
  const endless = endlessBody(piece);
  const init = {
    method,
    headers: { 'content-type': type, ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: endless.stream,
    duplex: 'half',
  };
  const { status } = await fetch(new Request(`http://demo.localhost:8080${path}`, init));
  return { status, bytesRead: endless.bytesRead() };
}

const operations = listOperations(contract);
const pathOf = ({ path }: Operation) => `/api${path.replaceAll(/\{\w+\}/g, 'x')}`;
const FORM = 'multipart/form-data; boundary=x';

describe('operations for members', () => {
  const forMembers = operations.filter(
    ({ membersOnly, method }) => membersOnly && method !== 'GET',
  );

  test.each(forMembers)('$id reads no body without a valid token', async (operation) => {
    const strangers = [null, 'dummyHash', '', `${mei.token}x`];
    for (const token of strangers) {
      for (const type of ['application/json', FORM]) {
        const { status, bytesRead } = await sendEndless(restaurant.fetch, pathOf(operation), {
          type,
          token,
        });
        expect(bytesRead).toBe(0);
        // Signing out with an expired token succeeds.
        if (operation.body !== null) expect(status).toBe(401);
      }
    }
  });
});

describe('operations', () => {
  test.each(operations.filter(({ body }) => body !== null))(
    '$id stops reading an endless body at its limit',
    async (operation) => {
      const isUpload = operation.body?.files != null;
      const { status, bytesRead } = await sendEndless(restaurant.fetch, pathOf(operation), {
        token: mei.token,
        type: isUpload ? FORM : 'application/json',
        ...(isUpload && { piece: PLAIN }),
      });
      expect(status).toBe(413);
      expect(bytesRead).toBe(isUpload ? UPLOAD + PLAIN : PLAIN + PIECE);
      expect(restaurant.reported).toEqual([]);
    },
  );

  test.each(operations.filter(({ body, method }) => body === null && method !== 'GET'))(
    '$id has no body and reads none',
    async (operation) => {
      const path = pathOf(operation);
      expect((await sendEndless(restaurant.fetch, path, { token: mei.token })).bytesRead).toBe(0);
    },
  );

  test.each(operations)('$id reads no body of other methods', async (operation) => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const sent = { method, token: mei.token };
      expect(await sendEndless(restaurant.fetch, pathOf(operation), sent)).toEqual({
        status: 404,
        bytesRead: 0,
      });
    }
  });
});

describe('other routes', () => {
  /** Maximum body size in bytes of each route that reads one. Add new routes here. */
  const READERS: Record<string, number> = {
    '/api/follow/order/:id': 1_000,
    '/api/payments/notify': 16 * 1024,
    '/sandbox/courier': 1024,
    '/sandbox/pay/:token': 1024,
  };

  test('every mount stops reading at its limit', async () => {
    const read = new Set<string>();
    for (const [prefix, { routes }] of Object.entries(restaurant.mounts)) {
      for (const path of new Set(routes.map((route) => `${prefix}${route.path}`))) {
        const pattern = path.replace(/\/$/, '');
        for (const type of ['application/json', 'application/x-www-form-urlencoded', FORM]) {
          const requestPath = pattern.replaceAll(/:\w+|\*/g, 'x');
          const { status, bytesRead } = await sendEndless(restaurant.fetch, requestPath, { type });
          expect([pattern, status < 500]).toEqual([pattern, true]);
          expect([pattern, bytesRead <= (READERS[pattern] ?? -PIECE) + PIECE]).toEqual([
            pattern,
            true,
          ]);
          if (bytesRead > 0) read.add(pattern);
        }
      }
    }
    expect([...read].sort()).toEqual(Object.keys(READERS).sort());
    expect(restaurant.reported).toEqual([]);
  });

  test.each([
    '/',
    '/menu',
    '/media/demo/rice.webp',
    '/api/nothing',
    '/healthz',
    '/sandbox/nothing',
  ])('%s reads no body', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const sent = await sendEndless(restaurant.fetch, path, { method });
      expect(sent).toEqual({ status: 404, bytesRead: 0 });
    }
  });

  test.each<[string, (call: Call) => Promise<unknown>]>([
    ['text', (call) => call.req.text()],
    ['json', (call) => call.req.json()],
    ['a form', (call) => call.req.parseBody()],
    ['bytes', (call) => call.req.arrayBuffer()],
    ['the request itself', (call) => call.req.raw.text()],
  ])('a route that reads %s without its own limit has the default one', async (_, read) => {
    const later = new Hono().post('/', async (call) => call.text(String(await read(call))));
    const server = createTestServer({ mounts: { '/later': later } });
    const sent = { type: 'application/x-www-form-urlencoded' };
    expect(await sendEndless(server.fetch, '/later', sent)).toEqual({
      status: 413,
      bytesRead: PLAIN + PIECE,
    });
    expect(server.reported).toEqual([]);
  });
});
