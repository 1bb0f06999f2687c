import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HttpSms } from './http-sms.ts';
import { smsWithRetry } from './sms-with-retry.ts';

/** A local gateway with its received requests and next responses. */
let gateway: Server;
let received: { authorization?: string | undefined; key?: unknown; body: unknown }[];
let answers: ((response: ServerResponse) => void)[];
let reported: unknown[];

beforeEach(async () => {
  received = [];
  answers = [];
  reported = [];
  gateway = createServer(take);
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  gateway.closeAllConnections();
  gateway.close();
});

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { authorization, 'idempotency-key': key } = request.headers;
  received.push({ authorization, key, body: JSON.parse(await text(request)) });
  const answer = answers.shift() ?? ((sent) => sent.writeHead(202).end('{"queued":true}'));
  answer(response);
}

const MESSAGE = { to: '+60123456789', text: 'Your code is 123456.', reference: 'one' };
const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end();
const never = () => undefined;

function sms(timeout?: () => AbortSignal) {
  const { port } = gateway.address() as AddressInfo;
  return smsWithRetry(new HttpSms({ url: `http://127.0.0.1:${port}/messages`, token: 'secret' }), {
    report: (error) => reported.push(error),
    ...(timeout && { timeout }),
  });
}

test('posts the message with the bearer token and its reference', async () => {
  await sms().send(MESSAGE);
  expect(received).toEqual([{ authorization: 'Bearer secret', key: 'one', body: MESSAGE }]);
});

test('retries with the same reference after a failure', async () => {
  answers = [status(503)];
  await sms().send(MESSAGE);
  expect(received.map(({ key }) => key)).toEqual(['one', 'one']);
});

test.each([
  ['refuses', () => [status(500), status(500)]],
  ['breaks off', () => [drop, drop]],
  ['sends elsewhere', () => [move, move]],
])('throws SmsUnavailable when the gateway %s', async (_, failures) => {
  answers = failures();
  await expect(sms().send(MESSAGE)).rejects.toMatchObject({ name: 'SmsUnavailable' });
  expect(received).toHaveLength(2);
});

test.each([400, 413, 422])('does not retry after status %i', async (code) => {
  answers = [status(code)];
  await expect(sms().send(MESSAGE)).rejects.toMatchObject({ name: 'SmsRejected' });
  expect(received).toHaveLength(1);
});

test('throws SmsUnavailable on timeout', async () => {
  answers = [never, never];
  const timeoutController = new AbortController();
  const sending = sms(() => timeoutController.signal).send(MESSAGE);
  timeoutController.abort();
  await expect(sending).rejects.toMatchObject({ name: 'SmsUnavailable' });
});

test('posts in the background and reports a failure', async () => {
  answers = [status(500), status(500)];
  const patient = sms();
  patient.post(MESSAGE);
  await patient.settled();
  expect(received).toHaveLength(2);
  expect(reported).toMatchObject([{ name: 'SmsUnavailable' }]);
});

function drop(response: ServerResponse): void {
  response.destroy();
}

function move(response: ServerResponse): void {
  response.writeHead(307, { location: 'http://127.0.0.1:1/elsewhere' }).end();
}
