import { expect, it } from 'vitest';
import { liesUnder, subdomainOf } from './tenancy.ts';

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
])('subdomain of %s is %s', (host, subdomain) => {
  expect(subdomainOf(host)).toBe(subdomain);
});

it.each([
  ['demo.claypot.my', true],
  ['Demo.Claypot.my:443', true],
  ['claypot.my.', true],
  ['demo.claypot.my.evil.test', false],
  ['demo.evilclaypot.my', false],
  ['my', false],
  ['127.0.0.1', false],
])('%s is within claypot.my: %s', (host, under) => {
  expect(liesUnder(host, 'claypot.my')).toBe(under);
});
