import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../contract/testing.ts';
import { drainable } from './drain.ts';
import { ListenError, listen } from './listen.ts';

const HOST = '127.0.0.1';
const rejected = () => new Response('closing', { status: 503 });

/** A server that answers when it is told to; `called` resolves at its first request. */
function heldServer() {
  const called = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const server = drainable(() => {
    called.resolve();
    return answer.promise;
  }, rejected);
  return { server, called: called.promise, answer: answer.resolve };
}

it('answers what is under way before it stops, and takes nothing new', async () => {
  const { server, called, answer } = heldServer();
  const listening = await listen(server, HOST, 0);
  const url = `http://${HOST}:${listening.port}/`;
  const underWay = fetch(url);
  await called;
  const stopped = listening.stop(60_000);
  await expect(fetch(url)).rejects.toThrow();
  answer(new Response('served'));
  expect(await (await underWay).text()).toBe('served');
  await stopped;
});

it('waits no longer than it is told to', async () => {
  const { server, called } = heldServer();
  const listening = await listen(server, HOST, 0);
  const underWay = fetch(`http://${HOST}:${listening.port}/`);
  const cut = expect(underWay).rejects.toThrow();
  await called;
  await listening.stop(20);
  await cut;
});

it('says that a port is taken', async () => {
  const { server } = heldServer();
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
])('answers %s with a 4xx and lives on', async (_, bytes) => {
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

describe('a body', () => {
  const PIECE = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  /** More than the system itself puts by on both ends of a connection. */
  const FAR_TOO_MUCH = 64 * 1024 * 1024;

  /** Begins a request whose body comes in pieces of unknown number. */
  function begin(port: number, line: string, pieces = ''): Socket {
    const head = 'Host: demo.localhost\r\nTransfer-Encoding: chunked\r\n';
    const socket = connect(port, HOST).on('error', () => undefined);
    socket.write(`${line} HTTP/1.1\r\n${head}Content-Type: application/json\r\n\r\n${pieces}`);
    return socket;
  }

  /** What comes back until the other side hangs up, in whatever way it does. */
  function heard(socket: Socket): Promise<string> {
    let said = '';
    socket.on('data', (data) => {
      said += String(data);
    });
    return new Promise((resolve) => socket.once('close', () => resolve(said)));
  }

  /** Sends without end until the other side hangs up; how many bytes went out. */
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
  ])('without end is answered and not taken in: %s', async (line, status) => {
    const listening = await listen(createTestServer(), HOST, 0);
    const socket = begin(listening.port, line);
    const { sent } = sendOn(socket);
    expect(await heard(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(sent()).toBeLessThan(FAR_TOO_MUCH);
    await listening.stop(20);
  });

  it('of a stranger is answered before it is there, however many come at once', async () => {
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

  it('that is refused and small leaves the connection as good as ever', async () => {
    const listening = await listen(createTestServer(), HOST, 0);
    const socket = begin(listening.port, 'POST /api/update/profile/mei', '2\r\n{}\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.end(`0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: demo.localhost\r\n\r\n`);
    expect(await text(socket)).toContain('"status":"ok"');
    await listening.stop(20);
  });

  it('that is refused and as large as a picture may be does so too', async () => {
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

  it('in pieces is put together', async () => {
    const server = createTestServer({ handlers: { bannerList: async () => [] } });
    const listening = await listen(server, HOST, 0);
    const pieces = [...'{"company_id":"cmp_demo"}'].map((sign) => `1\r\n${sign}\r\n`).join('');
    const socket = begin(listening.port, 'POST /api/banner_list', `${pieces}0\r\n\r\n`);
    socket.end();
    expect(await text(socket)).toContain('"msgCode":"OK"');
    await listening.stop(20);
  });
});

it('refuses an address with a name and a password in it, and reports nothing', async () => {
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
