import { expect, test } from 'vitest';
import { parseLanguageCookie } from './language-cookie.ts';

test.each([
  ['', null],
  ['claypot_lang=en', 'en'],
  ['a=b; claypot_lang=zh_CN; c=d', 'zh_CN'],
  ['claypot_lang=fr', null],
  ['other_claypot_lang=zh_CN', null],
])('parses %j as %s', (cookies, language) => {
  expect(parseLanguageCookie(cookies)).toBe(language);
});
