import { expect, test } from 'vitest';
import { readFile } from '../../../../sheets/read/read-file.ts';
import { translateSource } from './translate-source.ts';

test.each([
  ['a,b\n1,2\n', 'CSV, UTF-8, separated by commas', 'CSV，UTF-8，以逗号分隔'],
  ['a;b\n1;2\n', 'CSV, UTF-8, separated by semicolons', 'CSV，UTF-8，以分号分隔'],
  ['a\tb\n1\t2\n', 'CSV, UTF-8, separated by tabs', 'CSV，UTF-8，以制表符分隔'],
])('names the type of %j in both languages', async (text, en, zh) => {
  const { source } = await readFile(new TextEncoder().encode(text));
  expect(translateSource(source, 'en')).toBe(en);
  expect(translateSource(source, 'zh_CN')).toBe(zh);
});

test('names a workbook in both languages', () => {
  expect(translateSource('XLSX workbook', 'en')).toBe('XLSX workbook');
  expect(translateSource('XLSX workbook', 'zh_CN')).toBe('XLSX 工作簿');
});
