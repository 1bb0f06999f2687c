import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goodFolder } from '../../../../import/testing.ts';
import { planImport } from '../../../../sheets/plan-import.ts';
import { hasChinese } from '../../../../sheets/values/text-script.ts';
import { translateMessage } from './translate-message.ts';
import translations from './translations.json' with { type: 'json' };

const SHEETS = new URL('../../../../sheets/', import.meta.url);

/** Source of the import of sheets, without tests, in which a message may be split by values. */
const source = readdirSync(SHEETS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing|tests/.test(file))
  .map((file) => readFileSync(new URL(file, SHEETS), 'utf8'))
  .join('\n');

/** A sheet with many mistakes. */
const BAD = [
  'Name,Category,Price,Promo,Points,Tags,Slug,Size',
  'Kopi,Drinks,soon,,,,,',
  'Teh,Drinks,-4,,,,,',
  'Milo,Drinks,2026-12-05,,,,,',
  'Cola,Drinks,10-12,,,,,',
  'Beer,Drinks,1.234,,,,,',
  'Wine,Drinks,100000,,,,,',
  'Juice,Drinks,£5,9,,,,',
  ',Drinks,5,,,,,',
  'Water,Drinks,,,,,,',
  'Soup,Food,9,,many,hot,Bad Slug,',
  'Rice,,5,,,,,',
  'Rice 白饭,Food,5,,,,,',
  'Tofu,Food,5,,,,,',
  'Tofu,Food,6,,,,,',
].join('\n');

/** Sheets with messages that the one above cannot have. */
const OTHERS = [
  'Name,Price\nKopi,3\n',
  'Handle,Name,Category,Option 1 name,Default price,Available for sale [A],Available for sale [B]\nkopi,Kopi,Food,,3,N,N\nteh,Teh,Food,,3,Y,N\n',
];

describe('translateMessage', () => {
  test('translates every message of a sheet with many mistakes', async () => {
    const plans = [BAD, ...OTHERS].map((sheet) =>
      planImport(new TextEncoder().encode(sheet), goodFolder()),
    );
    const problems = (await Promise.all(plans)).flatMap((each) => each.problems);
    const messages = [...new Set(problems.map(({ message }) => message))];
    expect(messages.length).toBeGreaterThan(10);
    const untranslated = messages.filter(
      (message) => !hasChinese(translateMessage(message, 'zh_CN').replaceAll(/“.*?”/g, '')),
    );
    expect(untranslated).toEqual([]);
  });

  test.each(translations)('$message is a message of the import', ({ message, zh_CN, ...other }) => {
    const parts = message
      .split(/\{\d\}|(?<=\. )/)
      .map((part) => part.trim().replace(/\.$/, ''))
      .filter((part) => part.length > 12);
    expect(parts.filter((part) => !source.includes(part))).toEqual([]);
    const places = (text: string) => [...new Set(text.match(/\{\d\}/g))].toSorted();
    const english = 'en' in other ? String(other.en) : message;
    expect(places(english)).toEqual(places(message));
    for (const place of places(zh_CN)) expect(places(message)).toContain(place);
  });

  test.each([
    [
      'en',
      'There is no category “Tea (hot)” yet. It is added as tea with the default picture; correct the name if it is a spelling mistake.',
    ],
    ['zh_CN', '没有分类“Tea (hot)”，将以默认图片新增为 tea。如属笔误，请更正名称。'],
  ] as const)('replaces the values in %s', (language, text) => {
    const message =
      'The folder has no category “Tea (hot)”. It is added as tea with the default picture; correct the name if it is a spelling mistake.';
    expect(translateMessage(message, language)).toBe(text);
  });

  test('returns an unknown message as it is', () => {
    expect(translateMessage('Something else.', 'zh_CN')).toBe('Something else.');
  });
});
