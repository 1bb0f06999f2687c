import { expect, it } from 'vitest';
import { subdomainOf } from './tenancy.ts';

it.each([
  ['demo.localhost:8080', 'demo'],
  ['Demo.Example.my', 'demo'],
  ['demo.example.my.', 'demo'],
  ['localhost', null],
  ['localhost:8080', null],
  ['127.0.0.1:80', null],
  ['[::1]:80', null],
  ['', null],
  ['.localhost', null],
])('%s names %s', (host, subdomain) => {
  expect(subdomainOf(host)).toBe(subdomain);
});
