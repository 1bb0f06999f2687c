import { expect, test } from 'vitest';
import { createPageCookies } from './page-cookies.ts';

test.each([
  ['', false],
  ['claypot_visit=c4b52f0e', true],
  ['claypot_lang=en; claypot_visit=c4b52f0e', true],
  ['claypot_lang=en', false],
])('reads %j as %s', (cookie, expected) => {
  expect(createPageCookies({ cookie }).hasVisitor()).toBe(expected);
});

test('hides the visitor by deleting the id', () => {
  const page = { cookie: 'claypot_visit=c4b52f0e' };
  createPageCookies(page).hideVisitor();
  expect(page.cookie).toBe('claypot_visit=; path=/; max-age=0');
});
