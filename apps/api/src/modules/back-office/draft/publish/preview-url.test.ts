import { expect, test } from 'vitest';
import { previewUrl } from './preview-url.ts';

test.each([
  ['http://demo.localhost:8080', 'http://preview-1.localhost:8080/home'],
  ['https://demo.claypot.example', 'https://preview-1.claypot.example/home'],
  ['http://localhost:8080', 'http://preview-1.localhost:8080/home'],
  ['https://claypot.example', 'https://preview-1.claypot.example/home'],
])('of a request to %s is %s', (origin, url) => {
  expect(previewUrl(origin, 'demo', 'preview-1')).toBe(url);
});

test.each(['http://192.0.2.2:8080', 'http://[2001:db8::1]:8080'])('rejects %s', (origin) => {
  expect(() => previewUrl(origin, 'demo', 'preview-1')).toThrow('INVALID_REQUEST');
});
