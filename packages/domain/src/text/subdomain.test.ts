import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSubdomainProblem, suggestSubdomain } from './subdomain.ts';

test.each([
  ['lotus', null],
  ['kedai-kopi-88', null],
  ['', 'EMPTY'],
  ['莲花', 'NOT_LATIN'],
  ['café', 'NOT_LATIN'],
  // Cyrillic letters that look like Latin ones.
  ['аpple', 'NOT_LATIN'],
  ['xn--80ak6aa92e', 'FORMAT'],
  ['Lotus', 'FORMAT'],
  ['lotus_kitchen', 'FORMAT'],
  ['-lotus', 'FORMAT'],
  ['lotus.kitchen', 'FORMAT'],
  ['l'.repeat(64), 'TOO_LONG'],
  ['www', 'RESERVED'],
  ['demo', 'RESERVED'],
  ['avatar', 'RESERVED'],
  ['preview-lotus', 'RESERVED'],
])('the problem of %j is %s', (text, problem) => {
  expect(findSubdomainProblem(text)).toBe(problem);
});

test.each([
  ['Lotus Kitchen', 'lotus-kitchen'],
  ["Mak Cik Nor's Café", 'mak-cik-nors-cafe'],
  ['莲花小厨', ''],
  ['88', ''],
  ['Admin', 'admin-restaurant'],
  ['Preview Lotus', 'lotus-restaurant'],
])('suggests for %j the subdomain %j', (name, subdomain) => {
  expect(suggestSubdomain(name)).toBe(subdomain);
});

test('every suggestion is valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      const suggestion = suggestSubdomain(name);
      expect([null, 'EMPTY']).toContain(findSubdomainProblem(suggestion));
    }),
    { seed: 1 },
  );
});
