import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { drainable } from './drain.ts';
import { ListenError, listen } from './listen.ts';

const HOST = '127.0.0.1';
const refused = () => new Response('closing', { status: 503 });

/** A server that answers when it is told to; `called` resolves at its first request. */
function heldServer() {
  const called = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const server = drainable(() => {
    called.resolve();
    return answer.promise;
  }, refused);
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
    drainable(() => new Response('served'), refused),
    HOST,
    0,
  );
  const socket = connect(listening.port, HOST);
  socket.on('error', () => undefined).end(bytes);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await (await fetch(`http://${HOST}:${listening.port}/`)).text()).toBe('served');
  await listening.stop(20);
});
