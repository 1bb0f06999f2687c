import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { createTestServer } from '../../contract/testing.ts';
import { HEARTBEAT } from '../../modules/ordering/live/order-streams.ts';
import { drainable } from './drain.ts';
import { IDLE_TIMEOUT, listen } from './listen.ts';

const HOST = '127.0.0.1';
const served = () =>
  drainable(
    () => new Response('served'),
    () => new Response('closing'),
  );

describe('limitConnections', () => {
  test('closes an idle new connection and preserves an active one', async () => {
    const listening = await listen(served(), HOST, 0, { firstByteTimeout: 50 });
    const asking = connect(listening.port, HOST);
    asking.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const silent = Array.from({ length: 30 }, () => connect(listening.port, HOST));
    await Promise.all(silent.map((socket) => once(socket.resume(), 'close')));
    asking.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    const answers = (await asking.toArray()).join('');
    expect(answers.match(/200 OK/g)).toHaveLength(2);
    await listening.stop(20);
  });

  test('closes excess connections of one address and accepts new ones after others end', async () => {
    const most = { inAll: 100, ofAddress: 2 };
    const listening = await listen(served(), HOST, 0, { most, firstByteTimeout: 3_600_000 });
    const first = connect(listening.port, HOST);
    const second = connect(listening.port, HOST);
    await Promise.all([once(first, 'connect'), once(second, 'connect')]);
    let received = '';
    const third = connect(listening.port, HOST).on('error', () => undefined);
    third.on('data', (piece) => {
      received += String(piece);
    });
    third.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await new Promise((resolve) => third.once('close', resolve));
    expect(received).toBe('');
    first.destroy();
    await vi.waitFor(async () => {
      const answer = await fetch(`http://${HOST}:${listening.port}/`);
      expect(await answer.text()).toBe('served');
    });
    second.destroy();
    await listening.stop(20);
  });
});

test('starts concurrent requests in small batches, so that a health check is answered early', async () => {
  const begun: string[] = [];
  let atOnce = 0;
  let most = 0;
  const server = drainable(
    (request) => {
      const { pathname } = new URL(request.url);
      begun.push(pathname);
      if (pathname === '/') atOnce += 1;
      most = Math.max(most, atOnce);
      setImmediate(() => {
        atOnce = 0;
      });
      return new Response('served');
    },
    () => new Response('closing'),
  );
  const listening = await listen(server, HOST, 0);
  const sockets = Array.from({ length: 201 }, () => connect(listening.port, HOST));
  const ask = (socket: Socket, path: string) =>
    void socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  const answered = () => Promise.all(sockets.map((socket) => once(socket, 'data')));
  // The sockets must be accepted first, or their order would be random.
  for (const socket of sockets) ask(socket, '/hello');
  await answered();
  begun.length = 0;
  for (const [index, socket] of sockets.entries()) ask(socket, index === 200 ? '/healthz' : '/');
  await answered();
  // Two batches may begin before the counter is reset.
  expect(most).toBeLessThanOrEqual(32);
  expect(begun.indexOf('/healthz')).toBeLessThan(150);
  for (const socket of sockets) socket.destroy();
  await listening.stop(1000);
});

test('closes the connection of a client that does not read its response', async () => {
  const left = Promise.withResolvers<void>();
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(0x1_0000)),
    cancel: () => left.resolve(),
  });
  const server = drainable(
    () => new Response(endless),
    () => new Response('closing'),
  );
  const listening = await listen(server, HOST, 0, { idleTimeout: 50 });
  const socket = connect(listening.port, HOST).on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await left.promise;
  socket.destroy();
  await listening.stop(20);
});

test('streams send a heartbeat more often than the idle timeout', () => {
  expect(IDLE_TIMEOUT).toBeGreaterThan(2 * HEARTBEAT);
});

test('closes a connection with too many pipelined requests', async () => {
  const begun = vi.fn();
  const pendingResponse = Promise.withResolvers<Response>();
  const server = drainable(
    () => {
      begun();
      return pendingResponse.promise;
    },
    () => new Response('closing'),
  );
  const listening = await listen(server, HOST, 0);
  const url = `http://${HOST}:${listening.port}/`;
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  const few = connect(listening.port, HOST);
  few.write(request.repeat(3));
  const many = connect(listening.port, HOST).on('error', () => undefined);
  many.write(request.repeat(1000));
  await once(many.resume(), 'close');
  expect(begun.mock.calls.length).toBeLessThan(40);
  pendingResponse.resolve(new Response('served'));
  expect(await (await fetch(url)).text()).toBe('served');
  few.destroy();
  await listening.stop(1000);
});

test('logs no error when clients disconnect early', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const read = vi.fn();
  const server = createTestServer({ handlers: { bannerList: async () => [] } });
  const watched = {
    ...server,
    fetch: (request: Request, peer?: string) =>
      server.fetch(request, peer).then((answer) => {
        read(answer.status);
        return answer;
      }),
  };
  const listening = await listen(watched, HOST, 0);
  for (let n = 0; n < 20; n += 1) {
    const socket = connect(listening.port, HOST);
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/banner_list HTTP/1.1\r\nHost: demo.localhost\r\n' +
        'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"company_id":',
    );
    await once(socket, 'connect');
    socket.end();
    socket.destroy();
  }
  await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(0));
  await listening.stop(1000);
  expect(server.reported).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
