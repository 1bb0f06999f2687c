import { describe, expect, test } from 'vitest';
import { catalogue as english } from './en/index.ts';
import { catalogue as chinese } from './zh_CN/index.ts';

/** Texts that are intentionally equal in both languages. */
const SAME_IN_BOTH = new Set<string>([
  'counterAvailability:choiceOf',
  'counterClose:fpx',
  'counterClose:sheet',
]);

type Texts = Readonly<Record<string, string>>;
const areas = Object.entries(english).map(([area, texts]) => {
  const translated: Texts = chinese[area as keyof typeof chinese];
  return { area, texts: texts as Texts, translated };
});

function entries(texts: Texts, area: string): [string, string][] {
  return Object.entries(texts).map(([key, text]) => [`${area}:${key}`, text]);
}

function variables(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
}

describe('catalogues', () => {
  test('have the same areas', () => {
    expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
  });

  test.each(areas)('$area: has the same keys in both languages', ({ texts, translated }) => {
    const needed = Object.keys(texts).filter((key) => !key.endsWith('_one'));
    expect(Object.keys(translated).sort()).toEqual(needed.sort());
  });

  test.each(areas)('$area: has no empty text', ({ area, texts, translated }) => {
    const all = [...entries(texts, area), ...entries(translated, area)];
    expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test.each(areas)('$area: has no English text in Chinese', ({ area, texts, translated }) => {
    const copied = entries(translated, area).filter(
      ([name, text]) => text === texts[name.slice(area.length + 1)] && !SAME_IN_BOTH.has(name),
    );
    expect(copied).toEqual([]);
  });

  test.each(areas)('$area: has the same variables in both languages', ({ texts, translated }) => {
    for (const [key, text] of Object.entries(translated)) {
      expect(variables(text), key).toEqual(variables(texts[key] ?? ''));
    }
  });
});

/** Every text of both languages, by its area and key. */
const allTexts = areas.flatMap(({ area, texts, translated }) => [
  ...entries(texts, area),
  ...entries(translated, area),
]);

describe('amounts and units', () => {
  test('writes amounts only as the formatter does', () => {
    const others = allTexts.filter(([, text]) =>
      /RM(?!\u00a0\d{1,3}(,\d{3})*\.\d{2}(?!\d))\s*(\d|\{\{)|令吉\s*\d/.test(text),
    );
    expect(others).toEqual([]);
  });

  test('keeps a unit on the line of its number', () => {
    const parted = allTexts.filter(([, text]) =>
      /(\d|\}\}) (×|mins?|k?m|%|份|分钟|小时|公里|米|秒)(?![a-z])|× (\d|\{\{)/.test(text),
    );
    expect(parted).toEqual([]);
  });
});
