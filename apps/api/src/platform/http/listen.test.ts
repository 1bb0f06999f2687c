import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../contract/testing.ts';
import { drainable } from './drain.ts';
import { ListenError, listen } from './listen.ts';

const HOST = '127.0.0.1';
const rejected = () => new Response('closing', { status: 503 });

/** Server that responds when `answer` is called; `called` resolves at its first request. */
function pausedServer() {
  const called = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const server = drainable(() => {
    called.resolve();
    return answer.promise;
  }, rejected);
  return { server, called: called.promise, answer: answer.resolve };
}

it('finishes running requests before it stops and accepts no new ones', async () => {
  const { server, called, answer } = pausedServer();
  const listening = await listen(server, HOST, 0);
  const url = `http://${HOST}:${listening.port}/`;
  const response = fetch(url);
  await called;
  const stopped = listening.stop(60_000);
  await expect(fetch(url)).rejects.toThrow();
  answer(new Response('served'));
  expect(await (await response).text()).toBe('served');
  await stopped;
});

it('aborts requests after the given timeout', async () => {
  const { server, called } = pausedServer();
  const listening = await listen(server, HOST, 0);
  const response = fetch(`http://${HOST}:${listening.port}/`);
  const cut = expect(response).rejects.toThrow();
  await called;
  await listening.stop(20);
  await cut;
});

it('throws ListenError when the port is in use', async () => {
  const { server } = pausedServer();
  const first = await listen(server, HOST, 0);
  const second = listen(server, HOST, first.port);
  await expect(second).rejects.toThrow(ListenError);
  await expect(second).rejects.toThrow(/in use by another program\. Stop it, or choose another/);
  await first.stop(20);
});

it.each([
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['no HTTP at all', 'claypot\r\n\r\n'],
  ['headers beyond all measure', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
])('returns a 4xx for %s and continues', async (_, bytes) => {
  const listening = await listen(
    drainable(() => new Response('served'), rejected),
    HOST,
    0,
  );
  const socket = connect(listening.port, HOST);
  socket.on('error', () => undefined).end(bytes);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await (await fetch(`http://${HOST}:${listening.port}/`)).text()).toBe('served');
  await listening.stop(20);
});

describe('request body', () => {
  const PIECE = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  /** More bytes than the system buffers at both ends of a connection. */
  const FAR_TOO_MUCH = 64 * 1024 * 1024;

  /** Starts a request with a chunked body. */
  function begin(port: number, line: string, pieces = ''): Socket {
    const head = 'Host: demo.localhost\r\nTransfer-Encoding: chunked\r\n';
    const socket = connect(port, HOST).on('error', () => undefined);
    socket.write(`${line} HTTP/1.1\r\n${head}Content-Type: application/json\r\n\r\n${pieces}`);
    return socket;
  }

  /** Returns everything received until the server closes the connection. */
  function readAll(socket: Socket): Promise<string> {
    let received = '';
    socket.on('data', (data) => {
      received += String(data);
    });
    return new Promise((resolve) => socket.once('close', () => resolve(received)));
  }

  /**
   * Sends until the server closes the connection, `FAR_TOO_MUCH` bytes at most. `sent` returns the
   * number of bytes sent so far.
   */
  function sendOn(socket: Socket): { sent(): number } {
    let sent = 0;
    const send = (): void => {
      do sent += PIECE.length;
      while (sent < FAR_TOO_MUCH && socket.write(PIECE));
    };
    socket.on('drain', send);
    send();
    return { sent: () => sent };
  }

  it.each([
    ['POST /api/update/profile/mei', 401],
    ['POST /api/banner_list', 413],
    ['POST /api/nothing', 404],
    ['PUT /api/banner_list', 404],
    ['GET /healthz', 200],
    ['HEAD /healthz', 200],
  ])('without end gets a response but is not read: %s', async (line, status) => {
    const listening = await listen(createTestServer(), HOST, 0);
    const socket = begin(listening.port, line);
    const { sent } = sendOn(socket);
    expect(await readAll(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(sent()).toBeLessThan(FAR_TOO_MUCH);
    await listening.stop(20);
  });

  it('of many anonymous clients is rejected before it is complete', async () => {
    const listening = await listen(createTestServer(), HOST, 0);
    const sockets = Array.from({ length: 30 }, () =>
      begin(listening.port, 'POST /api/update/profile/mei', PIECE),
    );
    const answers = sockets.map(
      (socket) =>
        new Promise<string>((resolve) => socket.once('data', (data) => resolve(`${data}`))),
    );
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    for (const socket of sockets) socket.destroy();
    await listening.stop(20);
  });

  it('that is small and rejected leaves the connection usable', async () => {
    const listening = await listen(createTestServer(), HOST, 0);
    const socket = begin(listening.port, 'POST /api/update/profile/mei', '2\r\n{}\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.end(`0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: demo.localhost\r\n\r\n`);
    expect(await text(socket)).toContain('"status":"ok"');
    await listening.stop(20);
  });

  it('that is rejected and as large as a picture leaves the connection usable', async () => {
    const listening = await listen(createTestServer(), HOST, 0);
    const socket = connect(listening.port, HOST);
    const picture = Buffer.alloc(5 * 1024 * 1024);
    socket.write(
      'POST /api/update/profile/mei HTTP/1.1\r\nHost: demo.localhost\r\n' +
        `Content-Type: multipart/form-data; boundary=a\r\nContent-Length: ${picture.length}\r\n\r\n`,
    );
    const [first] = await once(socket, 'data');
    expect(String(first)).toMatch(/^HTTP\/1\.1 401 /);
    socket.write(picture);
    socket.end('GET /healthz HTTP/1.1\r\nHost: demo.localhost\r\n\r\n');
    expect(await text(socket)).toContain('"status":"ok"');
    await listening.stop(20);
  });

  it('in chunks is assembled', async () => {
    const server = createTestServer({ handlers: { bannerList: async () => [] } });
    const listening = await listen(server, HOST, 0);
    const pieces = [...'{"company_id":"cmp_demo"}'].map((sign) => `1\r\n${sign}\r\n`).join('');
    const socket = begin(listening.port, 'POST /api/banner_list', `${pieces}0\r\n\r\n`);
    socket.end();
    expect(await text(socket)).toContain('"msgCode":"OK"');
    await listening.stop(20);
  });
});

it('rejects a URL with credentials without reporting an error', async () => {
  const server = createTestServer();
  const listening = await listen(server, HOST, 0);
  for (const method of ['GET', 'POST']) {
    const line = `${method} http://mei:secret@demo.localhost/api/news HTTP/1.1`;
    const socket = connect(listening.port, HOST);
    socket.end(`${line}\r\nHost: demo.localhost\r\nContent-Length: 0\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(server.reported).toEqual([]);
  await listening.stop(20);
});
