import { describe, expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const FORM = { schema: '', required: true, files: ['avatar'], maxBytes: null };
const JSON_BODY = { schema: '', required: true, files: null, maxBytes: null };

function post(body: FormData | string, headers: Record<string, string> = {}): Request {
  return new Request('http://demo.localhost/api/thing', { method: 'POST', headers, body });
}

function formOf(...fields: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const picture = new File(['pixels'], 'me.png', { type: 'image/png' });
const rejection = (path: string) => ({ code: 'INVALID_REQUEST', data: { path } });

describe('form body', () => {
  test('returns the fields by name', async () => {
    const form = formOf(['full_name', '小美 🍲'], ['avatar', picture], ['__proto__', 'x']);
    const fields = await readBody(post(form), FORM);
    expect(Object.entries(fields as object)).toEqual([
      ['full_name', '小美 🍲'],
      ['avatar', expect.any(File)],
      ['__proto__', 'x'],
    ]);
  });

  test('rejects too many parts before reading the fields', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const parts = (count: number) => post(`${part.repeat(count)}--x--\r\n`, headers);
    // Two parts reach the fields, where the duplicate name is rejected.
    await expect(readBody(parts(2), FORM)).rejects.toMatchObject(rejection('body.a'));
    await expect(readBody(parts(60_000), FORM)).rejects.toMatchObject(rejection('body'));
  });

  test.each([
    'multipart/form-data; xboundary=a; boundary=x',
    'multipart/form-data; note="boundary=a"; boundary=x',
    'multipart/form-data; boundary="a"; boundary=x',
  ])('of type %j is counted and parsed with the same boundary', async (type) => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const many = post(`${part.repeat(60_000)}--x--\r\n`, { 'content-type': type });
    await expect(readBody(many, FORM)).rejects.toMatchObject(rejection('body'));
  });

  test.each([
    ['lines', `${'A: b\r\n'.repeat(3000)}Content-Disposition: form-data; name="a"`],
    ['words', `Content-Disposition: form-data; name="a"${'; b="c"'.repeat(3000)}`],
  ])('rejects a part with many header %s', async (_, head) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const part = `--x\r\n${head}\r\n\r\n\r\n`;
    const complete = post(`${part}--x--\r\n`, headers);
    await expect(readBody(complete, FORM)).rejects.toMatchObject(rejection('body'));
  });

  test.each(['a\\x', 'a"x', '', 'a'.repeat(71)])('rejects the boundary %j', async (boundary) => {
    const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
    await expect(readBody(post('', headers), FORM)).rejects.toMatchObject(rejection('body'));
  });

  test.each([
    'multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW',
    'Multipart/Form-Data; charset=utf-8; boundary="----WebKitFormBoundary7MA4YWxkTrZu0gW"',
    'multipart/form-data;boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW ; charset=utf-8',
  ])('of type %j is parsed', async (type) => {
    const text =
      '------WebKitFormBoundary7MA4YWxkTrZu0gW\r\n' +
      'Content-Disposition: form-data; name="full_name"\r\n\r\nMei\r\n' +
      '------WebKitFormBoundary7MA4YWxkTrZu0gW--\r\n';
    expect(await readBody(post(text, { 'content-type': type }), FORM)).toEqual({
      full_name: 'Mei',
    });
  });

  test('ignores an empty file field', async () => {
    const asBrowsersSendIt =
      '--x\r\nContent-Disposition: form-data; name="avatar"; filename=""\r\n' +
      'Content-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await readBody(post(asBrowsersSendIt, headers), FORM)).toEqual({});
  });

  test.each([
    ['a field twice', formOf(['full_name', 'Mei'], ['full_name', 'Ling']), 'body.full_name'],
    ['text for a file', formOf(['avatar', 'me.png']), 'body.avatar'],
    ['a file for text', formOf(['full_name', picture]), 'body.full_name'],
  ])('rejects a form with %s', async (_, form, path) => {
    await expect(readBody(post(form), FORM)).rejects.toMatchObject(rejection(path));
  });

  test('rejects an incomplete form and one without boundary', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const torn = '--x\r\nContent-Disposition: form-data; name="full_name"\r\n\r\nMe';
    await expect(readBody(post(torn, headers), FORM)).rejects.toMatchObject(rejection('body'));
    const nameless = { 'content-type': 'multipart/form-data' };
    await expect(readBody(post(torn, nameless), FORM)).rejects.toMatchObject(rejection('body'));
  });
});

test.each([
  ['JSON where a form is asked for', post('{}', { 'content-type': 'application/json' }), FORM],
  ['a form where JSON is asked for', post(formOf(['full_name', 'Mei'])), JSON_BODY],
])('rejects %s', async (_, request, body) => {
  await expect(readBody(request, body)).rejects.toMatchObject(rejection('header.Content-Type'));
});

describe('optional JSON body', () => {
  const OPTIONAL = { ...JSON_BODY, required: false };
  const bodiless = (headers: Record<string, string> = {}) =>
    new Request('http://demo.localhost/api/thing', { method: 'POST', headers });

  test.each([
    ['left out', bodiless()],
    ['left out but its media type is named', bodiless({ 'content-type': 'application/json' })],
    ['an empty object', post('{}', { 'content-type': 'application/json' })],
  ])('returns an empty object when it is %s', async (_, request) => {
    expect(await readBody(request, OPTIONAL)).toEqual({});
  });

  test('is rejected when its media type is not JSON', async () => {
    const request = post('a=1', { 'content-type': 'text/plain' });
    await expect(readBody(request, OPTIONAL)).rejects.toMatchObject(
      rejection('header.Content-Type'),
    );
  });

  test('is rejected when it has content without a media type', async () => {
    const bytes = new TextEncoder().encode('{}');
    const request = new Request('http://demo.localhost/api/thing', { method: 'POST', body: bytes });
    await expect(readBody(request, OPTIONAL)).rejects.toMatchObject(
      rejection('header.Content-Type'),
    );
  });

  test('is rejected when it is left out although required', async () => {
    await expect(readBody(bodiless(), JSON_BODY)).rejects.toMatchObject(
      rejection('header.Content-Type'),
    );
  });
});

describe('nested JSON body', () => {
  const nested = (levels: number) =>
    post(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`, { 'content-type': 'application/json' });

  test('returns 20 levels and rejects one more', async () => {
    expect(JSON.stringify(await readBody(nested(20), JSON_BODY))).toContain('{"a":1}');
    await expect(readBody(nested(21), JSON_BODY)).rejects.toMatchObject(rejection('body'));
  });

  test('rejects ten thousand levels', async () => {
    await expect(readBody(nested(10_000), JSON_BODY)).rejects.toMatchObject(rejection('body'));
  });
});
