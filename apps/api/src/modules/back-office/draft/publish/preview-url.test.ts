import { expect, test } from 'vitest';
import { previewUrl } from './preview-url.ts';

const PREVIEW = { company: 'demo', preview: 'preview-1', branchId: 'b1' };

test.each([
  ['http://demo.localhost:8080', 'http://preview-1.localhost:8080/home?branch=b1'],
  ['https://demo.claypot.example', 'https://preview-1.claypot.example/home?branch=b1'],
  ['http://localhost:8080', 'http://preview-1.localhost:8080/home?branch=b1'],
  ['https://claypot.example', 'https://preview-1.claypot.example/home?branch=b1'],
])('of a request to %s is %s', (origin, url) => {
  expect(previewUrl(origin, PREVIEW)).toBe(url);
});

test.each(['http://192.0.2.2:8080', 'http://[2001:db8::1]:8080'])('rejects %s', (origin) => {
  expect(() => previewUrl(origin, PREVIEW)).toThrow('INVALID_REQUEST');
});
