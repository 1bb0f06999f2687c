import { expect, test } from 'vitest';
import { invalidRequest } from '../../../shared/api-error.ts';
import { endlessBody } from '../../../testing/http/endless-body.ts';
import { boundRequest } from './bound-request.ts';

const LIMIT = 10_000;
const limit = () => ({ bytes: LIMIT, rejected: () => invalidRequest('body', 413) });
const tooLarge = { code: 'INVALID_REQUEST', status: 413 };

function post(body: ReadableStream | string, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return new Request('http://demo.localhost/api/thing', init);
}

/** Body of the given chunks; an error aborts it. */
const pieces = (...chunks: readonly (string | Error)[]) => {
  const left = [...chunks];
  return new ReadableStream({
    pull(controller) {
      const next = left.shift();
      if (next === undefined) controller.close();
      else if (next instanceof Error) controller.error(next);
      else controller.enqueue(new TextEncoder().encode(next));
    },
  });
};

const FORM = 'application/x-www-form-urlencoded';

test.each<[string, (request: Request) => Promise<unknown>]>([
  ['text', (request) => request.text()],
  ['json', (request) => request.json()],
  ['arrayBuffer', (request) => request.arrayBuffer()],
  ['bytes', (request) => request.bytes()],
  ['blob', (request) => request.blob()],
  ['formData', (request) => request.formData()],
  ['clone', (request) => request.clone().text()],
  ['body', async (request) => request.body?.getReader().read()],
])('%s stops reading at the limit', async (_, read) => {
  const endless = endlessBody(100);
  const bound = boundRequest(post(endless.stream, { 'content-type': FORM }), limit);
  expect(endless.bytesRead()).toBe(0);
  await expect(read(bound)).rejects.toMatchObject(tooLarge);
  expect(endless.bytesRead()).toBe(LIMIT + 100);
});

test('reads nothing when the content length exceeds the limit', async () => {
  const endless = endlessBody();
  const announced = post(endless.stream, { 'content-length': String(LIMIT + 1) });
  await expect(boundRequest(announced, limit).text()).rejects.toMatchObject(tooLarge);
  expect(endless.bytesRead()).toBe(0);
});

test('applies the limit in force when the body is read', async () => {
  let bytes = 1;
  const bound = boundRequest(post('four'), () => ({ ...limit(), bytes }));
  bytes = 4;
  expect(await bound.text()).toBe('four');
});

test('returns the complete body for any chunks up to the limit', async () => {
  const many = Array.from({ length: LIMIT }, (_, index) => String(index % 10));
  expect(await boundRequest(post(pieces(...many)), limit).text()).toBe(many.join(''));
  expect(await boundRequest(post(pieces('汤', '🍲')), limit).text()).toBe('汤🍲');
  expect(await boundRequest(post(pieces()), limit).text()).toBe('');
  const nothing = new Request('http://demo.localhost/', { method: 'POST' });
  expect(await boundRequest(nothing, limit).text()).toBe('');
});

test('preserves method, URL and headers', () => {
  const posted = post('{}', { 'content-type': 'application/json', host: 'demo.localhost:8080' });
  const { method, url, headers } = boundRequest(posted, limit);
  expect([method, url, [...headers]]).toEqual(['POST', posted.url, [...posted.headers]]);
});

test('rejects an aborted body with INVALID_REQUEST', async () => {
  const broken = boundRequest(post(pieces('{"a":', new Error('aborted'))), limit);
  await expect(broken.text()).rejects.toMatchObject({ code: 'INVALID_REQUEST', status: 400 });
});
