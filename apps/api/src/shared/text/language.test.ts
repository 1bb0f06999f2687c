import { expect, it } from 'vitest';
import { negotiateLanguage } from './language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['en', 'en'],
  ['zh-CN', 'zh_CN'],
  ['zh_CN', 'zh_CN'],
  ['zh-Hant-MY', 'zh_CN'],
  ['ms-MY,zh;q=0.5,en;q=0.7', 'en'],
  ['en;q=0.2, zh;q=0.9', 'zh_CN'],
  ['zh;q=0, en;q=0.1', 'en'],
  ['fr, *', 'en'],
  ['zhuang', 'en'],
  ['zh;q=nonsense', 'zh_CN'],
])('%s selects %s', (header, language) => {
  expect(negotiateLanguage(header)).toBe(language);
});
