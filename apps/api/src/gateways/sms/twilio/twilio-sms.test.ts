import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smsWithRetry } from '../sms-with-retry.ts';
import { TwilioSms } from './twilio-sms.ts';

interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly username: string;
  readonly password: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, string>>;
  readonly type?: string;
}

/** Recorded requests of Twilio's official client. */
const official = JSON.parse(
  readFileSync(join(import.meta.dirname, 'twilio-client-requests.json'), 'utf8'),
) as Readonly<Record<'create' | 'createByService' | 'list', Recorded>>;

const ACCOUNT = `AC${'0'.repeat(32)}`;
const SERVICE = `MG${'1'.repeat(32)}`;
const NOW = Temporal.Instant.from('2026-11-21T04:00:00Z');

let twilio: Server;
let received: Recorded[];
/** Messages accepted by the fake, as its list returns them. */
let accepted: { body: string; date_created: string; status: string }[];
let answers: ((response: ServerResponse) => void)[];

beforeEach(async () => {
  received = [];
  accepted = [];
  answers = [];
  twilio = createServer(take);
  await new Promise<void>((resolve) => twilio.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  twilio.closeAllConnections();
  twilio.close();
});

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', 'http://twilio');
  const [username = '', password = ''] = Buffer.from(
    (request.headers.authorization ?? '').replace('Basic ', ''),
    'base64',
  )
    .toString()
    .split(':');
  const fields = Object.fromEntries(new URLSearchParams(await text(request)));
  const isPost = request.method === 'POST';
  const type = request.headers['content-type']?.split(';')[0];
  received.push({
    method: (request.method ?? '').toLowerCase(),
    path: url.pathname,
    username,
    password,
    ...(isPost ? { data: fields } : { params: Object.fromEntries(url.searchParams) }),
    ...(type !== undefined && { type }),
  });
  if (!isPost) return void response.end(JSON.stringify({ messages: accepted }));
  const answer = answers.shift() ?? accept;
  if (answer !== reject) {
    accepted.push({
      body: fields.Body ?? '',
      date_created: 'Sat, 21 Nov 2026 04:00:00 +0000',
      status: 'queued',
    });
  }
  answer(response);
}

const accept = (response: ServerResponse) =>
  void response
    .writeHead(201)
    .end('{"sid":"SM00000000000000000000000000000000","status":"queued"}');
const lose = (response: ServerResponse) => void response.destroy();
let rejection = { status: 400, code: 21211 };
function reject(response: ServerResponse): void {
  const { status, code } = rejection;
  response.writeHead(status).end(JSON.stringify({ code, message: 'As documented', status }));
}

function sms(from = '+15005550006') {
  const { port } = twilio.address() as AddressInfo;
  const keys = { accountSid: ACCOUNT, authToken: 'token', from, url: `http://127.0.0.1:${port}` };
  const reported: unknown[] = [];
  return smsWithRetry(new TwilioSms({ ...keys, clock: { now: () => NOW } }), {
    report: (error) => reported.push(error),
  });
}

const MESSAGE = { to: '+60123456789', text: 'RM0 Nasi: 您好', reference: 'one' };
const posts = () => received.filter(({ method }) => method === 'post');

test('sends the same request as the official client, from a number or a service', async () => {
  await sms().send(MESSAGE);
  await sms(SERVICE).send({ ...MESSAGE, text: 'x' });
  expect(received).toEqual([official.create, official.createByService]);
});

test('finds a message with a lost response instead of sending it again', async () => {
  answers = [lose];
  await sms().send(MESSAGE);
  expect(received).toEqual([official.create, official.list]);
});

test('sends a message again when it is not found', async () => {
  answers = [lose];
  const sending = sms();
  accepted.push = () => 0;
  await sending.send(MESSAGE);
  expect(received.map(({ method }) => method)).toEqual(['post', 'get', 'post']);
});

test('ignores an older message with the same text', async () => {
  accepted = [
    { body: MESSAGE.text, date_created: 'Fri, 20 Nov 2026 04:00:00 +0000', status: 'sent' },
  ];
  accepted.push = () => 0;
  answers = [lose];
  await sms().send(MESSAGE);
  expect(posts()).toHaveLength(2);
});

test.each([
  [400, 21211, 'SmsRejected', /…789 is no number/, 1],
  [400, 21610, 'SmsRejected', /takes no messages of ours/, 1],
  [400, 21614, 'SmsRejected', /is no mobile number/, 1],
  [401, 20003, 'SmsUnavailable', /TWILIO_AUTH_TOKEN/, 2],
  [403, 21408, 'SmsUnavailable', /may not send to Malaysia/, 2],
  [429, 20429, 'SmsUnavailable', /asked too much/, 2],
  [400, 99999, 'SmsUnavailable', /Twilio returned 400 99999/, 2],
])('maps %i %i to %s after %s attempts', async (status, code, name, sentence, tries) => {
  rejection = { status, code };
  answers = [reject, reject];
  await expect(sms().send(MESSAGE)).rejects.toMatchObject({
    name,
    message: expect.stringMatching(sentence),
  });
  expect(posts()).toHaveLength(tries);
});

test('hides most of the phone number in the error', async () => {
  rejection = { status: 400, code: 21211 };
  answers = [reject];
  await expect(sms().send(MESSAGE)).rejects.not.toMatchObject({
    message: expect.stringContaining('+6012345'),
  });
});
